"""The frame of every page: search in its own language, the switcher, the colours, the menu, and no sideways scrolling.

Not here: the table.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

PAGES = ["", "regles-belges/", "comparaison/", "confidentialite/", "de/", "de/vergleich/", "de/coinchee-regeln/"]
PHONE = (320, 640)


def search(page: Page, word: str) -> None:
    field = page.locator(".md-search__input")
    field.fill("")
    field.press_sequentially(word)


@pytest.mark.parametrize(
    ("path", "word", "found", "foreign"),
    [
        # An infinitive finds its forms, and accents need not be typed.
        ("regles-belges/", "regles", "Règles", "Nachbar"),
        ("de/", "Trümpfe", "Trumpf", "voisin"),
    ],
)
def test_search_knows_its_own_language_only(new_page: NewPage, path: str, word: str, found: str, foreign: str) -> None:
    page = new_page(path)
    results = page.locator(".md-search-result__item")
    search(page, word)
    expect(results.first).to_contain_text(found, ignore_case=True)
    search(page, foreign)
    expect(results).to_have_count(0)


def test_search_loads_nothing_before_the_first_word(new_page: NewPage) -> None:
    page = new_page(None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("de/")
    page.locator(".md-search__input").focus()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "entries.json" in url or "lunr" in url]
    with page.expect_request("**/de/search/entries.json"):
        search(page, "Stich")


@pytest.mark.parametrize(
    ("path", "title"), [("regles-belges/", "belgischen"), ("jouer/", "Spielen"), ("comparaison/", "Vergleich")]
)
def test_the_switcher_stays_on_the_page(new_page: NewPage, path: str, title: str) -> None:
    page = new_page(path, viewport=PHONE)
    start = page.url
    page.get_by_role("link", name="DE", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_contain_text(title)
    page.get_by_role("link", name="FR", exact=True).click()
    expect(page).to_have_url(start)


def test_the_colours_go_round_and_are_remembered(new_page: NewPage) -> None:
    page = new_page("", color_scheme="dark")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.get_by_title("comme l’appareil").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.get_by_title("claires").click()
    page.get_by_title("sombres").click()
    expect(page.get_by_title("comme l’appareil")).to_be_visible()


def test_the_menu_opens_from_the_keyboard(new_page: NewPage) -> None:
    page = new_page("regles-belges/", viewport=PHONE)
    menu = page.get_by_role("button", name="Navigation")
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.press("Enter")
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("link", name="Comparaison", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_nothing_scrolls_sideways(new_page: NewPage, width: int) -> None:
    page = new_page(None, viewport=(width, 800))
    for path in PAGES:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_letters_twice_as_large_fit_a_phone(new_page: NewPage) -> None:
    page = new_page(None, viewport=(390, 844))
    for path in [*PAGES, "jouer/", "de/spielen/", "de/welche-karte/"]:
        page.goto(path)
        page.evaluate(
            "root => { const size = parseFloat(getComputedStyle(root).fontSize) * 2;"
            " root.style.setProperty('font-size', `${size}px`, 'important'); }",
            page.locator("html").element_handle(),
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        right = page.locator('.md-header label[for="__search"], .md-header [for="__search"]').first
        assert right.evaluate("e => e.getBoundingClientRect().right <= innerWidth"), path
        brand = page.locator(".mt-brand").evaluate("e => e.getBoundingClientRect().right")
        languages = page.locator(".mt-languages").evaluate("e => e.getBoundingClientRect().left")
        assert brand <= languages + 0.5, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, (1280, 800)])
def test_every_page_is_accessible(new_page: NewPage, axe, scheme: str, viewport: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    page = new_page(None, viewport=viewport, color_scheme=scheme, bypass_csp=True)
    for path in PAGES:
        page.goto(path)
        assert axe(page) == [], path


def test_the_comparison_narrows_without_a_script(new_page: NewPage) -> None:
    page = new_page("comparaison/", java_script_enabled=False)
    columns = page.locator(".mt-compare").get_by_role("columnheader")
    expect(columns).to_have_count(3)
    page.get_by_role("radio", name="belge et française").check()
    expect(columns).to_have_count(2)
    take = page.locator("#compare-take")
    undertrump = page.locator("#compare-undertrump")
    expect(undertrump).to_be_visible()
    page.get_by_role("checkbox", name="seulement ce qui diffère").check()
    # Belgian and French forbid undertrumping alike, and every variant makes a player take.
    expect(take).to_be_hidden()
    expect(undertrump).to_be_hidden()
    expect(page.locator("#compare-direction")).to_be_visible()
    # The example follows the choice.
    expect(page.locator(".mt-counts__one:visible")).to_have_count(2)
