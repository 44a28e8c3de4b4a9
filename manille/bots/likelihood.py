"""How likely the play so far makes a deal of the hidden cards, if the others play much like the rule of thumb.

Not here: what the play rules out (`inference`), and the draws among the rest (`sampling`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import NamedTuple

from manille.bots.inference import Masks
from manille.bots.masks import SUIT_NUMBERS, forbids_undertrump
from manille.bots.policy import NOTHING, Pair, Shown, play_on, show
from manille.bots.sampling import Sampler
from manille.view import View

SKILLED, LOOSE = (0.8, 0.1), (0.55, 0.35)
"""How often a player plays the card of the rule of thumb, and by how much less likely each other card is, for one who
plays by the odds (the levels do, as measured) and for one who does not (the learner, and people)."""
CHOSEN = 0.7
"""How many of a seat's cards are chosen; in the rest there is only one."""
DRAWS_A_WORLD = 4
"""Deals drawn for each that is kept."""
AT_ONCE = 40
"""Deals kept from one lot of draws."""


class _Act(NamedTuple):
    """A card played by another seat."""

    seat: int
    leader: int
    table: tuple[int, ...]
    card: int
    shown: Shown
    """What the tricks before had shown."""


class Memory:
    """The cards played so far, to be played again in a supposed deal."""

    def __init__(self, view: View, policies: Pair) -> None:
        table = view.table
        self._policies = policies
        self._acts: list[_Act] = []
        self._me = int(view.seat)
        self._rules = (
            int(table.variant.direction),
            SUIT_NUMBERS[table.contract.trump],
            forbids_undertrump(table.variant.law),
            int(table.dealer.side),
        )
        shown = list(NOTHING)
        for trick in (*table.tricks, *((table.trick,) if table.trick else ())):
            cards = [c.index for c in trick.cards]
            for place, (seat, card) in enumerate(zip(trick.seats, cards, strict=False)):
                self._acts.append(_Act(int(seat), int(trick.leader), tuple(cards[:place]), card, tuple(shown)))
            show(shown, trick.leader, cards, trick.direction, SUIT_NUMBERS[trick.trump])
        played = [sum(act.seat == seat for act in self._acts) for seat in range(len(NOTHING) // 2)]
        # By seat and kind of player: how likely all its cards are if none surprises, and how much less with each that does.
        self._kinds = [[(often ** (CHOSEN * n), less) for often, less in (SKILLED, LOOSE)] for n in played]

    @property
    def is_empty(self) -> bool:
        """Whether no other seat has played yet."""
        return all(act.seat == self._me for act in self._acts)

    def likelihood(self, hands: Masks) -> float:
        """Return how likely the play so far is if these are the hands now, up to a factor that is the same for all hands."""
        likely = 1.0
        for seat, count in enumerate(self.surprises(hands)):
            if seat != self._me:
                likely *= sum(at_first * less**count for at_first, less in self._kinds[seat])
        return likely

    def surprises(self, hands: Masks) -> list[int]:
        """Return by seat how many cards the rule of thumb would not have played if these were the hands now; none of one's own."""
        count, left = [0] * len(hands), list(hands)
        direction, trump, forbidden, maker = self._rules
        for act in reversed(self._acts):
            left[act.seat] |= 1 << act.card
            if act.seat == self._me:
                continue
            rules = (direction, trump, forbidden, maker, self._policies, act.shown)
            card, _ = play_on(left, act.leader, act.table, *rules, one_card=True)
            # Blank cards of a suit are as good as each other.
            if card != act.card and (card & 7 > 2 or act.card & 7 > 2 or card >> 3 != act.card >> 3):
                count[act.seat] += 1
        return count


def likely(sampler: Sampler, memory: Memory, count: int, rng: Random) -> Iterator[Masks]:
    """Yield `count` deals of the hidden cards, each as often as the play so far makes it likely; some come twice."""
    while count > 0:
        lot = min(count, AT_ONCE)
        count -= lot
        if memory.is_empty:
            yield from (sampler.draw(rng) for _ in range(lot))
            continue
        worlds = [sampler.draw(rng) for _ in range(DRAWS_A_WORLD * lot)]
        yield from _kept(worlds, [memory.likelihood(hands) for hands in worlds], lot, rng)


def _kept(worlds: list[Masks], weights: list[float], count: int, rng: Random) -> Iterator[Masks]:
    """Yield `count` of `worlds`, each about as often as its weight says: every one at its place on a ruler."""
    step = sum(weights) / count
    mark = rng.random() * step
    for hands, reached in zip(worlds, accumulate(weights), strict=True):
        while mark < reached:
            yield hands
            mark += step
