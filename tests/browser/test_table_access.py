"""The table without findings by axe, in both languages, on phone and desk, by day and by night.

Not here: the keyboard (test_table_deals) and what is spoken (test_table_acts).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import NewPage, asked, counted, mid_trick, open_table, position

LOOKS = pytest.mark.parametrize(
    ("lang", "viewport", "scheme"),
    [
        ("fr", (320, 568), "light"),
        ("de", (320, 568), "dark"),
        ("de", (1280, 800), "light"),
        ("fr", (1280, 800), "dark"),
    ],
)
AxeRun = Callable[..., list[str]]


@LOOKS
def test_choosing(new_page: NewPage, axe: AxeRun, lang: str, viewport: tuple[int, int], scheme: str) -> None:
    table = open_table(new_page, lang, viewport=viewport, color_scheme=scheme, bypass_csp=True)
    expect(table.page.locator("[data-rules]")).to_have_count(3)
    assert axe(table.page) == []
    table.page.locator(".tb-chooser > .tb-row .tb-button").first.click()
    expect(table.page.locator("dialog[open]")).to_be_visible()
    assert axe(table.page, ".tb-dialog") == []
    assert table.page.evaluate("document.documentElement.scrollWidth") <= viewport[0]


#: Every state in either language, on phone and desk, by day and by night; not every mixture of them.
SIGHTS = [
    ("calls", "fr", (320, 568), "dark"),
    ("calls", "de", (1280, 800), "light"),
    ("play", "fr", (320, 568), "light"),
    ("play", "de", (320, 568), "dark"),
    ("play", "fr", (1280, 800), "dark"),
    ("count", "de", (320, 568), "light"),
    ("count", "fr", (1280, 800), "dark"),
]


@pytest.mark.parametrize(("state", "lang", "viewport", "scheme"), SIGHTS)
def test_the_table(
    new_page: NewPage, axe: AxeRun, state: str, lang: str, viewport: tuple[int, int], scheme: str
) -> None:
    variant, wanted = {
        "calls": ("coinchee", asked),
        "play": ("french", mid_trick),
        "count": ("belgian", counted),
    }[state]
    save = position(variant, wanted)["save"]
    table = open_table(new_page, lang, save=save, viewport=viewport, color_scheme=scheme, bypass_csp=True)
    expect(table.awaited).to_be_visible()
    assert axe(table.page) == []
    if state == "play":
        table.tap(table.refused.first)
        expect(table.notice).to_have_attribute("data-kind", "refused")
        assert axe(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth") <= viewport[0]
