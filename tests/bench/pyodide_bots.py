"""Prints how long a bot thinks for a card in Pyodide under Node; `python -m tests.bench.pyodide_bots strong --deals 10`.

Not here: any assertion, and any browser. What is timed is the source as it is now, not the wheel of the site.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from manille.arena.duel import Table
from manille.arena.outcomes import DealPair
from manille.arena.plan import Plan

ROOT = Path(__file__).parents[2]
SEED = 20_000

PROGRAM = """
import { loadPyodide } from %(module)s;
const python = await loadPyodide({ indexURL: %(folder)s, stdout: console.log });
python.FS.mkdir("/source");
python.mountNodeFS("/source", %(root)s);
python.runPython(`
import sys
sys.path.insert(0, "/source")
from tests.bench.pyodide_bots import measure
print(measure(*%(job)s))
`);
"""


def main() -> None:
    """Measure under Pyodide, or here with `--here`."""
    parser = argparse.ArgumentParser(description="Print how long a bot thinks for a card, in Pyodide under Node.")
    parser.add_argument("bot", nargs="?", default="strong", help="as `manille arena` names it (default: %(default)s)")
    parser.add_argument("--deals", type=int, default=10, help="full deals, each played twice (default: %(default)s)")
    parser.add_argument("--variant", default="belgian")
    parser.add_argument("--trump", default="linear-suit")
    parser.add_argument("--here", action="store_true", help="in this Python instead")
    args = parser.parse_args()
    job = (args.bot, args.variant, args.trump, args.deals)
    if args.here:
        print(measure(*job))
    else:
        under_pyodide(job)


def measure(bot: str, variant: str, trump: str, deals: int) -> str:
    """Return in words the median and the 95th percentile of the bot's decisions, forced cards left out."""
    table = Table(Plan(bot, "tuned", variant, (), trump, SEED), perf_counter)
    times: list[float] = []
    for number in range(deals):
        outcome = table.play(("deal", number))
        assert isinstance(outcome, DealPair)
        times += outcome.thinking[0].cards
    late = quantiles(times, n=20)[-1]
    return f"{bot}, {variant}, {trump}: {len(times)} cards, median {median(times):.0f} ms, p95 {late:.0f} ms, most {max(times):.0f} ms"


def under_pyodide(job: tuple[str, str, str, int]) -> None:
    """Run `measure` in the Pyodide of node_modules."""
    folder = ROOT / "node_modules" / "pyodide"
    parts = {
        "module": (folder / "pyodide.mjs").as_uri(),
        "folder": f"{folder}/",
        "root": str(ROOT),
        "job": job,
    }
    with tempfile.TemporaryDirectory() as temporary:
        script = Path(temporary) / "bots.mjs"
        script.write_text(PROGRAM % {key: json.dumps(value) for key, value in parts.items()}, "utf-8")
        subprocess.run(["node", script], check=True)


if __name__ == "__main__":
    main()
