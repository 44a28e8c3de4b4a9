"""What the play makes likely: the true deal surprises less than others, and the draws follow the weights.

Not here: what the play rules out (`test_inference`).
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from manille.bots.inference import Masks, holdings
from manille.bots.likelihood import LOOSE, Memory, _kept, likely
from manille.bots.masks import mask_of
from manille.bots.policy import PolicyBot, policy_of
from manille.bots.sampling import Sampler
from manille.cards import Card
from manille.position import Position
from manille.seats import SEATS
from manille.variants import VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.test_masks import opened

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)


def by_rule(variant: Variant, cards: int, rng: Random) -> tuple[Position, View]:
    """Return a deal after so many cards played by the rule of thumb, with what the next seat sees."""
    position = opened(variant, rng)
    for _ in range(cards):
        assert position.to_act is not None
        choice = PolicyBot().choose(view_of(position, position.to_act), rng).choice
        assert isinstance(choice, Card)
        position = position.play(choice)
    assert position.to_act is not None
    return position, view_of(position, position.to_act)


def memory_of(view: View) -> Memory:
    policy = policy_of(no_trump=view.table.contract.no_trump, turned=view.table.variant.turns_card)
    return Memory(view, (policy, policy))


@variants
def test_the_rule_of_thumb_does_not_surprise_itself(variant: Variant) -> None:
    """In the true hands it would have played every card that it played; in others now and then not."""
    rng, other = Random(1), []
    for cards in range(0, 31, 3):
        position, view = by_rule(variant, cards, rng)
        n, e, s, w = (mask_of(position.hands[seat]) for seat in SEATS)
        memory = memory_of(view)
        assert memory.surprises((n, e, s, w)) == [0, 0, 0, 0]
        sampler = Sampler(holdings(view))
        other += [sum(memory.surprises(sampler.draw(rng))) for _ in range(5)]
    assert fmean(other) > 0.2


def test_a_card_out_of_the_common_costs_less_where_there_are_more_of_that_player() -> None:
    """Who never surprises plays by the odds, so that one surprise would be much; who often does may do so again."""

    class Surprised(Memory):
        def __init__(self, view: View, counts: list[int]) -> None:
            super().__init__(view, (policy_of(no_trump=False, turned=False),) * 2)
            self.counts = counts

        def surprises(self, hands: Masks) -> list[int]:
            return self.counts

    _, view = by_rule(VARIANTS["belgian"], 24, Random(5))
    at = next(i for i in range(4) if i != view.seat)

    def likelihood(count: int) -> float:
        return Surprised(view, [count if i == at else 0 for i in range(4)]).likelihood((0, 0, 0, 0))

    steps = [likelihood(n + 1) / likelihood(n) for n in range(6)]
    assert steps == sorted(steps)
    assert steps[0] < 0.2
    assert 0.3 < steps[-1] < LOOSE[1]
    own = Surprised(view, [9 if i == view.seat else 0 for i in range(4)])
    assert own.likelihood((0, 0, 0, 0)) == likelihood(0), "one's own cards tell nothing"


def test_before_the_others_have_played_all_deals_are_as_likely() -> None:
    _, view = by_rule(VARIANTS["belgian"], 0, Random(2))
    assert memory_of(view).is_empty
    _, view = by_rule(VARIANTS["belgian"], 1, Random(2))
    assert not memory_of(view).is_empty


@variants
def test_draws_are_deals_that_fit_and_surprise_less(variant: Variant) -> None:
    rng = Random(3)
    drawn, plain = [], []
    for _ in range(6):
        _, view = by_rule(variant, 17, rng)
        sampler, memory, known = Sampler(holdings(view)), memory_of(view), holdings(view)
        worlds = list(likely(sampler, memory, 50, rng))
        assert len(worlds) == 50
        for hands in worlds:
            assert all(hand & ~may == 0 for hand, may in zip(hands, known.may, strict=True))
        drawn += [sum(memory.surprises(hands)) for hands in worlds]
        plain += [sum(memory.surprises(sampler.draw(rng))) for _ in range(50)]
    assert fmean(drawn) < fmean(plain)


def test_each_world_is_kept_as_often_as_its_weight_says() -> None:
    worlds = [(i, 0, 0, 0) for i in range(4)]
    weights = [0.5**i for i in range(4)]
    rng, kept = Random(4), Counter[int]()
    for _ in range(2000):
        some = [hands[0] for hands in _kept(worlds, weights, 3, rng)]
        assert len(some) == 3
        assert all(a <= b for a, b in pairwise(some))
        kept.update(some)
    for i in range(4):
        assert kept[i] / 6000 == pytest.approx(weights[i] / sum(weights), abs=0.02)
