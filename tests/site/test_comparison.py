"""The comparison of the variants (`hooks.comparison`, `hooks.comparison_html`), alone and on the built page."""

from __future__ import annotations

import html
import json
import re
from itertools import combinations

import pytest

from hooks.comparison import ROWS, Row, compare, highest_multiplier
from hooks.comparison_html import comparison_table, same_in
from hooks.one_deal import MIRRORED, RECORD, sheet, under
from hooks.words import words
from manille.seats import SIDES
from manille.variants import VARIANTS
from manille.words import words as engine_words
from tests.engine import slow_count
from tests.site.conftest import LANGUAGES, ROOT
from tests.site.reading import Page

PAGES = {"fr": "comparaison/index.html", "de": "de/vergleich/index.html"}
ALL = tuple(VARIANTS.values())


def rows(lang: str) -> dict[str, Row]:
    return {row.key: row for group in compare(ALL, words(lang)) for row in group.rows}


def numbers(key: str) -> list[list[int]]:
    return [[int(n) for n in re.findall(r"\d+", cell)] for cell in rows("fr")[key].cells]


# Against RULES.md itself, not against the engine: R2.5, R3, R5, R6, R7, R10.
@pytest.mark.parametrize(
    ("key", "belgian", "french", "coinchee"),
    [
        ("packets", [3, 3, 2], [4, 4], [3, 2, 3]),
        ("no-trump", [2], [], [2]),
        ("doubling", [2, 4], [], [2, 4]),
        ("points", [60], [68, 1], [68, 1]),
        ("half", [30], [34], [34]),
        ("multiplier", [4], [1], [8]),
        ("capot", [30, 60], [34], [34]),
        ("target", [101], [2, 34, 44], [121]),
        ("example-plain", [38, 30, 8, 1, 8], [42, 34, 8, 1, 8], [42, 34, 8, 1, 8]),
        ("example-no-trump", [38, 30, 8, 2, 16], [], [42, 34, 8, 2, 16]),
        ("example-doubled", [38, 30, 8, 2, 16], [], [42, 34, 8, 2, 16]),
        ("example-redoubled-no-trump", [38, 30, 8, 4, 32], [], [42, 34, 8, 8, 64]),
    ],
)
def test_the_numbers_are_those_of_the_rules(
    key: str, belgian: list[int], french: list[int], coinchee: list[int]
) -> None:
    assert numbers(key) == [belgian, french, coinchee]


def test_what_has_no_number_tells_the_variants_apart() -> None:
    same = {key: same_in(row.cells, list(VARIANTS)) for key, row in rows("fr").items()}
    assert same["direction"] == ["belgian-coinchee"]  # R2.5
    assert same["dealer"] == ["belgian-french"]  # R2.2
    assert same["lead"] == ["belgian-coinchee"]  # R2.5
    assert same["chooser"] == []  # R3.1 to R3.3
    assert same["undertrump"] == ["belgian-french"]  # R4.7
    assert "all" in same["take"]  # R4.3, R4.6


def test_no_cap_means_all_factors() -> None:
    assert [highest_multiplier(v) for v in ALL] == [4, 1, 8]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_built_table_says_what_the_engine_says(pages: dict[str, Page], lang: str) -> None:
    table = re.search(r'<table class="mt-compare__table">.*?</table>', pages[PAGES[lang]].html, re.DOTALL)
    assert table
    cells = re.findall(r'<td data-variant="\w+">(.*?)</td>', table[0], re.DOTALL)
    shown = [html.unescape(re.sub(r"<[^>]+>", "", cell)) for cell in cells]
    assert shown == [cell for row in rows(lang).values() for cell in row.cells]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_of_the_built_table_leads_to_its_rule(pages: dict[str, Page], lang: str) -> None:
    page = pages[PAGES[lang]]
    links = [a["href"] for a in page.read.all("a") if re.search(r"(regles|regeln)[a-z-]*/#", a.get("href", ""))]
    assert len([a for a in links if a.startswith("../")]) >= len(VARIANTS) * sum(len(r) for r in ROWS.values())


def test_headers_are_headers() -> None:
    table = comparison_table(ALL, words("fr"), lambda variant, anchors: None)
    assert table.count('<th scope="col"') == len(ALL)
    assert table.count('<th scope="row"') == sum(len(r) for r in ROWS.values())
    assert table.count('<th scope="rowgroup"') == len(ROWS)
    assert "<a " not in table


def test_the_style_sheet_knows_every_choice() -> None:
    css = (ROOT / "docs/assets/css/content.css").read_text("utf-8")
    table = comparison_table(ALL, words("fr"), lambda variant, anchors: None)
    pairs = list(combinations(VARIANTS, 2))
    assert re.findall(r'type="radio" id="compare-([a-z-]+)"', table) == ["all", *("-".join(pair) for pair in pairs)]
    for pair in pairs:
        (left_out,) = set(VARIANTS) - set(pair)
        chosen = "-".join(pair)
        assert f':has(#compare-{chosen}:checked) [data-variant="{left_out}"]' in css
        assert f':has(#compare-{chosen}:checked) [data-same~="{chosen}"]' in css
    assert ':has(#compare-all:checked) [data-same~="all"]' in css


@pytest.mark.parametrize("name", VARIANTS)
def test_the_example_is_counted_again_from_its_record(name: str) -> None:
    """RULES.md R4 to R6, by a law and a count of their own."""
    record = json.loads(RECORD.read_text("utf-8"))
    if name == "french":
        mirrored = {MIRRORED[seat]: hand for seat, hand in record["hands"].items()}
        record |= {"hands": mirrored, "calls": [], "turned": record["hands"][record["dealer"]][-1]}
    told = slow_count.answer({**record, "variant": name})
    counted = sheet(VARIANTS[name])
    assert slow_count.is_right({**record, "variant": name})
    assert told["complete"]
    for side in SIDES:
        assert counted.points[side] == told["points"][side.name]
        assert counted.written[side] == told["written"][side.name]
        assert counted.bonus[side] == told["bonus"][side.name]
    assert [t.winner.side.name for t in under(VARIANTS[name]).table.tricks] == [
        "NS" if trick["winner"] in "NS" else "EW" for trick in told["tricks"]
    ]


def test_the_example_tells_the_variants_apart() -> None:
    results = {
        name: tuple(sheet(v).bonus[side] + sheet(v).written[side] for side in SIDES) for name, v in VARIANTS.items()
    }
    assert results == {"belgian": (1, 0), "french": (2, 0), "coinchee": (0, 0)}
    cards = [[c.code for t in under(v).table.tricks for c in t.cards] for v in ALL]
    assert cards[0] == cards[1] == cards[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_stands_on_the_page_with_every_step(pages: dict[str, Page], lang: str) -> None:
    text = html.unescape(pages[PAGES[lang]].html)
    for variant in ALL:
        part = text.split(f'mt-counts__one" data-variant="{variant.name}"')[1].split("</section>")[0]
        for step in sheet(variant).steps:
            said = engine_words(lang).say(step.message)
            assert said in part
        assert part.count("<li>") == len(sheet(variant).steps)
