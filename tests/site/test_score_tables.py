"""The tables and sheets of the pages on keeping score, counted again by the engine.

Not here: the comparison table, which the engine makes itself (`test_comparison`).
"""

from __future__ import annotations

import re

import pytest

from manille.cards import PACK
from manille.scoring import counters
from manille.variants import BELGIAN, COINCHEE, FRENCH, Variant
from tests.site.conftest import LANGUAGES, ROOT


def rows(lang: str, section: str) -> list[list[str]]:
    """Return the cells of the first table under the heading `section`, without its head."""
    text = (ROOT / f"docs/{lang}/keeping-score.md").read_text("utf-8")
    below = text.split(f"{{: #{section} }}")[1]
    lines = [line for line in re.split(r"\n#+ ", below)[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", [BELGIAN, COINCHEE], ids=lambda v: v.name)
def test_what_is_written_for_points(lang: str, variant: Variant) -> None:
    found = [[int(cell) for cell in row] for row in rows(lang, variant.name)]
    assert found[0][0] == variant.half
    assert found[-1][0] == variant.deal_points
    for points, *written in found:
        assert written == [(points - variant.half) * 2**n for n in range(len(written))], points
    assert 2 ** (len(found[0]) - 2) == (variant.cap or variant.multiplier(no_trump=True, doubling=2, plats=0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_belgian_sheet_adds_up(lang: str) -> None:
    ours = theirs = 0
    for _, factor, points, us, them in rows(lang, "belgian-sheet"):
        above = (int(points) - BELGIAN.half) * int(factor)
        ours, theirs = ours + max(above, 0), theirs + max(-above, 0)
        assert (int(us), int(them)) == (ours, theirs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_french_sheet_adds_up_to_a_manche(lang: str) -> None:
    scores = [0, 0]
    for n, (_, turned, tricks, a, b) in enumerate(rows(lang, "french-sheet")):
        assert max(scores) < FRENCH.targets[0]
        bonus = re.search(r"([AB]) \+(\d)", turned)
        if bonus:
            assert "AB"[n % 2] == bonus[1]  # the deal passes from side to side
            assert int(bonus[2]) in {card.points for card in PACK}
            scores[n % 2] += int(bonus[2])
        ours, others = (int(text) for text in re.findall(r"\d+", tricks))
        assert ours + others == FRENCH.deal_points
        scores = [scores[0] + max(ours - FRENCH.half, 0), scores[1] + max(others - FRENCH.half, 0)]
        assert [int(a), int(b)] == scores
    assert scores[0] == FRENCH.targets[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_counters_show_the_score(lang: str) -> None:
    for score, *laid in rows(lang, "counters"):
        shown = counters(int(score))
        assert [int(cell) for cell in laid] == [shown.fifty, shown.long, shown.short, shown.round]
