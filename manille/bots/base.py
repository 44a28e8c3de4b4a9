"""What a bot is: it gets one seat's view and answers with a card or a call, and with its reasons.

Not here: any idea of good play.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from manille.auction import Call
from manille.cards import Card
from manille.messages import Message
from manille.view import View


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
    """How long a bot may think, as the caller sees it: the engine has no clock.

    A bot that thinks as long as it may is a frozen dataclass. What it can be told are its fields with plain values, such
    as `worlds: int`, the most worlds that it looks at; beside them stands `more: Budget | None`, asked before each
    further world. Callers set both with `dataclasses.replace`. A bot stops at whichever ends first, and always answers.
    """

    def __call__(self) -> bool:
        """Whether there is time for another world."""
        ...
