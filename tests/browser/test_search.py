"""What people look for finds the page they mean first: the queries and their pages are in ``tests/data/search.json``.

Not here: that a language finds its own pages only (``test_frame``).
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

QUERIES: dict[str, list[tuple[str, str]]] = json.loads(
    (Path(__file__).parents[1] / "data/search.json").read_text("utf-8")
)
HOMES = {"fr": "", "de": "de/"}


def ask(page: Page, query: str) -> None:
    """Type a query into the empty search, once the last one's results are gone."""
    field = page.locator(".md-search__input")
    field.fill("")
    expect(page.locator(".md-search-result__item")).to_have_count(0)
    field.press_sequentially(query)


@pytest.mark.parametrize("lang", sorted(HOMES))
def test_each_query_finds_its_page_first(new_page: NewPage, lang: str) -> None:
    page = new_page(HOMES[lang], locale=f"{lang}-{lang.upper()}")
    first = page.locator(".md-search-result__link").first
    assert len(QUERIES[lang]) >= 20
    for query, wanted in QUERIES[lang]:
        ask(page, query)
        expect(first, query).to_have_attribute("href", re.compile(rf"/manille/{re.escape(wanted)}([?#].*)?$"))


def test_a_heading_that_was_typed_is_found_before_those_that_only_have_its_words(new_page: NewPage) -> None:
    page = new_page("de/", locale="de-DE")
    ask(page, "muss ich übertrumpfen")
    sections = page.locator(".md-search-result__item").first.locator(".md-search-result__link")
    expect(sections.nth(1)).to_have_attribute("href", re.compile(r"fragen/.*#must-overtrump$"))
