"""The players that a machine can be, by name.

Not here: how each of them decides; every one is a module of its own.
"""

from __future__ import annotations

from manille.bots.at_random import RandomBot
from manille.bots.base import Bot, Decision
from manille.bots.heuristic import HeuristicBot
from manille.bots.levels import LEARNER, REGULAR, STRONG
from manille.bots.policy import PolicyBot

#: The bots by name, from the weakest to the strongest.
BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "learner": LEARNER,
    "heuristic": HeuristicBot(),
    "regular": REGULAR,
    "strong": STRONG,
}

#: The fast rule of thumb that the play-outs use, for the arena: tuned by self-play, and with numbers set by hand.
RULES_OF_THUMB: dict[str, Bot] = {"tuned": PolicyBot(), "plain": PolicyBot(tuned=False)}

__all__ = ["BOTS", "RULES_OF_THUMB", "Bot", "Decision"]
