"""The engine's messages as sentences in French and German, from the Fluent catalogues in `locales`.

Not here: what is said and when (`messages` and those who say them). The one module that needs `fluent.runtime`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from manille.auction import Call
from manille.cards import Card, Suit
from manille.errors import ManilleError
from manille.messages import Fact, Message, code
from manille.seats import Seat, Side

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = files("manille") / "locales"
#: The languages that have a catalogue, French first.
LANGUAGES = tuple(
    sorted(
        (file.name.removesuffix(".ftl") for file in FOLDER.iterdir() if file.name.endswith(".ftl")),
        key=lambda lang: (lang != "fr", lang),
    )
)

Argument = str | int

_ENTRY = re.compile(r"^([a-z][a-zA-Z0-9-]*) *=", re.MULTILINE)


class ExtraMissing(ManilleError):
    """A package that an extra of this one brings is not installed; the text names the extra."""


def extra_missing(package: str) -> ExtraMissing:
    """Return the error that tells how to install `package`."""
    return ExtraMissing(f"{package} is not installed; `pip install 'manille[play]'` brings it.")


class Words:
    """The catalogue of one language, with what is added to it.

    Attributes: `lang`; `keys`, those of every message.
    """

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self.keys = frozenset(key for source in sources for key in _ENTRY.findall(source))
        self._bundle = self._made(sources)

    def _made(self, sources: tuple[str, ...]) -> FluentBundle:
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ImportError:
            raise extra_missing("fluent.runtime") from None
        # The library types its functions as if they took one argument and gave no plain text.
        functions: Any = self._functions()
        bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        for source in sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    def _functions(self) -> dict[str, Callable[..., str]]:
        """The functions that sentences may use; each takes a code and the wanted form."""
        return {
            "CARD": lambda fact, form="bare": self.form("card", form, card_arguments(str(fact))),
            "SUIT": lambda fact, form="bare": self.form("suit", form, {"suit": str(fact)}),
            "SEAT": lambda fact, form="bare": self.form("seat", form, {"seat": str(fact)}),
            "SIDE": lambda fact, form="bare": self.form("side", form, {"side": str(fact)}),
            "CALL": lambda fact, form="bare": self.form("call", form, {"call": str(fact)}),
        }

    def say(self, message: Message) -> str:
        """Return the sentence of `message`. Raises `KeyError` where there is none, `ValueError` where it does not fit."""
        return self.text(message.key, **{name: code(fact) for name, fact in message.facts})

    def text(self, key: str, **facts: Argument) -> str:
        """Return the text `key` with `facts` as codes and numbers; errors as for `say`."""
        if key not in self.keys:
            raise KeyError(f"no message {key!r} in {self.lang}")
        return self._formatted(key, self._bundle.get_message(key).value, facts)

    def name(self, fact: Fact | Call, form: str = "bare") -> str:
        """Return a card, suit, seat, side or call in one of its forms; `None` is no trump."""
        kind = next((kind for cls, kind in _KINDS if isinstance(fact, cls)), "suit")
        told = fact.value if isinstance(fact, Call) else code(fact)
        return self.form(kind, form, card_arguments(str(told)) if kind == "card" else {kind: told})

    def form(self, key: str, form: str, facts: Mapping[str, Argument]) -> str:
        """Return the attribute `form` of the message `key`; errors as for `say`."""
        attributes = self._bundle.get_message(key).attributes
        if form not in attributes:
            raise KeyError(f"no form {form!r} of {key!r} in {self.lang}")
        return self._formatted(f"{key}.{form}", attributes[form], facts)

    def _formatted(self, key: str, pattern: object, facts: Mapping[str, Argument]) -> str:
        text, errors = self._bundle.format_pattern(pattern, facts)  # type: ignore[arg-type]
        if errors:
            raise ValueError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


_KINDS: tuple[tuple[type, str], ...] = ((Card, "card"), (Suit, "suit"), (Seat, "seat"), (Side, "side"), (Call, "call"))


def card_arguments(told: str) -> dict[str, Argument]:
    """Return what the message `card` takes for the card code `told`: `$rank`, a number where it is one, and `$suit`."""
    rank, suit = told[:-1], told[-1:]
    return {"rank": int(rank) if rank.isdigit() else rank, "suit": suit}


def source(lang: str) -> str:
    """Return the engine's catalogue of the language `lang`, one of `LANGUAGES`."""
    return (FOLDER / f"{lang}.ftl").read_text("utf-8")


@cache
def words(lang: str) -> Words:
    """Return the engine's words in `lang`. Raises `ExtraMissing` without `fluent.runtime`."""
    return Words(lang, source(lang))
