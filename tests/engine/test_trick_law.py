"""The engine's trick law against the slow one, on 100,000 random positions reached by random play (RULES.md R4)."""

from __future__ import annotations

from random import Random

import pytest

from manille.position import Position
from manille.variants import VARIANTS
from tests.engine import slow_law
from tests.engine.play import random_positions

SHARES = 10
POSITIONS = 100_000 // (SHARES * len(VARIANTS)) + 1


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("name", VARIANTS)
def test_engine_and_slow_law_agree(name: str, share: int) -> None:
    rng = Random(f"{name} {share}")
    compared = 0
    while compared < POSITIONS:
        for position in random_positions(VARIANTS[name], rng):
            if position.table.trick is None:
                continue
            compared += 1
            assert engine_verdicts(position) == slow_verdicts(position), position


def engine_verdicts(position: Position) -> dict[str, str | None]:
    judgement = position.judge()
    assert position.legal_cards() == judgement.legal
    legal: dict[str, str | None] = {c.code: None for c in judgement.legal}
    return legal | {c.code: message.key for c, message in judgement.refused.items()}


def slow_verdicts(position: Position) -> dict[str, str | None]:
    trick = position.table.trick
    assert trick is not None
    trump = trick.trump.value if trick.trump else "NT"
    hand = [c.code for c in position.hand]
    return slow_law.verdicts(hand, [c.code for c in trick.cards], trump, position.table.variant.name)
