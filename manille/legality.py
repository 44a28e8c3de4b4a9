"""Which cards of a hand may be played, and for every other card the reason why not (RULES.md R4).

Not here: whose turn it is; callers give the hand of the player who is next.
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.cards import Card
from manille.deals import Hand
from manille.duties import Duty
from manille.messages import Message, say
from manille.tricks import Trick

Law = tuple[Duty, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the rules say of every card of a hand."""

    legal: tuple[Card, ...]
    """The cards that may be played, in the order of the hand; never empty for a hand that holds a card (R8)."""
    refused: dict[Card, Message]
    """The reason for every other card of the hand, in the order of the hand."""


def legal_cards(hand: Hand, trick: Trick, law: Law) -> tuple[Card, ...]:
    """Return the cards of `hand` that the next player may add to `trick` under `law`, in the order of the hand."""
    if not trick.cards:
        return hand
    spared = partner_is_master(trick)
    left = hand
    for duty in law:
        if not (spared and duty.spared_by_partner):
            left = duty.keeps(left, trick) or left
    return left


def judge(hand: Hand, trick: Trick, law: Law) -> Judgement:
    """Return the legal cards of `hand` on `trick` under `law` with the reason for every other card (R4, its codes)."""
    legal = legal_cards(hand, trick, law)
    codes = _codes(hand, trick, law) if len(legal) < len(hand) else {}
    return Judgement(legal, {c: _reason(codes[c], c, legal, trick) for c in hand if c in codes})


def refusal(card: Card, hand: Hand, trick: Trick, law: Law) -> Message | None:
    """Return why `card` may not be played from `hand`, or `None` when it may."""
    if card not in hand:
        return say("not-in-hand", card=card)
    return judge(hand, trick, law).refused.get(card)


def partner_is_master(trick: Trick) -> bool:
    """Whether the next player's partner, who played two cards ago, is master of `trick`."""
    return len(trick.cards) > 1 and trick.cards[-2] is trick.best


def _codes(hand: Hand, trick: Trick, law: Law) -> dict[Card, str]:
    """Return for each refused card the code of the duty that dropped it first."""
    spared = partner_is_master(trick)
    codes: dict[Card, str] = {}
    left = hand
    for duty in law:
        if spared and duty.spared_by_partner:
            continue
        kept = duty.keeps(left, trick) or left
        codes |= {c: duty.reason(trick) for c in left if c not in kept}
        left = kept
    return codes


def _reason(code: str, card: Card, legal: tuple[Card, ...], trick: Trick) -> Message:
    """Return the message `code` for the refused `card` with the facts of this trick."""
    master, best, led = trick.master, trick.best, trick.suit_led
    taker = min(legal, key=_dearness)
    if code == "must-follow":
        return say(code, card=card, led=led)
    if code == "no-undertrump":
        return say(code, card=card, best=best, master=master)
    if code == "must-trump":
        return say(code, card=card, led=led, best=best, master=master, taker=taker, trump=trick.trump)
    return say(code, card=card, led=led, best=best, master=master, taker=taker)


def _dearness(card: Card) -> int:
    return card.strength
