"""Opponents that are pinned: they do not get better, so that figures measured against them stay comparable.

Not here: the players whom anybody meets at a table (`bots`). These say no more about their choices than the least.
"""

from __future__ import annotations

from manille.bots.base import Bot
from manille.bots.references.greedy0 import Greedy0Bot
from manille.bots.references.ismcts import IsmctsBot
from manille.bots.references.pimc import PimcBot

#: The pinned opponents by name.
REFERENCES: dict[str, Bot] = {"greedy0": Greedy0Bot(), "ismcts": IsmctsBot(), "pimc100": PimcBot()}

__all__ = ["REFERENCES"]
