"""Hidden hands drawn at random among all that fit what a seat knows, each equally likely.

Not here: what the seat knows (`inference`), and how likely the calls and the play make a deal (`likelihood`).
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import comb
from random import Random

from manille.bots.inference import Holdings, Masks
from manille.bots.masks import Mask
from manille.seats import SEATS

Split = tuple[int, int, int, int, int]
"""Of each pair of seats how many shared cards go to the first, then how many of the last class to the first and second."""


class Sampler:
    """Draws deals of the hidden cards. Raises `ValueError` when no deal fits.

    Cards with the same possible holders form a class. How many cards of each class lie where is drawn first, each way
    as often as there are deals of that kind (a product of binomials); which cards they are is drawn afterwards. So every
    deal that fits is equally likely. There are at most three classes with two possible holders and one with three,
    which leaves three free numbers.
    """

    __slots__ = ("_classes", "_others", "_own", "_seat", "_sums", "_ways", "deals")

    def __init__(self, known: Holdings) -> None:
        self._seat = known.seat
        self._own = known.may[known.seat]
        self._others = [s for s in SEATS if s is not known.seat]
        groups = _classes(known)
        # Cards of one holder have nothing to draw; then the pairs 01, 02, 12 and all three.
        self._classes = [_bits(groups[who]) for who in (0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111)]
        room = [known.sizes[s] - len(self._classes[i]) for i, s in enumerate(self._others)]
        counted = _ways(room, [len(cards) for cards in self._classes[3:]])
        self._ways = [way for way, _ in counted]
        self._sums = list(accumulate(deals for _, deals in counted))
        if not counted:
            raise ValueError("no deal fits what is known")
        self.deals = self._sums[-1]
        """How many deals fit."""

    def draw(self, rng: Random) -> Masks:
        """Return the four hands of a deal that fits, all equally likely."""
        chosen = self._ways[bisect(self._sums, rng.randrange(self.deals))] if len(self._ways) > 1 else self._ways[0]
        first, second, third, ab, ac, bc, all_three = self._classes
        hands = [sum(first), sum(second), sum(third)]
        for cards, at, to, n in ((ab, 0, 1, chosen[0]), (ac, 0, 2, chosen[1]), (bc, 1, 2, chosen[2])):
            if cards:
                some = sum(rng.sample(cards, n))
                hands[at] |= some
                hands[to] |= sum(cards) ^ some
        if all_three:
            mixed = rng.sample(all_three, len(all_three))
            a, b = chosen[3], chosen[3] + chosen[4]
            hands[0] |= sum(mixed[:a])
            hands[1] |= sum(mixed[a:b])
            hands[2] |= sum(mixed[b:])
        whole = [self._own] * 4
        for seat, hand in zip(self._others, hands, strict=True):
            whole[seat] = hand
        n, e, s, w = whole
        return n, e, s, w


def _classes(known: Holdings) -> dict[int, Mask]:
    """Return the hidden cards by who may hold them: bit `i` stands for the `i`-th other seat."""
    others = [known.may[s] for s in SEATS if s is not known.seat]
    groups = {}
    for who in range(1, 8):
        mask = known.hidden
        for i, may in enumerate(others):
            mask &= may if who >> i & 1 else ~may
        groups[who] = mask
    return groups


def _ways(room: list[int], counts: list[int]) -> list[tuple[Split, int]]:
    """Return every way to share the classes out that fills the hands, with the number of its deals.

    The classes are those of the pairs 01, 02 and 12 and of all three.
    """
    ab, ac, bc, rest = counts
    found = []
    for x in range(min(ab, room[0]) + 1):
        for y in range(min(ac, room[0] - x) + 1):
            a = room[0] - x - y
            if a > rest:
                continue
            for z in range(min(bc, room[1]) + 1):
                b = room[1] - (ab - x) - z
                c = rest - a - b
                if b < 0 or c < 0 or c != room[2] - (ac - y) - (bc - z):
                    continue
                deals = comb(ab, x) * comb(ac, y) * comb(bc, z) * comb(rest, a) * comb(rest - a, b)
                found.append(((x, y, z, a, b), deals))
    return found


def _bits(mask: Mask) -> list[Mask]:
    """Return the cards of `mask`, each as a mask of its own."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found
