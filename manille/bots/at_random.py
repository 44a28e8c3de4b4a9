"""The bot that plays any legal card and gives any legal answer: a measure for the others, and a test of the rules.

Not here: any judgement.
"""

from __future__ import annotations

from random import Random

from manille.bots.base import Decision
from manille.bots.reasons import forced_or
from manille.messages import say
from manille.view import View


class RandomBot:
    """Every legal choice is equally likely."""

    def choose(self, view: View, rng: Random) -> Decision:
        """Return a legal card or answer, all equally likely. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            call = rng.choice(view.question.choices)
            return Decision(call, (say("why-random", seat=view.seat),))
        legal = view.legal_cards()
        if not legal:
            raise ValueError(f"{view.seat.name} is not to act")
        card = rng.choice(legal)
        return Decision(card, (forced_or(view, card, say("why-random", seat=view.seat)),))
