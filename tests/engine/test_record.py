"""Deals and matches written down and read back, at any point (RECORD.md)."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille.auction import Call
from manille.errors import RecordError
from manille.match import Match
from manille.position import Position
from manille.record import match_deal_record, read, read_match, read_view, write_match, write_position
from manille.replay import deal_result, parse, result
from manille.seats import SEATS
from manille.view import match_view, view_of
from tests.engine import slow_count
from tests.engine.play import random_event
from tests.engine.records import good_cases
from tests.engine.strategies import MATCHES, POSITIONS, RECORDS, STARTED, VARIATION
from tests.engine.suites import Case

GOOD = [pytest.param(case, id=case["id"]) for case in good_cases()]


@given(STARTED)
def test_a_position_reads_back(pair: tuple[Position, Position]) -> None:
    start, position = pair
    assert read(write_position(position, start.hands)) == position


@given(MATCHES)
def test_a_match_reads_back(match: Match) -> None:
    again = read_match(write_match(match))
    assert (again, again.standing, again.deals) == (match, match.standing, match.deals)


@given(RECORDS)
def test_a_record_survives_json(record: dict[str, object]) -> None:
    assert parse(json.dumps(record)) == record


@given(RECORDS)
def test_a_record_is_written_as_it_was_read(record: dict[str, object]) -> None:
    read_back = read(record)
    if isinstance(read_back, Match):
        assert write_match(read_back) == record
    else:
        dealt = {**record, "calls": [], "plays": []}
        start = read(dealt)
        assert isinstance(start, Position)
        assert write_position(read_back, start.hands) == record


@given(RECORDS)
def test_results_agree_with_the_slow_count(record: dict[str, object]) -> None:
    assert result(read(record)) == slow_count.answer(record)


@given(MATCHES, st.integers(0))
def test_a_match_goes_on_the_same_after_saving(match: Match, seed: int) -> None:
    if not match.is_over:
        event = random_event(match, Random(seed))
        assert read_match(write_match(match)).after(event) == match.after(event)


@given(MATCHES, st.integers(0, 50))
def test_saving_a_shorter_history_is_undo(match: Match, count: int) -> None:
    count = min(count, len(match.events))
    shorter = Match.of(match.variant, match.first_dealer, match.events[: len(match.events) - count])
    assert write_match(match.undone(count)) == write_match(shorter)


@given(MATCHES)
def test_a_deal_of_a_match_stands_alone(match: Match) -> None:
    for number, deal in enumerate(match.deals):
        alone = read(match_deal_record(match, number))
        assert alone == deal.position


@given(POSITIONS.filter(lambda position: position.to_act is not None))
def test_the_view_behind_a_record_with_hidden_hands(position: Position) -> None:
    seat = position.to_act
    assert seat is not None
    played = {s: [] for s in SEATS}
    tricks = [*position.table.tricks, *([position.table.trick] if position.table.trick else [])]
    for trick in tricks:
        for s, c in zip(trick.seats, trick.cards, strict=False):
            played[s].append(c)
    dealt = tuple((*played[s], *position.hands[s]) for s in SEATS)
    if position.table.turned is not None:
        dealt = tuple(tuple(sorted(hand, key=lambda c: c is position.table.turned)) for hand in dealt)
    record = write_position(position, dealt)  # type: ignore[arg-type]
    whole = read_view(record)
    hidden = {s.name: hand if s is seat else None for s, hand in zip(SEATS, record["hands"].values(), strict=True)}  # type: ignore[attr-defined]
    assert read_view({**record, "hands": hidden}) == whole


@given(MATCHES)
def test_the_view_behind_the_record_of_a_match(match: Match) -> None:
    record = write_match(match)
    if match.to_act is None:
        with pytest.raises(RecordError):
            read_view(record)
    else:
        assert read_view(record) == match_view(match, match.to_act)


@pytest.mark.parametrize("case", [case for case in GOOD if case.values[0]["record"]["format"] == "manille-deal/1"])
def test_the_view_behind_the_record_of_a_deal(case: Case) -> None:
    position = read(case["record"])
    assert isinstance(position, Position)
    if position.to_act is None:
        with pytest.raises(RecordError):
            read_view(case["record"])
    else:
        assert read_view(case["record"]) == view_of(position, position.to_act)


@pytest.mark.parametrize("case", GOOD)
def test_match_or_deal(case: Case) -> None:
    is_match = case["record"]["format"] == "manille-match/1"
    assert isinstance(read(case["record"]), Match) is is_match
    if not is_match:
        with pytest.raises(RecordError, match="format"):
            read_match(case["record"])


@pytest.mark.parametrize("call", Call, ids=lambda call: call.value)
def test_calls_read_back_from_their_codes(call: Call) -> None:
    assert Call(call.value) is call


@given(VARIATION)
def test_variations_read_back(variant: object) -> None:
    match = Match(variant, SEATS[0])  # type: ignore[arg-type]
    assert read_match(write_match(match)).variant == variant


def test_errors_say_where_from_outside_too() -> None:
    error = RecordError("bad-card", "hands.N[0]", "no such card: 'x'")
    assert str(error) == "bad-card at hands.N[0]: no such card: 'x'"
    assert error.inside("deals[2]").where == "deals[2].hands.N[0]"
    assert RecordError("bad-record", "", "x").inside("save").where == "save"


def test_the_result_of_a_deal_is_that_of_its_position() -> None:
    position = read(good_cases()[0]["record"])
    assert isinstance(position, Position)
    assert result(position) == {"ok": True, **deal_result(position)}
