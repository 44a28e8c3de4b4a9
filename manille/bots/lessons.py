"""What the tuned rule of thumb looks at in a card, and the tables that answer from what it has learned of each such thing.

Not here: the numbers learned (`learned`), how they were learned (`tests/bots/learn.py`), and the play (`policy`).

A card is looked at in several ways at once, its rank and the higher cards that are out being one of them. Each way has
a list of numbers, one for everything that can be seen; what speaks for a card is the sum of what the ways say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import getitem
from typing import NamedTuple

from manille.bots.masks import POINTS, Mask
from manille.bots.policy_tables import LOST, MUST_LOST, NO_TRUMP_KIND, Table, Tables, bit, ranked

Looks = tuple[int, ...]
"""What is seen of a card, as a number for each way of looking at it."""
Look = Callable[[int, int], Looks]
"""Looks at the card with a strength (the second argument) in the place that a key of a table tells of (the first)."""
Numbers = tuple[tuple[int, ...], ...]
"""What was learned: by way of looking, then by what is seen; `GRAIN` steps are a point."""

GRAIN = 64

RANKS = (0, 0, 0, 1, 2, 3, 4, 5)
"""Cards by strength as far as points tell them apart: blank, jack, queen, king, ace, ten."""


class Learned(NamedTuple):
    """What was learned for deals whose trump is named, or turned up, or that have none."""

    leads: Numbers
    marks: Numbers
    discards: Numbers
    follows: Numbers
    overs: Numbers


class _InSuit(NamedTuple):
    """What can be said of a card from its suit alone; the last five put several things into one number."""

    rank: int
    """Of six, as in `RANKS`."""
    above: int
    """Higher cards out: of four, the last being three or more."""
    master: int
    """Whether there are none."""
    n_own: int
    """Cards of the suit in the hand, less one: of four."""
    n_out: int
    """Cards of the suit that are out: of seven."""
    where: int
    """Rank, higher cards out, and cards in the hand: of 96."""
    left: int
    """Rank, cards out, and whether it is the highest: of 84."""
    beside: int
    """Rank of the best card in the hand, what is above that, whether it is this one, and cards in the hand: of 192."""
    under: int
    """Rank of the highest card out, if any, higher cards out, and rank: of 168."""
    among: int
    """Lower and higher cards in the hand, rank, and higher cards out: of 216."""
    length: int
    """Of the best card in the hand what is above it, and its rank; cards out, and whether this is the highest: of 336."""


@lru_cache(maxsize=4096)
def _in_suit(suit: int, i: int) -> _InSuit:
    """Return what can be said of strength `i` where `suit` are the cards in the hand and, in the low byte, those out."""
    out, own = suit & 255, suit >> 8
    top = own.bit_length() - 1
    rank, above, n_out, n_own = RANKS[i], _above(out, i), min(6, out.bit_count()), min(4, own.bit_count()) - 1
    highest = RANKS[out.bit_length() - 1] if out else 6
    lower, higher = min(2, (own & (1 << i) - 1).bit_count()), min(2, (own >> i + 1).bit_count())
    master, best, over_best = int(not above), RANKS[top], _above(out, top)
    return _InSuit(
        rank,
        above,
        master,
        n_own,
        n_out,
        (rank * 4 + above) * 4 + n_own,
        (rank * 7 + n_out) * 2 + master,
        ((best * 4 + over_best) * 2 + (i == top)) * 4 + n_own,
        (highest * 4 + above) * 6 + rank,
        ((lower * 3 + higher) * 6 + rank) * 4 + above,
        ((over_best * 6 + best) * 7 + n_out) * 2 + master,
    )


def _above(out: int, i: int) -> int:
    return min(3, (out >> i + 1).bit_count())


#: Kinds of suit (`policy_tables`): trumps, and those that others may trump.
TRUMP_SUIT, DANGEROUS = (4, 5), (1, 3)
#: What becomes of a discard where the trick is lost for certain.
LOST_MODES = (LOST >> 20, MUST_LOST >> 20)
SECOND = 2
"""Second to play while the partner is not master, as `follow` is told of the place."""

WHICH = (0, 0, 0, 0, 1, 2, 3)
"""By kind: a side suit, trumps that the own side or the opponents made, or any suit without trumps."""

# How many different things each way of looking can see, in its order.
LEAD_SIZES = (4 * 96, 4 * 84, 4 * 192, 4 * 168, 4 * 216, 4 * 336, 96, 56, 336)
MARK_SIZES = (128, 32, 256, 64, 128)
FOLLOW_SIZES = (20 * 96, 5 * 336, 240, 240, 240, 10 * 168, 10 * 216, 5 * 336)
OVER_SIZES = (3 * 96, 3 * 168, 216, 288, 288, 216)
DISCARD_SIZES = (32 * 96, 32 * 84, 64 * 48, 384, 14 * 192, 56 * 24, 16 * 168, 4 * 216)


def lead(key: int, i: int) -> Looks:
    """Look at a card to lead."""
    c, kind, late = _in_suit(key & 0xFFFF, i), key >> 16 & 7, key >> 19 & 1
    which = WHICH[kind]
    return (
        which * 96 + c.where,
        which * 84 + c.left,
        which * 192 + c.beside,
        which * 168 + c.under,
        which * 216 + c.among,
        which * 336 + c.length,
        (which * 2 + late) * 12 + c.master * 6 + c.rank,
        # Whether an opponent and the partner have shown a void.
        (kind << 2 | (key >> 20 & 1) << 1 | key >> 21 & 1) * 2 + c.master,
        # Whether the own side made trump.
        ((kind << 1 | key >> 22 & 1) * 6 + c.rank) * 4 + c.above,
    )


def mark(key: int, i: int) -> Looks:
    """Look at the suit to lead from and at the players; the card makes no difference."""
    trump, dangers, own, out = key >> 7 & 1, key >> 8 & 3, key >> 10 & 3, key >> 12 & 3
    danger, partner_trumps, ours = dangers & 1, dangers >> 1, key >> 14 & 1
    size, n_own = (key >> 15 & 15) - 1, min(4, key >> 19) - 1
    return (
        (((trump * 8 + (key & 7)) * 2 + danger) * 2 + partner_trumps) * 2 + (own > 0),
        trump * 16 + (key >> 3 & 15),
        ((((trump * 2 + ours) * 4 + own) * 4 + out) * 2 + danger) * 2 + partner_trumps,
        (trump * 8 + size) * 4 + n_own,
        ((trump * 4 + n_own) * 4 + own) * 4 + out,
    )


SEATED = (0, 0, 0, 0, 1, 2, 3, 4)
"""Place in the trick and whether the partner is master, as far as they go together."""


def follow(key: int, i: int) -> Looks:
    """Look at a card that follows suit, on a trick that nobody has trumped."""
    c, kind, late = _in_suit(key & 0xFFFF, i), key >> 16 & 7, key >> 19 & 1
    best, void, seated, pot = (key >> 20 & 15) - 1, key >> 24 & 1, key >> 27 & 7, key >> 30 & 3
    at, holds = SEATED[seated], int(seated & 1 or i > best)
    over_it = _above(key & 255, max(i, best))
    return (
        (at * 4 + WHICH[kind]) * 96 + c.where,
        (((at * 7 + kind) * 6 + c.rank) * 4 + over_it) * 2 + holds,
        (((at * 2 + late) * 2 + c.master) * 6 + c.rank) * 2 + holds,
        ((at * 6 + c.rank) * 2 + holds) * 4 + pot,
        (((at * 6 + c.rank) * 2 + void) * 2 + (kind in DANGEROUS)) * 2 + holds,
        (at * 168 + c.under) * 2 + holds,
        (at * 216 + c.among) * 2 + holds,
        (((at * 7 + c.n_out) * 4 + over_it) * 2 + holds) * 6 + c.rank,
    )


def over(key: int, i: int) -> Looks:
    """Look at a trump that takes a trick, where one must."""
    c, late, outs = _in_suit(key & 0xFFFF, i), key >> 19 & 1, key >> 24 & 3
    place, pot = (key >> 27 & 3) - 1, key >> 30 & 3
    placed = (place * 4 + c.above) * 6 + c.rank
    return (
        place * 96 + c.where,
        place * 168 + c.under,
        placed * 3 + outs,
        placed * 4 + pot,
        ((place * 4 + WHICH[key >> 16 & 7]) * 2 + late) * 12 + c.master * 6 + c.rank,
        c.among,
    )


def discard(key: int, i: int) -> Looks:
    """Look at a card to throw where there is nothing to take, or no need to."""
    c, kind, late, mode = _in_suit(key & 0xFFFF, i), key >> 16 & 7, key >> 19 & 1, key >> 20 & 63
    at, trump = min(mode, 7), int(kind in TRUMP_SUIT)
    won = int(at >= 6 or at == 4)
    place = at * 4 + WHICH[kind]
    return (
        place * 96 + c.where,
        place * 84 + c.left,
        ((mode * 2 + trump) * 6 + c.rank) * 4 + c.above,
        ((at * 2 + trump) * 2 + late) * 12 + c.master * 6 + c.rank,
        (won * 7 + kind) * 192 + c.beside,
        ((at * 7 + kind) * 4 + c.n_own) * 6 + c.rank,
        (at * 2 + trump) * 168 + c.under,
        (won * 2 + trump) * 216 + c.among,
    )


def _unsure() -> list[tuple[int, int]]:
    """Return the mode for the partner's unsure trick by key of `Tables.odds`, from 8 on; there are 54."""
    odds = []
    for key in range(1 << 14):
        out, best, danger, void, trumped = key & 255, key >> 9 & 7, key >> 8 & 1, key >> 12 & 1, key >> 13
        if trumped:
            mode = 48 + 2 * ((best > 4) + (best > 6)) + void
        else:
            mode = ((_above(out, best) * 3 + FEW_LEFT[out.bit_count()]) * 2 + danger) * 2 + void
        odds.append((8 + mode << 20, 0))
    return odds


FEW_LEFT = (0, 0, 1, 1, 2, 2, 2, 2, 2)
"""The cards of the suit led that are out, in three classes."""


def worth(numbers: Numbers, look: Look, key: int, i: int) -> int:
    """Return what speaks for a card, in steps of which `GRAIN` make a point."""
    return sum(map(getitem, numbers, look(key, i)))


def thrown(key: int) -> Mask:
    """Return the cards of the suit to choose from where one is thrown: on a trick that is lost only the lowest."""
    own = key >> 8 & 255
    return own & -own if key >> 20 & 63 in LOST_MODES else own


def pity(key: int, i: int) -> int:
    """Return what speaks against giving the card with strength `i` away: on a lost trick, points, before all else."""
    return POINTS[i] << 16 if key >> 20 & 63 in LOST_MODES and key >> 16 & 7 not in TRUMP_SUIT else 0


def _no_pity(_key: int, _i: int) -> int:
    return 0


def followed(key: int, *, mannered: bool = True) -> Mask:
    """Return the cards to choose from where suit is followed: what takes, where one must; the lowest, where all is lost."""
    own, seated = key >> 8 & 255, key >> 27 & 7
    if seated & 1:
        return own
    higher = 0xFF << (key >> 20 & 15)
    # The second to play may hope for the partner, if anything beats that card; after the partner only opponents are left.
    hopes = seated == SECOND and (not mannered or key & 0xFF & higher or key >> 16 & 7 in DANGEROUS)
    return own & higher or (own if hopes else own & -own)


def tables_by(learned: Learned, *, no_trump: bool, mannered: bool = True) -> Tables:
    """Return the tables for what was learned, empty but for the odds; they fill as they are used.

    Who is `mannered` gives no points away on a lost trick, whatever the numbers say. Who learns does not have to be, and
    so comes to know what that costs.
    """
    spared = pity if mannered else _no_pity

    def best(numbers: Numbers, look: Look) -> Table:
        return Table(lambda key: ranked(key >> 8 & 255, lambda i: worth(numbers, look, key, i)))

    return Tables(
        best(learned.leads, lead),
        Table(lambda key: ranked(thrown(key), lambda i: worth(learned.discards, discard, key, i) - spared(key, i))),
        Table(
            lambda key: bit(ranked(followed(key, mannered=mannered), lambda i: worth(learned.follows, follow, key, i)))
        ),
        Table(lambda key: bit(ranked(key >> 8 & 255, lambda i: worth(learned.overs, over, key, i)))),
        _unsure(),
        NO_TRUMP_KIND if no_trump else 0,
        Table(lambda key: worth(learned.marks, mark, key, 0) << 3),
    )


def numbers(*parts: str) -> Numbers:
    """Read what was learned; `x5` stands for five zeros."""
    return tuple(
        tuple(n for token in part.split() for n in ([0] * int(token[1:]) if token[0] == "x" else [int(token)]))
        for part in parts
    )
