"""The engine's catalogues are complete, equal and say something for every fact."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from manille.variants import HOUSE_RULES, VARIANTS
from manille.words import LANGUAGES, words
from tests.words.catalogue import attributes, engine_keys, every_fact, forms, messages, texts, variables

ROOT = Path(__file__).parents[2]
ENGINE = {lang: ROOT / "manille" / "locales" / f"{lang}.ftl" for lang in LANGUAGES}
KEYS = engine_keys()

#: Messages that are names with forms; `rank` is only there for `card`.
NAMES = {"rank", "card", "suit", "seat", "side", "call"}
RULES = {f"variant-{name}" for name in VARIANTS} | {f"option-{name}" for name in HOUSE_RULES}

#: Texts that are the same in both languages because they are: proper names.
SAME = {"variant-coinchee"}

#: Messages whose German needs a fact, for its cases, that the French does without, or the other way round.
UNEQUAL: set[str] = set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words_and_no_other_message_is_there(lang: str) -> None:
    assert set(messages(ENGINE[lang])) == set(KEYS) | NAMES | RULES


def test_the_reasons_of_the_bots_are_among_the_keys() -> None:
    # Guards the test above against an import that brings nothing.
    assert len([key for key in KEYS if key.startswith("why-")]) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_message_uses_only_its_facts(lang: str, key: str) -> None:
    assert variables(messages(ENGINE[lang])[key]) <= set(KEYS[key])


@pytest.mark.parametrize("key", sorted(set(KEYS) - UNEQUAL))
def test_both_languages_use_the_same_facts(key: str) -> None:
    french, german = (variables(messages(ENGINE[lang])[key]) for lang in LANGUAGES)
    assert french == german


def test_nothing_is_left_untranslated() -> None:
    french, german = (messages(ENGINE[lang]) for lang in LANGUAGES)
    same = {key for key in KEYS.keys() | RULES if texts(french[key]) == texts(german[key])}
    assert same == SAME


@pytest.mark.parametrize("name", ["seat", "side", "call", "suit", "card"])
def test_both_languages_have_the_forms_that_stand_alone(name: str) -> None:
    for lang in LANGUAGES:
        assert {"bare", "cap"} <= attributes(messages(ENGINE[lang])[name])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_asked_for_exists(lang: str) -> None:
    catalogue = messages(ENGINE[lang])
    asked = {pair for message in catalogue.values() for pair in forms(message)}
    assert asked
    assert {(name, form) for name, form in asked if form not in attributes(catalogue[name])} == set()


SENTENCE = re.compile(r"^[A-ZÀÉÜÄÖ0-9].*[.!]$", re.DOTALL)
LEFTOVER = re.compile(r"[{}⟦⟧]|\?\?\?|None|  |\n| \.|\b[TAKQJ789][SHDC]\b|\b(NT|NS|EW)\b|\(\)")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_message_is_a_whole_sentence_for_every_fact(lang: str, key: str) -> None:
    for facts in every_fact(KEYS[key]):
        said = words(lang).text(key, **facts)
        assert SENTENCE.match(said), said
        assert not LEFTOVER.search(said), said


COUNTED = {
    "fr": {"point": "points", "carte": "cartes", "atout": "atouts"},
    "de": {"Punkt": "Punkte", "Karte": "Karten", "Trumpf": "Trümpfe", "Zehn": "Zehnen"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(KEYS))
def test_what_is_counted_is_in_the_right_number(lang: str, key: str) -> None:
    for facts in every_fact(KEYS[key]):
        said = words(lang).text(key, **facts)
        for one, many in COUNTED[lang].items():
            for number, word in re.findall(rf"\b(\d+) ({one}\w*)", said):
                singular = number == "1" or (lang == "fr" and number == "0")
                assert word == one if singular else word.startswith(many), said


def test_the_test_of_numbers_sees_some() -> None:
    assert words("fr").text("step-written", side="NS", n=1) == "Vous marquez 1 point."
    assert words("fr").text("step-written", side="NS", n=2) == "Vous marquez 2 points."
    assert words("de").text("step-written", side="EW", n=1) == "Ihre Gegner schreiben 1 Punkt auf."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(k for k, facts in KEYS.items() if "seat" in facts or "dealer" in facts))
def test_the_player_is_addressed_and_the_others_are_named(lang: str, key: str) -> None:
    name = "seat" if "seat" in KEYS[key] else "dealer"
    fixed = next(every_fact(KEYS[key]))
    said = {seat: words(lang).text(key, **{**fixed, "partner": seat, name: seat}) for seat in ("S", "W", "E")}
    assert len(set(said.values())) == 3
    assert not re.search(r"\b(Ouest|Est|West|Ost)\b", said["S"])
