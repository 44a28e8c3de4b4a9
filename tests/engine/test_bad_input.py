"""Any input at all: an answer that names what is wrong and where, never an exception, never a wrong "ok"."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from manille.bots import BOTS
from manille.bridge import OPERATIONS, handle
from manille.cards import PACK
from manille.errors import RecordError
from manille.record import ERROR_CODES
from manille.replay import choose_line, parse, replay_line
from tests.engine import slow_count
from tests.engine.records import good_record, text_of
from tests.engine.strategies import RECORDS
from tests.engine.suites import cases

CODES = [c.code for c in PACK]
REASONS = {
    "not-your-turn",
    "not-in-hand",
    "must-follow",
    "must-take-in-suit",
    "must-trump",
    "must-overtrump",
    "no-undertrump",
}

WORDS = st.sampled_from(
    [*CODES, *"NESW", *"SHDC", "NT", "pass", "double", "redouble", "belgian", "french", "coinchee", "capot", "hands"]
)
#: Any JSON value, seasoned with words that records know; lone surrogates may be in its texts.
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=3), inner, max_size=4),
    max_leaves=8,
)


def assert_answered(told: dict[str, Any]) -> None:
    """An answer is `ok`, or an error that says what, where and why; it can be written down in UTF-8."""
    assert json.dumps(told, ensure_ascii=False).encode()
    if told["ok"]:
        return
    assert set(told) == {"ok", "error"}
    error = told["error"]
    assert set(error) == {"code", "where", "message"}
    assert error["code"] in REASONS | set(ERROR_CODES)
    assert isinstance(error["where"], str)
    assert error["message"]


def places(value: object, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*way, key)
        yield from places(inner, (*way, key))


def damaged(record: Any, seed: int, value: object) -> Any:
    """A copy of `record` with something changed at one place: taken out, put twice, renamed, exchanged or replaced."""
    rng, record = Random(seed), copy.deepcopy(record)
    *way, last = rng.choice(list(places(record)))
    inner = record
    for step in way:
        inner = inner[step]
    how = rng.choice(["delete", "twice", "rename", "exchange", "replace", "known"])
    if how == "delete":
        del inner[last]
    elif how == "twice" and isinstance(inner, list):
        inner.insert(rng.randrange(len(inner) + 1), inner[last])
    elif how == "rename" and isinstance(inner, dict):
        inner[rng.choice(["x", last.upper(), "plats", "turned", "calls"])] = inner.pop(last)
    elif how == "exchange" and isinstance(inner, list):
        other = rng.randrange(len(inner))
        inner[last], inner[other] = inner[other], inner[last]
    elif how == "known":
        inner[last] = rng.choice([*CODES, *"NESW", "NT", "pass", "double", "redouble", 0, 1, True, None, [], {}])
    else:
        inner[last] = value
    return record


@given(st.binary(max_size=200))
@example(b"\xff\xfe{\x00}\x00")
@example(b"\xef\xbb\xbf{}")
@example(b'{"format":"\\ud800"}')
@example(b"[" * 100_000)
def test_any_bytes_to_replay(text: bytes) -> None:
    told = replay_line(text)
    assert_answered(told)
    assert not told["ok"]


@given(JSON)
def test_any_json_to_replay(value: object) -> None:
    told = replay_line(json.dumps(value))
    assert_answered(told)
    assert not told["ok"]


@settings(max_examples=400)
@given(RECORDS, st.integers(0), JSON)
def test_a_damaged_record_is_right_or_refused(record: Any, seed: int, value: object) -> None:
    changed = damaged(record, seed, value)
    text = json.dumps(changed)
    told = replay_line(text)
    assert_answered(told)
    assert told["ok"] is slow_count.is_right(json.loads(text))
    if told["ok"]:
        assert told == slow_count.answer(changed)


@given(RECORDS)
def test_a_right_record_is_right(record: Any) -> None:
    assert slow_count.is_right(record)
    assert replay_line(json.dumps(record))["ok"]


@given(RECORDS, st.floats(0, 1, exclude_max=True))
def test_a_truncated_record(record: Any, part: float) -> None:
    text = json.dumps(record)
    told = replay_line(text[: int(len(text) * part)])
    assert_answered(told)
    assert told["error"]["code"] in ("bad-json", "bad-record")


@given(RECORDS, st.integers(0), st.binary(min_size=1, max_size=3))
def test_a_record_with_strange_bytes_in_it(record: Any, seed: int, strange: bytes) -> None:
    text = json.dumps(record).encode()
    at = seed % len(text)
    assert_answered(replay_line(text[:at] + strange + text[at + len(strange) :]))


@given(st.binary(max_size=200), st.sampled_from(sorted(BOTS)))
def test_any_bytes_to_choose(text: bytes, bot: str) -> None:
    assert_answered(choose_line(text, bot, 0))


@settings(max_examples=300)
@given(RECORDS, st.integers(0), JSON, st.sampled_from(sorted(BOTS)))
def test_a_damaged_record_to_choose(record: Any, seed: int, value: object, bot: str) -> None:
    assert_answered(choose_line(json.dumps(damaged(record, seed, value)), bot, 0))


@pytest.mark.parametrize("depth", [10, 100, 900, 960, 970, *range(975, 1005), 2000, 100_000])
@pytest.mark.parametrize("place", ["%s", '{"format": %s}', '{"format": "manille-deal/1", "variant": %s}'])
def test_any_depth_of_nesting(place: str, depth: int) -> None:
    assert_answered(replay_line(place.replace("%s", "[" * depth + "]" * depth)))
    assert_answered(json.loads(handle(place.replace("%s", "[" * depth + "]" * depth))))


@given(st.lists(st.text(r'[]{}"\x', max_size=300), min_size=1))
def test_brackets_in_a_text_are_no_nesting(texts: list[str]) -> None:
    flat = json.dumps([[text] for text in texts] * 60)
    assert parse(flat) == json.loads(flat)
    with pytest.raises(RecordError, match="nested too deeply"):
        parse(f"[{flat}, {'[' * 101}{']' * 101}]")


@pytest.mark.parametrize("plats", [3, 1000, 10**9, 10**12, 10**100])
def test_any_number_of_plats(plats: int) -> None:
    record = good_record("belgian-calls-0") | {"options": {"plat-accumulates": True}, "plats": plats}
    assert_answered(replay_line(json.dumps(record)))


# The bridge --------------------------------------------------------------------------------------------------------


def save_of(record: object) -> dict[str, object]:
    """A saved match that holds `record`."""
    return {"format": "manille-save/1", "seed": "seed", "bot": "random", "record": record}


def assert_bridge_answered(text: str) -> None:
    told = json.loads(handle(text))
    assert handle(text).encode()
    if "refused" in told:
        assert set(told) == {"ok", "refused"}
        assert not told["ok"]
    else:
        assert_answered(told)


@given(st.text(st.characters(), max_size=100))
def test_any_text_to_the_bridge(text: str) -> None:
    assert_bridge_answered(text)


@given(
    st.fixed_dictionaries(
        {"op": st.sampled_from(sorted(OPERATIONS))}, optional=dict.fromkeys(("save", "card", "call"), JSON)
    )
)
def test_any_request(request: object) -> None:
    assert_bridge_answered(json.dumps(request))


@settings(max_examples=300)
@given(st.sampled_from(sorted(OPERATIONS)), JSON, RECORDS, st.integers(0), st.booleans())
def test_any_value_in_a_request(op: str, value: object, record: Any, seed: int, damage_save: bool) -> None:
    save = save_of(record)
    whole = {
        "save": save,
        "variant": "belgian",
        "options": [],
        "seed": "1",
        "bot": "random",
        "card": "TS",
        "call": "H",
        "event": 3,
        "count": 3,
        "text": "{}",
        "deal": 1,
        "choice": 0,
    }
    request: Any = {"op": op, **{key: whole[key] for key in OPERATIONS[op][0]}}
    if damage_save and "save" in request:
        request["save"] = damaged(save, seed, value)
    else:
        request = damaged(request, seed, value)
    assert_bridge_answered(json.dumps(request))


@settings(max_examples=300)
@given(RECORDS.filter(lambda record: record["format"] == "manille-match/1"), st.integers(0), JSON)
def test_a_damaged_save_is_right_or_names_its_fault(record: Any, seed: int, value: object) -> None:
    changed = damaged(record, seed, value)
    told = json.loads(handle(json.dumps({"op": "screen", "save": save_of(changed)})))
    assert_answered(told)
    right = slow_count.is_right(json.loads(json.dumps(changed))) and changed["format"] == "manille-match/1"
    assert told["ok"] is right
    if not told["ok"]:
        assert told["error"]["code"] == "bad-json" or told["error"]["where"].startswith("save")


@pytest.mark.parametrize("case", [pytest.param(c, id=str(c["line"])) for c in cases("records") if "of" in c])
def test_every_wrong_record_as_a_save(case: dict[str, Any]) -> None:
    record = json.loads(text_of(case))
    told = json.loads(handle(json.dumps({"op": "screen", "save": save_of(record)})))
    assert not told["ok"]
    assert told["error"]["where"].startswith("save.record")


@pytest.mark.parametrize("key", ["format", "seed", "bot", "record"])
def test_a_save_without_a_key(key: str) -> None:
    save = save_of(good_record("belgian-open"))
    del save[key]
    told = json.loads(handle(json.dumps({"op": "screen", "save": save})))
    assert (told["error"]["code"], told["error"]["where"]) == ("bad-record", f"save.{key}")


@pytest.mark.parametrize("text", ["\ud800", "a\udfff", "\ud800\ud800"])
def test_half_a_surrogate_pair_anywhere(text: str) -> None:
    request = {"op": "new", "variant": "belgian", "options": [], "seed": text, "bot": "random"}
    assert_bridge_answered(json.dumps(request))
    assert_bridge_answered(json.dumps({"op": text}))
    assert_bridge_answered(json.dumps({text: 1}))
    assert_bridge_answered(json.dumps({"op": "screen", "save": save_of({"format": "manille-match/1", text: text})}))
