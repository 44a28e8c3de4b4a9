"""The levels: none ever does what no partner should see, and the learner's slips are small.

Not here: how strong they are over thousands of deals (`manille.arena`).
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from manille.bots import BOTS
from manille.bots.base import Decision
from manille.bots.levels import LEARNER, LearnerBot
from manille.bots.search_bot import SearchBot
from manille.position import Position
from manille.seats import SEATS
from manille.variants import VARIANTS, Variant
from manille.view import View
from tests.bots.claims import Scene, holds
from tests.bots.table import card_duel, dealt, played
from tests.bots.test_heuristic import foolish, foolish_lead

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)

#: The levels with worlds enough to play, few enough to play many deals.
QUICK = {"learner": LEARNER, "regular": SearchBot(worlds=3), "strong": SearchBot(worlds=5)}


#: In each of three variants, so that a level plays 5,000 deals.
MANY = 1_667


def hated(name: str, variant: Variant, deals: int, rng: Random) -> int:
    """Play deals, look for anything that players hate and any untrue reason, and return how many cards were looked at."""
    seen = 0

    def watch(position: Position, view: View, decision: Decision) -> None:
        nonlocal seen
        scene = Scene(position, view, decision)
        assert decision.reasons
        for message in decision.reasons:
            assert holds(scene, message), (message, position, view.table.trick)
        if view.table.trick is None:
            return
        fault = foolish(scene) if scene.trick.cards else foolish_lead(scene)
        assert fault is None, (fault, scene.card, scene.trick, position)
        seen += 1

    for _ in range(deals):
        played(dealt(variant, rng), dict.fromkeys(SEATS, QUICK[name]), rng, watch)
    return seen


@variants
@pytest.mark.parametrize("name", QUICK)
def test_what_players_hate_never_happens(name: str, variant: Variant) -> None:
    assert hated(name, variant, 10, Random(1)) == 320


@pytest.mark.slow
@variants
@pytest.mark.parametrize("name", QUICK)
def test_what_players_hate_never_happens_in_thousands_of_deals(name: str, variant: Variant) -> None:
    assert hated(name, variant, MANY, Random(2)) == MANY * 32


@variants
def test_the_learner_beats_chance_and_not_the_rule_that_it_slips_from(variant: Variant) -> None:
    assert fmean(card_duel(variant, LEARNER, BOTS["random"], 80, Random(3))) > 2.0
    assert fmean(card_duel(variant, LearnerBot(slip=20.0), BOTS["heuristic"], 80, Random(4))) < 0.0


def test_without_slips_the_learner_is_the_rule_of_thumb() -> None:
    rng = Random(5)

    def watch(_position: Position, view: View, decision: Decision) -> None:
        if view.question is None:
            assert decision == BOTS["heuristic"].choose(view, Random(1))

    for _ in range(10):
        played(dealt(VARIANTS["belgian"], rng), dict.fromkeys(SEATS, LearnerBot(slip=0.0)), rng, watch)


def test_the_levels_are_in_order() -> None:
    names = list(BOTS)
    assert names.index("learner") < names.index("regular") < names.index("strong")
