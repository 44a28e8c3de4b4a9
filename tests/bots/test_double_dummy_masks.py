"""The solver on masks, as bots use it: every trump suit and direction, questions about points, and a budget."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from manille.bots.dd_solver import Solver, Stopped
from manille.bots.dd_tables import turned, turned_index
from manille.bots.masks import ALL, NO_TRUMP, SUIT_NUMBERS, forbids_undertrump, mask_of, points_of
from manille.position import Position
from manille.variants import VARIANTS
from tests.bots import plain_minimax
from tests.bots.plain_minimax import opened, played_on

Question = tuple[list[int], int, list[int]]


def solver(position: Position) -> Solver:
    variant = position.table.variant
    trump = SUIT_NUMBERS[position.table.contract.trump]
    return Solver(trump, int(variant.direction), forbids_undertrump(variant.law), variant.trick_point)


def question(position: Position) -> Question:
    trick = position.table.trick
    assert trick is not None
    return [mask_of(hand) for hand in position.hands], int(trick.leader), [c.index for c in trick.cards]


def some(cards: int, seed: str) -> list[Position]:
    rng = Random(seed)
    return [
        played_on(opened(variant, rng), 4 * (8 - cards) + on_table, rng)
        for variant in VARIANTS.values()
        for on_table in range(4)
        for _ in range(5)
    ]


def test_values_are_the_points_still_to_be_won() -> None:
    for position in some(3, "values"):
        assert position.to_act is not None
        won = position.table.points[position.to_act.side]
        half = position.table.variant.half
        expected = {c.index: v + half - won for c, v in plain_minimax.values(position).items()}
        assert solver(position).values(*question(position)) == expected


def test_a_side_reaches_what_its_best_card_brings_and_no_more() -> None:
    for position in some(5, "reaches"):
        asked = question(position)
        one = solver(position)
        values = one.values(*asked)
        best = max(values.values())
        assert one.value(*asked) == best
        total = one.total(asked[0], asked[2])
        for points in range(-1, total + 2):
            assert one.reaches(points, *asked) is (points <= best)
        for card, value in values.items():
            assert one.reaches(value, *asked, card)
            assert not one.reaches(value + 1, *asked, card)


def test_the_first_guess_changes_nothing_but_the_work() -> None:
    for position in some(5, "guess")[::6]:
        values = {solver(position).value(*question(position), guess=guess) for guess in (0, 7, 30, 99)}
        assert len(values) == 1


def test_a_budget_ends_the_search_where_it_is_used_up() -> None:
    position = opened(VARIANTS["belgian"], Random(3))
    hands, leader, table = question(position)
    asked = count(1)
    hasty = Solver(SUIT_NUMBERS[position.table.contract.trump], 1, True, 0, lambda: next(asked) > 200)
    with pytest.raises(Stopped):
        hasty.value(hands, leader, table)
    assert next(asked) == 202
    assert hasty.positions > 0


@pytest.mark.parametrize("trump", range(NO_TRUMP + 1))
def test_turning_a_mask_twice_changes_nothing_and_keeps_points(trump: int) -> None:
    rng = Random(trump)
    for _ in range(200):
        mask = rng.randrange(ALL + 1)
        assert turned(turned(mask, trump), trump) == mask
        assert points_of(turned(mask, trump)) == points_of(mask)
        assert turned(mask, trump) == sum(1 << turned_index(i, trump) for i in range(32) if mask >> i & 1)
    if trump < NO_TRUMP:
        assert turned(0xFF << 8 * trump, trump) == 0xFF000000
