"""The players of a duel, by what the command line calls them: `strong:worlds=60`, `ismcts:iterations=300`, `greedy0`.

Not here: the bots themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields, is_dataclass, replace
from random import Random
from typing import Any

from manille.arena.trump import RULES, answer
from manille.auction import Call
from manille.bots import BOTS, RULES_OF_THUMB
from manille.bots.base import Bot, decide, takes_time
from manille.bots.references import REFERENCES
from manille.cards import Card
from manille.view import View

Clock = Callable[[], float]
"""Seconds that only ever go forward."""

CALLS = "calls"
"""The setting that every player has: a rule of `trump.RULES` that calls in the bot's place, and never doubles."""


class BadPlayer(ValueError):
    """No such player, or no such setting; the text says which, and what there is."""


class Deadline:
    """A `Budget`: true until so many seconds after `start`."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds
        self._end = 0.0

    def start(self) -> None:
        """Begin to count."""
        self._end = self._clock() + self._seconds

    def __call__(self) -> bool:
        """Whether there is time left."""
        return self._clock() < self._end


class Player:
    """A bot with what was set, which may be given a time for each decision."""

    def __init__(self, bot: Bot, calls: str | None = None, deadline: Deadline | None = None) -> None:
        self.bot = bot
        self._calls = calls
        self._deadline = deadline

    def choose(self, view: View, rng: Random) -> Card | Call:
        """Return what the seat of `view` does now."""
        if self._calls is not None and view.question is not None:
            return answer(self._calls, view.hand, view.table.variant, view.question)
        if self._deadline is not None:
            self._deadline.start()
        return decide(self.bot, view, rng, self._deadline).choice


def bots() -> dict[str, Bot]:
    """Return everybody who can sit down, by name."""
    return {**BOTS, **RULES_OF_THUMB, **REFERENCES}


def player(text: str, clock: Clock, *, worlds: int | None = None, time_ms: int | None = None) -> Player:
    """Return the player written `text`. Raises `BadPlayer`.

    `worlds` is meant for a bot that has such a number and no other value of its own in `text`, `time_ms` for one that
    can be stopped; a bot that has neither plays as it always does.
    """
    name, _, rest = text.partition(":")
    found = bots()
    if name not in found:
        raise BadPlayer(f"no player {name!r}; there are {', '.join(found)}")
    bot = found[name]
    wanted = dict(_pairs(text, rest))
    calls = wanted.pop(CALLS, None)
    if calls is not None and calls not in RULES:
        raise BadPlayer(f"{text}: {CALLS} is one of {', '.join(RULES)}")
    if worlds is not None and "worlds" in settings(bot):
        wanted.setdefault("worlds", str(worlds))
    deadline = Deadline(clock, time_ms / 1000) if time_ms is not None and takes_time(bot) else None
    return Player(_changed(bot, text, wanted), calls, deadline)


def settings(bot: Bot) -> dict[str, int | float | str | bool]:
    """Return what can be set on `bot` with `name=value`, and the value that it has: its fields with plain values."""
    values = {field.name: getattr(bot, field.name) for field in _fields(bot)}
    return {name: value for name, value in values.items() if isinstance(value, int | float | str)}


def _fields(bot: Bot) -> tuple[Field[Any], ...]:
    return fields(bot) if is_dataclass(bot) else ()


def _pairs(text: str, rest: str) -> list[tuple[str, str]]:
    pairs = []
    for part in rest.split(",") if rest else ():
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise BadPlayer(f"{text}: a setting is written name=value, not {part!r}")
        pairs.append((key.replace("-", "_"), value))
    return pairs


def _changed(bot: Bot, text: str, wanted: dict[str, str]) -> Bot:
    there = settings(bot)
    changes: dict[str, object] = {}
    for key, value in wanted.items():
        if key not in there:
            raise BadPlayer(f"{text}: no setting {key!r}; there are {', '.join([*there, CALLS])}")
        changes[key] = _like(there[key], value, text)
    if not changes:
        return bot
    try:
        return replace(bot, **changes)  # type: ignore[type-var]  # bots with fields are dataclasses
    except ValueError as error:
        raise BadPlayer(f"{text}: {error}") from None


def _like(old: int | float | str | bool, value: str, text: str) -> object:
    """Read `value` as what `old` is."""
    try:
        if isinstance(old, bool):
            return {"yes": True, "no": False}[value]
        number = type(old)(value)
    except (KeyError, ValueError):
        kind = "yes or no" if isinstance(old, bool) else "a whole number" if isinstance(old, int) else "a number"
        raise BadPlayer(f"{text}: expected {kind}, not {value!r}") from None
    if not isinstance(number, str) and number < 0:
        raise BadPlayer(f"{text}: {value} is less than nothing")
    return number
