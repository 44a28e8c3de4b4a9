"""The table from above (`hooks.turn_figure`): arrows and labels go the variant's way round."""

from __future__ import annotations

import re

import pytest

from hooks.turn_figure import turn_figure
from hooks.words import words
from manille.variants import VARIANTS
from tests.site.conftest import LANGUAGES, ROOT


def place(figure: str, text: str) -> int:
    """Where a label stands, from left to right."""
    found = re.search(rf'<text x="(\d+)"[^>]*>{re.escape(text)}</text>', figure)
    assert found
    return int(found[1])


@pytest.mark.parametrize(("name", "left"), [("belgian", True), ("french", False), ("coinchee", True)])
def test_who_leads_sits_on_the_variants_side(name: str, left: bool) -> None:
    figure = turn_figure(name, words("fr"))
    leads, cuts, partner = (place(figure, words("fr").say(key)) for key in ("turn-lead", "turn-cut", "turn-partner"))
    assert (leads < partner < cuts) is left
    assert (cuts < partner < leads) is not left
    sweeps = set(re.findall(r"0 0 ([01]) ", figure))
    assert sweeps == {"1" if left else "0"}
    assert len(re.findall("mt-turn__tip", figure)) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_alternative_says_which_way(lang: str) -> None:
    said = {name: re.search(r'aria-label="([^"]+)"', turn_figure(name, words(lang))) for name in VARIANTS}
    texts = {name: found[1] for name, found in said.items() if found}
    assert texts["belgian"] == texts["coinchee"] != texts["french"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(VARIANTS))
def test_every_page_of_rules_has_its_own(lang: str, name: str) -> None:
    assert f'{{{{ turn_figure("{name}") }}}}' in (ROOT / f"docs/{lang}/{name}-rules.md").read_text("utf-8")
