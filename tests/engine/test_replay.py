"""What `manille replay` answers to records, good and bad: tests/data/records.jsonl (RECORD.md)."""

from __future__ import annotations

import json

import pytest

from manille.replay import replay_line
from tests.engine import slow_count
from tests.engine.records import steps, text_of
from tests.engine.suites import Case, params

GOOD = [case for case in params("records") if "answer" in case.values[0]]
BAD = [case for case in params("records") if "error" in case.values[0]]


@pytest.mark.parametrize("case", GOOD)
def test_a_right_record(case: Case) -> None:
    assert replay_line(text_of(case)) == case["answer"]


@pytest.mark.parametrize("case", GOOD)
def test_the_suite_agrees_with_the_slow_count(case: Case) -> None:
    assert slow_count.answer(case["record"]) == case["answer"]


@pytest.mark.parametrize("case", GOOD)
def test_legal_and_refused_follow_the_hand(case: Case) -> None:
    """RECORD.md: in the order of the hand."""
    told = replay_line(text_of(case))
    if "legal" in told:
        hand = case["record"]["hands"][told["to_act"]]
        for some in (told["legal"], list(told["refused"])):
            assert some == [code for code in hand if code in some]


@pytest.mark.parametrize("case", BAD)
def test_a_wrong_record(case: Case) -> None:
    error = replay_line(text_of(case))["error"]
    assert error["code"] == case["error"]["code"]
    if case["error"]["where"] is not None:
        assert error["where"] == case["error"]["where"]


@pytest.mark.parametrize("case", BAD)
def test_an_error_says_something(case: Case) -> None:
    told = replay_line(text_of(case))
    assert set(told) == {"ok", "error"}
    assert set(told["error"]) == {"code", "where", "message"}
    assert told["error"]["message"]
    assert json.dumps(told, ensure_ascii=False).encode()


@pytest.mark.parametrize("case", [case for case in BAD if case.values[0]["error"]["code"] == "bad-json"])
def test_bad_json_says_where(case: Case) -> None:
    assert replay_line(text_of(case))["error"]["where"]


def test_places_are_read() -> None:
    assert steps("deals[0].hands.N[3]") == ["deals", 0, "hands", "N", 3]
    assert steps("options.plat-accumulates") == ["options", "plat-accumulates"]
    assert steps("calls[1][0]") == ["calls", 1, 0]
