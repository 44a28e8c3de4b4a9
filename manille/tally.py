"""Counting a deal from what players at a real table report: card points, tricks and what the deal was played for.

Not here: deals whose cards are known (`scoring` counts them the same way), and what a total wins (`match`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from manille.auction import Call, Calls, question
from manille.cards import PACK
from manille.match import Standing, after_deal, with_written
from manille.messages import Message, say
from manille.scoring import Pair, Stakes, Step, counted, written
from manille.seats import SIDES, Seat, Side
from manille.variants import CARD_POINTS, TRICKS, Variant

TURNED = tuple(sorted({card.points for card in PACK}))
"""What a turned card can be worth (R1.3)."""

POINTS_IN_ORDER = tuple(sorted(card.points for card in PACK))
"""The points of every card, poorest first."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A reported deal, counted."""

    points: Pair
    """Points by side, trick points included where they count."""
    written: Pair
    """What each side writes (R5.3)."""
    steps: tuple[Step, ...]
    """The count in order."""


def tally(variant: Variant, stakes: Stakes, cards: int, tricks: int) -> Tally:
    """Count a deal in which North and South have `cards` card points in `tricks` tricks.

    Raises `ValueError` where so many points cannot lie in so many tricks.
    """
    if not 0 <= tricks <= TRICKS or cards not in possible_points(tricks):
        raise ValueError(f"{cards} points cannot lie in {tricks} tricks")
    won = (tricks, TRICKS - tricks)
    points = (cards + tricks * variant.trick_point, CARD_POINTS - cards + won[1] * variant.trick_point)
    return Tally(
        points, written(variant, points, won, stakes.multiplier(variant)), counted(variant, stakes, points, won)
    )


def possible_points(tricks: int) -> range:
    """Return the card points that can lie in `tricks` tricks: from the poorest cards to the richest."""
    held = tricks * 4
    return range(sum(POINTS_IN_ORDER[:held]), sum(POINTS_IN_ORDER[len(PACK) - held :]) + 1)


def stakes_offered(variant: Variant, plats: int) -> tuple[Stakes, ...]:
    """Return everything that a deal after `plats` ties in a row can be played for (R3.1 to R3.7)."""
    if variant.turns_card:
        return (Stakes(plats=plats),)
    first = question(variant, Seat.S, (), plats)
    kinds = [call for call in (Call.SPADES, Call.NO_TRUMP) if first is not None and call in first.choices]
    return tuple(
        Stakes(call is Call.NO_TRUMP, doubling, plats)
        for call in kinds
        for doubling, _ in enumerate(_doublings(variant, ((Seat.S, call),), plats))
    )


def _doublings(variant: Variant, calls: Calls, plats: int) -> Iterator[Calls]:
    """Yield the calls without a double, with one, and with a redouble, as far as they are offered."""
    yield calls
    asked = question(variant, Seat.S, calls, plats)
    raised = [c for c in asked.choices if c in (Call.DOUBLE, Call.REDOUBLE)] if asked else []
    if asked and raised:
        yield from _doublings(variant, (*calls, (asked.seat, raised[0])), plats)


def turned_said(side: Side, points: int) -> Message:
    """Return the line for a turned card worth `points` to `side`, the dealer's (R6.3)."""
    return say("step-turned-known", side=side, n=points)


def ends_by_turned(variant: Variant, standing: Standing, side: Side, points: int) -> Message | None:
    """Return what is said where a turned card worth `points` ends the manche for `side`, else `None` (R7.4)."""
    after = with_written(variant, standing, pair_for(side, points))
    if (after.manches, after.winner) == (standing.manches, standing.winner):
        return None
    return say("step-turned-known-ends", side=side, target=standing.target(variant))


def next_standing(variant: Variant, standing: Standing, side: Side | None, points: int) -> Standing:
    """Return the standing after a deal for which `side` writes `points`, or nobody anything after a tie."""
    return after_deal(variant, standing, pair_for(side, points))


def pair_for(side: Side | None, points: int) -> Pair:
    """Return `points` for `side` and nothing for the other."""
    ns, ew = (points if each is side else 0 for each in SIDES)
    return ns, ew
