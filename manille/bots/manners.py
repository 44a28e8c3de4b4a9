"""The cards that no partner should ever see played, left out before any bot weighs the others.

Not here: what of the rest is best.
"""

from __future__ import annotations

from manille.bots import following, leads
from manille.bots.outlook import Outlook
from manille.cards import Card
from manille.messages import Message


def sensible(outlook: Outlook, legal: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return `legal` without such cards, never empty (`following.sensible`, `leads.sensible`)."""
    return following.sensible(outlook, legal) if outlook.trick.cards else leads.sensible(outlook, legal)


def told(outlook: Outlook, card: Card, legal: tuple[Card, ...]) -> Message:
    """Return what is true of `card` in this trick, whatever made a bot choose it."""
    return following.told(outlook, card, legal) if outlook.trick.cards else leads.told(outlook, card)
