"""On paper: the rules of one variant fit the two sides of one sheet, and each sheet to lay beside the cards one side.

Not here: how the screen looks.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from manille.variants import VARIANTS
from tests.browser.conftest import NewPage

RULES = ["regles-belges/", "regles-francaises/", "regles-coinchee/"]
RULES += ["de/belgische-regeln/", "de/franzoesische-regeln/", "de/coinchee-regeln/"]
SHEET = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("path", RULES)
def test_the_rules_of_a_variant_fit_two_sides(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    assert 1 <= sides(page) <= 2


SHEETS = ["imprimer/", "de/drucken/"]
NAMES = [f"{variant}-{sheet}" for variant in VARIANTS for sheet in ("cheat", "score")]


def sides(page: Page) -> int:
    return len(SHEET.findall(page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize("path", SHEETS)
def test_every_sheet_is_one_side(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    assert sides(page) == len(NAMES)


@pytest.mark.parametrize("path", SHEETS)
@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_that_was_chosen_is_printed_alone(new_page: NewPage, path: str, name: str) -> None:
    page = new_page(f"{path}#{name}")
    assert sides(page) == 1
    page.emulate_media(media="print")
    expect(page.locator(f"#{name}")).to_be_visible()
    expect(page.locator(".mt-sheet:visible")).to_have_count(1)
    expect(page.get_by_role("banner")).to_be_hidden()
    # Nothing is cut off at the right.
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
