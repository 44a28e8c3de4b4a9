"""Every line of play tried, by the engine's own rules and nothing clever: what the exact solver is measured against.

It shares no code with the solver: no masks, no bounds, no merging of cards; only positions met twice are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from manille.auction import Call
from manille.cards import Card
from manille.deals import Hands
from manille.legality import legal_cards
from manille.position import Position
from manille.scoring import Pair, written
from manille.seats import SEATS, Side
from manille.tricks import Trick
from manille.variants import Variant
from tests.bots.table import dealt


def values(position: Position) -> dict[Card, int]:
    """What every legal card is worth for the side that plays it: written points without the multiplier, signed."""
    table = position.table
    assert table.trick is not None
    best = _minimax(table.variant)
    sign = 1 if table.trick.to_play.side is Side.NS else -1
    return {
        c: sign * best(_without(position.hands, c), table.trick.with_card(c), table.points, table.tricks_won)
        for c in position.legal_cards()
    }


def _without(hands: Hands, card: Card) -> Hands:
    n, e, s, w = (tuple(c for c in hand if c is not card) for hand in hands)
    return n, e, s, w


def _minimax(variant: Variant):  # type: ignore[no-untyped-def]
    """The value for North and South of hands, a trick, and the points and tricks of both sides before it."""

    @cache
    def best(hands: Hands, trick: Trick, points: Pair, tricks: Pair) -> int:
        if trick.is_complete:
            side = trick.winner.side
            points = _more(points, side, trick.points + variant.trick_point)
            tricks = _more(tricks, side, 1)
            trick = Trick(trick.winner, trick.direction, trick.trump)
        hand = hands[trick.to_play]
        if not hand:
            ns, ew = written(variant, points, tricks, 1)
            return ns - ew
        choose = max if trick.to_play.side is Side.NS else min
        return choose(
            best(_without(hands, c), trick.with_card(c), points, tricks) for c in legal_cards(hand, trick, variant.law)
        )

    return best


def _more(pair: Pair, side: Side, n: int) -> Pair:
    return (pair[0] + n, pair[1]) if side is Side.NS else (pair[0], pair[1] + n)


def opened(variant: Variant, rng: Random, *, no_trump: bool | None = None) -> Position:
    """A random deal before its opening lead; no trump is named in a third of the deals where it may be, or as told."""
    position = dealt(variant, rng)
    if position.question is not None:
        at_no_trump = variant.no_trump and (rng.random() < 1 / 3 if no_trump is None else no_trump)
        suits = [call for call in position.question.choices if call.names_trump and call is not Call.NO_TRUMP]
        position = position.call(Call.NO_TRUMP if at_no_trump else rng.choice(suits))
    while position.question is not None:
        position = position.call(Call.PASS)
    return position


def played_on(position: Position, count: int, rng: Random) -> Position:
    """The position after `count` random legal cards."""
    for _ in range(count):
        position = position.play(rng.choice(position.legal_cards()))
    return position


def endings(variant: Variant, cards: int, count: int, rng: Random) -> Iterator[Position]:
    """Positions with `cards` cards in the longest hand, reached by random play, half of them in the middle of a trick."""
    for _ in range(count):
        opening = opened(variant, rng)
        on_table = rng.choice((0, 0, 0, 1, 2, 3))
        yield played_on(opening, 4 * (len(opening.hands[SEATS[0]]) - cards) + on_table, rng)
