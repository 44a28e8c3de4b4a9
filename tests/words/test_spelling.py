"""Every word of the site, the table and the terminal is one that Hunspell or the project's own list knows.

Not here: grammar and type. A new proper word goes into ``tests/data/words-<language>.txt``.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.site.reading import Page
from tests.words.catalogue import messages

ROOT = Path(__file__).parents[2]
LANGUAGES = ("fr", "de")
CATALOGUES = ("docs/hooks/words", "demo/locales", "manille/locales", "manille/terminal/locales")
WORD = re.compile(r"[^\W\d_]+(?:[’'\-\u00ad][^\W\d_]+)*")
#: Addresses, programs' names and what is typed are no words.
NOT_PROSE = re.compile(r"\S*(?:://|\.[a-z]{2,4}\b|/)\S*")
SPOKEN = ("title", "alt", "aria-label", "placeholder", "content")
SPOKEN_META = ("description", "og:image:alt")


def known(lang: str) -> list[str]:
    """The project's own words of a language, as they are listed."""
    lines = (ROOT / f"tests/data/words-{lang}.txt").read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def words_of(text: str) -> set[str]:
    """The words in a text, each as it is written there."""
    return set(WORD.findall(NOT_PROSE.sub(" ", text).replace("\u00ad", "")))


def spoken(page: Page) -> Iterator[str]:
    """What is read aloud on a page besides its text, in the page's own language."""
    for element in page.read.elements:
        if (
            element.tag == "meta"
            and element.attributes.get("name", element.attributes.get("property")) not in SPOKEN_META
        ):
            continue
        if element.lang == page.lang:
            yield from (element.attributes[name] for name in SPOKEN if name in element.attributes)


class _Joined(Visitor):
    """Joins the pieces of a text: a soft hyphen within a word does not part it, anything else between words does."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.text += node.parse()["value"]

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.text += " "
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.text += " "

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.text += " "


def whole(message: ast.Message) -> str:
    """All texts of a message, its forms one after another."""
    joined = _Joined()
    for pattern in filter(None, (message.value, *(attribute.value for attribute in message.attributes))):
        joined.visit(pattern)
        joined.text += " "
    return joined.text


def written(lang: str, site: Path) -> dict[str, set[str]]:
    """Each word of a language with the places where it stands."""
    found: dict[str, set[str]] = {}

    def note(text: str, place: str) -> None:
        for word in words_of(text):
            found.setdefault(word, set()).add(place)

    for path in sorted(site.rglob("*.html")):
        page = Page.at(site, path.relative_to(site).as_posix())
        for said_in, text in page.read.paragraphs:
            if said_in == lang:
                note(text, page.path)
        if page.lang == lang:
            for text in spoken(page):
                note(text, page.path)
    for folder in CATALOGUES:
        for key, message in messages(ROOT / folder / f"{lang}.ftl").items():
            if not key.startswith("typed-"):  # What is typed in a terminal is short and without accents.
                note(whole(message), f"{folder}: {key}")
    return found


def unknown(asked: dict[str, list[str]]) -> dict[str, list[str]]:
    """The words, by language, that Hunspell does not know."""
    node = shutil.which("node")
    assert node, "Node is missing"
    command = [node, str(ROOT / "tests/words/spelling.mjs")]
    told = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    answer: dict[str, list[str]] = json.loads(told.stdout)
    return answer


@pytest.fixture(scope="module")
def strange(site_dir: Path) -> dict[str, dict[str, set[str]]]:
    """By language, each word that Hunspell does not know, with its places."""
    found = {lang: written(lang, site_dir) for lang in LANGUAGES}
    assert all(len(words) > 1500 for words in found.values())
    missing = unknown({lang: sorted(words) for lang, words in found.items()})
    return {lang: {word: found[lang][word] for word in words} for lang, words in missing.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_known(strange: dict[str, dict[str, set[str]]], lang: str) -> None:
    ours = set(known(lang))
    assert {word: sorted(places)[:3] for word, places in strange[lang].items() if word not in ours} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_projects_list_holds_nothing_that_is_not_needed(strange: dict[str, dict[str, set[str]]], lang: str) -> None:
    listed = known(lang)
    assert listed == sorted(set(listed), key=lambda word: (word.casefold(), word))
    assert [word for word in listed if word not in strange[lang]] == []


def test_hunspell_sees_what_is_wrong() -> None:
    asked = {"fr": ["atout", "attout", "l’as", "coupé"], "de": ["Trumpf", "Trumpff", "Kartenspiel", "übertrumfen"]}
    assert unknown(asked) == {"fr": ["attout"], "de": ["Trumpff", "übertrumfen"]}
