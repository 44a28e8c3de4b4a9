"""`manille arena` as it is typed: its report, its exit status, its file, and the places where it plays."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from manille.arena import command, main, spread
from manille.arena.duel import Table
from manille.arena.progress import progress

QUICK = ("heuristic", "random", "--quiet", "--deals", "12")


def lines_of(path: Path) -> list[dict[str, Any]]:
    """The outcomes in a file in the order of their numbers, without the times, which no two runs share."""
    _, *lines = path.read_text("utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    for outcome in found:
        del outcome["thinking"]
    return sorted(found, key=lambda o: (o["kind"], o["number"]))


def untimed(report: str) -> list[str]:
    return [line for line in report.splitlines() if " takes " not in line]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., tuple[list[str], list[dict[str, Any]]]]:
    """Run the command with these arguments, and what it reports and keeps, times left out."""
    numbers = iter(range(100))

    def run_it(*arguments: str) -> tuple[list[str], list[dict[str, Any]]]:
        path = tmp_path / f"{next(numbers)}.jsonl"
        assert main([*arguments, "--out", str(path)]) == 0
        return untimed(capsys.readouterr().out), lines_of(path)

    return run_it


Run = Callable[..., tuple[list[str], list[dict[str, Any]]]]


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--jobs", "1", "--matches", "1", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    first, *rest = out.splitlines()
    assert first == (
        "heuristic against random: belgian; the dealer names the suit that the linear table says, no doubling; seed 3"
    )
    assert rest[0] == "  12 deals, each twice with the sides exchanged; ± is half a 95 % interval"
    assert rest[1].startswith("  points above the half   +")
    assert "standard error" in rest[2]
    assert "  matches won             2 of 2: 100.00 %" in rest
    assert rest[-2].startswith("  heuristic: a card takes ")
    assert "at the median" in rest[-1]


def test_the_report_tells_of_doubles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["random", "heuristic:calls=linear", "--trump", "own", "--deals", "12", "--jobs", "1", "--quiet"]) == 0
    out = capsys.readouterr().out
    assert "the bots call and double themselves" in out
    assert "A doubles" in out
    assert "B doubles" not in out


def test_the_number_of_processes_makes_no_difference(run: Run) -> None:
    one = run("heuristic", "ismcts:iterations=8", "--deals", "8", "--matches", "1", "--jobs", "1", "--quiet")
    assert run("heuristic", "ismcts:iterations=8", "--deals", "8", "--matches", "1", "--jobs", "2", "--quiet") == one
    assert len(one[1]) == 9


def test_a_duel_gone_on_with_is_one_without_a_pause(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(*QUICK, "--jobs", "1")
    path = tmp_path / "broken.jsonl"
    arguments = [*QUICK, "--jobs", "1", "--out", str(path)]
    left = iter(range(5))
    play = Table.play

    def five(table: Table, job: tuple[str, int]) -> object:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(table, job)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "play", five)
        assert main(arguments) == 130
    told = capsys.readouterr()
    assert "--resume goes on" in told.err
    assert "  5 deals, each twice" in told.out
    with path.open("a", encoding="utf-8") as file:
        file.write('{"kind":"de')
    assert len(lines_of_whole(path)) == 5
    assert main([*arguments, "--resume"]) == 0
    assert (untimed(capsys.readouterr().out), lines_of(path)) == whole


def lines_of_whole(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()[1:-1]


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "duel.jsonl")
    assert main([*QUICK, "--jobs", "1", "--out", path]) == 0
    monkeypatch.setattr(Table, "play", None)
    assert main([*QUICK, "--jobs", "1", "--out", path, "--resume"]) == 0
    assert main(["heuristic", "random", "--deals", "3", "--jobs", "1", "--out", path, "--resume"]) == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "the following arguments are required: A, B"),
        (["heuristic"], "the following arguments are required: B"),
        (["heuristic", "nobody"], "no player 'nobody'"),
        (["heuristic", "ismcts:iterations=x"], "a whole number, not 'x'"),
        ([*QUICK, "--worlds", "5"], "--worlds: neither player has worlds"),
        ([*QUICK, "--time-ms", "5"], "--time-ms: neither player can be given a time"),
        (["heuristic", "pimc100", "--time-ms", "5", "--worlds", "5"], "not allowed with argument"),
        ([*QUICK, "--deals", "-1"], "expected a whole number from 0, not '-1'"),
        ([*QUICK, "--deals", "0"], "there is nothing to play"),
        ([*QUICK, "--jobs", "0"], "expected a whole number from 1, not '0'"),
        ([*QUICK, "--variant", "english"], "invalid choice: 'english'"),
        ([*QUICK, "--variant", "french", "--trump", "longest"], "in french, the turned card makes trump"),
        ([*QUICK, "--variant", "coinchee", "--option", "capot"], "coinchee has no house rule 'capot'"),
        ([*QUICK, "--trump", "clubs"], "invalid choice: 'clubs'"),
        ([*QUICK, "--resume"], "--resume needs --out FILE"),
        ([*QUICK, "--scheduler", "somewhere"], "expected an address such as tcp://host:8786"),
        ([*QUICK, "--scheduler", "tcp://h:1", "--jobs", "2"], "not allowed with argument"),
        ([*QUICK, "--out", "no/such/folder/x.jsonl"], "No such file or directory"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_unusable_arguments(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert told.out == ""


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "duel.jsonl"
    path.write_text("precious\n", "utf-8")
    assert main([*QUICK, "--out", str(path)]) == 2
    assert "--resume goes on with it" in capsys.readouterr().err
    assert main([*QUICK, "--out", str(path), "--resume"]) == 2
    assert "belongs to another duel" in capsys.readouterr().err
    assert path.read_text("utf-8") == "precious\n"


def test_help_names_players_and_trumps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    for word in ("ismcts", "greedy0", "pimc100", "linear-suit", "--scheduler"):
        assert word in out


def test_french_needs_no_trump_rule(run: Run) -> None:
    usual = run(*QUICK, "--variant", "french", "--jobs", "1")
    assert run(*QUICK, "--variant", "french", "--jobs", "1", "--trump", "own") == usual


def test_a_cluster_without_dask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*QUICK, "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert 'pip install "manille[cluster]"' in capsys.readouterr().err


def test_a_scheduler_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(spread, "CONNECT_SECONDS", 0.1)
    assert main([*QUICK, "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in capsys.readouterr().err


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers, each a process of its own."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        yield local.scheduler_address


def test_a_cluster_of_two_plays_the_same(run: Run, cluster: str) -> None:
    there = run(*QUICK, "--matches", "1", "--scheduler", cluster)
    assert there == run(*QUICK, "--matches", "1", "--jobs", "1")


def test_the_workers_need_the_same_version(
    cluster: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(spread, "__version__", "99")
    assert main([*QUICK, "--scheduler", cluster]) == 2
    assert "need manille 99, and there is: " in capsys.readouterr().err


class Stream:
    """A standard error on which somebody looks, or not."""

    def __init__(self, *, looks: bool) -> None:
        self.looks = looks
        self.text = ""

    def isatty(self) -> bool:
        return self.looks

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


@pytest.mark.parametrize("looks", [True, False])
def test_progress(looks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manille.arena.progress.SECONDS_BETWEEN_LINES", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    stream = Stream(looks=looks)
    with progress(7, 3, stream) as tell:  # type: ignore[arg-type]
        for i in range(4):
            tell(f"so far {i}")
    assert "so far 3" in stream.text
    assert ("7/7" if looks else "7 of 7: so far 3") in stream.text


def test_no_progress_where_none_is_wanted() -> None:
    stream = Stream(looks=False)
    with progress(7, 3, stream, quiet=True) as tell:  # type: ignore[arg-type]
        tell("so far")
    assert stream.text == ""


def test_pieces_are_small_and_whole() -> None:
    jobs = [("deal", i) for i in range(100)]
    for places in (1, 2, 40):
        cut = spread.pieces(jobs, places)
        assert [job for piece in cut for job in piece] == jobs
        assert max(map(len, cut)) <= spread.LARGEST_PIECE
        assert len(cut) >= min(len(jobs), 8 * places) or len(cut) >= places
    assert spread.pieces([], 2) == []


def test_the_usual_number_of_deals() -> None:
    assert command.USUAL_DEALS == 200
