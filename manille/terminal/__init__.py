"""A match in the terminal: `manille play`.

Not here: rules (the engine), bots, and how the command line finds this (`cli`).
"""

from __future__ import annotations

from manille.terminal.command import main

__all__ = ["main"]
