"""French and German texts are set as printers set them, in every catalogue of the engine, the terminal and the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.catalogue import attributes, forms, messages, texts, variables

ROOT = Path(__file__).parents[2]
FOLDERS = ("manille/locales", "manille/terminal/locales", "demo/locales")
CATALOGUES = sorted(path for folder in FOLDERS for path in (ROOT / folder).glob("*.ftl"))
FRENCH = [path for path in CATALOGUES if path.stem.split(".")[-1] == "fr"]
GERMAN = [path for path in CATALOGUES if path.stem.split(".")[-1] == "de"]

FRENCH_WRONG = [
    (re.compile(r"(?<!\u202f)[;!?]"), "no narrow blank before ; ! ?"),
    (re.compile(r"(?<!\u00a0):"), "no hard blank before :"),
    (re.compile(r"«(?!\u202f)|(?<!\u202f)»"), "no narrow blank inside « »"),
    (re.compile(r"[„“”]"), "foreign quotes"),
    (re.compile(r"n° (?=\d)|\bno\b"), "an abbreviation without its blank"),
]
GERMAN_WRONG = [
    (re.compile(r"\s[:;!?.,]"), "a blank before a stop"),
    (re.compile(r"[«»”]"), "foreign quotes"),
    (re.compile(r"„[^“]*$(?<!„)|^[^„]*“[^“]*“"), "quotes that do not pair"),
]
WRONG = [
    (re.compile(r"[\"']"), "a typewriter's quote or apostrophe"),
    (re.compile(r"\.\.\."), "three dots for …"),
    (re.compile(r"×(?!\u00a0)"), "no hard blank after ×"),
    (re.compile(r"[^\S\n\u00a0\u202f]{2,}"), "two blanks"),
]
ids = [str(path.relative_to(ROOT)) for path in CATALOGUES]


def faults(path: Path, wrong: list[tuple[re.Pattern[str], str]]) -> list[str]:
    """Every fault of `path` as `key: what: text`."""
    found = []
    for key, message in messages(path).items():
        for text in texts(message):
            found += [f"{key}: {what}: {text!r}" for pattern, what in wrong if pattern.search(text)]
    return found


def test_the_engines_and_the_terminals_catalogues_are_looked_at() -> None:
    assert len(FRENCH) == len(GERMAN) >= 2


@pytest.mark.parametrize("path", FRENCH, ids=str)
def test_french_typography(path: Path) -> None:
    assert faults(path, WRONG + FRENCH_WRONG) == []


@pytest.mark.parametrize("path", GERMAN, ids=str)
def test_german_typography(path: Path) -> None:
    assert faults(path, WRONG + GERMAN_WRONG[:2]) == []
    for key, message in messages(path).items():
        joined = "".join(texts(message))
        assert joined.count("„") == joined.count("“"), key


@pytest.mark.parametrize("path", FRENCH, ids=str)
def test_two_languages_have_the_same_keys_and_variables(path: Path) -> None:
    german = messages(path.with_name(path.name.replace("fr", "de")))
    french = messages(path)
    assert set(french) == set(german)
    if path.parent.name == "locales" and path.parent.parent.name != "manille":
        assert {k: variables(m) for k, m in french.items()} == {k: variables(m) for k, m in german.items()}


@pytest.mark.parametrize("path", [p for p in CATALOGUES if "manille/locales" not in p.as_posix()], ids=str)
def test_forms_asked_of_the_engine_exist_there(path: Path) -> None:
    engine = messages(ROOT / "manille" / "locales" / f"{path.stem.split('.')[-1]}.ftl")
    asked = {pair for message in messages(path).values() for pair in forms(message)}
    assert {(name, form) for name, form in asked if form not in attributes(engine[name])} == set()


@pytest.mark.parametrize(
    ("text", "bad"), [("Oui: non", True), ("Oui\u00a0: non", False), ("Quoi ?", True), ("Quoi\u202f?", False)]
)
def test_the_french_patterns_see_what_they_look_for(text: str, bad: bool) -> None:
    assert any(pattern.search(text) for pattern, _ in FRENCH_WRONG) is bad
