"""The greedy player of one page: cash masters, load the partner's trick, take cheaply, give nothing away.

Not here: memory of who showed what, weights, plans. Pinned: it must never change, only its speed may.
"""

from __future__ import annotations

from random import Random

from manille.bots.base import Decision
from manille.bots.masks import ALL, HIGHER, POINTS, SUIT_MASKS, Mask, mask_of
from manille.bots.references.scene import called, decided, scene_of
from manille.view import View


class Greedy0Bot:
    """Looks at its hand, the trick and which cards are gone; chance plays no part."""

    def choose(self, view: View, rng: Random) -> Decision:
        """Return its choice. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            return called(view, view.question)
        scene, hand = scene_of(view), mask_of(view.hand)
        outside = ALL & ~hand & ~mask_of(view.table.played)
        if not scene.place:
            return decided(view, greedy_lead(hand, outside, scene.trumps, scene.taking == scene.seat & 1))
        partner = scene.master == scene.seat ^ 2
        return decided(view, greedy_follow(scene.legal, outside, scene.trumps, scene.best, partner, scene.place == 3))


def greedy_lead(hand: Mask, outside: Mask, trumps: Mask, taking: bool) -> Mask:
    """Return the mask of the card to lead from `hand`; `outside` are the cards in other hands.

    The taking side draws trumps with the highest one; anybody cashes the dearest master of a side suit; else a card
    worth little, no trump if possible, from a short suit.
    """
    if taking and outside & trumps and hand & trumps:
        top = (hand & trumps).bit_length() - 1
        if not HIGHER[top] & outside:
            return 1 << top
    best, dearest, least, cheapest = 0, -1, 0, 1 << 30
    left = hand
    while left:
        bit = left & -left
        left ^= bit
        card = bit.bit_length() - 1
        points = POINTS[card]
        if points > dearest and not bit & trumps and not HIGHER[card] & outside:
            best, dearest = bit, points
        cost = points << 10 | (bit & trumps > 0) << 9 | (hand & SUIT_MASKS[card >> 3]).bit_count() << 3 | card & 7
        if cost < cheapest:
            least, cheapest = bit, cost
    return best or least


def greedy_follow(legal: Mask, outside: Mask, trumps: Mask, best: int, partner: bool, last: bool) -> Mask:
    """Return the mask of the card to add to a trick that the card `best` is winning, for the partner or not.

    The partner's sure trick is loaded with the dearest card that is neither master nor trump. An opponent's is taken with
    the cheapest card that is sure of it, else the cheapest that takes. Else the least is thrown away.
    """
    if not legal & (legal - 1):
        return legal
    load = partner and (last or not HIGHER[best] & outside)
    takes = 0 if partner else legal & (HIGHER[best] if 1 << best & trumps else HIGHER[best] | trumps)
    chosen, lowest = 0, 1 << 30
    left = takes or legal
    while left:
        bit = left & -left
        left ^= bit
        card = bit.bit_length() - 1
        master, trump = not HIGHER[card] & outside, bit & trumps > 0
        if load:
            cost = (trump or master) << 10 | 5 - POINTS[card] << 3 | card & 7
        elif takes:
            cost = (not master and not last) << 10 | POINTS[card] << 3 | card & 7
        else:
            cost = POINTS[card] << 10 | trump << 9 | card & 7
        if cost < lowest:
            chosen, lowest = bit, cost
    return chosen
