"""The rule of thumb for a card that is not a lead: load the partner's trick, take what can be taken, lose little else.

Not here: the numbers (`worth`) and the lead (`leads`).
"""

from __future__ import annotations

from manille.bots.outlook import Outlook
from manille.bots.worth import Weights, best, playing
from manille.cards import Card
from manille.messages import Message, say


def follow(outlook: Outlook, legal: tuple[Card, ...], weights: Weights) -> tuple[Card, tuple[Message, ...]]:
    """Return the card to add to the trick, out of two `legal` ones or more, and why."""
    wise = sensible(outlook, legal)
    card = best(wise, [playing(outlook, c, weights) for c in wise])
    return card, reasons(outlook, card, legal)


def reasons(outlook: Outlook, card: Card, legal: tuple[Card, ...]) -> tuple[Message, ...]:
    """Return all that can be said of `card`, first what it does in this trick."""
    return told(outlook, card, legal), *_beside(outlook, card, legal)


def sensible(outlook: Outlook, legal: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return `legal` without the cards that no partner should ever see played, if others are left.

    Never a trump or a master into a trick that is the partner's for certain, and into one that is the opponents' for
    certain neither a master nor more points than must be.
    """
    if outlook.partner_holds_it():
        return _for_sure_trick(outlook, legal)
    if is_lost(outlook, legal):
        return _for_lost_trick(outlook, legal)
    return legal


def is_lost(outlook: Outlook, legal: tuple[Card, ...]) -> bool:
    """Whether an opponent is master and neither this seat nor its partner can change that."""
    trick = outlook.trick
    if trick.best is None or trick.master is outlook.partner or any(trick.takes(c) for c in legal):
        return False
    return not outlook.partner_may_beat(trick.best)


def _for_sure_trick(outlook: Outlook, legal: tuple[Card, ...]) -> tuple[Card, ...]:
    plain = tuple(c for c in legal if not _is_trump(outlook, c)) or legal
    lesser = tuple(c for c in plain if not outlook.is_master(c))
    if len(outlook.view.hand) <= 2 and any(c.points for c in lesser):
        return tuple(c for c in lesser if c.points)
    # A master that an opponent may trump is better given to the partner than a card worth nothing.
    if any(c.points for c in lesser) or (lesser and all(outlook.safe_from_trumps(c) for c in plain)):
        return lesser
    return plain


def _for_lost_trick(outlook: Outlook, legal: tuple[Card, ...]) -> tuple[Card, ...]:
    lesser = tuple(c for c in legal if not outlook.is_master(c)) or legal
    plain = [c.points for c in lesser if not _is_trump(outlook, c)]
    return tuple(c for c in lesser if c.points <= min(plain)) if plain else lesser


def _is_trump(outlook: Outlook, card: Card) -> bool:
    return bool(1 << card.index & outlook.trumps)


def told(outlook: Outlook, card: Card, legal: tuple[Card, ...]) -> Message:
    """Return what is true of `card` in this trick: the reason where the rule of thumb chose it."""
    if outlook.trick.master is outlook.partner:
        return _partner_reason(outlook, card)
    if outlook.trick.takes(card):
        return _taking_reason(outlook, card, legal)
    facts = {"card": card, "best": outlook.trick.best, "master": outlook.trick.master}
    if is_lost(outlook, legal):
        return say("why-lost", **facts)
    return say("why-cannot-take", **facts)


def _partner_reason(outlook: Outlook, card: Card) -> Message:
    partner = outlook.partner
    if outlook.partner_holds_it():
        return say("why-load" if card.points else "why-partner-holds", card=card, partner=partner)
    if outlook.trick.takes(card):
        if outlook.may_be_beaten(card):
            return say("why-try", card=card)
        return say("why-secure", card=card, partner=partner)
    likely = card.points and outlook.winning_chance(card) >= 0.5
    return say("why-load-likely" if likely else "why-leave-partner", card=card, partner=partner)


def _taking_reason(outlook: Outlook, card: Card, legal: tuple[Card, ...]) -> Message:
    trick = outlook.trick
    if not outlook.later:
        return say("why-take-last", card=card, n=trick.points + card.points)
    if not outlook.may_be_beaten(card):
        sure = [c for c in legal if trick.takes(c) and not outlook.may_be_beaten(c)]
        cheapest = len(sure) > 1 and card.points == min(c.points for c in sure)
        return say("why-take-cheapest" if cheapest else "why-take-surely", card=card)
    trumps = [c.strength for c in legal if _is_trump(outlook, c) and trick.takes(c)]
    if _is_trump(outlook, card) and trick.suit_led is not trick.trump and card.strength == min(trumps):
        return say("why-trump-low", card=card, led=trick.suit_led)
    if all(trick.takes(c) for c in legal):
        return say("why-must-take", card=card, best=trick.best, master=trick.master)
    return say("why-try", card=card)


def _beside(outlook: Outlook, card: Card, legal: tuple[Card, ...]) -> tuple[Message, ...]:
    """Return what else can be said: the cards kept, and what the card leaves behind."""
    said = []
    holds = outlook.partner_holds_it()
    if holds and not _is_trump(outlook, card) and any(_is_trump(outlook, c) for c in legal):
        said.append(say("why-save-trump", card=card, partner=outlook.partner))
    kept = [c for c in legal if c is not card and outlook.is_master(c) and c.points]
    if kept and (holds or is_lost(outlook, legal)) and not outlook.is_master(card):
        said.append(say("why-save-master", other=max(kept, key=lambda c: c.points)))
    rest = [c for c in outlook.view.hand if c is not card]
    if not _is_trump(outlook, card) and card.suit is not outlook.trick.suit_led and _shortens(outlook, card, rest):
        said.append(say("why-shorten", suit=card.suit))
    return tuple(said)


def _shortens(outlook: Outlook, card: Card, rest: list[Card]) -> bool:
    return all(c.suit is not card.suit for c in rest) and any(_is_trump(outlook, c) for c in rest)
