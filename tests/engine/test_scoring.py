"""Counting a deal: tests/data/scoring.jsonl (RULES.md R5, R6, R10)."""

from __future__ import annotations

import pytest

from manille.auction import Call
from manille.cards import Suit, card
from manille.position import Table, fresh_table
from manille.scoring import ScoreSheet, count_points, counters, score, trick_points
from manille.seats import Seat, Side
from manille.variants import BELGIAN, FRENCH, VARIANTS
from tests.engine.play import tricks_worth
from tests.engine.suites import Case, params

CASES = params("scoring")


def called(case: Case) -> Table:
    """The table of a case once its calls are made."""
    variant = VARIANTS[case["variant"]].with_options(case.get("options", ()))
    turned = card(case["turned"]) if "turned" in case else None
    table = fresh_table(variant, Seat[case["dealer"]], turned, case.get("plats", 0))
    for call in case.get("calls", "").split():
        table = table.after_call(Call(call))
    assert table.trick is not None
    return table


def sheet_of(case: Case) -> ScoreSheet:
    """The count of a case's eight tricks."""
    table, won = called(case), case["tricks"][0]
    card_points = case["points"][0] - won * table.variant.trick_point
    tricks = tricks_worth(card_points, won, table.contract.trump)
    return score(table.variant, table.dealer, table.turned, table.contract, table.plats, tricks)


@pytest.mark.parametrize("case", CASES)
def test_written(case: Case) -> None:
    assert sheet_of(case).written == tuple(case["written"])


@pytest.mark.parametrize("case", CASES)
def test_points_and_tricks(case: Case) -> None:
    sheet = sheet_of(case)
    assert (sheet.points, sheet.tricks) == (tuple(case["points"]), tuple(case["tricks"]))


@pytest.mark.parametrize("case", CASES)
def test_multiplier(case: Case) -> None:
    assert sheet_of(case).multiplier == called(case).multiplier == case["multiplier"]


@pytest.mark.parametrize("case", CASES)
def test_bonus_of_the_turned_card(case: Case) -> None:
    assert sheet_of(case).bonus == called(case).bonus == tuple(case.get("bonus", (0, 0)))


@pytest.mark.parametrize("case", CASES)
def test_steps(case: Case) -> None:
    assert [[str(step.message), step.running] for step in sheet_of(case).steps] == case["steps"]


@pytest.mark.parametrize("case", CASES)
def test_the_score_is_the_last_running_total(case: Case) -> None:
    assert sheet_of(case).steps[-1].running == sum(case["written"])


@pytest.mark.parametrize("case", CASES)
def test_winner_and_plat(case: Case) -> None:
    sheet, (ns, ew) = sheet_of(case), case["points"]
    assert sheet.is_plat is (ns == ew)
    assert sheet.winner is (None if ns == ew else Side.NS if ns > ew else Side.EW)


@pytest.mark.parametrize("case", CASES)
def test_the_other_side_would_write_the_same(case: Case) -> None:
    """R5.3: with the tricks exchanged the other side writes the same, whoever chose or doubled."""
    exchanged = {**case, "points": case["points"][::-1], "tricks": case["tricks"][::-1]}
    assert sheet_of(exchanged).written == tuple(case["written"][::-1])


def test_a_deal_is_counted_only_when_complete() -> None:
    table = called({"variant": "french", "dealer": "N", "turned": "7H"})
    with pytest.raises(ValueError, match="8"):
        table.sheet()


def test_a_trick_counts_its_cards_and_where_tricks_count_itself() -> None:
    (trick, *_) = tricks_worth(20, 1, Suit.HEARTS)
    assert (trick_points(trick, BELGIAN), trick_points(trick, FRENCH)) == (20, 21)


def test_points_so_far_are_those_of_complete_tricks() -> None:
    assert count_points((), FRENCH) == (0, 0)
    assert count_points(tricks_worth(10, 2, None)[:2], FRENCH) == (12, 0)


@pytest.mark.parametrize(
    ("score", "laid_out"),
    [
        (0, (0, 0, 0, 0)),
        (4, (0, 0, 0, 4)),
        (5, (0, 0, 1, 0)),
        (49, (0, 4, 1, 4)),
        (50, (1, 0, 0, 0)),
        (121, (2, 2, 0, 1)),
    ],
)
def test_counters_show_a_score_with_the_fewest_pieces(score: int, laid_out: tuple[int, int, int, int]) -> None:
    shown = counters(score)
    assert (shown.fifty, shown.long, shown.short, shown.round) == laid_out
    assert 50 * shown.fifty + 10 * shown.long + 5 * shown.short + shown.round == score


def test_no_counters_show_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="-1"):
        counters(-1)
