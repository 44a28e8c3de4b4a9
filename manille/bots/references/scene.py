"""What a pinned opponent reads from its view: the trick as masks, and the deals that fit what the seat has seen.

Not here: any choice of a card. Its calls, the plainest there are, stand here because all pinned opponents share them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, product
from math import comb
from random import Random

from manille.auction import SUIT_CALLS, Call, Question
from manille.bots.base import Decision
from manille.bots.inference import Holdings, holdings
from manille.bots.masks import SUIT_MASKS, SUIT_NUMBERS, Mask, forbids_undertrump, mask_of
from manille.bots.reasons import forced_or
from manille.cards import PACK
from manille.deals import Hand
from manille.messages import say
from manille.seats import Seat
from manille.view import View


@dataclass(frozen=True, slots=True)
class Scene:
    """A decision about a card, in masks and plain numbers."""

    seat: int
    """Who decides."""
    direction: int
    """The step from a seat to the next."""
    trumps: Mask
    """All cards of the trump suit, none at no trump."""
    keep: bool
    """Whether undertrumping is forbidden (R4.7)."""
    trick_point: int
    """Points for a trick, beside its cards."""
    taking: int
    """The side of the dealer."""
    place: int
    """How many cards lie on the table."""
    led: Mask
    """All cards of the suit asked for; none before a lead."""
    best: int
    """The index of the winning card; 0 before a lead."""
    master: int
    """The seat that played it; `seat` itself before a lead."""
    table: int
    """The card points on the table."""
    legal: Mask
    """The cards that may be played."""


def scene_of(view: View) -> Scene:
    """Return the decision about a card that `view.seat` has to take. Raises `ValueError` when there is none."""
    legal, trick, table = view.legal_cards(), view.table.trick, view.table
    if not legal or trick is None:
        raise ValueError(f"{view.seat.name} is not to act")
    return Scene(
        seat=int(view.seat),
        direction=int(trick.direction),
        trumps=SUIT_MASKS[SUIT_NUMBERS[trick.trump]],
        keep=forbids_undertrump(table.variant.law),
        trick_point=table.variant.trick_point,
        taking=int(table.dealer.side),
        place=len(trick.cards),
        led=SUIT_MASKS[SUIT_NUMBERS[trick.suit_led]],
        best=trick.best.index if trick.best else 0,
        master=int(view.seat if trick.master is None else trick.master),
        table=trick.points,
        legal=mask_of(legal),
    )


def called(view: View, question: Question) -> Decision:
    """Return the answer of every pinned opponent: the longest suit, of equals the one with the higher cards, else a pass."""
    if Call.DOUBLE in question.choices or Call.REDOUBLE in question.choices:
        return Decision(Call.PASS, (say("why-random", seat=view.seat),))
    return Decision(longest(view.hand), (say("why-random", seat=view.seat),))


def longest(hand: Hand) -> Call:
    """Return the call that names the longest suit of `hand`, of equals the one with the higher cards."""

    def length(call: Call) -> tuple[int, int, str]:
        strengths = [c.strength for c in hand if c.suit.value == call.value]
        return len(strengths), sum(strengths), call.value

    return max(SUIT_CALLS, key=length)


def decided(view: View, bit: Mask) -> Decision:
    """Return the decision to play the card whose mask is `bit`."""
    card = PACK[bit.bit_length() - 1]
    return Decision(card, (forced_or(view, card, say("why-least-loss", card=card)),))


class Worlds:
    """The deals that fit all that `view.seat` has seen, all equally likely, to be drawn one by one.

    Hidden cards with the same possible holders are one class. How the classes may be split between the hands is listed
    once, each split with the number of deals that it stands for.
    """

    def __init__(self, view: View) -> None:
        known = holdings(view)
        self._me, self._own = int(view.seat), known.may[view.seat]
        self._others = [int(s) for s in Seat if s is not view.seat]
        self._classes = [_bits(c) for c in _classes(known, self._others)]
        splits = list(_splits([len(c) for c in self._classes], [known.sizes[s] for s in self._others]))
        self._splits = [split for split, _ in splits]
        self._weights = list(accumulate(weight for _, weight in splits))

    def draw(self, rng: Random) -> list[Mask]:
        """Return four hands by seat."""
        random = rng.random
        if len(self._splits) == 1:
            split = self._splits[0]
        else:
            (split,) = rng.choices(self._splits, cum_weights=self._weights)
        hands = [0, 0, 0]
        for bits, parts in zip(self._classes, split, strict=True):
            if len(bits) > 1:
                bits = sorted(bits, key=lambda _: random())
            start = 0
            for i, count in parts:
                hands[i] |= sum(bits[start : start + count])
                start += count
        world = [self._own] * 4
        for seat, hand in zip(self._others, hands, strict=True):
            world[seat] = hand
        return world


Parts = tuple[tuple[int, int], ...]
"""How many cards of a class go to which of the three other hands, those that get none left out."""

#: Which of the three others may hold a card, as bits, one class each.
HOLDERS = (1, 2, 4, 3, 5, 6, 7)


def _classes(known: Holdings, others: list[int]) -> list[Mask]:
    """Return the hidden cards by who may hold them, in the order of `HOLDERS`."""
    a, b, c = (known.may[s] for s in others)
    return [
        (a if which & 1 else ~a) & (b if which & 2 else ~b) & (c if which & 4 else ~c) & known.hidden
        for which in HOLDERS
    ]


def _splits(counts: list[int], sizes: list[int]) -> Iterator[tuple[tuple[Parts, ...], int]]:
    """Yield every way to share out the classes so that the hands have their sizes, with the number of deals in it."""
    one, two, three, both12, both13, both23, every = counts
    for x, y, z in product(range(both12 + 1), range(both13 + 1), range(both23 + 1)):
        p = sizes[0] - one - x - y
        q = sizes[1] - two - (both12 - x) - z
        r = every - p - q
        if min(p, q, r) < 0:
            continue
        ways = comb(both12, x) * comb(both13, y) * comb(both23, z) * comb(every, p) * comb(every - p, q)
        rows = (
            ((0, one),),
            ((1, two),),
            ((2, three),),
            ((0, x), (1, both12 - x)),
            ((0, y), (2, both13 - y)),
            ((1, z), (2, both23 - z)),
            ((0, p), (1, q), (2, r)),
        )
        yield tuple(tuple((i, n) for i, n in row if n) for row in rows), ways


def _bits(mask: Mask) -> list[Mask]:
    return [1 << i for i in range(32) if mask >> i & 1]
