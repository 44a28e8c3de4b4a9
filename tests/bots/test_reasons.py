"""Every reason that a bot gives is true, and every reason can be heard.

Not here: whether the choice was wise.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from manille.bots import BOTS
from manille.bots.base import Bot, Decision
from manille.bots.reasons import PRIVATE, REASONS, openly
from manille.bots.search_bot import SearchBot
from manille.cards import Card
from manille.position import Position
from manille.seats import SEATS
from manille.variants import VARIANTS, Variant
from manille.view import View
from tests.bots.claims import CLAIMS, Scene, holds
from tests.bots.table import dealt, played

DEALS = 50


def heard(bot: str | Bot, variant: Variant, deals: int, seed: int) -> Counter[str]:
    """Play deals, check every reason given on the way, and count the reasons by key."""
    rng = Random(seed)
    player = BOTS[bot] if isinstance(bot, str) else bot
    count: Counter[str] = Counter()

    def watch(position: Position, view: View, decision: Decision) -> None:
        assert decision.reasons
        for message in decision.reasons:
            count[message.key] += 1
            assert holds(Scene(position, view, decision), message), (message, position, view.table.trick)

    for _ in range(deals):
        played(dealt(variant, rng), dict.fromkeys(SEATS, player), rng, watch)
    return count


def test_claims_cover_the_closed_list() -> None:
    assert set(REASONS) == set(CLAIMS)


def test_what_is_said_openly_names_no_hidden_card() -> None:
    """No fact of an open reason is a card that the table does not show, and no count of a hand is among them."""
    rng = Random(31)
    said = 0

    def watch(position: Position, view: View, decision: Decision) -> None:
        nonlocal said
        shown = {*view.table.played, decision.choice}
        for message in openly(decision.reasons):
            said += 1
            facts = dict(message.facts)
            assert all(fact in shown for fact in facts.values() if isinstance(fact, Card))
            assert message.key == "why-take-last" or not facts.keys() & {"n", "points"}

    for _ in range(20):
        played(dealt(VARIANTS["belgian"], rng), dict.fromkeys(SEATS, BOTS["heuristic"]), rng, watch)
    assert said > 20 * 20
    assert set(REASONS) >= PRIVATE


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
def test_reasons_are_true(bot: str, variant: Variant) -> None:
    assert heard(bot, variant, 4 if isinstance(BOTS[bot], SearchBot) else DEALS // 3, seed=11)


def test_every_reason_is_given() -> None:
    count: Counter[str] = Counter()
    for i, variant in enumerate(VARIANTS.values()):
        count += heard("heuristic", variant, DEALS, seed=20 + i)
    count += heard("random", VARIANTS["belgian"], 2, seed=11)
    # That everything is known is rare: many deals, few worlds.
    count += heard(SearchBot(worlds=4, reads=False), VARIANTS["belgian"], 60, seed=11)
    assert set(CLAIMS) - set(count) == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
def test_reasons_are_true_in_many_deals(variant: Variant) -> None:
    assert heard("heuristic", variant, 700, seed=5)
