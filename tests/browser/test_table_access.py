"""The table without findings by axe, in both languages, on phone and desk, by day and by night, whatever is open.

Not here: the keyboard (test_table_deals) and what is spoken (test_table_spoken).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table, TableAt, asked, counted, mid_trick, moved, position

Size = tuple[int, int]
AxeRun = Callable[..., list[str]]

#: Every look of a page: language, size, day or night, the setting for strong contrast. Not every mixture with every state.
LOOKS: dict[str, tuple[str, Size, str, bool]] = {
    "small phone": ("fr", (320, 568), "light", False),
    "small phone by night": ("de", (320, 568), "dark", False),
    "phone with contrast": ("de", (390, 844), "light", True),
    "desk": ("de", (1280, 800), "light", False),
    "desk by night with contrast": ("fr", (1280, 800), "dark", True),
}
SIGHTS = [
    *[("rules", look) for look in LOOKS],
    *[("calls", look) for look in ("small phone", "desk by night with contrast")],
    *[("play", look) for look in LOOKS],
    *[("tracker", look) for look in ("small phone by night", "desk")],
    *[("count", look) for look in ("small phone by night", "phone with contrast", "desk")],
    *[("over", look) for look in ("small phone", "desk by night with contrast")],
]
DIALOGS = [
    *[("settings", look) for look in LOOKS],
    *[(name, look) for name in ("tricks", "keys", "stats") for look in ("small phone", "phone with contrast")],
    *[(name, look) for name in ("review", "stats filled") for look in ("small phone by night", "desk")],
]


def over() -> object:
    answer = position("belgian", counted)
    while answer["screen"]["phase"] != "over":
        answer = moved(answer)
    return answer["save"]


def save_of(state: str) -> object:
    if state == "over":
        return over()
    wanted = {"calls": ("coinchee", asked), "count": ("belgian", counted)}.get(state, ("french", mid_trick))
    return None if state == "rules" else position(*wanted)["save"]


def placed_for(table_at: TableAt, state: str, look: str, **settings: object) -> Table:
    lang, viewport, scheme, contrast = LOOKS[look]
    stored = {"contrast": contrast, **settings}
    table = table_at(lang, save=save_of(state), settings=stored, viewport=viewport, color_scheme=scheme)
    expect(table.awaited.or_(table.page.locator("[data-rules]").first)).to_be_visible()
    return table


def assert_fits(table: Table, look: str) -> None:
    assert table.page.evaluate("document.documentElement.scrollWidth") <= LOOKS[look][1][0]


@pytest.mark.parametrize(("state", "look"), SIGHTS)
def test_no_findings(table_at: TableAt, axe: AxeRun, state: str, look: str) -> None:
    table = placed_for(table_at, state, look, tracker="always" if state == "tracker" else "request")
    assert axe(table.page) == []
    if state == "play":
        table.tap(table.refused.first)
        expect(table.notice).to_have_attribute("data-kind", "refused")
        assert axe(table.page, ".tb") == []
    assert_fits(table, look)


@pytest.mark.parametrize(("name", "look"), DIALOGS)
def test_no_findings_in_a_dialog(table_at: TableAt, axe: AxeRun, name: str, look: str) -> None:
    table = placed_for(table_at, "count" if name in ("review", "stats filled") else "play", look)
    if name == "review":
        table.page.locator('[data-act="review"]').click()
        expect(table.page.locator('.tb-choices > [data-verdict="none"]')).to_have_count(0)
        table.page.locator(".tb-choice__line").first.click()
    elif name == "tricks":
        table.button("t").click()
        table.page.locator("dialog .tb-ask[data-event]").last.click()
        expect(table.page.locator("dialog .tb-reason p")).to_be_visible()
    else:
        table.settings()
    if name.startswith(("keys", "stats")):
        table.page.locator(f'dialog [data-act="{name.split()[0]}"]').click()
    expect(table.page.locator(f'dialog[open][data-dialog="{name.split()[0]}"]')).to_be_visible()
    expect(table.page.locator(".tb-stats")).to_have_count(1 if name == "stats filled" else 0)
    assert axe(table.page, ".tb-dialog") == []
    assert_fits(table, look)


@pytest.mark.parametrize("look", ["small phone by night", "desk"])
def test_no_findings_while_a_deal_is_shown(table_at: TableAt, axe: AxeRun, look: str) -> None:
    table = placed_for(table_at, "play", look)
    table.settings().locator('[data-act="show"]').click()
    expect(table.page.locator(".tb-shown")).to_be_visible()
    expect(table.page.locator(".tb-notice__close")).to_be_visible()
    assert axe(table.page, ".tb") == []
    assert_fits(table, look)


@pytest.mark.parametrize("look", ["small phone", "desk by night with contrast"])
def test_no_findings_while_another_tab_plays(table_at: TableAt, axe: AxeRun, look: str) -> None:
    table = placed_for(table_at, "play", look)
    table.page.evaluate(
        "localStorage.setItem('manille.tab', 'another'); dispatchEvent(new StorageEvent('storage', {key: 'manille.tab'}))"
    )
    expect(table.page.locator(".tb-elsewhere")).to_be_visible()
    assert axe(table.page, ".tb") == []
    assert_fits(table, look)
