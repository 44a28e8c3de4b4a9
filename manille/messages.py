"""What the engine can say: a key from a closed list and typed facts, such as `must-follow(card=9H, suit=H)`.

Not here: words. The sentences for each key stand in `locales/*.ftl`, one file a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from manille.cards import Card, Suit
from manille.seats import Seat, Side

Fact = Card | Suit | Seat | Side | int | str | None

#: Every fact name and the type of its values; catalogues format a fact by this type. `suit` facts may be a suit or,
#: where no trump is meant, `None`.
FACT_TYPES: dict[str, str] = {
    "card": "card",
    "best": "card",
    "taker": "card",
    "other": "card",
    "seat": "seat",
    "master": "seat",
    "partner": "seat",
    "dealer": "seat",
    "suit": "suit",
    "trump": "suit",
    "led": "suit",
    "side": "side",
    "call": "call",
    "n": "number",
    "half": "number",
    "above": "number",
    "factor": "number",
    "multiplier": "number",
    "cap": "number",
    "total": "number",
    "target": "number",
    "ns": "number",
    "ew": "number",
    "points": "number",
}

#: Every key the engine can say and the facts that go with it.
KEYS: dict[str, tuple[str, ...]] = {}


def define(keys: Mapping[str, str]) -> None:
    """Add `keys` to the closed list, each with its fact names in one text. Raises `ValueError` on a second definition."""
    for key, names in keys.items():
        if key in KEYS:
            raise ValueError(f"message key defined twice: {key}")
        facts = tuple(names.split())
        if unknown := set(facts) - set(FACT_TYPES):
            raise ValueError(f"message {key} has unknown facts: {unknown}")
        KEYS[key] = facts


@dataclass(frozen=True, slots=True)
class Message:
    """One thing said: its `key` and its `facts` by name. Raises `ValueError` unless they fit the closed list `KEYS`."""

    key: str
    facts: tuple[tuple[str, Fact], ...]

    def __post_init__(self) -> None:
        if self.key not in KEYS:
            raise ValueError(f"unknown message key: {self.key}")
        if tuple(name for name, _ in self.facts) != KEYS[self.key]:
            raise ValueError(f"message {self.key} needs the facts {KEYS[self.key]}, not {self.facts}")

    def __getitem__(self, name: str) -> Fact:
        return dict(self.facts)[name]

    def __str__(self) -> str:
        told = ", ".join(f"{name}={code(fact)}" for name, fact in self.facts)
        return f"{self.key}({told})" if told else self.key

    def as_json(self) -> dict[str, object]:
        """The message as data for JSON: `{"key": …, "facts": {name: code or number}}`."""
        return {"key": self.key, "facts": {name: code(fact) for name, fact in self.facts}}


def say(key: str, **facts: Fact) -> Message:
    """Return the message `key` with `facts`, in the order of the closed list. Raises `ValueError` when they do not fit."""
    names = KEYS.get(key, ())
    if set(names) != set(facts):
        raise ValueError(f"message {key} needs the facts {names}, not {tuple(facts)}")
    return Message(key, tuple((name, facts[name]) for name in names))


def code(fact: Fact) -> str | int:
    """Return the code of a fact as records write it: `TS`, `N`, `NS`, `H`, `NT`, or the number itself."""
    if fact is None:
        return "NT"
    if isinstance(fact, Card):
        return fact.code
    if isinstance(fact, Seat | Side):
        return fact.name
    if isinstance(fact, Enum):
        return str(fact.value)
    return fact


define(
    {
        # Why a card is refused (RULES.md R4). `card` is the refused one, `taker` the cheapest card that would do.
        "not-your-turn": "card seat",
        "not-in-hand": "card",
        "must-follow": "card led",
        "must-take-in-suit": "card led best master taker",
        "must-trump": "card led best master taker trump",
        "must-overtrump": "card led best master taker",
        "no-undertrump": "card best master",
    }
)
