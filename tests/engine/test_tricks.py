"""Who is master and who wins (RULES.md R4.1, R4.10)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille.cards import PACK, Card, Suit, card, cards, points
from manille.seats import SEATS, Direction, Seat
from manille.tricks import Trick
from tests.engine import slow_law

FOUR = st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True)
TRUMPS = st.sampled_from([*Suit, None])
SEAT = st.sampled_from(SEATS)
DIRECTIONS = st.sampled_from(list(Direction))


def trick(codes: str, trump: Suit | None = Suit.SPADES, direction: Direction = Direction.CLOCKWISE) -> Trick:
    """A trick that North leads."""
    made = Trick(Seat.N, direction, trump)
    for c in cards(codes):
        made = made.with_card(c)
    return made


@pytest.mark.parametrize(
    ("codes", "trump", "winner"),
    [
        ("9H QH KH AH", Suit.SPADES, "W"),
        ("TH QH KH AH", Suit.SPADES, "N"),
        ("AH TH KH 9H", Suit.SPADES, "E"),
        ("TH 7S KH AH", Suit.SPADES, "E"),
        ("TH 7S 8S AH", Suit.SPADES, "S"),
        ("TH 9S 8S TS", Suit.SPADES, "W"),
        ("7H TD TC TS", None, "N"),
        ("7H 8H TC TS", None, "E"),
        ("7H TD TC AD", Suit.SPADES, "N"),
        ("8S 7S TH AH", Suit.SPADES, "N"),
    ],
)
def test_winner(codes: str, trump: Suit | None, winner: str) -> None:
    assert trick(codes, trump).winner.name == winner


def test_winner_counter_clockwise() -> None:
    assert trick("9H QH 8H 7H", direction=Direction.COUNTER_CLOCKWISE).winner is Seat.W


@given(FOUR, TRUMPS, SEAT, DIRECTIONS)
def test_master_after_every_card(four: list[Card], trump: Suit | None, leader: Seat, direction: Direction) -> None:
    made = Trick(leader, direction, trump)
    for count, c in enumerate(four, 1):
        takes = made.takes(c)
        made = made.with_card(c)
        place = slow_law.master_place([c.code for c in four[:count]], trump.value if trump else "NT")
        assert made.best is four[place]
        assert made.master is leader.round(direction)[place]
        assert takes is (place == count - 1)


@given(FOUR, TRUMPS, SEAT, DIRECTIONS)
def test_the_winner_leads_next(four: list[Card], trump: Suit | None, leader: Seat, direction: Direction) -> None:
    made = Trick(leader, direction, trump)
    for c in four:
        assert made.to_play is made.seats[len(made.cards)]
        made = made.with_card(c)
    assert made.to_play is made.winner


@given(FOUR, TRUMPS)
def test_points_of_a_trick(four: list[Card], trump: Suit | None) -> None:
    made = Trick(Seat.N, Direction.CLOCKWISE, trump)
    for c in four:
        made = made.with_card(c)
    assert made.points == points(four)


@pytest.mark.parametrize(
    ("codes", "trumped"), [("", 0), ("7H", 0), ("7S", 0), ("7H 7S", 1), ("7S 8S", 0), ("7H 7S 8H", 1)]
)
def test_trumped(codes: str, trumped: int) -> None:
    assert trick(codes).is_trumped is bool(trumped)


def test_nothing_is_trumped_at_no_trump() -> None:
    assert not trick("7H 7S", None).is_trumped


@pytest.mark.parametrize("codes", ["", "7H", "7H 8H 9H"])
def test_no_winner_before_the_fourth_card(codes: str) -> None:
    with pytest.raises(ValueError, match="complete"):
        _ = trick(codes).winner


def test_who_played_what() -> None:
    made = trick("7H 8H")
    assert [made.card_of(seat) for seat in SEATS] == [card("7H"), card("8H"), None, None]


def test_adding_a_card_leaves_the_trick_as_it_was() -> None:
    before = trick("7H")
    after = before.with_card(card("8H"))
    assert before == trick("7H") != after
    assert hash(before) == hash(trick("7H"))


def test_the_suit_led_is_asked_for() -> None:
    """R4.1"""
    assert trick("").suit_led is None
    rng = Random(0)
    assert trick(f"7H {rng.choice('89J')}C").suit_led is Suit.HEARTS
