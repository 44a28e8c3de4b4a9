"""What a bot is: it gets one seat's view and answers with a card or a call, and with its reasons.

Not here: any idea of good play.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeAlias, TypeVar, cast

from manille.auction import Call
from manille.cards import Card
from manille.messages import Message
from manille.view import View

T = TypeVar("T")

Thinking: TypeAlias = Generator[None, None, T]
"""Thought in small pieces, a few milliseconds each: the caller may look up after any of them, and need not go on."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does, and why."""

    choice: Card | Call
    """The card played, or the answer to the question asked."""
    reasons: tuple[Message, ...]
    """Why, never empty; the first one decided. Each claims only what is true in the position (`reasons`)."""


class Bot(Protocol):
    """A player. It holds no state between decisions, so one object can sit in every seat."""

    def choose(self, view: View, rng: Random) -> Decision:
        """Return what the seat of `view` does now. Raises `ValueError` when it is not that seat's turn.

        The same view and the same state of `rng` give the same decision.
        """
        ...


class Budget(Protocol):
    """How long a bot may think, as the caller sees it: the engine has no clock."""

    def __call__(self) -> bool:
        """Whether there is time for another world."""
        ...


class Thinker(Bot, Protocol):
    """A bot that thinks longer or shorter. It always answers, however little time there is.

    What else can be set on it, such as the number of worlds that it looks at, are fields of its dataclass with plain
    values, so that callers set them with `dataclasses.replace`.
    """

    def choose(self, view: View, rng: Random, more: Budget | None = None) -> Decision:
        """As `Bot.choose`; `more` is asked before each further world, and false ends the search."""
        ...


class Ponderer(Thinker, Protocol):
    """A thinker that lets the caller look up while it thinks."""

    def thinking(self, view: View, rng: Random, more: Budget | None = None) -> Thinking[Decision]:
        """As `choose`, in pieces."""
        ...


def finished(thinking: Thinking[T]) -> T:
    """Return what comes of `thinking`, without looking up."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return cast(T, done.value)


def ponder(bot: Bot, view: View, rng: Random) -> Thinking[Decision]:
    """Return what `bot` does, in pieces where the bot thinks in pieces; the decision is that of `Bot.choose`."""
    if hasattr(bot, "thinking"):
        return (yield from cast(Ponderer, bot).thinking(view, rng))
    return bot.choose(view, rng)


def takes_time(bot: Bot) -> bool:
    """Whether `bot` can be given a time: it is a `Thinker`."""
    code = type(bot).choose.__code__
    return "more" in code.co_varnames[: code.co_argcount]


def decide(bot: Bot, view: View, rng: Random, more: Budget | None = None) -> Decision:
    """Return what `bot` does, within the budget `more` where there is one and the bot can be stopped."""
    if more is None or not takes_time(bot):
        return bot.choose(view, rng)
    return cast(Thinker, bot).choose(view, rng, more)
