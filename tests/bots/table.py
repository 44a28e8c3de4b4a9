"""Deals for the tests of the bots, and a table at which bots play them.

Not here: any assertion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from manille.auction import Call
from manille.bots.base import Bot, Decision
from manille.deals import deal_out, shuffled
from manille.match import Standing
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import Variant
from manille.view import View, view_of

Watch = Callable[[Position, View, Decision], None]


def dealt(variant: Variant, rng: Random, dealer: Seat | None = None, plats: int = 0) -> Position:
    """Return the start of a random deal."""
    dealer = rng.choice(SEATS) if dealer is None else dealer
    deal = deal_out(shuffled(rng), dealer, variant.direction, variant.packets, turn_last=variant.turns_card)
    return Position.start(variant, dealer, deal, plats)


def played(
    position: Position,
    bots: Mapping[Seat, Bot],
    rng: Random,
    watch: Watch | None = None,
    standing: Standing | None = None,
) -> Position:
    """Return the end of `position` as `bots` play it; `watch` sees every decision before it is carried out."""
    while (seat := position.to_act) is not None:
        view = view_of(position, seat, standing)
        decision = bots[seat].choose(view, rng)
        if watch is not None:
            watch(position, view, decision)
        choice = decision.choice
        position = position.call(choice) if isinstance(choice, Call) else position.play(choice)
    return position
