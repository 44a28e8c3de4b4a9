"""The file of a duel: its plan in the first line, then one line for each outcome, so that a duel can be gone on with.

Not here: the form of a line (`plan`, `outcomes`).
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from manille import __version__
from manille.arena.outcomes import Outcome, as_json, of_json
from manille.arena.plan import Plan


class BadFile(Exception):
    """The file cannot be used; the text says why."""


class Results:
    """The outcomes of a duel so far, each written down as it comes."""

    def __init__(self, plan: Plan, path: Path | None, *, resume: bool = False) -> None:
        """Begin a file at `path`, or go on with it; without a path nothing is kept. Raises `BadFile`."""
        self.outcomes: list[Outcome] = []
        self._file: TextIO | None = None
        if path is None:
            return
        try:
            if resume and path.exists():
                self._go_on(plan, path)
            else:
                self._file = path.open("x", encoding="utf-8", newline="\n")
                self._write(head(plan))
        except FileExistsError:
            raise BadFile(f"{path} is there already; --resume goes on with it") from None
        except OSError as error:
            raise BadFile(f"{path}: {error.strerror}") from None

    def add(self, outcome: Outcome) -> None:
        """Keep `outcome`."""
        self.outcomes.append(outcome)
        self._write(as_json(outcome))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line + "\n")
            self._file.flush()

    def _go_on(self, plan: Plan, path: Path) -> None:
        """Read what is there; a last line that was cut short is dropped, and played again."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        self.outcomes = read(plan, whole, str(path))
        self._file = path.open("r+", encoding="utf-8", newline="\n")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._write(head(plan))


def head(plan: Plan) -> str:
    """Return the first line of a file: the plan, and the version that plays it."""
    return json.dumps({"kind": "plan", "version": __version__, **asdict(plan)}, separators=(",", ":"))


def read(plan: Plan, data: bytes, name: str) -> list[Outcome]:
    """Return the outcomes of `plan` in `data`, whole lines, each once. Raises `BadFile`; `name` is the file's."""
    if not data:
        return []
    first, *rest = data.decode("utf-8", "replace").splitlines()
    if first != head(plan):
        raise BadFile(f"{name} belongs to another duel: {_difference(first, head(plan))}")
    found: dict[tuple[type[Outcome], int], Outcome] = {}
    for number, line in enumerate(rest, 2):
        try:
            outcome = of_json(line)
        except ValueError as error:
            raise BadFile(f"{name}, line {number}: {error}") from None
        found[type(outcome), outcome.number] = outcome
    return list(found.values())


def _difference(there: str, wanted: str) -> str:
    """Say in which value two first lines differ."""
    try:
        old, new = json.loads(there), json.loads(wanted)
        key = next(key for key in new if old.get(key) != new[key])
    except (ValueError, AttributeError, StopIteration):
        return "its first line is no plan"
    return f"{key} is {json.dumps(old.get(key))} there and {json.dumps(new[key])} here"
