"""How strong the bots are, as measured in duels, in the words of a page.

Not here: the measuring (`python -m tests.bench.duels`), which writes the figures.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).parent / "measured" / "duels.json"


@cache
def duels() -> dict[tuple[str, str, str], dict[str, Any]]:
    """Return every duel that was measured, by its two players and its kind of deal."""
    told: list[dict[str, Any]] = json.loads(FIGURES.read_text("utf-8"))
    return {(row["a"], row["b"], row["kind"]): row for row in told}


def duel(a: str, b: str, kind: str = "belgian") -> str:
    """Return by how many points a deal `a` is ahead of `b`, with half a 95 % interval. `KeyError` if not measured."""
    row = duels()[a, b, kind]
    return f"{_signed(row['points'])} ± {row['half_width']:.2f}".replace(".", ",")


def duel_command(a: str, b: str, kind: str = "belgian") -> str:
    """Return the command that plays the duel again. `KeyError` if it was not measured."""
    return str(duels()[a, b, kind]["command"])


def _signed(points: float) -> str:
    return f"{points:+.2f}".replace("-", "\N{MINUS SIGN}")
