"""Reading the suites of tests/data: JSON Lines, one case a line, each citing the rule that it tests.

Not here: what a case means; each suite has one runner module.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parent.parent / "data"
SUITES = ("legality", "calls", "scoring", "matches", "refusals", "records", "draws", "perft")

Case = dict[str, Any]


@cache
def cases(suite: str) -> tuple[Case, ...]:
    """The cases of a suite, in order, each with its line number under `line`."""
    lines = (DATA / f"{suite}.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple({**json.loads(line), "line": number} for number, line in enumerate(lines, 1))


def params(suite: str, *, by_variant: bool = False) -> list[Any]:
    """The cases of a suite for `pytest.mark.parametrize`, named by line, rule and note.

    With `by_variant` a case that lists `variants` becomes one for each, under `variant`.
    """
    found = (
        [({**case, "variant": v}) for case in cases(suite) for v in case["variants"]] if by_variant else cases(suite)
    )
    return [pytest.param(case, id=_name(case)) for case in found]


def _name(case: Case) -> str:
    words = (str(case["line"]), case["rule"], case.get("variant", ""), case.get("note", ""))
    return "-".join("_".join(w.split()) for w in words if w).encode("ascii", "ignore").decode()
