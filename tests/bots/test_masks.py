"""The fast programs on bit masks agree with the engine.

Not here: how fast they are.
"""

from __future__ import annotations

from random import Random

import pytest

from manille.bots.masks import (
    HIGHER,
    NO_TRUMP,
    SUIT_MASKS,
    SUIT_NUMBERS,
    Board,
    cards_of,
    forbids_undertrump,
    legal_mask,
    mask_of,
    points_of,
    random_playout,
)
from manille.cards import PACK, Suit, card, cards, points
from manille.legality import partner_is_master
from manille.position import Position
from manille.seats import Seat
from manille.variants import VARIANTS, Variant
from tests.bots.table import dealt, named

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)


def opened(variant: Variant, rng: Random) -> Position:
    """Return a random deal with trump settled at random."""
    start = dealt(variant, rng)
    return start if start.question is None else named(start, rng.choice(start.question.choices[:5]))


def board_of(position: Position) -> Board:
    """Return the board of a deal before its first lead."""
    table = position.table
    trump = SUIT_NUMBERS[table.contract.trump]
    hands = [mask_of(hand) for hand in position.hands]
    leader = table.dealer.next(table.variant.direction)
    forbidden = forbids_undertrump(table.variant.law)
    return Board(hands, leader, table.variant.direction, trump, forbidden, table.variant.trick_point)


def test_masks_and_cards_are_the_same_sets() -> None:
    assert cards_of(mask_of(PACK)) == PACK
    assert cards_of(mask_of(cards("TS 7H"))) == cards("TS 7H")
    assert points_of(mask_of(PACK)) == 60
    assert points_of(mask_of(cards("TS AH 7C JD"))) == 10


def test_higher_cards_are_those_of_the_suit_that_are_stronger() -> None:
    for c in PACK:
        stronger = [d for d in PACK if d.suit is c.suit and d.strength > c.strength]
        assert HIGHER[c.index] == mask_of(stronger)


def test_no_trump_has_no_trumps() -> None:
    assert SUIT_MASKS[SUIT_NUMBERS[None]] == 0
    assert SUIT_NUMBERS[None] == NO_TRUMP
    assert cards_of(SUIT_MASKS[SUIT_NUMBERS[Suit.HEARTS]]) == PACK[8:16]


@variants
def test_legal_masks_are_the_legal_cards(variant: Variant) -> None:
    rng = Random(1)
    for _ in range(150):
        position = opened(variant, rng)
        while not position.table.is_complete:
            legal = position.legal_cards()
            trick = position.table.trick
            assert trick is not None
            if trick.cards and trick.best:
                led, best = trick.cards[0].index >> 3, trick.best.index
                trump, forbidden = SUIT_NUMBERS[trick.trump], forbids_undertrump(variant.law)
                hand = mask_of(position.hand)
                assert legal_mask(hand, led, best, partner_is_master(trick), trump, forbidden) == mask_of(legal)
            position = position.play(rng.choice(legal))


@variants
def test_the_board_follows_the_position_and_goes_back(variant: Variant) -> None:
    rng = Random(2)
    for _ in range(60):
        position = opened(variant, rng)
        board = board_of(position)
        before, leader = list(board.hands), board.to_play
        while not position.table.is_complete:
            legal = position.legal_cards()
            assert board.legal() == mask_of(legal)
            assert board.to_play == position.to_act
            chosen = rng.choice(legal)
            board.make(chosen.index)
            position = position.play(chosen)
            assert tuple(board.won) == position.table.points
            assert board.hands == [mask_of(hand) for hand in position.hands]
        for _ in range(32):
            board.unmake()
        assert board.hands == before
        assert (board.won, board.count, board.to_play) == ([0, 0], 0, leader)
        with pytest.raises(IndexError):
            board.unmake()


def test_unmaking_restores_a_trick_in_progress() -> None:
    board = Board([mask_of(cards(h)) for h in ("7S TH", "AS 8H", "KS 9H", "QS JH")], Seat.N, 1, NO_TRUMP, True)
    board.make(card("7S").index)
    board.make(card("AS").index)
    state = (board.led, board.best, board.master, board.count, board.table, board.to_play)
    board.make(card("KS").index)
    board.make(card("QS").index)
    assert board.won == [0, 9]
    board.unmake()
    board.unmake()
    assert (board.led, board.best, board.master, board.count, board.table, board.to_play) == state


def slow_playout(position: Position, rng: Random) -> tuple[int, int, int, int]:
    """Play `position` out on the engine with the very choices that `random_playout` makes."""
    while not position.table.is_complete:
        legal = sorted(position.legal_cards(), key=lambda c: c.index)
        pick = int(rng.random() * len(legal)) if len(legal) > 1 else 0
        position = position.play(legal[pick])
    tricks = position.table.tricks_won
    counted = [sum(points(t.cards) for t in position.table.tricks if t.winner.side == side) for side in (0, 1)]
    return counted[0], counted[1], tricks[0], tricks[1]


@variants
def test_random_playouts_are_deals_by_the_rules(variant: Variant) -> None:
    rng = Random(3)
    for seed in range(150):
        position = opened(variant, rng)
        board = board_of(position)
        fast = random_playout(
            board.hands, board.to_play, board.direction, board.trump, board.undertrump_forbidden, Random(seed)
        )
        assert fast == slow_playout(position, Random(seed))
