"""On the table's page the theme's own script comes when the table is drawn, or when the kept engine has started, or as soon
as anybody reaches for the header.

Not here: what the theme does then (`test_frame`).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.table import Table

THEME = "**/assets/javascripts/bundle.*.min.js"
#: When the engine was ready, as the page sees it.
NOTE = """new MutationObserver(() => {
    if (document.querySelector('.tb[data-engine="ready"]')) self.readyAt ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-engine"] });"""
#: As if a service worker kept the site for this page.
KEPT = "Object.defineProperty(navigator.serviceWorker, 'controller', { value: { postMessage() {} } });"
ASKED_AT = """() => performance.getEntriesByType("resource").find(({ name }) => name.includes("/bundle."))?.startTime ?? null"""


def starting(new_page: NewPage, **options: object) -> Page:
    """A page that has been there before, and whose engine never gets what it needs this time."""
    page = new_page(None, **options)
    page.add_init_script(KEPT)
    held: list[Route] = []
    page.route("**/runtime/manifest.json", lambda route: held.append(route))
    return page


def opened(page: Page) -> Page:
    """The table, its first choice drawn, without the theme's script, and the pointer where the header has come."""
    page.mouse.move(640, 10)
    page.goto("jouer/")
    expect(page.locator("[data-rules] button").first).to_be_visible()
    expect(page.locator("button.md-header__button")).to_be_attached()  # our script has run
    assert page.evaluate(ASKED_AT) is None
    return page


@pytest.mark.parametrize(
    "reach",
    [
        lambda page: page.mouse.move(640, 20),
        lambda page: page.locator(".md-search__input").focus(),
        lambda page: page.touchscreen.tap(640, 20),
    ],
    ids=["pointer", "keyboard", "finger"],
)
def test_who_reaches_for_the_header_has_it_at_once(new_page: NewPage, reach: Callable[[Page], None]) -> None:
    page = opened(starting(new_page, has_touch=True))
    with page.expect_request(THEME):
        reach(page)
    field = page.locator(".md-search__input")
    field.focus()
    field.press_sequentially("carte")
    expect(page.locator(".md-search-result__item").first).to_contain_text("carte", ignore_case=True)


def test_it_comes_once_and_after_the_engine_that_is_kept(new_page: NewPage) -> None:
    page = new_page(None)
    page.add_init_script(KEPT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(NOTE)
    with page.expect_request_finished(lambda request: "/bundle." in request.url):
        page.goto("jouer/")
        Table(page, "fr").ready()
    page.mouse.move(640, 20)
    page.locator(".md-search__input").focus()
    expect(page.locator(".md-search-result__meta")).to_be_visible()
    assert len([url for url in asked if "/bundle." in url]) == 1
    assert page.evaluate(ASKED_AT) > page.evaluate("self.readyAt")


def test_on_a_first_visit_it_comes_after_the_first_choice(new_page: NewPage) -> None:
    page = new_page(None)
    page.add_init_script(
        """new MutationObserver(() => {
            if (document.querySelector("[data-rules] button")) self.drawnAt ??= performance.now();
        }).observe(document, { subtree: true, childList: true });"""
    )
    held: list[Route] = []
    page.route("**/runtime/manifest.json", lambda route: held.append(route))
    with page.expect_request_finished(lambda request: "/bundle." in request.url):
        page.goto("jouer/")
    assert page.evaluate(ASKED_AT) > page.evaluate("self.drawnAt")


def test_it_comes_where_no_engine_does(new_page: NewPage) -> None:
    page = starting(new_page)
    page.clock.install()
    opened(page)
    with page.expect_request(THEME):
        page.clock.fast_forward(10_000)


def test_the_page_knows_from_the_first_that_it_has_scripts(new_page: NewPage) -> None:
    """Else the sign for the search would come with the theme's script, and move the header."""
    page = opened(starting(new_page, viewport=(390, 844)))
    expect(page.locator("html")).to_have_class("js")
    expect(page.locator("label.md-header__button[for=__search]")).to_be_visible()


def test_other_pages_have_it_as_the_theme_wants(new_page: NewPage) -> None:
    page = new_page(None)
    with page.expect_request(THEME):
        page.goto("comparaison/")
    assert page.locator("script[data-later]").count() == 0
