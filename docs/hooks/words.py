"""The words the site's own parts need (tables, figures, 404, names for screen readers), from `words/*.ftl`.

Not here: the pages' prose, and the engine's and the table's own catalogues.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent / "words"
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


@cache
def words(lang: str) -> Words:
    """Return the catalogue of the language `lang`."""
    return Words(lang, (FOLDER / f"{lang}.ftl").read_text("utf-8"))
