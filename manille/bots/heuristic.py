"""The bot that plays by rules of thumb, in a fraction of a millisecond and with a reason for everything.

Not here: the rules of thumb (`following`, `leads`, `bidding`), which other bots use too.
"""

from __future__ import annotations

from random import Random

from manille.bots.base import Decision
from manille.bots.bidding import bid
from manille.bots.following import follow
from manille.bots.leads import lead
from manille.bots.outlook import Outlook
from manille.bots.reasons import only_card
from manille.bots.worth import WEIGHTS, Weights
from manille.view import View


class HeuristicBot:
    """Rules of thumb with the numbers `weights`; chance plays no part."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View, rng: Random) -> Decision:
        """Return what the rules of thumb say. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            return bid(view, view.question)
        if forced := only_card(view):
            return forced
        outlook, legal = Outlook(view), view.legal_cards()
        card, reasons = (follow if outlook.trick.cards else lead)(outlook, legal, self.weights)
        return Decision(card, reasons)
