"""The plain rule of thumb: numbers set by hand before anything was learned, and the tables that follow from them.

Not here: the play (`policy`), and the tuned rule of thumb (`lessons`). Pinned: others are measured against it.
"""

from __future__ import annotations

from collections.abc import Callable

from manille.bots.policy_tables import NO_TRUMP_KIND, Table, Tables, bit, ranked

SCALE = 1 << 10
"""Steps of value in a point."""
POTS = (0.4, 3.0, 6.0, 9.5)
"""The points that the classes of `POT_LEVEL` stand for."""
OUTS = (0.7, 2.5, 4.5)
"""The cards that the classes of `VOID_LEVEL` stand for."""

# Points of the deal, or chances where it says so.
LOAD = 1.5
"""Points that a later player adds to a trick of its own side."""
SPARE = 0.7
"""Points that a later player adds to a trick of the other side."""
HAS = 0.36
"""The chance that one player holds one card that is out."""
VOID = 0.65
"""The chance that one player is void, to the power of the cards of the suit that are out."""
ARMED = 0.7
"""The chance that one player holds a trump, when any are out."""
HOPE = 0.35
"""The chance that the partner, still to play, takes a trick that this seat cannot."""
LEAD_ONE = 0.36
"""The chance of the own side to take a trick led with the second highest card left of a suit."""
LEAD_LOW = 0.42
"""The same led with a lower card."""
TRUMP = 3.0
"""Keeping any trump."""
TRUMP_POINT = 0.8
"""Keeping a trump, for each of its points."""
TRUMP_MASTER = 2.0
"""Keeping the highest trump."""
TRUMP_FREE = 3.0
"""Keeping a trump when none is out."""
MASTER = 2.0
"""Keeping the highest card of a side suit."""
MASTER_POINT = 0.6
"""Keeping it, for each of its points."""
GUARDED = 0.3
"""Keeping a lesser card with as many lower ones as higher ones are out, for each of its points."""
GUARD = 0.4
"""Keeping a low card that guards a higher one."""
SINGLE = 0.6
"""Getting rid of the last card of a suit while holding a trump."""
DRAW = 1.0
"""Leading a trump when the own side made trump and some are out."""
THEIR_TRUMP = -1.0
"""Leading a trump when the opponents made it and some are out."""
DONATE = 0.5
"""Leading a card under a higher one, for each of its points."""
LENGTH = 0.3
"""Leading from a long suit at no trump, for each of its cards."""
RANK = 0.05
"""Keeping a card, for each step of its strength."""


class _Suit:
    """One suit as a player sees it: `own` and `out`, and the `kind` (bits 16 to 18 moved down)."""

    __slots__ = ("danger", "have", "kind", "n_out", "n_own", "out", "own")

    def __init__(self, key: int) -> None:
        self.out, self.own, self.kind = key & 255, key >> 8 & 255, key >> 16 & 7
        self.n_out, self.n_own = self.out.bit_count(), self.own.bit_count()
        self.danger, self.have = self.kind in (1, 3), self.kind in (2, 3)

    @property
    def is_trump(self) -> bool:
        return self.kind in (4, 5)

    def above(self, i: int) -> int:
        """How many cards that are out beat strength `i`."""
        return (self.out >> i + 1).bit_count()

    def unruffed(self, foes: int) -> float:
        """The chance that none of so many opponents trumps this suit."""
        return float((1.0 - ARMED * VOID**self.n_out) ** foes) if self.danger else 1.0

    def keeping(self, i: int) -> float:
        """What it is worth to hold strength `i` after this trick."""
        if self.is_trump:
            return self._keeping_trump(i)
        points, above = max(0, i - 2), self.above(i)
        value = RANK * i - (SINGLE if self.n_own == 1 and self.have else 0.0)
        if not above:
            return value + self.unruffed(2) * (MASTER + MASTER_POINT * points)
        if points:
            lower = (self.own & (1 << i) - 1).bit_count()
            return value + points * (GUARDED if lower >= above else 0.0)
        return value + (GUARD if self._guards() else 0.0)

    def _keeping_trump(self, i: int) -> float:
        value = TRUMP_POINT * max(0, i - 2) + RANK * i
        if not self.out:
            return value + TRUMP_FREE
        return value + TRUMP + (0.0 if self.above(i) else TRUMP_MASTER)

    def _guards(self) -> bool:
        """Whether the highest card is worth points and has no low card to spare."""
        top = self.own.bit_length() - 1
        return top >= 5 and 0 < self.above(top) >= self.n_own - 1

    def stands(self, i: int, unruffed: float) -> float:
        """The chance that one opponent still to play does not beat strength `i`."""
        return float((1.0 - HAS) ** self.above(i)) * unruffed


def _best(byte: int, value: Callable[[int], float]) -> int:
    return ranked(byte, lambda i: round(value(i) * SCALE))


CHANCES = (0.0, HOPE, 0.6, 0.85, 1.0, 0.0, 1.0)
"""The chances that the modes of a discard stand for."""


def plain_tables(*, no_trump: bool) -> Tables:
    """Return the tables of the plain rule of thumb, empty but for the odds; they fill as they are used."""
    return Tables(
        Table(_lead),
        Table(_discard),
        Table(_follow),
        Table(_over),
        _odds(),
        NO_TRUMP_KIND if no_trump else 0,
        Table(lambda key: 0),
    )


def _lead(key: int) -> int:
    suit = _Suit(key)
    side = _lead_of(suit)

    def value(i: int) -> float:
        points, above = max(0, i - 2), suit.above(i)
        chance = (LEAD_ONE if above == 1 else LEAD_LOW) if above else suit.unruffed(2)
        won, lost = points + LOAD + 2 * SPARE, points + 2 * LOAD + SPARE
        return chance * won - (1 - chance) * lost - suit.keeping(i) + side - (DONATE * points if above else 0.0)

    return _best(suit.own, value)


def _lead_of(suit: _Suit) -> float:
    """What it is worth to lead any card of a suit."""
    if suit.is_trump:
        return 0.0 if not suit.out else DRAW if suit.kind == 4 else THEIR_TRUMP
    return LENGTH * suit.n_own if suit.kind == 6 else 0.0


def _discard(key: int) -> int:
    suit, chance = _Suit(key), CHANCES[key >> 20 & 63]
    return _best(suit.own, lambda i: (2 * chance - 1) * max(0, i - 2) - suit.keeping(i))


def _follow(key: int) -> int:
    suit, best, seated, pot = _Suit(key), (key >> 20 & 15) - 1, key >> 27 & 7, POTS[key >> 30 & 3]
    place, spared = seated >> 1, seated & 1
    takers = suit.own & 0xFF << best + 1
    if place == 3 and (spared or takers):
        return bit(_best(suit.own if spared else takers, lambda i: max(0, i - 2) - suit.keeping(i)))
    if not spared and not takers:
        chance = HOPE if place == 1 else 0.0
        return bit(_best(suit.own, lambda i: (2 * chance - 1) * max(0, i - 2) - suit.keeping(i)))
    unruffed = suit.unruffed(1)
    friends = place == 1
    gain, cost = pot + LOAD * friends + SPARE, pot + LOAD + SPARE * friends

    def value(i: int) -> float:
        chance, points = suit.stands(max(i, best), unruffed), max(0, i - 2)
        return chance * (gain + points) - (1 - chance) * (cost + points) - suit.keeping(i)

    return bit(_best(suit.own if spared else takers, value))


def _over(key: int) -> int:
    suit, place, pot = _Suit(key), key >> 27 & 3, POTS[key >> 30 & 3]
    void = 0.0 if place == 3 else VOID ** OUTS[key >> 24 & 3]

    def value(i: int) -> float:
        chance, points = 1.0 - void * (1.0 - suit.stands(i, 1.0)), max(0, i - 2)
        return (2 * chance - 1) * (pot + points) - suit.keeping(i)

    return bit(_best(suit.own, value))


def _odds() -> list[tuple[int, int]]:
    odds = []
    for key in range(1 << 14):
        suit = _Suit(key & 255 | (key >> 8 & 1) << 16)
        chance = suit.stands(key >> 9 & 7, suit.unruffed(1))
        mode = min(range(5), key=lambda m: abs(CHANCES[m] - chance))
        odds.append((mode << 20, round(2 * (1 - chance) * SCALE) << 3))
    return odds
