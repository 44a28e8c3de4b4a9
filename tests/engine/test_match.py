"""Matches: targets, manches, the early end by the turned card, who deals next: tests/data/matches.jsonl (RULES.md R2.3, R6, R7)."""

from __future__ import annotations

from random import Random

import pytest

from manille.auction import Call
from manille.cards import card
from manille.deals import Deal
from manille.match import Match, Standing
from manille.position import Position
from manille.scoring import Pair
from manille.seats import SEATS, Seat, Side
from manille.variants import BELGIAN, FRENCH, VARIANTS, Variant
from tests.engine.play import VARIATIONS, deal_worth, random_deal, random_event, random_match, variation_name
from tests.engine.suites import Case, params

CASES = params("matches")


def match_of(case: Case) -> Match:
    """The match of a case: every deal played so that the sides get the points that the case names."""
    variant = VARIANTS[case["variant"]].with_options(case.get("options", ()))
    match = Match(variant, Seat[case["first_dealer"]])
    for entry in case["deals"]:
        match = after_deal(match, entry)
    return match


def after_deal(match: Match, entry: Case) -> Match:
    """The match after one deal of a case; without points its cards are dealt and nothing is played."""
    turned = card(entry["turned"]) if "turned" in entry else None
    calls = tuple(Call(call) for call in entry.get("calls", "").split())
    if "points" not in entry:
        match = match.deal(random_deal(match.variant, match.standing.dealer, Random(0), turned))
        assert match.deals[-1].is_over is not entry.get("open", False)
        return match
    ns, ew = entry["points"]
    end = deal_worth(match.variant, match.standing.dealer, (ns, ew), calls, turned, match.standing.plats)
    match = match.deal(deal_behind(end))
    for call in calls:
        match = match.call(call)
    for c in end.table.played:
        match = match.play(c)
    return match


def deal_behind(end: Position) -> Deal:
    """The cards as they were dealt, told by the tricks of a complete deal."""
    tricks = end.table.tricks
    n, e, s, w = (tuple(c for trick in tricks if (c := trick.card_of(seat)) is not None) for seat in SEATS)
    return Deal((n, e, s, w), end.table.turned)


def standing_of(match: Match) -> dict[str, object]:
    """Where a match stands, as the cases write it."""
    standing = match.standing
    return {
        "scores": list(standing.scores),
        "manches": list(standing.manches),
        "winner": standing.winner.name if standing.winner is not None else None,
        "dealer": standing.dealer.name,
        "plats": standing.plats,
    }


@pytest.mark.parametrize("case", CASES)
def test_standing(case: Case) -> None:
    expected = {key: case[key] for key in ("scores", "manches", "winner", "dealer", "plats")}
    assert standing_of(match_of(case)) == expected


@pytest.mark.parametrize("case", CASES)
def test_how_the_count_of_the_last_deal_ends(case: Case) -> None:
    match = match_of(case)
    steps = [str(step.message) for step in match.deals[-1].steps()] if match.deals else []
    assert steps[len(steps) - len(case.get("ending", ())) :] == case.get("ending", [])
    assert bool(steps) is ("ending" in case)


@pytest.mark.parametrize("case", CASES)
def test_scores_are_the_sums_of_what_was_written(case: Case) -> None:
    """R7: within a manche the total is the sum of the turned cards and of what R5.3 gives."""
    totals = [0, 0]
    for deal in match_of(case).deals:
        sheet = deal.sheet()
        for side in Side:
            totals[side] += deal.position.table.bonus[side] + (sheet.written[side] if sheet else 0)
        if deal.after.winner is None and deal.manche_winner is not None:
            totals = [0, 0]
        assert deal.after.scores == tuple(totals)


@pytest.mark.parametrize("case", CASES)
def test_every_deal_is_dealt_by_the_next_player(case: Case) -> None:
    """R2.3: also after a tie, across manches, and after a deal that is not played."""
    around = "NWSE" if case["variant"] == "french" else "NESW"
    start = around.index(case["first_dealer"])
    dealers = [deal.position.table.dealer.name for deal in match_of(case).deals]
    assert dealers == [around[(start + n) % 4] for n in range(len(dealers))]


@pytest.mark.parametrize(("manches", "target"), [((0, 0), 34), ((1, 0), 34), ((0, 1), 34), ((1, 1), 44)])
def test_french_targets(manches: Pair, target: int) -> None:
    assert Standing(Seat.N, manches=manches).target(FRENCH) == target


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_a_finished_match_keeps_the_target_that_won_it(variant: Variant) -> None:
    match = random_match(variant, Random(7))
    assert max(match.standing.scores) >= match.target


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_undo_is_a_shorter_history(variant: Variant) -> None:
    rng = Random(3)
    shorter = random_match(variant, rng, 90)
    longer = shorter
    for count in range(40):
        assert longer.undone(count) == shorter
        assert longer.undone(count).standing == shorter.standing
        if longer.is_over:
            break
        longer = longer.after(random_event(longer, rng))


def test_undo_everything() -> None:
    match = random_match(BELGIAN, Random(3), 20)
    assert match.undone(20) == Match(BELGIAN, match.first_dealer)


@pytest.mark.parametrize("count", [-1, 21])
def test_undo_what_is_not_there(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        random_match(BELGIAN, Random(3), 20).undone(count)


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_a_match_is_its_events(variant: Variant) -> None:
    match = random_match(variant, Random(5))
    again = Match.of(variant, match.first_dealer, match.events)
    assert (again, again.standing, again.deals) == (match, match.standing, match.deals)


def test_between_deals_nobody_acts() -> None:
    match = Match(BELGIAN, Seat.N)
    assert (match.current, match.position, match.to_act) == (None, None, None)


def test_the_standing_during_a_deal_has_the_turned_card_written() -> None:
    match = Match(FRENCH, Seat.E).deal(random_deal(FRENCH, Seat.E, Random(2), card("AS")))
    assert match.standing.scores == (0, 4)
    assert match.deals[-1].before.scores == (0, 0)
