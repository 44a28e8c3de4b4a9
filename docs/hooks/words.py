"""The words the site's own parts need (tables, figures, 404, names for screen readers), from `words/*.ftl`.

Not here: the pages' prose, and the table's own catalogue. Cards and suits are named by the engine's (`names`).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import manille
from manille.cards import Card, Suit

FOLDER = Path(__file__).parent / "words"
TABLE_FOLDER = Path(__file__).parents[2] / "demo" / "locales"
ENGINE_FOLDER = Path(manille.__file__).parent / "locales"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Words:
    """One language's catalogue."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self._source = source
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    @property
    def keys(self) -> frozenset[str]:
        """The keys of every message."""
        return frozenset(MESSAGE.findall(self._source))

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: str | int) -> str:
        """Return the message `key` with its facts; `KeyError` without one, `ValueError` where a fact is missing."""
        if not self.has(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self.lang} has no text")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


class Names:
    """The names of cards and suits in one language, from the engine's own catalogue."""

    def __init__(self, lang: str, source: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def card(self, card: Card) -> str:
        """Return the card's bare name, such as `dix de cœur`."""
        rank = card.rank.value
        return self._bare("card", rank=int(rank) if rank.isdigit() else rank, suit=card.suit.value)

    def suit(self, suit: Suit) -> str:
        """Return the suit's bare name, such as `cœur`."""
        return self._bare("suit", suit=suit.value)

    def _bare(self, key: str, **facts: str | int) -> str:
        pattern = self._bundle.get_message(key).attributes["bare"]
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)


@cache
def names(lang: str) -> Names:
    """Return the engine's names in the language `lang`."""
    return Names(lang, (ENGINE_FOLDER / f"{lang}.ftl").read_text("utf-8"))


@cache
def table_words(lang: str) -> Words:
    """Return the catalogue of the table in the language `lang`: for texts that stand there before its script does."""
    return Words(lang, (TABLE_FOLDER / f"{lang}.ftl").read_text("utf-8"))


@cache
def words(lang: str) -> Words:
    """Return the catalogue of the language `lang`."""
    return Words(lang, (FOLDER / f"{lang}.ftl").read_text("utf-8"))
