"""The players that a machine can be, by name.

Not here: how each of them decides; every one is a module of its own.
"""

from __future__ import annotations

from manille.bots.at_random import RandomBot
from manille.bots.base import Bot, Decision
from manille.bots.heuristic import HeuristicBot
from manille.bots.levels import LEARNER, REGULAR, STRONG

#: The bots by name, from the weakest to the strongest.
BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "learner": LEARNER,
    "heuristic": HeuristicBot(),
    "regular": REGULAR,
    "strong": STRONG,
}

__all__ = ["BOTS", "Bot", "Decision"]
