"""The same match in two tabs: one plays, the other watches, and neither writes over what the other has played.

Not here: a single tab that is reloaded (test_table_acts).
"""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.table import NewPage, Table, ask, mid_trick, open_table, position


def test_the_second_tab_plays_and_the_first_watches_and_takes_over_again(new_page: NewPage) -> None:
    save = position("belgian", mid_trick)["save"]
    first = open_table(new_page, "fr", save=save, settings={"rest": "never"}).ready()
    expect(first.legal.first).to_be_visible()
    page = first.page.context.new_page()
    # Opened in the background it leaves the match alone; once in front it plays.
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.isInFront !== true })")
    page.goto(first.page.url)
    second = Table(page, "fr").ready()
    watching = first.page.locator(".tb-elsewhere")
    expect(page.locator(".tb-elsewhere")).to_be_visible()
    expect(watching).to_have_count(0)
    page.evaluate("window.isInFront = true; document.dispatchEvent(new Event('visibilitychange'))")
    expect(watching).to_be_visible()
    expect(second.legal.first).to_be_visible()

    # What the first one tries does nothing; what the second one plays appears in the first.
    first.page.keyboard.press("1")
    first.page.keyboard.press("u")
    size = second.hand.count()
    second.move()
    expect(second.awaited).to_be_visible()
    expect(first.hand).to_have_count(size - 1)
    kept = second.stored()["save"]

    watching.get_by_role("button").click()
    expect(watching).to_have_count(0)
    expect(page.locator(".tb-elsewhere")).to_be_visible()
    expect(first.awaited).to_be_visible()
    assert first.stored()["save"] == kept
    first.button("u").click()
    expect(first.hand).to_have_count(size)
    assert first.stored()["save"] == save


def test_a_tab_that_slept_does_not_write_over_what_another_has_played(new_page: NewPage) -> None:
    """It heard of nothing: no storage event came. It looks before it writes."""
    answer = position("belgian", mid_trick)
    table = open_table(new_page, "fr", save=answer["save"]).ready()
    expect(table.legal.first).to_be_visible()
    card = next(held["card"] for held in answer["screen"]["hand"] if held["legal"])
    ahead = ask(op="play", save=answer["save"], card=card)["save"]
    text = json.dumps({"save": ahead, "previous": None})
    # A frozen page gets no events, and neither does the tab that writes.
    table.page.evaluate(
        "text => { localStorage.setItem('manille.tab', 'another'); localStorage.setItem('manille.match', text); }", text
    )
    table.tap(table.legal.last)
    expect(table.page.locator(".tb-elsewhere")).to_be_visible()
    assert table.page.evaluate("localStorage.getItem('manille.match')") == text

    table.page.locator(".tb-elsewhere").get_by_role("button").click()
    expect(table.card(card)).to_have_count(0)
    expect(table.awaited).to_be_visible()
