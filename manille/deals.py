"""Drawing for the deal, shuffling, cutting and dealing in packets (RULES.md R2).

Not here: who deals next (`match`) and which packets a variant uses (`variants`). Chance comes from the caller's `Random`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.cards import PACK, Card
from manille.seats import SEATS, Direction, Seat

Hand = tuple[Card, ...]
Hands = tuple[Hand, Hand, Hand, Hand]


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt."""

    hands: Hands
    """The four hands by seat (`hands[Seat.N]`), each in the order dealt."""
    turned: Card | None = None
    """The turned card, the dealer's last (R3.2), or `None` where none is turned."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One round of drawing for the deal (R2.2)."""

    cards: tuple[tuple[Seat, Card], ...]
    """Who drew which card, in the order of the draw."""
    left: tuple[Seat, ...]
    """Those who are still in for the deal: one dealer, or the tied ones who draw again."""


def draw_for_deal(rng: Random, *, highest_deals: bool) -> tuple[Draw, ...]:
    """Draw until one dealer is left; the last round's `left` holds only the dealer (R2.2). Nobody draws a card twice."""
    pack = list(PACK)
    rng.shuffle(pack)
    draws: list[Draw] = []
    seats: tuple[Seat, ...] = SEATS
    while len(seats) > 1:
        drawn = tuple((seat, pack.pop()) for seat in seats)
        seats = _chosen(drawn, highest_deals=highest_deals)
        draws.append(Draw(drawn, seats))
    return tuple(draws)


def _chosen(drawn: tuple[tuple[Seat, Card], ...], *, highest_deals: bool) -> tuple[Seat, ...]:
    pick = max if highest_deals else min
    deciding = pick(c.strength for _, c in drawn)
    return tuple(seat for seat, c in drawn if c.strength == deciding)


def shuffled(rng: Random) -> tuple[Card, ...]:
    """Return the pack in a uniformly random order."""
    pack = list(PACK)
    rng.shuffle(pack)
    return tuple(pack)


def cut(pack: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """Return `pack` with its first `at` cards put below the others. Raises `ValueError` unless both parts hold a card."""
    if not 0 < at < len(pack):
        raise ValueError(f"a cut leaves cards on both sides, not {at} of {len(pack)}")
    return pack[at:] + pack[:at]


def deal_out(
    pack: tuple[Card, ...], dealer: Seat, direction: Direction, packets: tuple[int, ...], *, turn_last: bool = False
) -> Deal:
    """Deal `pack` from its top in `packets`, starting after the dealer, the dealer last (R2.5).

    With `turn_last` the 32nd card is the turned card (R3.2).
    """
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    top = 0
    for size in packets:
        for seat in dealer.next(direction).round(direction):
            hands[seat] += pack[top : top + size]
            top += size
    n, e, s, w = (tuple(hands[seat]) for seat in SEATS)
    return Deal((n, e, s, w), pack[-1] if turn_last else None)
