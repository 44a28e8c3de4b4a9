"""The page of strategy says what was found (`hooks.strategy`, `hooks.numbers`), and what was found can be found again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hooks.numbers.__main__ import DEALS, tasks
from hooks.numbers.deals import row
from hooks.numbers.experiments import Spot, weighed
from hooks.strategy import decimal, finding, found, number, positions, results
from hooks.words import words
from manille.legality import legal_cards
from tests.site.conftest import LANGUAGES, ROOT
from tests.site.reading import Page

PAGES = {"fr": "strategie/index.html", "de": "de/spielstrategie/index.html"}
#: Endgames of three cards take a second or two to be found again as they are on the page.
QUICK = ("nothing", "last-hand-trump", "not-yet")


def source(lang: str) -> str:
    return (ROOT / f"docs/{lang}/strategy.md").read_text("utf-8")


def test_everything_that_can_be_found_was_found_and_nothing_else() -> None:
    assert list(results()) == list(tasks())


@pytest.mark.parametrize("name", list(positions()))
def test_the_advice_is_right_beyond_chance(name: str) -> None:
    told, told_of = positions()[name], results()[name]
    assert told_of["gap"] > told_of["half"] > 0
    assert told_of["deals"] == DEALS[told["kind"]]
    assert round(told_of["means"][told["advised"]] - told_of["means"][told["against"]] - told_of["gap"], 1) == 0


@pytest.mark.parametrize("name", list(positions()))
def test_a_position_can_be(name: str) -> None:
    spot = Spot.read(positions()[name])
    cards = [*spot.hand, *spot.partner]
    assert len(set(cards)) == len(cards)
    assert len(spot.hand) == 8 or spot.kind == "play"


@pytest.mark.parametrize("name", QUICK)
def test_what_was_found_is_found_again(name: str) -> None:
    assert tasks()[name]() == results()[name]


def test_another_chance_finds_something_else_but_not_much() -> None:
    told = positions()["small-trump"]
    other = weighed(told, 400, "another")
    assert other["gap"] != results()["small-trump"]["gap"]
    assert abs(float(str(other["gap"])) - results()["small-trump"]["gap"]) < 1


@pytest.mark.parametrize(("variant", "mode"), [("belgian", "longest"), ("french", "turned"), ("coinchee", "own")])
def test_shares_are_shares(variant: str, mode: str) -> None:
    told = row(variant, mode, 20)
    assert told["deals"] == 20
    assert 0 <= float(str(told["plat"])) <= float(str(told["wins"])) <= 100
    assert (told["double_wins"] is None) == (told["doubled"] == 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_is_drawn_in_every_language(lang: str) -> None:
    drawn = re.findall(r'principle\("([a-z-]+)"', source(lang))
    assert sorted(drawn) == sorted(positions())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_share_and_no_mean_is_typed_by_hand(lang: str) -> None:
    typed = re.sub(r"\{\{.*?\}\}|« À 0,3 près »|„Auf 0,3 genau“", "", source(lang))
    assert re.findall(r"\d+[ \u00a0\u202f]%|\d,\d|[+−]\d", typed) == []


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+(?:,\d+)?", re.sub(r"(?<=\d)[.\u00a0\u202f](?=\d{3})", "", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_was_found(pages: dict[str, Page], lang: str) -> None:
    page = pages[PAGES[lang]]
    said = dict(re.findall(r'<p class="mt-found">(.*?) <code>python3 run\.py numbers ([a-z-]+)</code>', page.html))
    by_name = {name: text for text, name in said.items()}
    assert set(by_name) == set(positions())
    for name, text in by_name.items():
        told = results()[name]
        expected = [decimal(told["gap"]), decimal(told["half"]), str(told["deals"])]
        assert [n for n in numbers(text) if n in expected] == expected, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_what_was_found(pages: dict[str, Page], lang: str) -> None:
    html = pages[PAGES[lang]].html
    for name in ("longest", "linear", "no-trump", "own", "coinchee", "french"):
        told = results()[f"deals/{name}"]
        cells = [f"{round(told['wins'])}", number("writes", told["writes"]), f"{round(told['plat'])}"]
        pattern = r"[ \u00a0\u202f]%</td>\s*<td[^>]*>".join([re.escape(cells[0]), re.escape(cells[1])])
        assert re.search(pattern, html), name


def test_numbers_are_written_as_the_languages_write_them() -> None:
    assert (number("writes", 4.25), number("writes", -1.0)) == ("+4,2", "−1,0")
    assert number("wins", 66.7) == "67"
    assert finding("load", words("fr")).startswith("As de trèfle plutôt que ")
    with pytest.raises(KeyError):
        found("deals/longest", "luck")


def legal_choices() -> Iterator[tuple[str, str]]:
    for name, told in positions().items():
        if told["kind"] == "play":
            yield from ((name, told[what]) for what in ("advised", "against"))


@pytest.mark.parametrize(("name", "code"), list(legal_choices()))
def test_only_cards_that_may_be_played_are_compared(name: str, code: str) -> None:
    from hooks.numbers.experiments import trick_before

    spot = Spot.read(positions()[name])
    assert code in {c.code for c in legal_cards(spot.hand, trick_before(spot), spot.variant.law)}
