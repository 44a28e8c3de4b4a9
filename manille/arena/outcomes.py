"""What came of a deal or of a match that was played twice, and how it is written: one JSON line each.

Not here: playing (`duel`), and what many outcomes say together (`summary`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

Times = tuple[float, ...]
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long one player took for each decision in which it had a choice."""

    cards: Times = ()
    """For a card, of two legal ones or more."""
    calls: Times = ()
    """For a call."""


@dataclass(frozen=True, slots=True)
class Play:
    """A deal played once."""

    points: int
    """What player A's side has above the half, which is what B's lacks (R5)."""
    written: int
    """What A's side writes, less what B's does: multipliers and a turned card's points are in it (R6)."""
    trump: str
    """The code of the trump suit, or `NT`."""
    dealer: str
    """Whose side dealt: `a` or `b`."""
    doubler: str
    """Whose side doubled: `a`, `b`, or nothing."""
    redoubled: bool
    """Whether the double was redoubled."""


@dataclass(frozen=True, slots=True)
class DealPair:
    """A deal played twice, player A's side first being North and South, then East and West."""

    number: int
    """Which deal."""
    plays: tuple[Play, Play]
    """The two plays."""
    thinking: tuple[Thinking, Thinking]
    """How long A and B took."""

    @property
    def points(self) -> float:
        """Player A's points above the half, the mean of the two plays."""
        return (self.plays[0].points + self.plays[1].points) / 2

    @property
    def written(self) -> float:
        """What A's side writes less what B's does, the mean of the two plays."""
        return (self.plays[0].written + self.plays[1].written) / 2


@dataclass(frozen=True, slots=True)
class MatchPair:
    """A match played twice with the same cards, the sides exchanged."""

    number: int
    """Which match."""
    won: tuple[bool, bool]
    """Whether A won it as North and South, and as East and West."""
    deals: tuple[int, int]
    """How many deals each took."""
    thinking: tuple[Thinking, Thinking]
    """How long A and B took."""

    @property
    def share(self) -> float:
        """The share of the two matches that A won."""
        return sum(self.won) / 2


Outcome = DealPair | MatchPair


def as_json(outcome: Outcome) -> str:
    """Write `outcome` in one line."""
    kind = "deal" if isinstance(outcome, DealPair) else "match"
    return json.dumps({"kind": kind, **asdict(outcome)}, separators=(",", ":"))


def of_json(text: str) -> Outcome:
    """Read an outcome. Raises `ValueError` when `text` is none."""
    try:
        told = json.loads(text)
        first, second = (Thinking(tuple(t["cards"]), tuple(t["calls"])) for t in told["thinking"])
        if told["kind"] == "deal":
            one, other = (_play(play) for play in told["plays"])
            return DealPair(int(told["number"]), (one, other), (first, second))
        one, other = told["won"]
        deals = told["deals"]
        return MatchPair(int(told["number"]), (bool(one), bool(other)), (deals[0], deals[1]), (first, second))
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"not an outcome: {error!r}") from None


def _play(told: Mapping[str, Any]) -> Play:
    return Play(**told)
