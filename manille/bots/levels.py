"""The three levels a visitor can choose: learner, regular and strong.

Not here: the ideas of play behind them (`worth`, `search_bot`).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.bots import following, leads
from manille.bots.base import Decision
from manille.bots.bidding import bid
from manille.bots.manners import sensible
from manille.bots.outlook import Outlook
from manille.bots.reasons import only_card
from manille.bots.search_bot import SearchBot
from manille.bots.worth import WEIGHTS, best, leading, playing
from manille.view import View


@dataclass(frozen=True, slots=True)
class LearnerBot:
    """The rules of thumb with a beginner's eye: it misjudges each card a little, but never does what nobody should."""

    slip: float
    """By how many points it misjudges a card (standard deviation)."""

    def choose(self, view: View, rng: Random) -> Decision:
        """Return what a beginner does. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            return bid(view, view.question)
        if forced := only_card(view):
            return forced
        outlook, legal = Outlook(view), view.legal_cards()
        follows = bool(outlook.trick.cards)
        wise = sensible(outlook, legal)
        value = playing if follows else leading
        card = best(wise, [value(outlook, c, WEIGHTS) + rng.gauss(0, self.slip) for c in wise])
        reasons = following.reasons(outlook, card, legal) if follows else leads.reasons(outlook, card)
        return Decision(card, reasons)


LEARNER = LearnerBot(slip=3.0)
REGULAR = SearchBot(worlds=80)
STRONG = SearchBot(worlds=200)
