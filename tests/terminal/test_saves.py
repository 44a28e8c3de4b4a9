"""The match is kept: on quitting, at the end of the input, in mid-trick; a damaged file is put aside, never lost."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from manille.seats import Seat
from manille.session import new_session
from manille.terminal import command, main, saves
from manille.terminal.game import Game
from manille.terminal.show import shown_hand
from manille.variants import VARIANTS
from tests.terminal.conftest import Play
from tests.terminal.test_turn import the_view, until


@pytest.mark.parametrize("typed", ["\nq\n", "\nquitter\n", "\n"])
def test_quitting_and_the_end_of_the_input_keep_the_match(play: Play, save: Path, typed: str) -> None:
    shown = play("--variant", "french", "--seed", "keep", typed=typed)
    assert shown.status == 0
    assert str(save) in shown.text.splitlines()[-1]
    kept = saves.load(save)
    assert kept is not None
    assert len(kept.match.deals) == 1


def test_a_match_goes_on_in_the_middle_of_a_trick(play: Play, save: Path) -> None:
    session = until(
        new_session(VARIANTS["belgian"], "middle", "heuristic"),
        lambda s: the_view(s).table.trick is not None and len(the_view(s).table.trick.cards) == 2,  # type: ignore[union-attr]
    )
    saves.store(session, save)
    first = play()
    assert "La partie reprend" in first.text
    assert "Pli : " in first.text
    assert saves.load(save) == session
    table = [line for line in first.text.splitlines() if line.startswith(("Pli : ", "Main : "))]
    assert table == [line for line in play().text.splitlines() if line.startswith(("Pli : ", "Main : "))]


def test_a_save_reads_back_and_leaves_nothing_beside_it(save: Path) -> None:
    session = until(new_session(VARIANTS["belgian"], "x", "heuristic"), lambda s: the_view(s).table.dealer is Seat.S)
    saves.store(session, save)
    assert saves.load(save) == session
    assert [path.name for path in save.parent.iterdir()] == [save.name]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b'{"format": "manille-save/2"}', b'{"format": "manille-save/1", "seed": 3}', b"[1]"],
)
def test_a_damaged_save_is_put_aside_and_named(play: Play, save: Path, content: bytes) -> None:
    save.parent.mkdir()
    save.write_bytes(content)
    shown = play("--variant", "belgian", typed="\n")
    aside = save.with_name("match.damaged-1.json")
    assert shown.status == 0
    assert str(aside) in shown.text
    assert aside.read_bytes() == content
    assert saves.load(save) is not None


def test_nothing_put_aside_is_overwritten(save: Path) -> None:
    save.parent.mkdir()
    for text in ("one", "two"):
        save.write_text(text)
        saves.set_aside(save, "damaged")
    assert sorted(path.read_text() for path in save.parent.iterdir()) == ["one", "two"]


def test_a_new_match_keeps_the_earlier_one_beside_it(play: Play, save: Path) -> None:
    play("--variant", "french", "--seed", "first")
    shown = play("--variant", "belgian", "--seed", "second", "--new")
    earlier = saves.load(save.with_name("match.earlier-1.json"))
    assert earlier is not None
    assert earlier.seed == "first"
    assert str(save.with_name("match.earlier-1.json")) in shown.text


def test_another_match_than_the_one_in_progress_is_refused(play: Play, save: Path) -> None:
    play("--variant", "french", "--seed", "first")
    before = save.read_bytes()
    shown = play("--variant", "belgian")
    assert shown.status == 2
    assert "--new" in shown.text
    assert save.read_bytes() == before
    assert play("--variant", "french", "--seed", "first").status == 0


def test_a_place_where_nothing_can_be_kept_is_told(play: Play, save: Path) -> None:
    save.parent.parent.mkdir(exist_ok=True)
    save.parent.write_text("a file where a folder should be")
    shown = play("--variant", "belgian", typed="\n")
    assert shown.status == 1
    assert str(save) in shown.text


def test_the_default_place_follows_the_platform(tmp_path: Path) -> None:
    home = Path("~/.local/share/manille/match.json").expanduser()
    assert saves.default_file({"XDG_DATA_HOME": str(tmp_path)}, "linux") == tmp_path / "manille" / "match.json"
    assert saves.default_file({}, "linux") == home
    assert saves.default_file({"XDG_DATA_HOME": "relative"}, "linux") == home
    assert saves.default_file({"LOCALAPPDATA": str(tmp_path)}, "win32") == tmp_path / "manille" / "match.json"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--variant", "spanish"],
        ["--lang", "en"],
        ["--option", "capot"],
        ["--variant", "french", "--option", "capot"],
        ["--variant", "belgian", "--option", "nothing"],
        ["--bot", "nobody"],
        ["--no-such-thing"],
        ["extra"],
    ],
)
def test_unusable_arguments(arguments: list[str], play: Play, save: Path) -> None:
    shown = play(*arguments)
    assert shown.status == 2
    assert "manille play: error: " in shown.errors
    assert not save.exists()


def test_help_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "--variant" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "lang", "variant"),
    [
        ({}, "fr", None),
        ({"LANG": "de_DE.UTF-8"}, "de", None),
        ({"LANG": "de"}, "de", None),
        ({"LANG": "fr_BE.UTF-8"}, "fr", "belgian"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_BE"}, "de", "belgian"),
        ({"LANG": "fr_FR@euro"}, "fr", "french"),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": ""}, "fr", None),
        ({"LANG": "nl_BE"}, "fr", "belgian"),
    ],
)
def test_what_the_locale_says(environment: dict[str, str], lang: str, variant: str | None) -> None:
    assert command.language(environment) == lang
    assert command.home_variant(environment) == variant


def test_the_rules_are_asked_for_where_nothing_tells_them(play: Play, save: Path) -> None:
    assert "Manille coinchée, sens des aiguilles" in play(typed="7\nx\n3\n").text
    save.unlink()
    assert play(typed="").status == 0
    assert not save.exists()


@pytest.mark.parametrize("package", ["rich", "fluent"])
def test_a_missing_extra_is_named(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [n for n in sys.modules if n.split(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["--variant", "belgian"]) == 1
    told = capsys.readouterr()
    assert "manille[play]" in told.err
    assert told.out == ""


def test_the_terminal_is_found_without_its_extras() -> None:
    # The command line imports it before it knows whether the extras are there.
    assert importlib.import_module("manille.terminal").main is main


def test_what_the_player_did_is_kept_even_when_the_program_is_killed(
    play: Play, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = until(new_session(VARIANTS["french"], "killed", "heuristic"), lambda s: the_view(s).question is None)
    saves.store(session, save)
    monkeypatch.setattr(
        Game, "_leave", lambda _: 137
    )  # as a killed program leaves: without a word, and keeping nothing
    card = session.hint().choice
    assert play(typed=f"{list(shown_hand(the_view(session))).index(card) + 1}\n").status == 137
    kept = saves.load(save)
    assert kept is not None
    assert kept.match == session.play(card).match


def test_a_resumed_match_goes_on_as_it_would_have(play: Play, save: Path) -> None:
    session = until(new_session(VARIANTS["french"], "killed", "heuristic"), lambda s: the_view(s).question is None)
    card = session.hint().choice
    saves.store(session.play(card), save)
    play()
    kept = saves.load(save)
    assert kept is not None
    assert kept.match.events[: len(session.match.events) + 1] == session.play(card).match.events
    assert kept.is_visitors_turn or kept.match.current is None
