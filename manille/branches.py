"""Which branch of the trick law a player stands on, and what may be played there (RULES.md R4.1 to R4.9).

Not here: the law itself (`legality`), which answers card by card and does not ask for the branch.
"""

from __future__ import annotations

from manille.deals import Hand
from manille.duties import NO_UNDERTRUMP, TAKE_IN_SUIT, TAKE_WITH_TRUMP
from manille.legality import Law, partner_is_master
from manille.messages import Message, define, say
from manille.tricks import Trick

#: The branches in the order of the questions a player asks; each is a sentence about what may be played.
BRANCHES = {
    "may-lead": "",
    "may-follow-partner": "led best",
    "may-follow-trumped": "led best",
    "may-follow-take": "led best",
    "may-follow-below": "led best",
    "may-void-partner": "led best",
    "may-void-trump": "led best",
    "may-void-overtrump": "led best",
    "may-void-undertrump": "led best",
    "may-void-free-undertrump": "led best",
    "may-void-only-trumps": "led best",
    "may-void-no-trumps": "led",
    "may-void-trump-led": "",
    "may-void-no-trump": "led",
}

define(BRANCHES)


def branch(hand: Hand, trick: Trick, law: Law) -> Message:
    """Return what the next player of `trick`, holding `hand`, may play under `law`, as the branch of the law says it."""
    key = _branch(hand, trick, law)
    facts = {"led": trick.suit_led, "best": trick.best}
    return say(key, **{name: facts[name] for name in BRANCHES[key].split()})


def _branch(hand: Hand, trick: Trick, law: Law) -> str:
    if not trick.cards:
        return "may-lead"
    if any(card.suit is trick.suit_led for card in hand):
        return _following(hand, trick)
    return _void(hand, trick, law)


def _following(hand: Hand, trick: Trick) -> str:
    """R4.3, R4.4: the suit asked for is held."""
    if partner_is_master(trick):
        return "may-follow-partner"
    if trick.is_trumped:
        return "may-follow-trumped"
    return "may-follow-take" if TAKE_IN_SUIT.keeps(hand, trick) else "may-follow-below"


def _void(hand: Hand, trick: Trick, law: Law) -> str:
    """R4.5 to R4.9: the suit asked for is not held."""
    if trick.trump is None:
        return "may-void-no-trump"
    if trick.trump is trick.suit_led:
        return "may-void-trump-led"
    if partner_is_master(trick):
        return "may-void-partner"
    trumps = [card for card in hand if card.suit is trick.trump]
    if not trumps:
        return "may-void-no-trumps"
    if TAKE_WITH_TRUMP.keeps(hand, trick):
        return "may-void-overtrump" if trick.is_trumped else "may-void-trump"
    if len(trumps) == len(hand):
        return "may-void-only-trumps"
    return "may-void-undertrump" if NO_UNDERTRUMP in law else "may-void-free-undertrump"
