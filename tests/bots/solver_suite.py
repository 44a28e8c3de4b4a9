"""The suites of solved deals in tests/data, in three sizes: writes them, and reads them for the tests.

`python -m tests.bots.solver_suite` writes all three anew; they are the same every time, and a test says so of some.
Each line is a deal record (RECORD.md) with two keys more: `values`, what each legal card is worth as `manille solve` says
it, and `par`. `solver-10` holds whole deals, `solver-100` positions from the second card on, `solver-1000`
endings of two to four cards, which plain minimax can check. Where the capot rule is on, one side has all tricks so far.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from manille.bots.double_dummy import OpenHands
from manille.position import Position
from manille.record import read, write_position
from manille.variants import BELGIAN, VARIANTS
from tests.bots.plain_minimax import opened, played_on

DATA = Path(__file__).parent.parent / "data"
PLAYED = {10: range(1), 100: range(1, 25), 1000: range(16, 26)}
"""How many cards have been played, by the size of the suite."""
CAPOT = BELGIAN.with_options(["capot"])

Line = dict[str, object]
Solved = tuple[Position, dict[str, int], dict[str, int]]
"""A position, the values of its cards by code, and the par by side."""


def write() -> None:
    """Write the three suites."""
    for size in PLAYED:
        lines = (json.dumps(line, separators=(",", ":")) for line in made(size))
        _path(size).write_text("".join(line + "\n" for line in lines), encoding="ascii")


def made(size: int) -> Iterator[Line]:
    """Yield the lines of a suite as they are made."""
    rng = Random(f"solver {size}")
    every = (*VARIANTS.values(), CAPOT)
    for i in range(size):
        opening = opened(every[i % len(every)], rng)
        position = played_on(opening, rng.choice(PLAYED[size]), rng)
        while CAPOT is position.table.variant and 0 not in position.table.tricks_won:
            opening = opened(CAPOT, rng)
            position = played_on(opening, rng.choice(PLAYED[size]), rng)
        yield _line(opening, position)


def _line(opening: Position, position: Position) -> Line:
    open_hands = OpenHands(position.table.variant, position.table.contract.trump)
    ns, ew = open_hands.par(position)
    values = {c.code: value for c, value in open_hands.solve(position).values.items()}
    return {**write_position(position, opening.hands), "values": values, "par": {"NS": ns, "EW": ew}}


def solved(size: int) -> Iterator[Solved]:
    """Yield the cases of a suite."""
    for text in _path(size).read_text(encoding="ascii").splitlines():
        line = json.loads(text)
        values, par = line.pop("values"), line.pop("par")
        position = read(line)
        assert isinstance(position, Position)
        yield position, values, par


def lines(size: int) -> list[Line]:
    """Return the lines of a suite as they are written."""
    return [json.loads(text) for text in _path(size).read_text(encoding="ascii").splitlines()]


def _path(size: int) -> Path:
    return DATA / f"solver-{size}.jsonl"


if __name__ == "__main__":
    write()
