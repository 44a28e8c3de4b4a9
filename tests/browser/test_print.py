"""On paper: the rules of one variant fit the two sides of one sheet.

Not here: how the screen looks.
"""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import NewPage

RULES = ["regles-belges/", "regles-francaises/", "regles-coinchee/"]
RULES += ["de/belgische-regeln/", "de/franzoesische-regeln/", "de/coinchee-regeln/"]
SHEET = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("path", RULES)
def test_the_rules_of_a_variant_fit_two_sides(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    sides = len(SHEET.findall(page.pdf(prefer_css_page_size=True)))
    assert 1 <= sides <= 2
