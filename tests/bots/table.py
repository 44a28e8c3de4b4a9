"""Deals for the tests of the bots, and a table at which bots play them, also against each other.

Not here: any assertion, and measuring in earnest (`manille.arena`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from manille.arena.trump import linear_suit
from manille.auction import Call
from manille.bots.base import Bot, Decision
from manille.deals import deal_out, shuffled
from manille.match import Standing
from manille.position import Position, fresh_table
from manille.seats import SEATS, Seat, Side
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


def named(position: Position, call: Call) -> Position:
    """Return `position` with trump named by the dealer and no double, or as it is where a card is turned."""
    if position.table.variant.turns_card:
        return position
    silent = replace(position.table.variant, doubling=False)
    table = fresh_table(silent, position.table.dealer, None, position.table.plats)
    return Position(table, position.hands).call(call)


def card_duel(variant: Variant, a: Bot, b: Bot, deals: int, rng: Random) -> list[float]:
    """Return for each deal what `a` has above the half, the mean of its two sides, trump being the same."""
    results = []
    for _ in range(deals):
        start = dealt(variant, rng)
        start = named(start, linear_suit(start.hands[start.table.dealer], variant))
        ends = {side: played(start, {s: a if s.side is side else b for s in SEATS}, rng) for side in Side}
        results.append(sum(end.table.points[side] - variant.half for side, end in ends.items()) / 2)
    return results
