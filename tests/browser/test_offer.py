"""The offer of the reader's own language: made once, quietly, to who prefers it and has not answered.

Not here: the switcher in the header (`test_frame`).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_shift import MOST, shifted
from tests.browser.watch import Watch

PHONE = (320, 640)
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"


def offer(page: Page) -> Locator:
    return page.locator(".mt-offer:visible")


@pytest.mark.parametrize(
    ("path", "locale", "said", "there"),
    [
        ("regles-belges/", "de-AT", "Diese Seite gibt es auch auf Deutsch", "de/belgische-regeln/"),
        ("de/vergleich/", "fr-BE", "Cette page existe en français", "comparaison/"),
    ],
)
def test_it_leads_to_the_same_page_and_is_not_made_again(
    new_page: NewPage, path: str, locale: str, said: str, there: str
) -> None:
    page = new_page(path, locale=locale, viewport=PHONE)
    start = page.url
    expect(offer(page)).to_contain_text(said)
    offer(page).get_by_role("link").click()
    expect(page).to_have_url(start.removesuffix(path) + there)
    expect(offer(page)).to_have_count(0)
    page.goto(path)
    expect(page.get_by_role("button", name="Navigation")).to_be_visible()  # The script has run.
    expect(offer(page)).to_have_count(0)


@pytest.mark.parametrize("path", ["", "de/"])
def test_it_goes_away_and_stays_away(new_page: NewPage, path: str) -> None:
    page = new_page(path, locale="fr-FR" if path else "de-DE")
    offer(page).get_by_role("button").click()
    expect(offer(page)).to_have_count(0)
    page.reload()
    expect(page.locator("button.md-header__button")).to_be_attached()
    expect(offer(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "locale"),
    [
        ("comparaison/", "fr-FR"),
        ("de/vergleich/", "de-DE"),
        ("comparaison/", "en-GB"),  # Neither language is preferred.
        ("jouer/", "de-DE"),  # The table needs its room.
    ],
)
def test_nobody_else_sees_it(new_page: NewPage, path: str, locale: str) -> None:
    page = new_page(path, locale=locale)
    expect(page.locator("button.md-header__button")).to_be_attached()
    expect(offer(page)).to_have_count(0)


def test_who_went_to_a_language_on_purpose_is_left_alone(new_page: NewPage) -> None:
    page = new_page("de/vergleich/", locale="de-DE")
    page.get_by_role("link", name="FR", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("button.md-header__button")).to_be_attached()
    expect(offer(page)).to_have_count(0)


def test_without_a_storage_it_still_goes_away(new_page: NewPage, watch: Watch) -> None:
    watch.expect_error("^SecurityError$")  # The theme's own scripts ask for the storage, and stop.
    page = new_page(None, locale="de-DE")
    page.add_init_script(NO_STORAGE)
    page.goto("confidentialite/")
    expect(offer(page)).to_have_count(1)
    offer(page).get_by_role("button").click()
    expect(offer(page)).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, (1280, 800)])
def test_it_is_accessible_and_moves_nothing(new_page: NewPage, axe, scheme: str, viewport: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    page = new_page("comparaison/", locale="de-DE", viewport=viewport, color_scheme=scheme, bypass_csp=True)
    expect(offer(page)).to_have_count(1)
    assert shifted(page) <= MOST
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport[0]
    assert axe(page) == []
