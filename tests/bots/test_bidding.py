"""Calls: the obvious ones are made, and a near target is looked at.

Not here: what calls are worth over many deals (`manille.arena`).
"""

from __future__ import annotations

import pytest

from manille.auction import Call
from manille.bots.bidding import bid
from manille.bots.estimates import SPREAD, no_trump_estimate, opponent_estimate, pass_estimate, suit_estimate, written
from manille.cards import PACK, Suit, cards
from manille.deals import Deal, Hand
from manille.match import Standing
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import BELGIAN, COINCHEE, Variant
from manille.view import view_of


def position(variant: Variant, seat: Seat, hand: Hand, calls: tuple[Call, ...], plats: int = 0) -> Position:
    """Return a deal by South with `hand` at `seat`, the other cards anywhere, after `calls`."""
    rest = iter(c for c in PACK if c not in hand)
    n, e, s, w = (hand if at is seat else tuple(next(rest) for _ in range(8)) for at in SEATS)
    start = Position.start(variant, Seat.S, Deal((n, e, s, w)), plats)
    for call in calls:
        start = start.call(call)
    return start


def answer(
    variant: Variant,
    seat: Seat,
    hand: str,
    *calls: Call,
    scores: tuple[int, int] = (0, 0),
    plats: int = 0,
) -> Call:
    """Return what `seat` answers with `hand` after `calls`, South dealing."""
    view = view_of(position(variant, seat, cards(hand), calls, plats), seat, Standing(Seat.S, scores))
    assert view.question is not None
    choice = bid(view, view.question).choice
    assert isinstance(choice, Call)
    return choice


FIVE_TRUMPS = "TH AH KH 9H 8H TS 7C 8D"
MASTERS = "TS AS TH AH TD AD TC 7C"
POOR = "7S 8S 9S JH 9H 7D 8D 9C"
MIDDLING = "TH KH 9H 8H AS 7C 8D 9D"


@pytest.mark.parametrize(
    ("hand", "call"),
    [(FIVE_TRUMPS, Call.HEARTS), (MASTERS, Call.NO_TRUMP), ("AS QS 9S 8S 7S 7H 8D JC", Call.SPADES)],
)
@pytest.mark.parametrize("variant", [BELGIAN, COINCHEE], ids=lambda v: v.name)
def test_naming_where_the_hand_is_plain(variant: Variant, hand: str, call: Call) -> None:
    assert answer(variant, Seat.S, hand) is call


def test_a_poor_hand_passes_where_it_may_and_names_where_it_must() -> None:
    assert answer(COINCHEE, Seat.S, POOR) is Call.PASS
    assert answer(COINCHEE, Seat.N, POOR, Call.PASS).names_trump
    assert answer(BELGIAN, Seat.S, POOR).names_trump


def test_strength_doubles_and_weakness_does_not() -> None:
    assert answer(BELGIAN, Seat.W, FIVE_TRUMPS, Call.HEARTS) is Call.DOUBLE
    assert answer(BELGIAN, Seat.W, POOR, Call.CLUBS) is Call.PASS
    assert answer(BELGIAN, Seat.W, MASTERS, Call.NO_TRUMP) is Call.DOUBLE
    assert answer(BELGIAN, Seat.E, MASTERS, Call.NO_TRUMP, Call.PASS) is Call.DOUBLE


def test_redoubling_takes_more_than_naming() -> None:
    assert answer(BELGIAN, Seat.S, "TS AS KS QS JS TH TD 7C", Call.SPADES, Call.DOUBLE) is Call.REDOUBLE
    assert answer(BELGIAN, Seat.S, MIDDLING, Call.HEARTS, Call.DOUBLE) is Call.PASS
    assert answer(BELGIAN, Seat.N, POOR, Call.CLUBS, Call.DOUBLE, Call.PASS) is Call.PASS


def test_no_double_where_a_plain_win_is_enough() -> None:
    strong = "TH AH KH QH TD AD TC 7C"
    assert answer(BELGIAN, Seat.W, strong, Call.HEARTS) is Call.DOUBLE
    assert answer(BELGIAN, Seat.W, strong, Call.HEARTS, scores=(0, 100)) is Call.PASS


def test_a_double_costs_nothing_where_the_plain_loss_is_fatal() -> None:
    hand = "TH 9H 8H KS AD KC 7C 9S"
    assert answer(BELGIAN, Seat.W, hand, Call.HEARTS) is Call.PASS
    assert answer(BELGIAN, Seat.W, hand, Call.HEARTS, scores=(97, 0)) is Call.DOUBLE


def test_no_trump_loses_its_factor_where_the_cap_is_reached_anyway() -> None:
    """After two ties with `plat-accumulates` a suit counts four times and no trump no more (R6.2, R6.5)."""
    house = BELGIAN.with_options(["plat-accumulates"])
    hand = "TS AS 9S 8S TH AH TD 7C"
    assert no_trump_estimate(cards(hand)) < suit_estimate(cards(hand), Suit.SPADES) < 2 * no_trump_estimate(cards(hand))
    assert answer(house, Seat.S, hand) is Call.NO_TRUMP
    assert answer(house, Seat.S, hand, plats=2) is Call.SPADES


@pytest.mark.parametrize("better", ["TH", "AH", "KH"])
def test_a_higher_trump_is_worth_more_to_both_sides(better: str) -> None:
    low, high = cards("7H 9H JC QC 7S 8S 9D 8D"), cards(f"{better} 9H JC QC 7S 8S 9D 8D")
    assert suit_estimate(high, Suit.HEARTS) > suit_estimate(low, Suit.HEARTS)
    assert opponent_estimate(high, Suit.HEARTS) < opponent_estimate(low, Suit.HEARTS)
    assert opponent_estimate(high, None) < opponent_estimate(low, None)
    assert no_trump_estimate(high) > no_trump_estimate(low)
    assert pass_estimate(high) > pass_estimate(low)


def test_what_is_written_is_fair_and_bounded() -> None:
    assert written(0.0, 2, 30, (101, 101)) == pytest.approx(0.0)
    assert written(5.0, 2, 30, (101, 101)) == pytest.approx(-written(-5.0, 2, 30, (101, 101)))
    assert written(100.0, 1, 30, (101, 101)) == 30
    assert written(100.0, 4, 30, (7, 101)) == 7
    assert written(0.0, 1, 30, (101, 5)) > 0
    assert SPREAD > 0
