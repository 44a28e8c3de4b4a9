"""Plays the duels whose figures the site tells, and writes them down: `python -m tests.bench.duels`, about an hour.

Not here: the duels themselves (`manille.arena`), and how the page tells them (`docs/hooks/strength.py`).

Each duel is one call of `manille arena`, whose outcomes are kept in `.cache/duels`: broken off, it goes on from there. They
belong to the bots as they were; after a change of the bots the folder is to be emptied.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from manille.arena.command import main as arena
from manille.arena.outcomes import DealPair, of_json
from manille.arena.statistics import estimate, quantile

ROOT = Path(__file__).parents[2]
OUTCOMES = ROOT / ".cache" / "duels"
FIGURES = ROOT / "docs" / "hooks" / "measured" / "duels.json"
SEED = 11

SUIT, NO_TRUMP, TURNED = "linear-suit", "no-trump", ""


class Duel(NamedTuple):
    """A duel, as `manille arena` takes it."""

    a: str
    b: str
    variant: str
    trump: str
    deals: int

    @property
    def arguments(self) -> list[str]:
        """What `manille arena` is given."""
        trump = ["--trump", self.trump] if self.trump else []
        return [self.a, self.b, "--variant", self.variant, *trump, "--deals", str(self.deals), "--seed", str(SEED)]

    @property
    def kind(self) -> str:
        """The column of the page's table."""
        return "no-trump" if self.trump == NO_TRUMP else self.variant

    @property
    def outcomes(self) -> Path:
        """Where its outcomes are kept."""
        name = "-".join((self.a, self.b, self.kind)).translate(str.maketrans(":=,", "___"))
        return OUTCOMES / f"{name}.jsonl"


def everywhere(a: str, b: str, deals: int) -> list[Duel]:
    """Return the duel of `a` and `b` in every kind of deal."""
    kinds = (("belgian", SUIT), ("french", TURNED), ("coinchee", SUIT), ("belgian", NO_TRUMP))
    return [Duel(a, b, variant, trump, deals) for variant, trump in kinds]


DUELS = (
    *everywhere("plain", "random", 1000),
    *everywhere("tuned", "plain", 3000),
    *everywhere("regular", "tuned", 700),
    *everywhere("strong", "tuned", 700),
    Duel("learner", "plain", "belgian", SUIT, 1000),
    Duel("strong", "ismcts:iterations=1000", "belgian", SUIT, 700),
    Duel("strong", "ismcts:iterations=1000", "belgian", NO_TRUMP, 700),
)


def main() -> None:
    """Play what is asked for, and write down every duel that is complete."""
    parser = argparse.ArgumentParser(description="Play the duels whose figures the site tells.")
    parser.add_argument("names", nargs="*", metavar="PLAYER", help="only the duels of these first players")
    parser.add_argument("--jobs", type=int, default=None, help="processes (default: one for each core)")
    wanted = parser.parse_args()
    OUTCOMES.mkdir(parents=True, exist_ok=True)
    for duel in DUELS:
        if not wanted.names or duel.a in wanted.names:
            jobs = ["--jobs", str(wanted.jobs)] if wanted.jobs else []
            code = arena([*duel.arguments, *jobs, "--out", str(duel.outcomes), "--resume"])
            if code:
                raise SystemExit(code)
            write()


def write() -> None:
    """Write down the duels that are complete."""
    told = [row for duel in DUELS if duel.outcomes.is_file() and (row := told_of(duel)) is not None]
    FIGURES.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def told_of(duel: Duel) -> dict[str, object] | None:
    """Return what the outcomes say, or nothing where some are missing."""
    _, *lines = duel.outcomes.read_text("utf-8").splitlines()
    every = [outcome for outcome in map(of_json, lines) if isinstance(outcome, DealPair)]
    pairs = [pair for pair in every if pair.number < duel.deals]
    if len(pairs) < duel.deals:
        return None
    points = estimate([pair.points for pair in pairs])
    times = [ms for pair in pairs for ms in pair.thinking[0].cards]
    return {
        "a": duel.a,
        "b": duel.b,
        "kind": duel.kind,
        "deals": len(pairs),
        "points": round(points.mean, 2),
        "half_width": round(points.half_width, 2),
        "ms": [round(quantile(times, share), 2) for share in (0.5, 0.95)],
        "command": " ".join(("manille arena", *duel.arguments)),
    }


if __name__ == "__main__":
    main()
