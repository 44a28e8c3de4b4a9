"""The suites of solved deals in tests/data: the solver gives what they say, and so, where it can, does plain minimax.

They are made by `python -m tests.bots.solver_suite`.
"""

from __future__ import annotations

from itertools import islice

import pytest

from manille.bots.double_dummy import par, solve
from manille.position import Position
from manille.seats import Side
from tests.bots import plain_minimax
from tests.bots.solver_suite import PLAYED, lines, made, solved

FEW_CARDS = 4
"""Plain minimax gives an answer for so many cards a hand within a second or so."""


def by_code(position: Position) -> dict[str, int]:
    return {c.code: value for c, value in solve(position).values.items()}


def longest_hand(position: Position) -> int:
    return max(map(len, position.hands))


@pytest.mark.parametrize("size", PLAYED)
def test_the_suites_have_their_sizes_and_every_kind_of_deal(size: int) -> None:
    positions = [position for position, _, _ in solved(size)]
    assert len(positions) == size
    assert {p.table.variant.name for p in positions} == {"belgian", "french", "coinchee"}
    assert {p.table.variant.capot for p in positions} == {None, 60}
    if size > 10:
        trumps = {p.table.contract.trump for p in positions}
        assert len(trumps) == 5
        assert {len(p.table.trick.cards) for p in positions if p.table.trick} == {0, 1, 2, 3}


@pytest.mark.parametrize("size", PLAYED)
def test_the_solver_gives_the_values_of_the_suite(size: int) -> None:
    for position, values, _ in solved(size):
        assert by_code(position) == values, position


def test_the_solver_gives_the_par_of_whole_deals() -> None:
    for position, values, expected in solved(10):
        ns, ew = par(position)
        assert {"NS": ns, "EW": ew} == expected
        assert position.to_act is not None
        written = ns - ew if position.to_act.side is Side.NS else ew - ns
        assert written == max(values.values())


def test_plain_minimax_gives_the_values_of_the_small_endings() -> None:
    checked = 0
    for position, values, _ in solved(1000):
        if longest_hand(position) < FEW_CARDS:
            checked += 1
            assert {c.code: value for c, value in plain_minimax.values(position).items()} == values, position
    assert checked > 400


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 1000])
def test_plain_minimax_gives_the_values_of_every_ending_in_its_reach(size: int) -> None:
    for position, values, _ in solved(size):
        if longest_hand(position) <= FEW_CARDS:
            assert {c.code: value for c, value in plain_minimax.values(position).items()} == values, position


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 1000])
def test_the_solver_gives_every_par_of_the_suite(size: int) -> None:
    for position, _, expected in solved(size):
        assert dict(zip(("NS", "EW"), par(position), strict=True)) == expected, position


@pytest.mark.parametrize("size", PLAYED)
def test_the_suites_are_made_by_their_command(size: int) -> None:
    assert list(islice(made(size), 3)) == lines(size)[:3]
