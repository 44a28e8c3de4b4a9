"""How long the table takes to start and to answer, as measured in a browser, in the words of a page.

Not here: the measuring (`python3 run.py bench --browser`), which writes the figures.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).parent / "measured" / "start.json"
#: The page against which the others are told as a ratio.
BASE = "worker"


@cache
def figures() -> dict[str, Any]:
    """Return all that was measured."""
    told: dict[str, Any] = json.loads(FIGURES.read_text("utf-8"))
    return told


def started(line: str, page: str, what: str, *, ratio: bool = True) -> str:
    """Return what was measured of `page` on `line`: its `cold` or `warm` start in seconds, or its `bytes` in millions.

    With `ratio` its ratio to plain Pyodide in a worker follows in brackets. `KeyError` for what was not measured.
    """
    found, base = (_middle(figures()["start"][line][name][what]) for name in (page, BASE))
    number = f"{found / 1e6:.2f}" if what == "bytes" else f"{found / 1e3:.1f}"
    return f"{_comma(number)} ({_comma(f'{found / base:.2f}')})" if ratio else _comma(number)


def choosable(line: str) -> str:
    """Return the milliseconds on `line` from the page's first paint to the first choice at the table. `KeyError` if not measured."""
    return f"{_middle(figures()['start'][line]['site']['choice']):.0f}"


def played(what: str) -> str:
    """Return a figure of play, in milliseconds. `KeyError` for what was not measured."""
    return str(figures()["play"][what])


def used(deals: int) -> str:
    """Return the megabytes of the tab's process after so many deals, at rest. `KeyError` for what was not measured."""
    return str(figures()["memory"][str(deals)])


def measured(what: str) -> str:
    """Return what is told of the measuring itself: `runs`, or something of the machine."""
    told = figures()
    found = told["runs"] if what == "runs" else told["machine"][what]
    return _comma(str(found)) if isinstance(found, float) else str(found)


def _middle(value: Any) -> float:
    """Of a spread the median, which stands first."""
    return float(value[0] if isinstance(value, list) else value)


def _comma(number: str) -> str:
    return number.replace(".", ",")
