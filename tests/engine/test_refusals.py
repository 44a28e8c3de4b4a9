"""Acts that cannot happen now, and what the engine says to them: tests/data/refusals.jsonl (RULES.md R2 to R4, R7)."""

from __future__ import annotations

import pytest

from manille.auction import Call
from manille.cards import card, cards
from manille.deals import Deal
from manille.errors import IllegalAct
from manille.events import Called, Dealt, Event, Played
from manille.match import Match
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS
from tests.engine.suites import Case, params

CASES = params("refusals")


def event_of(case: Case, act: str) -> Event:
    """The event that a case writes as `deal`, a call or a card."""
    if act == "deal":
        n, e, s, w = (cards(case["hands"][seat.name]) for seat in SEATS)
        return Dealt(Deal((n, e, s, w), card(case["turned"]) if "turned" in case else None))
    return Called(Call(act)) if act in [call.value for call in Call] else Played(card(act))


def match_of(case: Case) -> Match:
    """The match after the acts of a case; North deals first."""
    variant = VARIANTS[case["variant"]].with_options(case.get("options", ()))
    return Match.of(variant, Seat.N, [event_of(case, act) for act in case["acts"].split()])


@pytest.mark.parametrize("case", CASES)
def test_refused_with_the_reason(case: Case) -> None:
    match = match_of(case)
    with pytest.raises(IllegalAct) as refused:
        match.after(event_of(case, case["then"]))
    assert str(refused.value.message) == case["says"]


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_changes_nothing(case: Case) -> None:
    match = match_of(case)
    with pytest.raises(IllegalAct):
        match.after(event_of(case, case["then"]))
    assert match == match_of(case)
