"""The sheets to print (`hooks.printed`): what they say comes from the variant, and no column is there for nothing."""

from __future__ import annotations

import re

import pytest

from hooks.printed import LINES, cheat_sheet, columns, score_sheet
from hooks.words import words
from manille.variants import VARIANTS
from tests.site.conftest import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_order_of_the_cards_stands_with_their_points(lang: str) -> None:
    order = re.search(r'<ol class="mt-cheat__order">(.*?)</ol>', cheat_sheet("belgian", words(lang)))
    assert order
    assert re.findall(r">(\w+)♥", order[1]) == ["10", "A", "K", "Q", "J", "9", "8", "7"]
    assert re.findall(r"<small>(\d)</small>", order[1]) == list("54321000")


@pytest.mark.parametrize("name", list(VARIANTS))
def test_the_goal_and_the_half_are_the_variants(name: str) -> None:
    sheet = cheat_sheet(name, words("de"))
    assert str(VARIANTS[name].targets[0]) in sheet
    assert str(VARIANTS[name].half) in sheet


def test_variants_differ() -> None:
    assert len({cheat_sheet(name, words("fr")) for name in VARIANTS}) == len(VARIANTS)


def test_columns_fit_the_count() -> None:
    assert "paper-turned" in columns(VARIANTS["french"])
    assert "paper-factor" not in columns(VARIANTS["french"])
    assert "paper-factor" in columns(VARIANTS["coinchee"])


@pytest.mark.parametrize("name", list(VARIANTS))
def test_every_line_has_every_column(name: str) -> None:
    lines = re.findall(r"<tr>(.*?)</tr>", score_sheet(name, words("fr")))
    assert len(lines) == LINES + 1
    assert {len(re.findall(r"</t[hd]>", line)) for line in lines} == {len(columns(VARIANTS[name]))}
