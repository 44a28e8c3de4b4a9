"""The determinised player: in each of 100 deals that fit, every card is played out by the one-page greedy.

Not here: solving, weighing of deals, any stop before the last world. Pinned: it must never change, only its speed may.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.bots.base import Budget, Decision
from manille.bots.masks import HIGHER, POINTS, SUIT_MASKS, Mask, legal_mask
from manille.bots.references.greedy0 import greedy_follow, greedy_lead
from manille.bots.references.scene import Scene, Worlds, called, decided, scene_of
from manille.view import View


@dataclass(frozen=True, slots=True)
class PimcBot:
    """Plays the card with the best mean over the worlds."""

    worlds: int = 100
    """The most worlds for a card."""

    def choose(self, view: View, rng: Random, more: Budget | None = None) -> Decision:
        """Return the card with the best mean, of equals the lowest. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            return called(view, view.question)
        scene = scene_of(view)
        if not scene.legal & (scene.legal - 1):
            return decided(view, scene.legal)
        worlds = Worlds(view)
        bits = [1 << i for i in range(32) if scene.legal >> i & 1]
        totals = dict.fromkeys(bits, 0)
        for i in range(max(1, self.worlds)):
            if i and more is not None and not more():
                break
            world = worlds.draw(rng)
            for bit in bits:
                totals[bit] += greedy_playout(world, bit, scene)
        return decided(view, max(bits, key=lambda bit: totals[bit]))


def greedy_playout(world: list[Mask], bit: Mask, scene: Scene) -> int:
    """Return what the side of `scene.seat` still wins in `world` when it plays `bit` and all others are greedy."""
    left, rest = list(world), world[0] | world[1] | world[2] | world[3]
    trumps, keep, trick_point, taking = scene.trumps, scene.keep, scene.trick_point, scene.taking
    trump = next((i for i in range(4) if SUIT_MASKS[i] == trumps), 4)
    seat, place, best, master, table = scene.seat, scene.place, scene.best, scene.master, scene.table
    led, points, chosen = scene.led.bit_length() // 8 - 1, 0, bit
    while hand := left[seat]:
        outside = rest ^ hand
        if not chosen and not place:
            chosen = greedy_lead(hand, outside, trumps, seat & 1 == taking)
        elif not chosen:
            partner = master == seat ^ 2
            legal = legal_mask(hand, led, best, partner, trump, keep)
            chosen = greedy_follow(legal, outside, trumps, best, partner, place == 3)
        card = chosen.bit_length() - 1
        left[seat] = hand ^ chosen
        rest ^= chosen
        table += POINTS[card]
        if not place:
            led, best, master = card >> 3, card, seat
        elif chosen & HIGHER[best] or (chosen & trumps and not 1 << best & trumps):
            best, master = card, seat
        chosen = 0
        place += 1
        seat = seat + scene.direction & 3
        if place == 4:
            if not (master ^ scene.seat) & 1:
                points += table + trick_point
            seat, place, table = master, 0, 0
    return points
