"""A view holds what a seat may know and nothing else."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from manille.auction import Call
from manille.bots import BOTS
from manille.cards import Card
from manille.match import Match
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.view import View, match_view, view_of
from tests.engine.strategies import MATCHES, POSITIONS, SEEDS

SEAT = st.sampled_from(SEATS)


def exchanged(position: Position, seat: Seat, rng: Random) -> Position:
    """The position with the cards that `seat` cannot see dealt otherwise, as many to each hand; the turned card stays."""
    known = position.table.turned if position.table.turned_holder is not None else None
    hidden = [c for s in SEATS if s is not seat for c in position.hands[s] if c is not known]
    rng.shuffle(hidden)
    hands = list(position.hands)
    for other in SEATS:
        if other is not seat:
            hands[other] = tuple(c if c is known else hidden.pop() for c in hands[other])
    return Position(position.table, (hands[0], hands[1], hands[2], hands[3]))


def all_cards(value: object) -> set[Card]:
    """Every card that can be reached from a value of the game."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple | list | frozenset):
        return {c for each in value for c in all_cards(each)}
    names = [name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())]
    return {c for name in names if not name.startswith("_") for c in all_cards(getattr(value, name))}


def open_cards(position: Position, seat: Seat) -> set[Card]:
    """The cards that `seat` has a right to know: its own, those played, the turned one."""
    turned = {position.table.turned} if position.table.turned else set()
    return {*position.hands[seat], *position.table.played, *turned}


@given(POSITIONS, SEAT, SEEDS)
def test_hidden_cards_do_not_change_the_view(position: Position, seat: Seat, seed: int) -> None:
    assert view_of(exchanged(position, seat, Random(seed)), seat) == view_of(position, seat)


@given(POSITIONS, SEAT)
def test_no_hidden_card_can_be_reached_from_a_view(position: Position, seat: Seat) -> None:
    assert all_cards(view_of(position, seat)) == open_cards(position, seat)


@given(POSITIONS, SEAT)
def test_what_is_unseen_is_the_rest(position: Position, seat: Seat) -> None:
    view = view_of(position, seat)
    hidden = {c for other in SEATS if other is not seat for c in position.hands[other]}
    shown = {position.table.turned} if position.table.shows_turned else set()
    assert set(view.unseen) == hidden - shown


@given(POSITIONS, SEAT, SEAT)
def test_sizes_of_hands(position: Position, seat: Seat, other: Seat) -> None:
    assert view_of(position, seat).hand_size(other) == len(position.hands[other])


@given(POSITIONS, SEAT)
def test_only_the_seat_to_act_has_something_to_do(position: Position, seat: Seat) -> None:
    view = view_of(position, seat)
    assert view.is_to_act is (position.to_act is seat)
    if view.is_to_act:
        assert (view.legal_cards(), view.judge(), view.question) == (
            position.legal_cards(),
            position.judge(),
            position.question,
        )
    else:
        assert (view.legal_cards(), view.judge().legal, view.question) == ((), (), None)


@given(POSITIONS, SEEDS, st.sampled_from(sorted(BOTS)))
def test_bots_choose_the_same_whatever_they_cannot_see(position: Position, seed: int, bot: str) -> None:
    seat = position.to_act
    if seat is None:
        return
    views = [view_of(p, seat) for p in (position, exchanged(position, seat, Random(seed)))]
    first, second = (BOTS[bot].choose(view, Random(seed)) for view in views)
    assert first == second


@given(POSITIONS, SEEDS, st.sampled_from(sorted(BOTS)))
def test_bots_choose_what_the_rules_allow(position: Position, seed: int, bot: str) -> None:
    if position.to_act is None:
        return
    choice = BOTS[bot].choose(view_of(position, position.to_act), Random(seed)).choice
    allowed: tuple[Card | Call, ...] = position.question.choices if position.question else position.legal_cards()
    assert choice in allowed


@given(MATCHES, SEAT)
def test_the_view_of_a_match_is_the_view_of_its_deal(match: Match, seat: Seat) -> None:
    view = match_view(match, seat)
    if match.position is None:
        assert view is None
    else:
        assert isinstance(view, View)
        assert view == view_of(match.position, seat, match.standing)
