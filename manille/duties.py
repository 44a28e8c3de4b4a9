"""The duties of a player who does not lead: each keeps the cards that satisfy it (RULES.md R4.2 to R4.9).

Not here: which duties a variant imposes (`variants`) and how they combine (`legality`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from manille.cards import Card
from manille.tricks import Trick

Keeps = Callable[[Iterable[Card], Trick], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Duty:
    """One duty of the trick law."""

    name: str
    """Its name in tables and tests."""
    keeps: Keeps
    """Which of some cards satisfy it on a trick; a duty that no card satisfies binds nobody."""
    spared_by_partner: bool
    """Whether it rests while the player's partner is master (R4.4, R4.5)."""
    reason: Callable[[Trick], str]
    """The reason code for a card that it forbids on a trick."""


def _follow(cards: Iterable[Card], trick: Trick) -> tuple[Card, ...]:
    led = trick.cards[0].suit
    return tuple([c for c in cards if c.suit is led])


def _take_in_suit(cards: Iterable[Card], trick: Trick) -> tuple[Card, ...]:
    best = trick.best
    if best is None or best.suit is not trick.cards[0].suit:
        return ()
    suit, strength = best.suit, best.strength
    return tuple([c for c in cards if c.suit is suit and c.strength > strength])


def _take_with_trump(cards: Iterable[Card], trick: Trick) -> tuple[Card, ...]:
    trump, best = trick.trump, trick.best
    floor = best.strength if best is not None and best.suit is trump else -1
    return tuple([c for c in cards if c.suit is trump and c.strength > floor])


def _no_undertrump(cards: Iterable[Card], trick: Trick) -> tuple[Card, ...]:
    trump, best = trick.trump, trick.best
    if best is None or best.suit is not trump:
        return ()
    return tuple([c for c in cards if c.suit is not trump or c.strength > best.strength])


def _trump_reason(trick: Trick) -> str:
    return "must-overtrump" if trick.is_trumped else "must-trump"


FOLLOW = Duty("follow", _follow, False, lambda _: "must-follow")
"""R4.2: whoever holds the suit asked for follows it."""

TAKE_IN_SUIT = Duty("take-in-suit", _take_in_suit, True, lambda _: "must-take-in-suit")
"""R4.3: following under an opponent's card of the suit, a higher one must be played."""

TAKE_WITH_TRUMP = Duty("take-with-trump", _take_with_trump, True, _trump_reason)
"""R4.6: void under an opponent, a trump that takes must be played."""

NO_UNDERTRUMP = Duty("no-undertrump", _no_undertrump, True, lambda _: "no-undertrump")
"""R4.7: void under an opponent's trump that cannot be beaten, a lower trump is forbidden."""

DUTIES = (FOLLOW, TAKE_IN_SUIT, TAKE_WITH_TRUMP, NO_UNDERTRUMP)
