"""The scoring sheet: a match on it by mouse and by keys, kept over a reload, undone, damaged, and on a phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_offline import kept
from tests.browser.watch import Watch

PAGES = {"fr": "marquer/", "de": "de/aufschreiben/"}
PHONE = (320, 640)


def opened(page: Page, variant: str, *options: str) -> Locator:
    sheet = page.locator(".mt-sheet")
    sheet.locator(f"[name=variant][value={variant}]").check()
    for option in options:
        sheet.locator(f"[value={option}]").check()
    sheet.locator("form button").click()
    expect(sheet.locator(".mt-sheet__deal")).to_be_visible()
    return sheet


def report(sheet: Locator, cards: int, *, tricks: int | None = None, **chosen: str) -> None:
    for name, value in chosen.items():
        sheet.locator(f"[name={name}][value='{value}']").check()
    if tricks is not None:
        sheet.locator("#mt-sheet-tricks").fill(str(tricks))
    sheet.locator("#mt-sheet-cards").fill(str(cards))
    sheet.locator("#mt-sheet-cards").press("Enter")


def totals(sheet: Locator) -> list[str]:
    return sheet.locator(".mt-sheet__total").all_inner_texts()


@pytest.mark.parametrize("lang", PAGES)
def test_the_belgian_sheet_of_the_page(new_page: NewPage, lang: str) -> None:
    """The example further down on the page: 4 for us, 16 for them, a tie, 20 for us, then no trump doubled."""
    sheet = opened(new_page(PAGES[lang]), "belgian")
    report(sheet, 34)
    assert totals(sheet) == ["4", "0"]
    report(sheet, 22, doubling="1")
    assert totals(sheet) == ["4", "16"]
    report(sheet, 30)
    expect(sheet.locator("[name=doubling][value='2']")).to_be_disabled()
    report(sheet, 38)
    assert totals(sheet) == ["20", "16"]
    report(sheet, 22, whose="EW", trump="no-trump", doubling="1")
    assert totals(sheet) == ["52", "16"]
    expect(sheet.locator(".mt-sheet__lines tbody tr")).to_have_count(5)


def test_a_french_match_of_three_manches(new_page: NewPage) -> None:
    sheet = opened(new_page(PAGES["fr"]), "french")
    steps = sheet.locator(".mt-sheet__steps")
    report(sheet, 60, tricks=8)  # 34: the first manche
    assert totals(sheet) == ["0", "0"]
    expect(sheet.locator(".mt-sheet__side").first).to_contain_text("1 manche")
    report(sheet, 0, tricks=0)
    expect(sheet.locator(".mt-sheet__head")).to_contain_text("44")
    report(sheet, 59, tricks=7)
    assert totals(sheet) == ["32", "0"]
    report(sheet, 33, tricks=4, turned="3")
    assert totals(sheet) == ["35", "3"]
    report(sheet, 36, tricks=5)
    # They deal now, at 42 to 3 we do, and a ten turned by us ends the match before a card is played.
    assert totals(sheet) == ["42", "3"]
    report(sheet, 26, tricks=4)
    sheet.locator("[name=turned][value='5']").check()
    expect(steps).to_contain_text("ne se joue pas")
    expect(sheet.locator("#mt-sheet-cards")).to_have_count(0)
    sheet.locator(".mt-sheet__deal .mt-button:not([type])").click()
    expect(sheet.locator(".mt-sheet__won")).to_contain_text("à vous")
    expect(sheet.locator(".mt-sheet__deal")).to_have_count(0)


def test_counters_and_house_rules(new_page: NewPage) -> None:
    page = new_page(PAGES["de"])
    sheet = opened(page, "coinchee")
    report(sheet, 60, tricks=8, trump="no-trump")
    tokens = sheet.locator(".mt-sheet__side").first.locator(".mt-sheet__token")
    # 68: fifty, a long bar, a short one, three rounds.
    assert [t.get_attribute("data-kind") for t in tokens.all()] == ["fifty", "long", "short", *["round"] * 3]
    sheet.get_by_role("button", name="Neuer Zettel").click()
    opened(page, "belgian", "capot")
    report(sheet, 60, tricks=8)
    assert totals(sheet) == ["60", "0"]


def test_points_that_cannot_be_are_refused(new_page: NewPage) -> None:
    sheet = opened(new_page(PAGES["fr"]), "coinchee")
    report(sheet, 50, tricks=2)
    expect(sheet.locator(".mt-sheet__result")).to_contain_text("recomptez")
    assert totals(sheet) == ["0", "0"]
    expect(sheet.locator(".mt-sheet__lines")).to_have_count(0)


def test_undo_reload_and_a_new_sheet_taken_back(new_page: NewPage) -> None:
    page = new_page(PAGES["fr"])
    sheet = opened(page, "belgian", "plat-accumulates")
    report(sheet, 38)
    report(sheet, 36)
    page.reload()
    expect(sheet.locator(".mt-sheet__total").first).to_have_text("14")
    sheet.get_by_role("button", name="Annuler").click()
    expect(sheet.locator(".mt-sheet__total").first).to_have_text("8")
    # What was taken back stands in the form, to be mended.
    expect(sheet.locator("#mt-sheet-cards")).to_have_value("36")
    sheet.get_by_role("button", name="Nouvelle feuille").click()
    opened(page, "coinchee")
    assert totals(sheet) == ["0", "0"]
    sheet.get_by_role("button", name="l’autre feuille").click()
    expect(sheet.locator(".mt-sheet__total").first).to_have_text("8")
    page.reload()
    expect(sheet.locator(".mt-sheet__total").first).to_have_text("8")


@pytest.mark.parametrize(
    "text",
    [
        "not JSON",
        json.dumps({"format": "manille-sheet/1", "sheet": {"variant": "belgian"}}),
        json.dumps({"format": "manille-sheet/1", "sheet": {"variant": "belgian", "options": [], "first": "NS",
            "deals": [{"whose": "NS", "tricks": 4, "cards": 99, "stakes": "trump/0", "turned": 0}]}}),
        json.dumps({"format": "manille-sheet/1", "sheet": {"variant": "whist", "options": [], "first": "NS", "deals": []}}),
    ],
)  # fmt: skip
def test_a_damaged_sheet_is_told_and_kept(new_page: NewPage, watch: Watch, text: str) -> None:
    watch.expect_error("404")
    page = new_page(PAGES["de"])
    page.evaluate("text => localStorage.setItem('manille.sheet', text)", text)
    page.reload()
    sheet = page.locator(".mt-sheet")
    expect(sheet.locator(".mt-sheet__notes")).to_contain_text("gelöscht ist nichts")
    sheet.locator(".mt-sheet__aside summary").click()
    expect(sheet.locator(".mt-sheet__aside pre")).to_have_text(text)
    opened(page, "belgian")
    report(sheet, 38)
    page.reload()
    expect(sheet.locator(".mt-sheet__total").first).to_have_text("8")
    sheet.locator(".mt-sheet__aside summary").click()
    sheet.get_by_role("button", name="Löschen").click()
    expect(sheet.locator(".mt-sheet__aside")).to_have_count(0)


def test_by_keys_alone_and_without_a_network(new_page: NewPage) -> None:
    page = new_page(PAGES["fr"])
    sheet = opened(page, "coinchee")
    page.context.set_offline(True)
    expect(sheet.locator("h3")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(sheet.locator("[name=trump][value=no-trump]")).to_be_checked()
    sheet.locator("#mt-sheet-cards").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("42")
    page.keyboard.press("Enter")
    # 42 and four tricks: 12 above the half, twice.
    assert totals(sheet) == ["24", "0"]
    sheet.get_by_role("button", name="Un point de plus").press("Enter")
    expect(sheet.locator("#mt-sheet-cards")).to_have_value("31")
    page.context.set_offline(False)


def test_after_one_visit_sheet_and_trainer_need_no_network(new_page: NewPage, watch: Watch) -> None:
    watch.expect_error("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page = new_page("", service_workers="allow")
    kept(page)
    page.context.set_offline(True)
    page.goto(PAGES["fr"])
    sheet = opened(page, "french")
    report(sheet, 40, tricks=4)
    assert totals(sheet) == ["10", "0"]
    page.goto("quelle-carte/")
    page.locator(".mt-trainer form button").click()
    expect(page.locator("[data-card]").first).to_be_visible()


@pytest.mark.parametrize("lang", PAGES)
def test_without_scripts_the_tables_are_there(new_page: NewPage, lang: str) -> None:
    page = new_page(PAGES[lang], java_script_enabled=False)
    expect(page.locator(".mt-sheet")).to_be_hidden()
    expect(page.locator("noscript p").or_(page.get_by_text("JavaScript")).first).to_be_visible()
    expect(page.locator("table").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, (1280, 800)])
def test_it_is_accessible_and_fits(new_page: NewPage, axe, scheme: str, viewport: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    page = new_page(PAGES["de"], viewport=viewport, color_scheme=scheme, bypass_csp=True)
    assert axe(page) == []
    sheet = opened(page, "french")
    report(sheet, 38)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport[0]
