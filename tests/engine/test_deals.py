"""The draw for the deal, shuffling, cutting and dealing in packets: tests/data/draws.jsonl (RULES.md R2)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille.cards import PACK, Card, card
from manille.deals import cut, deal_out, draw_for_deal, shuffled
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS
from tests.engine.suites import Case, params

#: Which places of the pack, from its top, make the hand of the first, second, third and last player to get cards (R2.5).
PLACES = {
    "belgian": (
        [0, 1, 2, 12, 13, 14, 24, 25],
        [3, 4, 5, 15, 16, 17, 26, 27],
        [6, 7, 8, 18, 19, 20, 28, 29],
        [9, 10, 11, 21, 22, 23, 30, 31],
    ),
    "french": (
        [0, 1, 2, 3, 16, 17, 18, 19],
        [4, 5, 6, 7, 20, 21, 22, 23],
        [8, 9, 10, 11, 24, 25, 26, 27],
        [12, 13, 14, 15, 28, 29, 30, 31],
    ),
    "coinchee": (
        [0, 1, 2, 12, 13, 20, 21, 22],
        [3, 4, 5, 14, 15, 23, 24, 25],
        [6, 7, 8, 16, 17, 26, 27, 28],
        [9, 10, 11, 18, 19, 29, 30, 31],
    ),
}

ORDER = {"belgian": "ESWN", "french": "WSEN", "coinchee": "ESWN"}
"""Who gets the first packet and so on when North deals (R2.5)."""


class Stacked(Random):
    """A source of chance that leaves the wanted cards where they are drawn first."""

    def __init__(self, drawn: list[Card]) -> None:
        super().__init__(0)
        self.drawn = drawn

    def shuffle(self, pack: list[Card]) -> None:  # type: ignore[override]
        pack[:] = [*(c for c in pack if c not in self.drawn), *reversed(self.drawn)]


@pytest.mark.parametrize("case", params("draws"))
def test_draw_for_the_deal(case: Case) -> None:
    drawn = [card(code) for each in case["rounds"] for code in each["drawn"].values()]
    draws = draw_for_deal(Stacked(drawn), highest_deals=VARIANTS[case["variant"]].highest_deals)
    told = [
        {"drawn": {seat.name: c.code for seat, c in draw.cards}, "left": "".join(seat.name for seat in draw.left)}
        for draw in draws
    ]
    assert told == case["rounds"]
    assert told[-1]["left"] == case["dealer"]


@given(st.integers(), st.booleans())
def test_every_draw_ends_with_one_dealer(seed: int, highest: bool) -> None:
    draws = draw_for_deal(Random(seed), highest_deals=highest)
    still = SEATS
    for draw in draws:
        assert tuple(seat for seat, _ in draw.cards) == still
        still = draw.left
    assert len(still) == 1
    drawn = [c for draw in draws for _, c in draw.cards]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("name", VARIANTS)
def test_packets(name: str) -> None:
    """R2.5: who gets which cards of a known pack."""
    variant = VARIANTS[name]
    deal = deal_out(PACK, Seat.N, variant.direction, variant.packets)
    for seat, places in zip(ORDER[name], PLACES[name], strict=True):
        assert deal.hands[Seat[seat]] == tuple(PACK[place] for place in places)


@pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: seat.name)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_player_after_the_dealer_is_served_first_the_dealer_last(name: str, dealer: Seat) -> None:
    variant = VARIANTS[name]
    deal = deal_out(PACK, dealer, variant.direction, variant.packets)
    first = SEATS[(dealer + (3 if name == "french" else 1)) % 4]
    assert deal.hands[first][0] is PACK[0]
    assert deal.hands[dealer][-1] is PACK[-1]


@pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: seat.name)
def test_the_turned_card_is_the_dealers_last(dealer: Seat) -> None:
    """R3.2"""
    variant = VARIANTS["french"]
    deal = deal_out(PACK, dealer, variant.direction, variant.packets, turn_last=True)
    assert deal.turned is PACK[31] is deal.hands[dealer][-1]


@given(st.integers(), st.sampled_from(sorted(VARIANTS)), st.sampled_from(SEATS))
def test_a_deal_is_the_whole_pack_in_eights(seed: int, name: str, dealer: Seat) -> None:
    variant = VARIANTS[name]
    hands = deal_out(shuffled(Random(seed)), dealer, variant.direction, variant.packets).hands
    assert [len(hand) for hand in hands] == [8, 8, 8, 8]
    assert {c for hand in hands for c in hand} == set(PACK)


@pytest.mark.parametrize("at", [1, 16, 31])
def test_a_cut_puts_the_top_below(at: int) -> None:
    assert cut(PACK, at) == PACK[at:] + PACK[:at]


@pytest.mark.parametrize("at", [-1, 0, 32, 33])
def test_a_cut_leaves_cards_on_both_sides(at: int) -> None:
    with pytest.raises(ValueError, match=str(at)):
        cut(PACK, at)


@given(st.integers())
def test_a_shuffle_keeps_every_card(seed: int) -> None:
    assert sorted(shuffled(Random(seed)), key=PACK.index) == list(PACK)


def test_same_seed_same_pack() -> None:
    assert shuffled(Random(1)) == shuffled(Random(1)) != shuffled(Random(2))


def test_shuffles_are_uniform() -> None:
    """Every card lies in every place about equally often: chi square with 31 x 31 degrees of freedom, six sigma wide."""
    packs = 3200
    rng = Random(0)
    met = Counter((place, c) for _ in range(packs) for place, c in enumerate(shuffled(rng)))
    expected = packs / 32
    chi = sum((met[place, c] - expected) ** 2 / expected for place in range(32) for c in PACK)
    freedom = 31 * 31
    assert abs(chi - freedom) < 6 * (2 * freedom) ** 0.5
