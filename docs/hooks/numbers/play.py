"""Four players of one kind, who see their own hands only, play deals and matches to their ends.

Not here: which deals, and what is counted (`experiments`, `deals`).
"""

from __future__ import annotations

from random import Random

from manille.arena.plan import Plan
from manille.auction import Call
from manille.bots import BOTS
from manille.cards import Card
from manille.match import Match, Standing
from manille.position import Position
from manille.view import view_of

BOT = "heuristic"
"""Who sits in every seat: the quickest player that knows what it does."""


def decided(position: Position, standing: Standing, rng: Random) -> Card | Call:
    """Return what the seat whose turn it is does."""
    assert position.to_act is not None
    return BOTS[BOT].choose(view_of(position, position.to_act, standing), rng).choice


def played_out(position: Position, rng: Random) -> Position:
    """Return the deal after all have gone on from here."""
    standing = Standing(position.table.dealer)
    while position.to_act is not None:
        choice = decided(position, standing, rng)
        position = position.call(choice) if isinstance(choice, Call) else position.play(choice)
    return position


def match_out(plan: Plan, number: int) -> Match:
    """Return the match of `plan` that is numbered so, after its end."""
    match = Match(plan.rules, plan.dealer("match", number))
    while not match.is_over:
        what = ("match", number, len(match.deals))
        match = match.deal(plan.dealing(match.standing.dealer, *what))
        rng = plan.chance(*what)
        while match.current is not None:
            choice = decided(match.current.position, match.standing, rng)
            match = match.call(choice) if isinstance(choice, Call) else match.play(choice)
    return match
