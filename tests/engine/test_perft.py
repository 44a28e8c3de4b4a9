"""How many lines of play fixed endings have, by depth, counted by both laws: tests/data/perft.jsonl (RULES.md R4)."""

from __future__ import annotations

import pytest

from manille.auction import Call, Contract
from manille.cards import cards
from manille.position import Position, Table
from manille.seats import SEATS, Seat
from manille.tricks import Trick
from manille.variants import VARIANTS
from tests.engine import slow_law
from tests.engine.suites import Case, params

CASES = params("perft")


def ending(case: Case) -> Position:
    """The position of a case: some cards left, and perhaps some on the table."""
    variant, leader, trump = VARIANTS[case["variant"]], Seat[case["leader"]], Call(case["trump"]).trump
    trick = Trick(leader, variant.direction, trump)
    for c in cards(case.get("trick", "")):
        trick = trick.with_card(c)
    settled = Contract(named=True, trump=trump)
    table = Table(variant, leader, 0, None, (), settled, None, (), trick)
    n, e, s, w = (cards(case["hands"][seat.name]) for seat in SEATS)
    return Position(table, (n, e, s, w))


def played_on(position: Position) -> list[Position]:
    """The positions one card later; the same one where the cards have run out."""
    return [position.play(c) for c in position.legal_cards()] or [position]


@pytest.mark.parametrize("case", CASES)
def test_lines_by_depth(case: Case) -> None:
    reached, counts = [ending(case)], []
    for _ in case["counts"]:
        reached = [after for before in reached for after in played_on(before)]
        counts.append(len(reached))
    assert counts == case["counts"]


@pytest.mark.parametrize("case", CASES)
def test_the_slow_law_counts_the_same(case: Case) -> None:
    around = "NWSE" if case["variant"] == "french" else "NESW"
    start = around.index(case["leader"])
    hands = [case["hands"][around[(start + turn) % 4]].split() for turn in range(4)]
    trick, deepest = case.get("trick", "").split(), len(case["counts"])
    assert slow_law.count_lines(hands, trick, 0, case["trump"], case["variant"], deepest) == case["counts"][-1]
