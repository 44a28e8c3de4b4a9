"""A terminal for the tests: typed lines in, what is shown out.

Not here: any claim.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from manille.terminal import main


@dataclass(frozen=True)
class Shown:
    """What a run of `manille play` came to."""

    status: int
    text: str
    """What was shown, with plain blanks for the narrow and the hard ones."""
    errors: str


Play = Callable[..., Shown]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "match.json"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], save: Path) -> Play:
    """Run `manille play` with arguments and typed lines; the input ends after them."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, typed: str = "") -> Shown:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(["--save", str(save), *arguments])
        shown = capsys.readouterr()
        return Shown(status, re.sub("[\u00a0\u202f]", " ", shown.out), shown.err)

    return run
