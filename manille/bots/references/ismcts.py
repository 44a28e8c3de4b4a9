"""Single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) with random play-outs.

Not here: anything that the paper does not have. Pinned: its choices must never change, only its speed may.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from random import Random

from manille.bots.base import Budget, Decision
from manille.bots.masks import HIGHER, POINTS, SUIT_MASKS, Mask
from manille.bots.references.scene import Scene, Worlds, called, decided, scene_of
from manille.view import View

#: The weight of exploration in the paper, for rewards between 0 and 1.
EXPLORATION = 0.7

_SUIT_OF = tuple(SUIT_MASKS[card >> 3] for card in range(32))


@dataclass(frozen=True, slots=True)
class IsmctsBot:
    """One tree over what the seat has seen; each iteration walks it in another deal that fits."""

    iterations: int = 1000
    """The most iterations for a card."""
    exploration: float = EXPLORATION
    """The weight of exploration, for rewards between 0 and 1."""

    def choose(self, view: View, rng: Random, more: Budget | None = None) -> Decision:
        """Return the card of the most iterations. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            return called(view, view.question)
        scene = scene_of(view)
        if not scene.legal & (scene.legal - 1):
            return decided(view, scene.legal)
        worlds, tree = Worlds(view), Tree(scene, self.iterations, self.exploration)
        for i in range(max(1, self.iterations)):
            if i and more is not None and not more():
                break
            tree.walk(worlds.draw(rng), rng)
        return decided(view, tree.most_visited())


class Node:
    """A node of the tree: how often it was visited and could have been, what its player won there, and its children."""

    __slots__ = ("available", "children", "total", "tried", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.total = 0, 1, 0.0
        self.tried: Mask = 0
        self.children: dict[Mask, Node] = {}


class Tree:
    """The tree of one decision."""

    def __init__(self, scene: Scene, iterations: int, exploration: float = EXPLORATION) -> None:
        self._scene = scene
        self._root = Node()
        # By how often a child was available: what, divided by its visits, has the exploration term as square root.
        self._explore = [exploration**2 * log(max(i, 1)) for i in range(max(2, iterations + 2))]

    def most_visited(self) -> Mask:
        """Return the mask of the card that was tried most often, of equals the one with the better result."""
        children = self._root.children
        return max(children, key=lambda bit: (children[bit].visits, children[bit].total))

    def walk(self, left: list[Mask], rng: Random) -> None:  # noqa: C901
        """Select, expand, play out and count in one deal, the hands `left`, which are used up."""
        scene, explore, suit_of, value = self._scene, self._explore, _SUIT_OF, POINTS
        trumps, direction, trick_point, keep = scene.trumps, scene.direction, scene.trick_point, scene.keep
        seat, place, led, best, master = scene.seat, scene.place, scene.led, scene.best, scene.master
        table, points = scene.table, 0
        node, path = self._root, []
        while hand := left[seat]:
            legal = hand
            if place:
                follow = hand & led
                if follow:
                    legal = follow
                    if master ^ 2 != seat and 1 << best & led:
                        legal = follow & HIGHER[best] or follow
                elif master ^ 2 != seat:
                    held = hand & trumps
                    if held:
                        legal = held
                        if 1 << best & trumps:
                            legal = held & HIGHER[best] or (keep and hand & ~held) or hand
            children = node.children
            new = legal & ~node.tried
            if new:
                tried = legal & node.tried
                while tried:
                    bit = tried & -tried
                    tried ^= bit
                    children[bit].available += 1
                for _ in range(int(rng.random() * new.bit_count())):
                    new &= new - 1
                bit = new & -new
                node.tried |= bit
                node = children[bit] = Node()
            else:
                most, bit, rest = -1.0, 0, legal
                while rest:
                    one = rest & -rest
                    rest ^= one
                    child = children[one]
                    visits = child.visits
                    bound = child.total / visits + (explore[child.available] / visits) ** 0.5
                    child.available += 1
                    if bound > most:
                        most, bit = bound, one
                node = children[bit]
            path.append((node, seat & 1))
            card = bit.bit_length() - 1
            left[seat] = hand ^ bit
            table += value[card]
            if not place:
                best, led, master = card, suit_of[card], seat
            elif bit & HIGHER[best] or (bit & trumps and not 1 << best & trumps):
                best, master = card, seat
            place += 1
            seat = seat + direction & 3
            if place == 4:
                if not master & 1:
                    points += table + trick_point
                seat, place, table = master, 0, 0
            if new:
                break
        points += finish(left, seat, place, led, best, master, table, scene, rng)
        share = points / _at_stake(scene)
        for node, side in path:
            node.visits += 1
            node.total += 1 - share if side else share


def _at_stake(scene: Scene) -> int:
    # A bound for all decisions of a deal, so that rewards lie between 0 and 1 and weigh alike in every trick.
    return 60 + 8 * scene.trick_point


def finish(  # noqa: C901
    left: list[Mask],
    seat: int,
    place: int,
    led: Mask,
    best: int,
    master: int,
    table: int,
    scene: Scene,
    rng: Random,
) -> int:
    """Play the hands `left` to the end with random legal cards; return the points that the side of seat 0 still wins.

    The arguments are those of `Scene`, at whatever card. One flat loop, as `masks.random_playout`, but from the middle of
    a trick too.
    """
    random, higher, value, suit_of = rng.random, HIGHER, POINTS, _SUIT_OF
    trumps, direction, trick_point, keep = scene.trumps, scene.direction, scene.trick_point, scene.keep
    points = 0
    # `over`: the cards that would take; `mine`: whether the master's partner is to play, who is spared.
    over = higher[best]
    if not 1 << best & trumps:
        over |= trumps
    while hand := left[seat]:
        legal = hand
        if place:
            follow = hand & led
            if master ^ 2 == seat:
                legal = follow or hand
            elif follow:
                # On a trick trumped by an opponent nothing of the suit asked for takes, so `over` leaves it whole.
                legal = follow & over or follow
            else:
                held = hand & trumps
                if held:
                    legal = held & over or (keep and hand & ~held) or hand
        if legal & (legal - 1):
            for _ in range(int(random() * legal.bit_count())):
                legal &= legal - 1
            legal &= -legal
        card = legal.bit_length() - 1
        left[seat] = hand ^ legal
        table += value[card]
        if not place:
            led, master = suit_of[card], seat
            over = higher[card] | trumps if not legal & trumps else higher[card]
        elif legal & over:
            master = seat
            over = higher[card] if legal & trumps else higher[card] | trumps
        if place == 3:
            if not master & 1:
                points += table + trick_point
            seat, place, table = master, 0, 0
        else:
            place += 1
            seat = seat + direction & 3
    return points
