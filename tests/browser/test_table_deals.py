"""Whole deals at the table, in every variant and both languages, by clicks and by keys alone.

Not here: acts in the middle of a deal (test_table_acts) and what goes wrong (test_table_trouble).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.table import (
    NewPage,
    Table,
    TableAt,
    ask,
    counted,
    moved,
    new_match,
    open_table,
    position,
    seed_of,
    sentence,
)
from tests.browser.watch import Watch


def assert_counted(table: Table) -> None:
    """The count on the page is the engine's, number by number and sentence by sentence."""
    screen = table.stored()["screen"]
    count = screen["count"]
    steps = table.page.locator(".tb-steps > li")
    assert steps.all_inner_texts() == [sentence(step["message"], table.lang) for step in count["steps"]]
    for row in ("before", "written", "after"):
        for side in ("NS", "EW"):
            cell = table.page.locator(f'[data-row="{row}"] [data-side="{side}"]')
            assert cell.inner_text() == str(count[row][side])
    for side in ("NS", "EW"):
        assert table.page.locator(f'[data-score="{side}"]').inner_text() == str(screen["scores"][side])


@pytest.mark.parametrize(
    ("lang", "variant"), [("fr", "belgian"), ("de", "french"), ("fr", "coinchee"), ("de", "coinchee")]
)
def test_a_whole_deal(table_at: TableAt, lang: str, variant: str) -> None:
    table = table_at(lang).start(variant)
    table.play_deal()
    screen = table.stored()["screen"]
    assert (screen["deal"], len(screen["tricks"]), screen["variant"]) == (1, 8, variant)
    assert_counted(table)

    table.page.locator(".tb-count [data-next]").click()
    expect(table.totals).to_have_count(0)
    assert table.stored()["screen"]["deal"] == 2


def test_a_deal_that_its_turned_card_ends(table_at: TableAt) -> None:
    """R7.4: the deal is not played, and the page says so with the card."""
    answer = early_end()
    table = table_at("fr", save=answer["save"])
    expect(table.page.locator(".tb-turned-end")).to_be_visible()
    expect(table.hand).to_have_count(0)
    assert_counted(table)


def early_end() -> dict[str, object]:
    """A French match right after a deal that its turned card ended, found by playing several deals."""
    for seed in range(300):
        answer = new_match("french", f"early/{seed}")
        while answer["screen"]["phase"] != "over" and answer["screen"]["deal"] < 12:
            if (answer["screen"]["count"] or {}).get("ended_by_turned"):
                return answer
            answer = moved(answer)
    raise AssertionError("no turned card ended a deal")


def test_a_whole_deal_with_the_keyboard_alone(new_page: NewPage, watch: Watch) -> None:
    """In a deal in which the visitor is asked after a bot: focus has to wait and then come."""
    chance = next(n for n in range(256) if is_asked_later(n))
    table = open_table(new_page, "de", chance=chance, settings={"level": "learner"}).ready()
    page = table.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(
            "!!document.activeElement.closest('[data-rules=coinchee]') && document.activeElement.matches('.tb-button--main')"
        ):
            break
    page.keyboard.press("Enter")
    expect(page.locator('[data-phase="draw"] [data-next]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.awaited).to_be_visible()
    while not table.totals.is_visible():
        assert page.evaluate("!!document.activeElement.closest('.tb')"), "focus was lost"
        press_something(table)
        expect(table.awaited).to_be_visible()
    expect(page.locator(".tb-count [data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.totals).to_have_count(0)
    assert table.stored()["screen"]["deal"] == 2
    assert watch.foreign() == []
    assert any("/demo/runtime/library-" in url for url in watch.requests)


def is_asked_later(chance: int) -> bool:
    answer = new_match("coinchee", seed_of(chance))
    while answer["screen"]["phase"] == "calls" and answer["screen"]["to_act"] != "S":
        answer = moved(answer)
    return answer["screen"]["phase"] == "calls" and len(answer["screen"]["calls"]) > 0


def press_something(table: Table) -> None:
    """Make the first call, or walk with the arrow to the first card that may be played, and press Enter."""
    page = table.page
    if table.calls.count():
        expect(table.calls.first).to_be_focused()
        return page.keyboard.press("Enter")
    left = table.hand.count() - 1
    for _ in range(left + 2):
        if page.evaluate("document.activeElement.dataset.legal === 'true'"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return expect(table.hand).to_have_count(left)


def test_the_end_of_a_match(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    while answer["screen"]["phase"] != "over":
        before, answer = answer, moved(answer)
    assert before["screen"]["to_act"]
    table = table_at("fr", save=answer["save"])
    expect(table.page.locator(".tb-winner")).to_be_visible()
    assert_counted(table)

    # A whole match later everything can still be taken back, and a new one be had.
    table.page.locator(".tb-count [data-next]").click()
    expect(table.page.locator('[data-phase="draw"]')).to_be_visible()
    assert table.stored()["screen"]["scores"] == {"NS": 0, "EW": 0}
    table.settings()
    table.page.locator('dialog [data-act="take-back"]').click()
    expect(table.page.locator(".tb-winner")).to_be_visible()
    assert table.stored()["save"] == ask(op="screen", save=answer["save"])["save"]
