"""Deals reported by their numbers, counted as the same deals are when their cards are known, and what totals win."""

from __future__ import annotations

import pytest

from manille.cards import PACK
from manille.match import Standing
from manille.scoring import Stakes
from manille.seats import Seat, Side
from manille.tally import (
    TURNED,
    ends_by_turned,
    next_standing,
    possible_points,
    stakes_offered,
    tally,
    turned_said,
)
from manille.variants import BELGIAN, COINCHEE, FRENCH, VARIANTS, Variant
from tests.engine import slow_count
from tests.engine.suites import Case, params


def stakes_of(case: Case) -> Stakes:
    calls = case.get("calls", "").split()
    return Stakes("NT" in calls, ("double" in calls) + ("redouble" in calls), case.get("plats", 0))


@pytest.mark.parametrize("case", params("scoring"))
def test_a_reported_deal_is_counted_as_a_known_one(case: Case) -> None:
    variant = VARIANTS[case["variant"]].with_options(case.get("options", ()))
    tricks = case["tricks"][0]
    counted = tally(variant, stakes_of(case), case["points"][0] - tricks * variant.trick_point, tricks)
    assert counted.points == tuple(case["points"])
    assert counted.written == tuple(case["written"])
    # Nobody reports who doubled, nor which card was turned, so those lines are worded otherwise or missing.
    told = [(text.split("(")[0], running) for text, running in case["steps"] if not text.startswith("step-turned")]
    renamed = {"step-factor-double": "step-factor-doubled", "step-factor-redouble": "step-factor-redoubled"}
    expected = [(renamed.get(key, key), running) for key, running in told]
    written_at = next(i for i, (key, _) in enumerate(expected) if key in ("step-plat", "step-nothing"))
    assert [(s.message.key, s.running) for s in counted.steps] == expected[: written_at + 1]


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
def test_every_report_writes_what_the_slow_count_says(variant: Variant) -> None:
    half = slow_count.HALF[variant.name]
    for stakes in stakes_offered(variant, 0):
        calls = [*(["NT"] if stakes.no_trump else []), *["double", "redouble"][: stakes.doubling]]
        factor = slow_count.multiplier(variant.name, {}, 0, calls)
        for tricks in range(9):
            for cards in possible_points(tricks):
                above = cards + tricks * slow_count.TRICK_POINT[variant.name] - half
                expected = (max(above, 0) * factor, max(-above, 0) * factor)
                assert tally(variant, stakes, cards, tricks).written == expected


def test_points_that_tricks_can_hold() -> None:
    assert possible_points(0) == range(1)
    assert possible_points(8) == range(60, 61)
    # Four tens at most, and at least the poorest cards: no point among twelve, then the jacks.
    assert possible_points(1) == range(21)
    assert possible_points(4) == range(4, 57)


@pytest.mark.parametrize(("cards", "tricks"), [(1, 0), (21, 1), (59, 8), (3, 4), (30, 9), (30, -1)])
def test_points_that_tricks_cannot_hold(cards: int, tricks: int) -> None:
    with pytest.raises(ValueError, match="cannot lie"):
        tally(BELGIAN, Stakes(), cards, tricks)


@pytest.mark.parametrize(
    ("variant", "plats", "expected"),
    [
        (BELGIAN, 0, {(False, 0), (False, 1), (False, 2), (True, 0), (True, 1)}),
        # R3.7: after a tie, no trump is at the cap, and a double of trump reaches it.
        (BELGIAN, 1, {(False, 0), (False, 1), (True, 0)}),
        (BELGIAN.with_options(["plat-accumulates"]), 2, {(False, 0), (True, 0)}),
        (FRENCH, 0, {(False, 0)}),
        (COINCHEE, 0, {(nt, d) for nt in (False, True) for d in (0, 1, 2)}),
    ],
)
def test_what_a_deal_can_be_played_for(variant: Variant, plats: int, expected: set[tuple[bool, int]]) -> None:
    assert {(s.no_trump, s.doubling) for s in stakes_offered(variant, plats)} == expected
    assert {s.plats for s in stakes_offered(variant, plats)} == {plats}


def test_the_turned_card() -> None:
    assert set(TURNED) == {c.points for c in PACK}
    assert str(turned_said(Side.EW, 3)) == "step-turned-known(side=EW, n=3)"
    # RULES.md R10: at 31 a queen is not enough, a king is; in the belle 34 is not, 43 is not.
    standing = Standing(Seat.S, scores=(31, 0))
    assert ends_by_turned(FRENCH, standing, Side.NS, 2) is None
    assert str(ends_by_turned(FRENCH, standing, Side.NS, 3)) == "step-turned-known-ends(side=NS, target=34)"
    assert ends_by_turned(FRENCH, Standing(Seat.S, (39, 0), (1, 1)), Side.NS, 4) is None
    assert str(ends_by_turned(FRENCH, Standing(Seat.S, (39, 0), (1, 1)), Side.NS, 5)).endswith("target=44)")


def test_standings_follow() -> None:
    after = next_standing(BELGIAN, Standing(Seat.S, (90, 0)), None, 0)
    assert (after.plats, after.scores, after.dealer) == (1, (90, 0), Seat.W)
    after = next_standing(BELGIAN, after, Side.NS, 11)
    assert (after.plats, after.scores, after.winner) == (0, (101, 0), Side.NS)
    assert next_standing(FRENCH, Standing(Seat.S, (0, 33)), Side.EW, 1).manches == (0, 1)
    assert next_standing(COINCHEE, Standing(Seat.S), None, 0).plats == 0
