"""The rule of thumb for a lead: cash what is sure, draw trumps for the side that made them, give no honour away.

Not here: the numbers (`worth`) and the cards that follow (`following`).
"""

from __future__ import annotations

from manille.bots.masks import HIGHER, SUIT_MASKS, cards_of, mask_of
from manille.bots.outlook import Outlook
from manille.bots.worth import Weights, best, leading
from manille.cards import Card, Rank
from manille.messages import Message, say


def lead(outlook: Outlook, legal: tuple[Card, ...], weights: Weights) -> tuple[Card, tuple[Message, ...]]:
    """Return the card to lead, out of two or more, and why."""
    wise = sensible(outlook, legal)
    card = best(wise, [leading(outlook, c, weights) for c in wise])
    return card, reasons(outlook, card)


def reasons(outlook: Outlook, card: Card) -> tuple[Message, ...]:
    """Return all that can be said of leading `card`, first what it does."""
    return told(outlook, card), *_beside(outlook, card)


def sensible(outlook: Outlook, legal: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return `legal` without trumps where only the partner can have any left, if another card is there."""
    trumps = outlook.trumps
    if outlook.known.may[outlook.partner] & trumps and not outlook.foes & trumps:
        return tuple(c for c in legal if not 1 << c.index & trumps) or legal
    return legal


def told(outlook: Outlook, card: Card) -> Message:
    """Return what is true of leading `card`: the reason where the rule of thumb chose it."""
    is_trump = bool(1 << card.index & outlook.trumps)
    if is_trump and outlook.foes & outlook.trumps and outlook.view.table.dealer.side is outlook.seat.side:
        out = (outlook.known.hidden & outlook.trumps).bit_count()
        return say("why-draw-trumps", card=card, trump=card.suit, n=out)
    if outlook.is_master(card):
        if outlook.safe_from_trumps(card):
            return say("why-lead-sure", card=card)
        return say("why-lead-master", card=card, suit=card.suit)
    if is_trump:
        return say("why-lead-trump", card=card, trump=card.suit)
    return _side_reason(outlook, card)


def _side_reason(outlook: Outlook, card: Card) -> Message:
    suit = SUIT_MASKS[card.index >> 3]
    own = mask_of(outlook.view.hand)
    partner = outlook.known.may[outlook.partner]
    if partner & outlook.trumps and not partner & suit:
        return say("why-lead-partner-trumps", card=card, suit=card.suit, partner=outlook.partner)
    length = (own & suit).bit_count()
    if length == 1 and own & outlook.trumps:
        return say("why-lead-single", card=card, suit=card.suit, trump=outlook.trick.trump)
    longest = max((own & mask).bit_count() for mask in SUIT_MASKS)
    if outlook.trick.trump is None and length == longest and length > 2:
        return say("why-lead-long", card=card, suit=card.suit, n=length)
    if not card.points:
        return say("why-lead-low", card=card, suit=card.suit)
    return say("why-least-loss", card=card)


def _beside(outlook: Outlook, card: Card) -> tuple[Message, ...]:
    """Return what else can be said: that trumps are gone, and which honour is not led under a higher one."""
    said = []
    trump = outlook.trick.trump
    if trump is not None and not outlook.foes & outlook.trumps:
        said.append(say("why-no-trump-out", trump=trump))
    for other in outlook.view.hand:
        higher = HIGHER[other.index] & outlook.known.hidden
        if other.suit is card.suit and other.rank in (Rank.ACE, Rank.KING) and other.points > card.points and higher:
            said.append(say("why-not-under", other=other, best=cards_of(higher)[-1]))
            break
    return tuple(said)
