"""Names of cards and calls are unambiguous in each language, and every card, call and command has one."""

from __future__ import annotations

from importlib.resources import files

import pytest

from manille.auction import Call
from manille.cards import PACK, card
from manille.terminal.typed import Command, Reader, number
from manille.words import LANGUAGES, Words, source


def reader(lang: str) -> Reader:
    own = (files("manille.terminal") / "locales" / f"{lang}.ftl").read_text("utf-8")
    return Reader(Words(lang, source(lang), own))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_means_one_thing(lang: str) -> None:
    read = reader(lang)
    assert set(read.cards.values()) == set(PACK)
    assert set(read.calls.values()) == set(Call)
    assert set(read.commands.values()) == set(Command)
    assert not set(read.cards) & set(read.commands)
    assert not set(read.cards) & set(read.calls)
    # Every card has as many names as the words for its rank and its suit allow: none was taken by another card.
    words = Words(lang, source(lang), (files("manille.terminal") / "locales" / f"{lang}.ftl").read_text("utf-8"))
    for c in PACK:
        for rank in words.text(f"typed-rank-{c.rank.value}").split():
            for suit in words.text(f"typed-suit-{c.suit.value}").split():
                assert read.card(rank + suit) is c


@pytest.mark.parametrize(
    ("lang", "typed", "code"),
    [
        ("fr", "rc", "KH"),
        ("fr", "R ♥", "KH"),
        ("fr", "roi de cœur", "KH"),
        ("fr", "Manille de trèfle", "TC"),
        ("fr", "10t", "TC"),
        ("fr", "vk", "JD"),
        ("fr", "as pique", "AS"),
        ("fr", "♦️ 9", "9D"),
        ("de", "kh", "KH"),
        ("de", "Herz-König", "KH"),
        ("de", "kkr", "KC"),
        ("de", "kka", "KD"),
        ("de", "Pik Zehn", "TS"),
        ("de", "bp", "JS"),
    ],
)
def test_names_of_cards(lang: str, typed: str, code: str) -> None:
    assert reader(lang).card(typed) is card(code)


@pytest.mark.parametrize(
    ("lang", "typed", "call"),
    [
        ("fr", "Sans atout", Call.NO_TRUMP),
        ("fr", "passer", Call.PASS),
        ("fr", "coincher", Call.DOUBLE),
        ("fr", "cœur", Call.HEARTS),
        ("de", "ohne Trumpf", Call.NO_TRUMP),
        ("de", "noch einmal verdoppeln", Call.REDOUBLE),
        ("de", "Kreuz", Call.CLUBS),
    ],
)
def test_names_of_calls(lang: str, typed: str, call: Call) -> None:
    assert reader(lang).call(typed) is call


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_that_are_shown_can_be_typed(lang: str) -> None:
    read = reader(lang)
    words = Words(lang, source(lang))
    assert [read.card(words.name(c)) for c in PACK] == list(PACK)
    assert [read.call(words.name(c)) for c in Call] == list(Call)


def test_numbers() -> None:
    assert [number(text) for text in ("3", " 12 ", "0", "1000", "-1", "x", "", "²", "٣")] == [3, 12, 0] + [None] * 6
