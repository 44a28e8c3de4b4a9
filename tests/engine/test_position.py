"""A deal in progress: what follows from an act, and the laws of R8 at any point of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from manille.auction import Call
from manille.cards import PACK, card
from manille.errors import IllegalAct
from manille.position import Position
from manille.seats import SEATS
from manille.variants import BELGIAN, FRENCH
from tests.engine.play import do, random_act, random_positions, random_start
from tests.engine.strategies import POSITIONS, STARTED


@given(STARTED)
def test_no_card_is_lost_or_doubled(pair: tuple[Position, Position]) -> None:
    position = pair[1]
    held = [c for hand in position.hands for c in hand]
    assert sorted([*held, *position.table.played], key=PACK.index) == list(PACK)


@given(STARTED)
def test_hands_keep_the_order_dealt(pair: tuple[Position, Position]) -> None:
    start, position = pair
    for seat in SEATS:
        assert position.hands[seat] == tuple(c for c in start.hands[seat] if c in position.hands[seat])


@given(POSITIONS)
def test_somebody_acts_until_the_deal_is_complete(position: Position) -> None:
    assert (position.to_act is None) is position.table.is_complete


@given(POSITIONS)
def test_calls_come_before_cards(position: Position) -> None:
    if position.question is not None:
        assert position.table.played == position.legal_cards() == ()


@given(POSITIONS)
def test_legal_and_refused_cards_make_the_hand(position: Position) -> None:
    """R8: the set of legal cards is never empty."""
    if position.table.trick is None:
        return
    judgement = position.judge()
    assert judgement.legal
    assert {*judgement.legal, *judgement.refused} == set(position.hand)
    assert not set(judgement.legal) & set(judgement.refused)


@given(POSITIONS)
def test_play_accepts_the_legal_cards_and_no_other(position: Position) -> None:
    legal = position.legal_cards()
    for c in PACK:
        if c in legal:
            assert position.play(c).table.played[-1] is c
        else:
            with pytest.raises(IllegalAct):
                position.play(c)


@given(POSITIONS)
def test_the_reason_is_the_first_that_applies(position: Position) -> None:
    """R4: not-your-turn before not-in-hand before the duties."""
    if position.table.trick is None:
        return
    refused = position.judge().refused
    for c in PACK:
        if c in position.legal_cards():
            continue
        with pytest.raises(IllegalAct) as error:
            position.play(c)
        if c in position.hand:
            assert error.value.message == refused[c]
        else:
            elsewhere = any(c in hand for hand in position.hands)
            assert error.value.message.key == ("not-your-turn" if elsewhere else "not-in-hand")


@given(POSITIONS)
def test_an_act_leaves_the_position_before_as_it_was(position: Position) -> None:
    if position.to_act is None:
        return
    hands, table = position.hands, position.table
    do(position, random_act(position, Random(0)))
    assert (position.hands, position.table) == (hands, table)


@given(POSITIONS)
def test_equal_positions_are_equal(position: Position) -> None:
    twin = Position(position.table, position.hands)
    assert twin == position
    assert hash(twin) == hash(position)


@given(POSITIONS)
def test_points_so_far_are_those_of_the_tricks(position: Position) -> None:
    table = position.table
    assert sum(table.points) == sum(t.points + table.variant.trick_point for t in table.tricks)
    assert sum(table.tricks_won) == len(table.tricks)


def test_the_turned_card_lies_open_until_the_first_trick_is_complete() -> None:
    """R3.2: and not once it has been played; its owner stays known until then."""
    seen = set()
    rng = Random(1)
    for _ in range(30):
        for position in random_positions(FRENCH, rng):
            table, turned = position.table, position.table.turned
            played = turned in table.played
            assert table.turned_holder is (None if played else table.dealer)
            assert table.shows_turned is (not played and len(table.played) < 4)
            seen.add((played, len(table.tricks) > 0))
    # The dealer plays last to the first trick, so that the turned card completes it.
    assert seen == {(False, False), (False, True), (True, True)}


def test_the_dealer_may_play_the_turned_card_to_the_first_trick() -> None:
    """R3.2"""
    rng = Random(2)
    while True:
        position = random_start(FRENCH, rng)
        while position.to_act is not position.table.dealer:
            position = do(position, random_act(position, rng))
        turned = position.table.turned
        if turned in position.legal_cards() and turned is not None:
            assert position.play(turned).table.played[-1] is turned
            return


def test_nothing_is_left_to_do_after_the_eighth_trick() -> None:
    (*_, end) = random_positions(BELGIAN, Random(3))
    assert (end.to_act, end.hand, end.legal_cards(), end.question) == (None, (), (), None)
    with pytest.raises(IllegalAct, match="no-card-now"):
        end.play(card("TS"))
    with pytest.raises(IllegalAct, match="no-call-now"):
        end.call(Call.PASS)


def test_no_judgement_during_the_calls() -> None:
    judgement = random_start(BELGIAN, Random(4)).judge()
    assert (judgement.legal, judgement.refused) == ((), {})
