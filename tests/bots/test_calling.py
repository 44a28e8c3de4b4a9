"""Calls by deals played out: the obvious ones are made, a near target is looked at, and doubles pay.

Not here: what calls are worth over thousands of deals (`manille.arena`), and the linear tables (`test_bidding`).
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from manille.auction import Call
from manille.bots.calling import call
from manille.bots.policy import PolicyBot
from manille.cards import cards
from manille.match import Standing
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import BELGIAN, COINCHEE, VARIANTS, Variant
from manille.view import view_of
from tests.bots.table import dealt, played
from tests.bots.test_bidding import FIVE_TRUMPS, MASTERS, POOR, position

doubling = pytest.mark.parametrize("variant", [BELGIAN, COINCHEE], ids=lambda v: v.name)


def answers(
    variant: Variant,
    seat: Seat,
    hand: str,
    *calls: Call,
    scores: tuple[int, int] = (0, 0),
    plats: int = 0,
) -> set[Call]:
    """Return what `seat` answers with `hand` after `calls`, South dealing, over several draws of the hidden cards."""
    view = view_of(position(variant, seat, cards(hand), calls, plats), seat, Standing(Seat.S, scores))
    assert view.question is not None
    found = {call(view, view.question, Random(i), worlds=30).choice for i in range(4)}
    return {choice for choice in found if isinstance(choice, Call)}


@doubling
def test_naming_where_the_hand_is_plain(variant: Variant) -> None:
    assert answers(variant, Seat.S, "TH AH KH QH 9H 8H 7S 7C") == {Call.HEARTS}
    assert answers(variant, Seat.S, MASTERS) == {Call.NO_TRUMP}


def test_a_poor_hand_passes_where_it_may_and_names_where_it_must() -> None:
    assert answers(COINCHEE, Seat.S, POOR) == {Call.PASS}
    assert Call.PASS not in answers(COINCHEE, Seat.S, FIVE_TRUMPS)
    assert all(c.names_trump for c in answers(COINCHEE, Seat.N, POOR, Call.PASS))
    assert all(c.names_trump for c in answers(BELGIAN, Seat.S, POOR))


@doubling
def test_strength_doubles_and_weakness_does_not(variant: Variant) -> None:
    assert answers(variant, Seat.W, FIVE_TRUMPS, Call.HEARTS) == {Call.DOUBLE}
    assert answers(variant, Seat.W, MASTERS, Call.NO_TRUMP) == {Call.DOUBLE}
    assert answers(variant, Seat.W, POOR, Call.CLUBS) == {Call.PASS}
    assert answers(variant, Seat.E, POOR, Call.CLUBS, Call.PASS) == {Call.PASS}


@doubling
def test_redoubling_takes_more_than_naming(variant: Variant) -> None:
    assert answers(variant, Seat.S, "TS AS KS QS JS TH TD 7C", Call.SPADES, Call.DOUBLE) == {Call.REDOUBLE}
    assert answers(variant, Seat.S, "AH 9H 8H KS 7C 8D 9D QC", Call.HEARTS, Call.DOUBLE) == {Call.PASS}


def test_no_double_where_a_plain_win_is_enough() -> None:
    strong = "TH AH KH QH TD AD TC 7C"
    assert answers(BELGIAN, Seat.W, strong, Call.HEARTS) == {Call.DOUBLE}
    assert answers(BELGIAN, Seat.W, strong, Call.HEARTS, scores=(0, 100)) == {Call.PASS}


def test_no_trump_loses_its_factor_where_a_plain_win_is_enough() -> None:
    """At one point from the target a suit that wins more often is better than twice the points."""
    hand = "TS AS 9S 8S TH AH TD 7C"
    assert answers(BELGIAN, Seat.S, hand) == {Call.NO_TRUMP}
    assert answers(BELGIAN, Seat.S, hand, scores=(100, 0)) == {Call.SPADES}


def test_who_is_about_to_lose_takes_risks() -> None:
    """The opponents need one point: a lost deal is lost whatever it counts, so no trump costs nothing more."""
    hand = "TH 9H 8H KS AD KC 7C 9S"
    assert answers(BELGIAN, Seat.W, hand, Call.HEARTS) == {Call.PASS}
    assert answers(BELGIAN, Seat.W, hand, Call.HEARTS, scores=(100, 0)) == {Call.DOUBLE}


def doubled(variant: Variant, deals: int, rng: Random) -> list[int]:
    """Return what the doublers have above the half in the deals that they double, all playing by rule of thumb."""
    found = []
    bots = dict.fromkeys(SEATS, PolicyBot())
    for _ in range(deals):
        start: Position = dealt(variant, rng)
        while start.question is not None:
            view = view_of(start, start.question.seat)
            choice = call(view, start.question, rng, worlds=12).choice
            assert isinstance(choice, Call)
            start = start.call(choice)
            if choice is Call.DOUBLE:
                while start.question is not None:
                    start = start.call(Call.PASS)
                end = played(start, bots, rng)
                found.append(end.table.points[view.seat.side] - variant.half)
                break
    return found


@doubling
def test_doubles_win_more_than_they_lose(variant: Variant) -> None:
    gains = doubled(variant, 120, Random(1))
    assert len(gains) > 4
    assert fmean(gains) > 0


def test_the_budget_is_asked() -> None:
    asked = 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return False

    view = view_of(dealt(VARIANTS["belgian"], Random(2), Seat.S), Seat.S)
    assert view.question is not None
    assert call(view, view.question, Random(1), 50, more).choice in view.question.choices
    assert 0 < asked <= len(view.question.choices)
