"""Every reason that a bot gives is true, and every reason can be heard.

Not here: whether the choice was wise.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from manille.bots import BOTS
from manille.bots.base import Decision
from manille.bots.reasons import REASONS
from manille.position import Position
from manille.seats import SEATS
from manille.variants import VARIANTS, Variant
from manille.view import View
from tests.bots.claims import CLAIMS, Scene, holds
from tests.bots.table import dealt, played

DEALS = 50


def heard(bot: str, variant: Variant, deals: int, seed: int) -> Counter[str]:
    """Play deals, check every reason given on the way, and count the reasons by key."""
    rng = Random(seed)
    count: Counter[str] = Counter()

    def watch(position: Position, view: View, decision: Decision) -> None:
        assert decision.reasons
        for message in decision.reasons:
            count[message.key] += 1
            assert holds(Scene(position, view, decision), message), (message, position, view.table.trick)

    for _ in range(deals):
        played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS[bot]), rng, watch)
    return count


def test_claims_cover_the_closed_list() -> None:
    assert set(REASONS) == set(CLAIMS)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
def test_reasons_are_true(bot: str, variant: Variant) -> None:
    assert heard(bot, variant, DEALS // 3, seed=11)


def test_every_reason_is_given() -> None:
    count: Counter[str] = Counter()
    for i, variant in enumerate(VARIANTS.values()):
        count += heard("heuristic", variant, DEALS, seed=20 + i)
    count += heard("random", VARIANTS["belgian"], 2, seed=3)
    assert set(CLAIMS) - set(count) == set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
def test_reasons_are_true_in_many_deals(variant: Variant) -> None:
    assert heard("heuristic", variant, 700, seed=5)
