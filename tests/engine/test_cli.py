"""The command line: `manille replay` and `manille choose` as RECORD.md has them, streaming, with their exit statuses."""

from __future__ import annotations

import io
import json
import sys
import tracemalloc
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

import manille
from manille.auction import Call
from manille.bots import BOTS
from manille.cards import CARDS_BY_CODE
from manille.cli import main
from manille.replay import LONGEST_LINE, replay_line
from tests.engine.records import good_cases, good_record, text_of
from tests.engine.suites import Case, cases

DEAL_KEYS = {"trump", "multiplier", "tricks", "points", "bonus", "written", "complete"}
MATCH_KEYS = {"ok", "deals", "scores", "manches", "winner", "dealer", "plats"}
DEALS = [case for case in good_cases() if case["record"]["format"] == "manille-deal/1"]
POSITIONS = [pytest.param(case["record"], id=case["id"]) for case in DEALS if "to_act" in case["answer"]]

Run = Callable[..., tuple[int, list[Any]]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command on a file of these lines; the exit status and the decoded answers."""

    def run_on(command: str, *lines: bytes, options: tuple[str, ...] = ()) -> tuple[int, list[Any]]:
        file = tmp_path / "records.jsonl"
        file.write_bytes(b"".join(line + b"\n" for line in lines))
        status = main([command, *options, str(file)])
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run_on


def line(record: object) -> bytes:
    return json.dumps(record).encode()


# replay ------------------------------------------------------------------------------------------------------------


def test_the_whole_suite_in_one_file(run: Run) -> None:
    suite = cases("records")
    status, told = run("replay", *(text_of(case).replace(b"\n", b" ") for case in suite))
    assert status == 1
    assert len(told) == len(suite)
    for case, answer in zip(suite, told, strict=True):
        assert answer == case["answer"] if "answer" in case else answer["error"]["code"] == case["error"]["code"]


def test_status_0_when_every_record_is_right(run: Run) -> None:
    status, told = run("replay", *(text_of(case) for case in good_cases()))
    assert status == 0
    assert told == [case["answer"] for case in good_cases()]


def test_status_1_and_the_next_line_is_still_read(run: Run) -> None:
    right = line(good_record("belgian-deal"))
    status, told = run("replay", right, b"nonsense", right)
    assert status == 1
    assert [answer["ok"] for answer in told] == [True, False, True]


def test_an_empty_file_is_no_error(run: Run) -> None:
    assert run("replay") == (0, [])


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["replay", "a", "b"],
        ["replay", "--seed", "1"],
        ["shuffle"],
        ["choose", "--bot", "nobody"],
        ["choose", "--seed", "x"],
        ["choose", "--time-ms", "soon"],
    ],
)
def test_status_2_for_unusable_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", ["replay", "choose"])
@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_status_2_for_a_file_that_cannot_be_read(
    command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / name)
    assert main([command, file]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert file in captured.err


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["replay", "--help"]])
def test_status_0_for_questions_about_the_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    assert "manille" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["replay"], ["replay", "-"]])
def test_standard_input(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    case = DEALS[0]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text_of(case))))
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == case["answer"]


def test_a_last_line_needs_no_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(text_of(DEALS[0]))
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == DEALS[0]["answer"]


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_ends_of_lines(end: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(text_of(DEALS[0]) + end + text_of(DEALS[1]) + end)
    assert main(["replay", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("case", DEALS, ids=lambda case: case["id"])
def test_the_keys_of_a_deal(case: Case, run: Run) -> None:
    _, (told,) = run("replay", text_of(case))
    more = (
        {"to_act", "legal_calls"}
        if "legal_calls" in told
        else set()
        if told["complete"]
        else {"to_act", "legal", "refused"}
    )
    assert set(told) == {"ok"} | DEAL_KEYS | more
    assert all(set(trick) == {"leader", "cards", "winner", "points"} for trick in told["tricks"])


def test_the_keys_of_a_match(run: Run) -> None:
    _, (told,) = run("replay", line(good_record("french-won")))
    assert set(told) == MATCH_KEYS
    assert all(set(deal) == DEAL_KEYS | {"ok"} for deal in told["deals"])


class Lines(io.RawIOBase):
    """So many lines to read, made while they are read."""

    def __init__(self, lines: list[bytes], count: int) -> None:
        self.left = islice(cycle(lines), count)

    def readline(self, _size: int | None = -1, /) -> bytes:
        return next(self.left, b"")


class Nowhere(io.TextIOBase):
    """A sink that counts what it forgets."""

    count = 0

    def write(self, _text: str, /) -> int:
        self.count += 1
        return 0


def peak_of(count: int, lines: list[bytes], monkeypatch: pytest.MonkeyPatch) -> int:
    """The most memory that `manille replay` held while it answered so many lines of standard input."""
    monkeypatch.setattr(sys, "stdin", type("Stdin", (), {"buffer": Lines(lines, count)})())
    monkeypatch.setattr(sys, "stdout", Nowhere())
    tracemalloc.start()
    assert main(["replay"]) == 1
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert sys.stdout.count == count  # type: ignore[attr-defined]
    return peak


def test_many_lines_need_no_more_memory_than_few(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("belgian-calls-0", "coinchee-calls-1", "french-lead")
    lines = [*(line(good_record(name)) + b"\n" for name in names), b"nonsense\n", b'{"format": "x"}\n']
    peak_of(50, lines, monkeypatch)
    few, many = (peak_of(count, lines, monkeypatch) for count in (300, 2000))
    # Kept answers would be four times as much; what is allowed is garbage that waits for its collector.
    assert many < few + 1_000_000


def test_a_line_too_long_is_one_error_and_is_not_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    right = line(good_record("belgian-lead"))
    status, told = run("replay", b'"' + b"x" * (3 * LONGEST_LINE) + b'"', right)
    assert status == 1
    assert [answer["ok"] for answer in told] == [False, True]
    assert told[0]["error"]["code"] == "bad-json"


@pytest.mark.parametrize(("beyond", "ok"), [(-1, True), (0, True), (1, False)])
def test_the_longest_line_that_is_read(beyond: int, ok: bool) -> None:
    right = line(good_record("belgian-lead"))
    told = replay_line(right + b" " * (LONGEST_LINE - len(right) + beyond))
    assert told["ok"] is ok


# choose ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("record", POSITIONS)
def test_a_choice_is_one_that_the_rules_allow(record: Any, bot: str, run: Run) -> None:
    _, (position,) = run("replay", line(record))
    status, (told,) = run("choose", line(record), options=("--bot", bot))
    assert status == 0
    assert set(told) == {"ok", "seat", "choice", "reason"}
    assert told["seat"] == position["to_act"]
    assert told["choice"] in position.get("legal", position.get("legal_calls"))
    assert told["reason"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("record", POSITIONS)
def test_hidden_hands_may_be_null(record: Any, bot: str, run: Run) -> None:
    options = ("--bot", bot, "--seed", "7")
    _, (open_told,) = run("choose", line(record), options=options)
    hands = {seat: hand if seat == open_told["seat"] else None for seat, hand in record["hands"].items()}
    assert run("choose", line(record | {"hands": hands}), options=options) == (0, [open_told])


@pytest.mark.parametrize("bot", BOTS)
def test_the_hands_of_others_do_not_matter(bot: str, run: Run) -> None:
    record = good_record("belgian-lead")
    assert record["plays"] == []
    seat = "E"
    n, s, w = (record["hands"][other] for other in "NSW")
    exchanged = record | {"hands": {"N": s, "E": record["hands"]["E"], "S": w, "W": n}}
    _, (first,) = run("choose", line(record), options=("--bot", bot))
    assert first["seat"] == seat
    assert run("choose", line(exchanged), options=("--bot", bot)) == (0, [first])


def test_the_same_seed_makes_the_same_choice(run: Run) -> None:
    lines = [line(good_record("belgian-lead"))] * 3
    told = [
        run("choose", *lines, options=("--bot", "random", "--seed", str(seed)))[1] for seed in (1, 1, *range(2, 40))
    ]
    assert told[0] == told[1]
    assert len({answer["choice"] for answers in told for answer in answers}) > 1


def test_a_hand_that_is_needed_may_not_be_null(run: Run) -> None:
    record = good_record("belgian-lead")
    status, (told,) = run("choose", line(record | {"hands": dict.fromkeys("NESW")}))
    assert status == 1
    assert (told["error"]["code"], told["error"]["where"]) == ("bad-hand", "hands.E")


@pytest.mark.parametrize("name", ["belgian-deal", "belgian-won", "coinchee-between", "french-empty"])
def test_nobody_has_to_act(name: str, run: Run) -> None:
    status, (told,) = run("choose", line(good_record(name)))
    assert status == 1
    assert told["error"]["code"] in ("bad-record", "match-over")
    assert told["error"]["where"]


def test_choosing_in_a_match(run: Run) -> None:
    status, (told,) = run("choose", line(good_record("belgian-open")))
    assert status == 0
    assert told["choice"] in {*CARDS_BY_CODE, *(call.value for call in Call)}


def test_a_bad_line_does_not_stop_choosing(run: Run) -> None:
    right = line(good_record("belgian-lead"))
    status, told = run("choose", right, b"[]", right)
    assert status == 1
    assert [answer["ok"] for answer in told] == [True, False, True]


def test_a_play_that_a_known_hand_forbids(run: Run) -> None:
    """Hidden hands hide nothing of the hand that is known."""
    case = next(
        c for c in cases("records") if c.get("error", {}).get("code") == "must-follow" and c["of"] == "belgian-deal"
    )
    _, (told,) = run("choose", text_of(case))
    assert told["error"]["code"] == "must-follow"


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--version"])
    assert manille.__version__ in capsys.readouterr().out
