"""The bots' figures: every duel of the list is written down, and the page about the site tells each with its interval."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hooks.strength import duel, duel_command, duels
from tests.bench.duels import DUELS, Duel

ABOUT = [Path("docs") / lang / "about.md" for lang in ("fr", "de")]


def test_every_duel_of_the_list_is_written_down_complete() -> None:
    assert set(duels()) == {(d.a, d.b, d.kind) for d in DUELS}
    for d in DUELS:
        row = duels()[d.a, d.b, d.kind]
        assert row["deals"] == d.deals >= 700
        assert row["command"] == " ".join(("manille arena", *d.arguments))
        assert 0 < row["half_width"] < 1


@pytest.mark.parametrize("page", ABOUT, ids=str)
@pytest.mark.parametrize("d", DUELS, ids=lambda d: f"{d.a}-{d.b}-{d.kind}")
def test_the_page_tells_every_duel(page: Path, d: Duel) -> None:
    assert f'duel("{d.a}", "{d.b}", "{d.kind}")' in page.read_text("utf-8")


def test_a_duel_reads_as_numbers_with_a_comma_and_a_sign() -> None:
    told = duel("plain", "random")
    assert re.fullmatch(r"\+\d+,\d\d ± \d,\d\d", told)


def test_a_duel_that_was_not_measured_is_an_error() -> None:
    with pytest.raises(KeyError):
        duel("random", "strong")
    with pytest.raises(KeyError):
        duel_command("random", "strong")
