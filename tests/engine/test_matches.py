"""A thousand whole matches a variant by bots alone: no illegal card, no exception, every sum right (RULES.md R2.3, R5 to R8)."""

from __future__ import annotations

import json
from random import Random

import pytest

from manille.bots import BOTS
from manille.cards import Card
from manille.events import Called, Dealt, Event, Played
from manille.match import Match
from manille.record import write_match
from manille.replay import result
from manille.seats import SEATS
from manille.variants import VARIANTS, Variant
from manille.view import match_view
from tests.engine import slow_count, slow_law
from tests.engine.play import VARIATIONS, random_deal, random_match, variation_name

SHARES = 10


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", VARIANTS)
def test_a_thousand_matches_of_random_bots(name: str, share: int) -> None:
    variations = [variant for variant in VARIATIONS if variant.name == name]
    rng = Random(f"{name} {share}")
    for number in range(1000 // SHARES):
        match = match_by_bots(variations[number % len(variations)], "random", rng)
        record = write_match(match)
        assert result(match) == slow_count.answer(record), json.dumps(record)


#: How many matches of each bot are played: as many as its speed allows.
MATCHES = {"random": 5, "learner": 3, "heuristic": 5}


def test_the_bots_are_known() -> None:
    """Those that think longer come to a match's end in `test_session`, and play their deals in `tests/bots`."""
    assert set(MATCHES) | {"regular", "strong"} == set(BOTS)


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
@pytest.mark.parametrize("bot", MATCHES)
def test_some_matches_of_every_bot(bot: str, variant: Variant) -> None:
    rng = Random(f"{bot} {variation_name(variant)}")
    for _ in range(MATCHES[bot]):
        match = match_by_bots(variant, bot, rng)
        record = write_match(match)
        assert result(match) == slow_count.answer(record), json.dumps(record)


def match_by_bots(variant: Variant, bot: str, rng: Random) -> Match:
    """A whole match with the same bot in every seat."""
    match = Match(variant, rng.choice(SEATS))
    while not match.is_over:
        match = match.after(event_by_bot(match, bot, rng))
    return match


def event_by_bot(match: Match, bot: str, rng: Random) -> Event:
    """A deal, or what the bot chooses from its view alone; the slow law, not the engine's, says whether it may."""
    if match.to_act is None:
        return Dealt(random_deal(match.variant, match.standing.dealer, rng))
    view = match_view(match, match.to_act)
    assert view is not None
    decision = BOTS[bot].choose(view, rng)
    assert decision.reasons
    choice = decision.choice
    if not isinstance(choice, Card):
        return Called(choice)
    trick = view.table.trick
    assert trick is not None
    trump = trick.trump.value if trick.trump else "NT"
    hand, table = [c.code for c in view.hand], [c.code for c in trick.cards]
    assert choice.code in slow_law.legal(hand, table, trump, match.variant.name)
    return Played(choice)


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_laws_of_the_count(variant: Variant) -> None:
    """R8: the points and the tricks of a deal add up, the factor is one of the few, one side writes at most."""
    factors = {"belgian": {1, 2, 4}, "coinchee": {1, 2, 4, 8}, "french": {1}}[variant.name]
    total = 60 if variant.name == "belgian" else 68
    rng, met = Random(88), set()
    for _ in range(40):
        for deal in random_match(variant, rng).deals:
            sheet = deal.sheet()
            if sheet is None:
                continue
            assert sum(sheet.points) == total
            assert sum(sheet.tricks) == 8
            assert 0 in sheet.written
            met.add(sheet.multiplier)
    assert met == factors
