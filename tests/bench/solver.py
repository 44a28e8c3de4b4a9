"""Prints how fast deals are solved with open hands; `python -m tests.bench.solver`, about two minutes.

Not here: any assertion, and whether the values are right (`tests/bots/test_double_dummy.py`).

Positions come from random deals and random legal play. Times are of the processor, not of the clock on the wall, so that
a busy machine disturbs them less; a ratio is a time over that of the reference loop, measured in the same run.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable
from random import Random
from statistics import median
from time import process_time

from manille.bots.double_dummy import OpenHands
from manille.position import Position
from manille.variants import BELGIAN, COINCHEE, FRENCH, Variant
from tests.bench.reference import REPEATS, loop
from tests.bots.plain_minimax import opened, played_on

SEED = 20_000
DEALS = {8: 33, 7: 60, 6: 100, 5: 100, 4: 100}
"""How many positions by the cards in each hand."""
KINDS = (
    ("belgian", BELGIAN, False),
    ("french", FRENCH, False),
    ("coinchee", COINCHEE, False),
    ("belgian, no trump", BELGIAN, True),
)
"""A name, a variant, and whether no trump was named."""


def main() -> None:
    """Print a line for every kind of deal and number of cards."""
    reference = min(_seconds(loop) for _ in range(REPEATS))
    print(f"machine    {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"python     {platform.python_implementation()} {platform.python_version()}")
    print(f"reference  {reference * 1e3:.1f} ms for the fixed loop; a ratio is a median over this")
    print("value: of the position; every card: the value of each legal one; median / 90th percentile, ms")
    print("nodes: positions between tricks that finding every card's value has stored")
    for name, variant, no_trump in KINDS:
        for cards, count in DEALS.items():
            print(f"{name:<18} {cards} cards  {_measured(_positions(variant, no_trump, cards, count), reference)}")


def _measured(positions: Iterable[Position], reference: float) -> str:
    values, every, nodes = [], [], []
    for position in positions:
        values.append(_seconds(lambda p=position: _fresh(p).value(p)))  # type: ignore[misc]
        open_hands = _fresh(position)
        every.append(_seconds(lambda p=position, o=open_hands: o.solve(p)))  # type: ignore[misc]
        nodes.append(open_hands.nodes)
    return (
        f"value {_ms(values)} ratio {median(values) / reference:6.3f}   "
        f"every card {_ms(every)} ratio {median(every) / reference:6.3f}   "
        f"nodes {median(nodes):>8,.0f} / {_high(nodes):>8,.0f}"
    )


def _fresh(position: Position) -> OpenHands:
    return OpenHands(position.table.variant, position.table.contract.trump)


def _positions(variant: Variant, no_trump: bool, cards: int, count: int) -> list[Position]:
    rng = Random(f"{SEED} {variant.name} {no_trump} {cards}")
    return [played_on(opened(variant, rng, no_trump=no_trump), 4 * (8 - cards), rng) for _ in range(count)]


def _seconds(act: Callable[[], object]) -> float:
    start = process_time()
    act()
    return process_time() - start


def _ms(seconds: list[float]) -> str:
    return f"{median(seconds) * 1e3:7.1f} / {_high(seconds) * 1e3:7.1f}"


def _high[T: float](some: list[T]) -> T:
    return sorted(some)[int(len(some) * 0.9)]


if __name__ == "__main__":
    main()
