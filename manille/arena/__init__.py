"""Bots against bots over the same deals with the sides exchanged: `manille arena`.

Not here: bots. Clock, files and processes are touched by `command`, `progress` and `spread` alone.
"""

from __future__ import annotations

from manille.arena.command import main

__all__ = ["main"]
