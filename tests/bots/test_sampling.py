"""Hidden hands are drawn among all that fit, none more often than another: held against full enumeration.

Not here: what a seat knows (`test_inference`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from manille.bots import BOTS
from manille.bots.inference import Holdings, Masks, holdings
from manille.bots.masks import cards_of, mask_of
from manille.bots.sampling import Sampler
from manille.cards import Card
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.table import dealt

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)


def enumerated(known: Holdings) -> Iterator[Masks]:
    """Yield every deal of the hidden cards that fits, by trying all."""
    a, b, c = (s for s in SEATS if s is not known.seat)
    hidden = set(cards_of(known.hidden))
    for first in combinations(sorted(hidden & set(known.cards(a)), key=lambda c: c.index), known.sizes[a]):
        left = hidden - set(first)
        for second in combinations(sorted(left & set(known.cards(b)), key=lambda c: c.index), known.sizes[b]):
            third = left - set(second)
            if third <= set(known.cards(c)):
                hands = {known.seat: known.may[known.seat], a: mask_of(first), b: mask_of(second), c: mask_of(third)}
                yield hands[Seat.N], hands[Seat.E], hands[Seat.S], hands[Seat.W]


def views(variant: Variant, cards: int, count: int, rng: Random) -> Iterator[View]:
    """Yield what the next player sees when `cards` are left in the longest hand, after random play."""
    for _ in range(count):
        position: Position = dealt(variant, rng)
        while position.to_act is not None:
            view = view_of(position, position.to_act)
            if len(view.hand) <= cards and position.question is None:
                yield view
                break
            choice = BOTS["random"].choose(view, rng).choice
            position = position.play(choice) if isinstance(choice, Card) else position.call(choice)


@variants
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_there_are_as_many_deals_as_enumeration_finds(variant: Variant, cards: int) -> None:
    for view in views(variant, cards, 30 if cards < 4 else 6, Random(cards)):
        known = holdings(view)
        assert Sampler(known).deals == sum(1 for _ in enumerated(known))


@variants
def test_no_deal_is_more_likely_than_another(variant: Variant) -> None:
    """Chi-square over all deals of small endings together; 3.9 standard deviations is once in ten thousand."""
    rng, squares, freedom = Random(7), 0.0, 0
    for view in views(variant, 3, 40, rng):
        known = holdings(view)
        every = list(enumerated(known))
        if not 1 < len(every) <= 300:
            continue
        sampler, draws = Sampler(known), 12 * len(every)
        drawn = Counter(sampler.draw(rng) for _ in range(draws))
        assert set(drawn) <= set(every)
        squares += sum((drawn[deal] - 12) ** 2 / 12 for deal in every)
        freedom += len(every) - 1
    assert freedom > 500
    assert abs(squares - freedom) / (2 * freedom) ** 0.5 < 3.9


@variants
def test_draws_fit_what_is_known(variant: Variant) -> None:
    rng = Random(9)
    for cards in range(1, 9):
        for view in views(variant, cards, 6, rng):
            known = holdings(view)
            for _ in range(10):
                hands = Sampler(known).draw(rng)
                assert [hand.bit_count() for hand in hands] == list(known.sizes)
                assert all(hand & ~may == 0 for hand, may in zip(hands, known.may, strict=True))
                assert sum(hands) == known.hidden | mask_of(view.hand)


def test_the_seed_makes_the_deal() -> None:
    view = next(views(VARIANTS["coinchee"], 8, 1, Random(1)))
    first, second = (Sampler(holdings(view)) for _ in range(2))
    assert [first.draw(Random(i)) for i in range(20)] == [second.draw(Random(i)) for i in range(20)]


def test_what_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        Sampler(Holdings(Seat.N, (0b1, 0b110, 0b110, 0), (1, 1, 0, 1), 0b110))
