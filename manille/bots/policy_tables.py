"""What the fast rule of thumb asks its tables, and how a table answers: worked out once, and looked up afterwards.

Not here: the play (`policy`), and the answers: the plain ones are in `plain`, the learned ones in `lessons`.

A suit is two bytes: the cards of it in the own hand and those still out. A table answers with the best card's value and,
in its three lowest bits, that card's strength; the tables for following answer with the card's bit alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

#: What becomes of a discard, as bits 20 to 25 of a key: the trick is lost, may be the partner's, is likely so, almost
#: surely so, or surely; and the same for one who must follow suit to a trick that has been trumped, lost or won.
LOST, HOPE, LIKELY, ALMOST, WON, MUST_LOST, MUST_WON = (mode << 20 for mode in range(7))

#: The kinds of suit, as bits 16 to 18 of a key: a side suit has 1 added where trumps are out and 2 where the hand holds
#: one. A trump suit was made by the opponents or by the own side.
NO_TRUMP_KIND = 6 << 16
TRUMP_KINDS = (5 << 16, 4 << 16)

#: Bit 19 of a key: the hand holds four cards or fewer.
LATE = 1 << 19

POT_LEVEL = (0, 0, *[1] * 3, *[2] * 3, *[3] * 20)
"""The points on the table in four classes."""
VOID_LEVEL = (0, 0, 1, 1, 2, 2, 2, 2, 2)
"""The cards of a suit still out in three classes."""

#: Trumps in the hand and trumps out by their number, in four classes each, as bits 10 to 13 of a key of `Tables.marks`.
HELD = tuple(min(n, 3) << 10 for n in range(9))
OUT = tuple((0, 1, 2, 2, 3)[min(n, 4)] << 12 for n in range(9))


def _strengths(byte: int) -> list[int]:
    return [i for i in range(8) if byte >> i & 1]


def ranked(byte: int, value: Callable[[int], int]) -> int:
    """Return the best value among the strengths in `byte`, with that strength in the lowest bits; of equals the lowest."""
    most, at = max((value(i), -i) for i in _strengths(byte))
    return most << 3 | -at


def bit(answer: int) -> int:
    """Return the bit of the strength that `ranked` found."""
    return 1 << (answer & 7)


MOST = 1 << 14
"""Answers that a table holds; there are a hundred thousand more after an evening of play, and a page has little room."""


class Table(dict[int, int]):
    """Answers by key, each worked out when it is first asked for; a full table begins anew."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[int], int]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> int:
        if len(self) >= MOST:
            self.clear()
        value = self[key] = self._work_out(key)
        return value


class Tables(NamedTuple):
    """Everything that one player plays a deal by."""

    leads: dict[int, int]
    """By kind and suit: the best lead of it."""
    discards: dict[int, int]
    """By mode, kind and suit: the best card of it to throw."""
    follows: dict[int, int]
    """By class of the pot, place and master, best card and suit: the card to follow with."""
    overs: dict[int, int]
    """By class of the pot, place, class of the suit led and trumps that take: the trump to play."""
    odds: list[tuple[int, int]]
    """By whether the partner's card is a trump on another suit, whether the last opponent has shown a void, the strength
    of that card, whether trumps are out, and what is out of the suit: a mode, and what a trump adds."""
    kinds: int
    """The kind of a side suit without trumps anywhere."""
    marks: dict[int, int]
    """By what the others have shown of a suit, trumps held and out, and how many cards there are: what that adds to
    leading the suit."""
