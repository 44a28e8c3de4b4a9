"""Finds the figures of the page of strategy anew: ``python3 run.py numbers [NAME ...]``; names are those of `tasks`.

Not here: how they are found (`experiments`, `deals`) or said (`hooks.strategy`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from hooks.numbers import FOLDER, deals
from hooks.numbers.experiments import weighed

RESULTS = FOLDER / "results.json"
#: How many deals for each kind of question: enough for what the page says to be certain.
DEALS = {"trump": 500, "double": 500, "lead": 1000, "play": 4000}
ROWS, HANDS, MATCHES = 2000, 3000, 200

Task = Callable[[], Any]


def tasks() -> dict[str, Task]:
    """Return everything that can be found, by name: each position, each line of the table, and the rest."""
    positions = json.loads((FOLDER / "positions.json").read_text("utf-8"))
    found: dict[str, Task] = {
        name: lambda told=told, name=name: weighed(told, DEALS[told["kind"]], name) for name, told in positions.items()
    }
    for name, (variant, mode) in deals.ROWS.items():
        found[f"deals/{name}"] = lambda variant=variant, mode=mode: deals.row(variant, mode, ROWS)
    for name, what in (("trumps", deals.trumps), ("tens", deals.tens)):
        found[f"hands/{name}"] = lambda what=what: deals.by(what, deals.deals("belgian", "longest", HANDS))
    for variant, mode in deals.MATCHES.items():
        found[f"matches/{variant}"] = lambda variant=variant, mode=mode: deals.match_lengths(variant, mode, MATCHES)
    return found


def main(names: list[str]) -> int:
    """Find the figures named, or all, print them and keep them."""
    known = tasks()
    if unknown := [name for name in names if name not in known]:
        print(f"no such figure: {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for name in names or known:
        kept[name] = known[name]()
        print(f"{name}: {json.dumps(kept[name])}", flush=True)
        ordered = {name: kept[name] for name in known if name in kept}
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in ordered.items())
        RESULTS.write_text(f"{{\n{lines}\n}}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
