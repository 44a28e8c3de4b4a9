"""What a card is worth now and what it is worth kept, in points of the deal: the numbers behind the rule of thumb.

Not here: the rules of thumb themselves (`following`, `leads`).
"""

from __future__ import annotations

from typing import NamedTuple

from manille.bots.masks import HIGHER, NO_TRUMP, SUIT_MASKS, mask_of
from manille.bots.outlook import Outlook
from manille.cards import Card


class Weights(NamedTuple):
    """The numbers that self-play tunes; all are points of the deal, or factors of card points."""

    load: float = 1.3
    """Card points that a later player is expected to add to a trick of its own side."""
    spare: float = 1.3
    """Card points that a later player is expected to add to a trick of the other side."""
    entry: float = 0.5
    """Taking the trick, for each highest card of a suit that the hand can lead then."""
    trump: float = 4.0
    """Keeping any trump."""
    trump_point: float = 0.9
    """Keeping a trump, for each of its points."""
    trump_master: float = 3.9
    """Keeping the highest trump."""
    trump_free: float = 3.6
    """Keeping a trump when no opponent has one."""
    master: float = 2.4
    """Keeping the highest card of a side suit."""
    master_point: float = 0.6
    """Keeping it, for each of its points."""
    ruffed: float = -0.2
    """Factor of the two above if an opponent trumps the suit for certain."""
    guarded: float = 0.2
    """Keeping a lesser card with as many lower ones as there are higher ones out, for each of its points."""
    bare: float = -0.3
    """Keeping a lesser card without such guards, for each of its points."""
    guard: float = 0.4
    """Keeping a low card that guards a higher one."""
    single: float = 0.6
    """Getting rid of the last card of a suit while holding a trump."""
    draw: float = 2.0
    """Leading a trump when the own side made trump and opponents may hold some."""
    their_trump: float = -1.4
    """Leading a trump when the opponents made it."""
    donate: float = 0.6
    """Leading a card under a higher one that an opponent may hold, for each of its points."""
    length: float = 0.7
    """Leading from a long suit at no trump, for each of its cards."""


WEIGHTS = Weights()


def keeping(outlook: Outlook, card: Card, w: Weights) -> float:
    """What it is worth to hold `card` after this trick rather than a card that can do nothing."""
    if 1 << card.index & outlook.trumps:
        return _keeping_trump(outlook, card, w)
    own = mask_of(outlook.view.hand) & SUIT_MASKS[card.index >> 3]
    higher = HIGHER[card.index] & outlook.foes
    single = -w.single if own.bit_count() == 1 and mask_of(outlook.view.hand) & outlook.trumps else 0.0
    if not HIGHER[card.index] & outlook.known.hidden:
        factor = w.ruffed + (1.0 - w.ruffed) * outlook.unruffed(card.index >> 3)
        return single + factor * (w.master + w.master_point * card.points)
    if card.points:
        lower = (own & ~HIGHER[card.index]).bit_count() - 1
        return single + card.points * (w.guarded if lower >= higher.bit_count() else w.bare)
    return single + (w.guard if _guards(outlook, own) else 0.0)


def _keeping_trump(outlook: Outlook, card: Card, w: Weights) -> float:
    if not outlook.foes & outlook.trumps:
        return w.trump_free + w.trump_point * card.points
    master = not HIGHER[card.index] & outlook.known.hidden
    return w.trump + w.trump_point * card.points + (w.trump_master if master else 0.0)


def _guards(outlook: Outlook, own: int) -> bool:
    """Whether the hand's highest card of a suit, `own`, is worth points and has no low card to spare."""
    top = own.bit_length() - 1
    higher = (HIGHER[top] & outlook.foes).bit_count()
    return top & 7 >= 5 and 0 < higher >= own.bit_count() - 1


def playing(outlook: Outlook, card: Card, w: Weights) -> float:
    """What it is expected to bring, over the same trick unplayed, to play `card` now."""
    chance = outlook.winning_chance(card)
    pot = outlook.trick.points + card.points + outlook.view.table.variant.trick_point
    friends = outlook.partner in outlook.later
    foes = len(outlook.later) - friends
    won = pot + w.load * friends + w.spare * foes
    lost = pot + w.load * foes + w.spare * friends
    value = chance * won - (1.0 - chance) * lost - keeping(outlook, card, w)
    if outlook.trick.takes(card):
        entries = sum(c is not card and outlook.is_master(c) for c in outlook.view.hand)
        value += w.entry * chance * entries
    return value


def leading(outlook: Outlook, card: Card, w: Weights) -> float:
    """As `playing`, for a lead, with what a lead does beyond its own trick."""
    value = playing(outlook, card, w)
    if HIGHER[card.index] & outlook.foes:
        value -= w.donate * card.points
    own = mask_of(outlook.view.hand)
    if outlook.trump == NO_TRUMP:
        return value + w.length * (own & SUIT_MASKS[card.index >> 3]).bit_count()
    if 1 << card.index & outlook.trumps and outlook.foes & outlook.trumps:
        ours = outlook.view.table.dealer.side is outlook.seat.side
        value += w.draw if ours else w.their_trump
    return value


def best(cards: tuple[Card, ...], values: list[float]) -> Card:
    """Return the card with the highest value; of equals the weaker card."""
    return max(
        zip(values, cards, strict=True), key=lambda each: (round(each[0], 6), -each[1].strength, -each[1].index)
    )[1]
