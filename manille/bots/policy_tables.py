"""What the fast rule of thumb weighs, worked out once for every suit it can meet and looked up afterwards.

Not here: the play (`policy`), and where the numbers come from (`tests/bots/learn.py` learns them).

A suit is two bytes: the cards of it in the own hand and those still out. A table answers with the best card's value and,
in its three lowest bits, that card's strength; the tables for following answer with the card's bit alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

SCALE = 1 << 10
"""Steps of value in a point."""

#: What becomes of a discard, as bits 20 to 22 of a key: the trick is lost, may be the partner's, is likely so, almost
#: surely so, or surely.
LOST, HOPE, LIKELY, ALMOST, WON = (mode << 20 for mode in range(5))

#: The kinds of suit, as bits 16 to 18 of a key: a side suit has 1 added where trumps are out and 2 where the hand holds
#: one. A trump suit was made by the opponents or by the own side.
NO_TRUMP_KIND = 6 << 16
TRUMP_KINDS = (5 << 16, 4 << 16)

#: Bit 19 of a key: the hand holds four cards or fewer.
LATE = 1 << 19

POT_LEVEL = (0, 0, *[1] * 3, *[2] * 3, *[3] * 20)
"""The points on the table in four classes, and what each stands for."""
POTS = (0.4, 3.0, 6.0, 9.5)
VOID_LEVEL = (0, 0, 1, 1, 2, 2, 2, 2, 2)
"""The cards of a suit still out in three classes, and what each stands for."""
OUTS = (0.7, 2.5, 4.5)


class PolicyWeights(NamedTuple):
    """The numbers that self-play learns; points of the deal, or chances where it says so."""

    load: float = 1.5
    """Points that a later player adds to a trick of its own side."""
    spare: float = 0.7
    """Points that a later player adds to a trick of the other side."""
    has: float = 0.36
    """The chance that one player holds one card that is out."""
    void: float = 0.65
    """The chance that one player is void, to the power of the cards of the suit that are out."""
    armed: float = 0.7
    """The chance that one player holds a trump, when any are out."""
    hope: float = 0.35
    """The chance that the partner, still to play, takes a trick that this seat cannot."""
    lead_one: float = 0.36
    """The chance of the own side to take a trick led with the second highest card left of a suit."""
    lead_low: float = 0.42
    """The same led with a lower card."""
    trump: float = 3.0
    """Keeping any trump."""
    trump_point: float = 0.8
    """Keeping a trump, for each of its points."""
    trump_master: float = 2.0
    """Keeping the highest trump."""
    trump_free: float = 3.0
    """Keeping a trump when none is out."""
    master: float = 2.0
    """Keeping the highest card of a side suit."""
    master_point: float = 0.6
    """Keeping it, for each of its points."""
    ruffed: float = 0.0
    """Factor of the two above if the suit is trumped for certain."""
    guarded: float = 0.3
    """Keeping a lesser card with as many lower ones as higher ones are out, for each of its points."""
    bare: float = 0.0
    """Keeping a lesser card without such guards, for each of its points."""
    guard: float = 0.4
    """Keeping a low card that guards a higher one."""
    single: float = 0.6
    """Getting rid of the last card of a suit while holding a trump."""
    draw: float = 1.0
    """Leading a trump when the own side made trump and some are out."""
    their_trump: float = -1.0
    """Leading a trump when the opponents made it and some are out."""
    donate: float = 0.5
    """Leading a card under a higher one, for each of its points."""
    length: float = 0.3
    """Leading from a long suit at no trump, for each of its cards."""
    lead_master: float = 0.0
    """Leading the highest card left of a side suit."""
    lead_free: float = 0.0
    """The same when no trump is out."""
    lead_short: float = 0.0
    """Leading a side suit in a hand with a trump, for each card that it is shorter than four."""
    rescue: float = 1.0
    """Factor of what it gains to trump the partner's unsure trick."""
    rank: float = 0.05
    """Keeping a card, for each step of its strength."""
    seen_void: float = 0.0
    """Factor by which the suit is less sure to stand where an opponent has shown a void and trumps are out."""
    into_void: float = 0.0
    """Leading such a suit."""
    to_partner: float = 0.0
    """Leading a suit in which the partner has shown a void while trumps are out."""
    draw_long: float = 0.0
    """Leading a trump of the own side's, for each one more than the others hold on the average."""
    draw_none: float = 0.0
    """Leading a trump when no opponent has one."""
    trump_long: float = 0.0
    """Keeping a trump, for each one held beyond two."""
    trump_late: float = 0.0
    """Keeping a trump among the last four cards."""
    master_late: float = 0.0
    """Keeping the highest card of a side suit among the last four."""
    master_out: float = 0.0
    """Keeping it, for each card of the suit that is out beyond three."""
    low_out: float = 0.0
    """The chance of the own side with a low lead, for each card of the suit that is out beyond three."""
    suit_length: float = 0.0
    """Keeping a side card, for each card of its suit in the hand beyond two."""
    honour_late: float = 0.0
    """Keeping a lesser card among the last four, for each of its points."""


class _Suit:
    """One suit as a player sees it: `own` and `out`, the `kind` (bits 16 to 18 moved down), and the weights."""

    __slots__ = ("danger", "have", "kind", "late", "n_out", "n_own", "out", "own", "w")

    def __init__(self, key: int, w: PolicyWeights) -> None:
        self.out, self.own, self.kind, self.w = key & 255, key >> 8 & 255, key >> 16 & 7, w
        self.n_out, self.n_own = self.out.bit_count(), self.own.bit_count()
        self.danger, self.have, self.late = self.kind in (1, 3), self.kind in (2, 3), bool(key & LATE)

    @property
    def is_trump(self) -> bool:
        return self.kind in (4, 5)

    def above(self, i: int) -> int:
        """How many cards that are out beat strength `i`."""
        return (self.out >> i + 1).bit_count()

    def unruffed(self, foes: int, seen_void: bool = False) -> float:
        """The chance that none of so many opponents trumps this suit, one of them perhaps seen to be void."""
        if not self.danger:
            return 1.0
        w = self.w
        chance = float((1.0 - w.armed * w.void**self.n_out) ** foes)
        return chance * (1.0 - w.seen_void) if seen_void else chance

    def keeping(self, i: int) -> float:
        """What it is worth to hold strength `i` after this trick."""
        if self.is_trump:
            return self._keeping_trump(i)
        w, points, above = self.w, max(0, i - 2), self.above(i)
        value = w.rank * i - (w.single if self.n_own == 1 and self.have else 0.0) + w.suit_length * (self.n_own - 2)
        if not above:
            factor = w.ruffed + (1.0 - w.ruffed) * self.unruffed(2)
            late = w.master_late if self.late else 0.0
            return value + factor * (w.master + w.master_point * points + w.master_out * (self.n_out - 3) + late)
        if points:
            lower = (self.own & (1 << i) - 1).bit_count()
            late = w.honour_late if self.late else 0.0
            return value + points * ((w.guarded if lower >= above else w.bare) + late)
        return value + (w.guard if self._guards() else 0.0)

    def _keeping_trump(self, i: int) -> float:
        w, points = self.w, max(0, i - 2)
        value = w.trump_point * points + w.rank * i + (w.trump_late if self.late else 0.0)
        value += w.trump_long * (self.n_own - 2)
        if not self.out:
            return value + w.trump_free
        return value + w.trump + (0.0 if self.above(i) else w.trump_master)

    def _guards(self) -> bool:
        """Whether the highest card is worth points and has no low card to spare."""
        top = self.own.bit_length() - 1
        return top >= 5 and 0 < self.above(top) >= self.n_own - 1

    def stands(self, i: int, unruffed: float) -> float:
        """The chance that one opponent still to play does not beat strength `i`."""
        return float((1.0 - self.w.has) ** self.above(i)) * unruffed


def _strengths(byte: int) -> list[int]:
    return [i for i in range(8) if byte >> i & 1]


def _ranked(byte: int, value: Callable[[int], float]) -> int:
    """Return the best value among the strengths in `byte`, with that strength in the lowest bits; of equals the lowest."""
    most, at = max((round(value(i) * SCALE), -i) for i in _strengths(byte))
    return most << 3 | -at


def _bit(ranked: int) -> int:
    return 1 << (ranked & 7)


class _Table(dict[int, int]):
    """Answers by key, each worked out when it is first asked for."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[int], int]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> int:
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
    """By whether the last opponent has shown a void, the partner's best card, whether trumps are out, and what is out of the suit: a mode, and what a trump adds."""
    kinds: int
    """The kind of a side suit without trumps anywhere."""


def tables(w: PolicyWeights, *, no_trump: bool) -> Tables:
    """Return the tables for the weights `w`, empty but for the odds; they fill as they are used."""
    modes = (0.0, w.hope, 0.6, 0.85, 1.0)

    def discard(key: int) -> int:
        suit, chance = _Suit(key, w), modes[key >> 20 & 7]
        return _ranked(suit.own, lambda i: (2 * chance - 1) * max(0, i - 2) - suit.keeping(i))

    return Tables(
        _Table(lambda key: _lead(key, w)),
        _Table(discard),
        _Table(lambda key: _follow(key, w)),
        _Table(lambda key: _over(key, w)),
        _odds(w, modes),
        NO_TRUMP_KIND if no_trump else 0,
    )


def _lead(key: int, w: PolicyWeights) -> int:
    suit, foe, friend = _Suit(key, w), bool(key & 1 << 20), bool(key & 1 << 21)
    side = _lead_of(suit, w)
    if suit.is_trump and foe:
        side += w.draw_none
    elif suit.danger:
        side += (w.into_void if foe else 0.0) + (w.to_partner if friend else 0.0)

    def value(i: int) -> float:
        points, above = max(0, i - 2), suit.above(i)
        if above:
            chance = (w.lead_one if above == 1 else w.lead_low) + w.low_out * (suit.n_out - 3)
        else:
            chance = suit.unruffed(2, foe)
        won, lost = points + w.load + 2 * w.spare, points + 2 * w.load + w.spare
        result = chance * won - (1 - chance) * lost - suit.keeping(i) + side - (w.donate * points if above else 0.0)
        if not above and not suit.is_trump:
            result += w.lead_master if suit.danger else w.lead_free
        return result

    return _ranked(suit.own, value)


def _lead_of(suit: _Suit, w: PolicyWeights) -> float:
    """What it is worth to lead any card of a suit."""
    if suit.is_trump:
        if not suit.out:
            return 0.0
        return w.draw + w.draw_long * (suit.n_own - suit.n_out / 3) if suit.kind == 4 else w.their_trump
    if suit.kind == 6:
        return w.length * suit.n_own
    return w.lead_short * max(0, 4 - suit.n_own) if suit.have else 0.0


def _follow(key: int, w: PolicyWeights) -> int:
    suit, best, seated, pot = _Suit(key, w), (key >> 20 & 15) - 1, key >> 27 & 7, POTS[key >> 30 & 3]
    place, spared = seated >> 1, seated & 1
    higher = (0xFF << best + 1) & 0xFF
    takers = suit.own & higher
    if place == 3 and (spared or takers):
        return _bit(_ranked(suit.own if spared else takers, lambda i: max(0, i - 2) - suit.keeping(i)))
    if not spared and not takers:
        chance = w.hope if place == 1 else 0.0
        return _bit(_ranked(suit.own, lambda i: (2 * chance - 1) * max(0, i - 2) - suit.keeping(i)))
    unruffed = suit.unruffed(1, bool(key & 1 << 24))
    friends = place == 1
    gain, cost = pot + w.load * friends + w.spare, pot + w.load + w.spare * friends

    def value(i: int) -> float:
        chance, points = suit.stands(max(i, best), unruffed), max(0, i - 2)
        return chance * (gain + points) - (1 - chance) * (cost + points) - suit.keeping(i)

    return _bit(_ranked(suit.own if spared else takers, value))


def _over(key: int, w: PolicyWeights) -> int:
    suit, place, pot = _Suit(key, w), key >> 27 & 3, POTS[key >> 30 & 3]
    void = 0.0 if place == 3 else w.void ** OUTS[key >> 24 & 3]

    def value(i: int) -> float:
        chance, points = 1.0 - void * (1.0 - suit.stands(i, 1.0)), max(0, i - 2)
        return (2 * chance - 1) * (pot + points) - suit.keeping(i)

    return _bit(_ranked(suit.own, value))


def _odds(w: PolicyWeights, modes: tuple[float, ...]) -> list[tuple[int, int]]:
    odds = []
    for key in range(8192):
        suit = _Suit(key & 255 | (key >> 8 & 1) << 16, w)
        chance = suit.stands(key >> 9 & 7, suit.unruffed(1, bool(key >> 12)))
        mode = min(range(5), key=lambda m: abs(modes[m] - chance))
        odds.append((mode << 20, round(2 * (1 - chance) * w.rescue * SCALE) << 3))
    return odds
