"""What the exact search looks up: cards as moves, and the cards of a hand worth trying, in the order to try them.

Not here: the search (`dd_search`). Masks here are *turned*: the trump suit, if there is one, is the highest byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from manille.bots.masks import ALL, HIGHER, POINTS, SUIT_MASKS, Mask

Move = tuple[Mask, int, Mask, Mask]
"""A card: its bit, its points, the cards of its suit, the cards that beat it while it is master."""
Moves = tuple[Move, ...]

TRUMPS: Mask = SUIT_MASKS[3]
"""The trump suit of a turned mask."""
EIGHTS: Mask = 0x02020202
"""The four eights; which of them are left decides whether a seven and a nine are equal."""

ABOVE: tuple[int, ...] = tuple((0xFF << top.bit_length()) & 0xFF for top in range(256))
"""For some cards of a suit as a byte: the places above the highest of them."""
BYTE_POINTS: tuple[int, ...] = tuple(sum(POINTS[i] for i in range(8) if byte >> i & 1) for byte in range(256))
"""The card points of some cards of a suit as a byte."""


def _moves(no_trump: bool) -> Moves:
    """Return the 32 cards as moves, by index."""
    over = 0 if no_trump else TRUMPS
    return tuple((1 << i, POINTS[i], SUIT_MASKS[i >> 3], HIGHER[i] | (over if i < 24 else 0)) for i in range(32))


MOVES: tuple[Moves, Moves] = (_moves(False), _moves(True))
"""The 32 cards as moves by index: with trumps, and at no trump."""


def turned(mask: Mask, trump: int) -> Mask:
    """Return `mask` with the suit numbered `trump` and the last suit exchanged; twice is the same mask again."""
    if trump >= 3:
        return mask
    low, high = mask >> 8 * trump & 0xFF, mask >> 24
    return mask & ~(SUIT_MASKS[trump] | TRUMPS) | high << 8 * trump | low << 24


def turned_index(card: int, trump: int) -> int:
    """Return the index that the card with this index has in turned masks, and back again."""
    if trump >= 3 or card >> 3 not in (trump, 3):
        return card
    return card & 7 | (trump if card >> 3 == 3 else 3) << 3


def _bits(mask: Mask) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def without_equals(hand: Mask, others: Mask) -> list[int]:
    """Return the cards of `hand` by index, of equal ones (7 8 9 with no card of `others` between) the lowest only."""
    found: list[int] = []
    last = -1
    for i in _bits(hand):
        equal = i & 7 < 3 and last >= 0 and not _between(last, i) & others and last >> 3 == i >> 3
        if not equal:
            found.append(i)
        last = i
    return found


def runs(hand: Mask, others: Mask, *, dearest: bool) -> list[int]:
    """Return one card, the dearest or the cheapest, of every run of `hand`: cards of a suit with none of `others` between."""
    found: list[int] = []
    last = -1
    for i in _bits(hand):
        if last >= 0 and not _between(last, i) & others and last >> 3 == i >> 3:
            if dearest:
                found[-1] = i
        else:
            found.append(i)
        last = i
    return found


def _between(low: int, high: int) -> Mask:
    return (1 << high) - (2 << low)


MOST_LISTS = 1 << 13
"""How many lists a `MoveLists` keeps at most; a search of a whole deal needs fewer, and they fill some megabytes."""


class MoveLists(dict[int, Moves]):
    """Lists of moves by key: the cards to choose from, with the others that matter shifted left by 32.

    A list that is missing is made by `make(key)`; a plain `get` first is faster than `__missing__`. All searches share
    them, because sampled worlds ask for the same lists over and over; all are dropped when there are too many.
    """

    __slots__ = ("_moves", "_pick")

    def __init__(self, moves: Moves, pick: Callable[[Mask, Mask], list[int]]) -> None:
        super().__init__()
        self._moves = moves
        self._pick = pick

    def of(self, key: int) -> Moves:
        """Return the list for `key`, which is made where it is missing."""
        return self.get(key) or self.make(key)

    def make(self, key: int) -> Moves:
        """Make, keep and return the list for `key`."""
        if len(self) >= MOST_LISTS:
            self.clear()
        made = self[key] = tuple([self._moves[i] for i in self._pick(key & ALL, key >> 32)])
        return made


def cheap_first(hand: Mask, others: Mask) -> list[int]:
    """The cards to try where the trick is likely lost."""
    return sorted(without_equals(hand, others), key=lambda i: (POINTS[i], i))


def dear_first(hand: Mask, others: Mask) -> list[int]:
    """The cards to try where the trick is likely won."""
    return sorted(without_equals(hand, others), key=lambda i: (-POINTS[i], i))


def leads(hand: Mask, others: Mask) -> list[int]:
    """The cards to lead: side suits first, dear cards first, which measured best of a dozen orders."""
    return sorted(without_equals(hand, others), key=lambda i: (i > 23, -POINTS[i], i))


def leads_at_no_trump(hand: Mask, others: Mask) -> list[int]:
    """The cards to lead at no trump."""
    return dear_first(hand, others)


def last_won(hand: Mask, others: Mask) -> list[int]:
    """The cards to try last in a trick that each of them leaves to the own side: of a run only the dearest."""
    return sorted(runs(hand, others, dearest=True), key=lambda i: (-POINTS[i], i))


def last_lost(hand: Mask, others: Mask) -> list[int]:
    """The cards to try last in a trick that each of them leaves to the other side: of a run only the cheapest."""
    return sorted(runs(hand, others, dearest=False), key=lambda i: (POINTS[i], i))


Lists = tuple[MoveLists, MoveLists]
"""With trumps, and at no trump."""

CHEAP_FIRST: Lists = (MoveLists(MOVES[0], cheap_first), MoveLists(MOVES[1], cheap_first))
DEAR_FIRST: Lists = (MoveLists(MOVES[0], dear_first), MoveLists(MOVES[1], dear_first))
LEADS: Lists = (MoveLists(MOVES[0], leads), MoveLists(MOVES[1], leads_at_no_trump))
LAST_WON: Lists = (MoveLists(MOVES[0], last_won), MoveLists(MOVES[1], last_won))
LAST_LOST: Lists = (MoveLists(MOVES[0], last_lost), MoveLists(MOVES[1], last_lost))
