"""The lines of a duel's file: what is written reads back the same, and what is not ours is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from manille.arena.duel import Table
from manille.arena.outcomes import Outcome, as_json, of_json
from manille.arena.plan import Plan
from manille.arena.results import BadFile, Results, head, read

PLAN = Plan("heuristic", "random", "belgian", ("capot",), "own", seed=5)
JOBS = (("deal", 0), ("deal", 3), ("match", 0))


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    ticks = iter(range(10**9))
    table = Table(PLAN, lambda: next(ticks) / 7)
    return [table.play(job) for job in JOBS]


def test_outcomes_read_back(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        line = as_json(outcome)
        assert "\n" not in line
        assert of_json(line) == outcome


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", "3", '{"kind":"deal","number":0}', '{"kind":"deal","number":0,"thinking":[{},{}]}']
)
def test_what_is_no_outcome(line: str) -> None:
    with pytest.raises(ValueError, match=r"outcome|Expecting value"):
        of_json(line)


def test_a_file_is_its_plan_and_its_outcomes(tmp_path: Path, outcomes: list[Outcome]) -> None:
    path = tmp_path / "duel.jsonl"
    results = Results(PLAN, path)
    for outcome in outcomes:
        results.add(outcome)
    results.close()
    first, *rest = path.read_text("utf-8").splitlines()
    assert json.loads(first)["kind"] == "plan"
    assert json.loads(first)["seed"] == 5
    assert [json.loads(line)["kind"] for line in rest] == ["deal", "deal", "match"]
    again = Results(PLAN, path, resume=True)
    again.close()
    assert again.outcomes == outcomes


def test_a_line_cut_short_is_dropped_and_nothing_else(tmp_path: Path, outcomes: list[Outcome]) -> None:
    path = tmp_path / "duel.jsonl"
    whole = head(PLAN) + "\n" + as_json(outcomes[0]) + "\n"
    path.write_text(whole + as_json(outcomes[1])[:40], "utf-8")
    results = Results(PLAN, path, resume=True)
    assert results.outcomes == outcomes[:1]
    results.add(outcomes[1])
    results.close()
    assert path.read_text("utf-8") == whole + as_json(outcomes[1]) + "\n"


def test_a_file_cut_short_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    path.write_text(head(PLAN)[:10], "utf-8")
    Results(PLAN, path, resume=True).close()
    assert path.read_text("utf-8") == head(PLAN) + "\n"


def test_an_outcome_that_stands_twice_counts_once(outcomes: list[Outcome]) -> None:
    line = as_json(outcomes[0])
    assert read(PLAN, f"{head(PLAN)}\n{line}\n{line}\n".encode(), "duel") == outcomes[:1]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": 6}, "seed is 6 there and 5 here"),
        ({"a": "random"}, 'a is "random" there and "heuristic" here'),
        ({"options": ()}, r'options is \[\] there and \["capot"\] here'),
        ({"time_ms": 5}, "time_ms is 5 there and null here"),
    ],
)
def test_the_file_of_another_duel(change: dict[str, object], complaint: str) -> None:
    other = replace(PLAN, **change)  # type: ignore[arg-type]
    with pytest.raises(BadFile, match=complaint):
        read(PLAN, (head(other) + "\n").encode(), "duel")


@pytest.mark.parametrize("data", [b"\n", b"deal the cards\n", b"[1]\n", b"\xff\xfe\n"])
def test_a_file_of_something_else(data: bytes) -> None:
    with pytest.raises(BadFile, match="its first line is no plan"):
        read(PLAN, data, "duel")


def test_a_damaged_line_is_named() -> None:
    with pytest.raises(BadFile, match="duel, line 2: "):
        read(PLAN, (head(PLAN) + "\n{\n").encode(), "duel")
