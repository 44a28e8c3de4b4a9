"""Records for tests: those of tests/data/records.jsonl, changed as a case says.

Not here: what the engine answers to them.
"""

from __future__ import annotations

import copy
import json
import re
from typing import Any

from tests.engine.suites import Case, cases

Path = list[str | int]


def steps(place: str) -> Path:
    """The keys and numbers of a place such as `deals[0].hands.N[3]`."""
    return [int(number) if number else key for key, number in re.findall(r"([^.\[\]]+)(?![^\[]*\])|\[(\d+)\]", place)]


def changed(record: object, place: str, value: object) -> Any:
    """A copy of `record` with `value` at `place`, which may lie one past the end of a list."""
    record, (*way, last) = copy.deepcopy(record), steps(place)
    inner = _inside(record, way)
    if isinstance(inner, list) and last == len(inner):
        inner.append(value)
    else:
        inner[last] = value
    return record


def without(record: object, place: str) -> Any:
    """A copy of `record` without what is at `place`."""
    record, (*way, last) = copy.deepcopy(record), steps(place)
    del _inside(record, way)[last]
    return record


def _inside(record: Any, way: Path) -> Any:
    for step in way:
        record = record[step]
    return record


def good_cases() -> list[Case]:
    """The cases whose record is right."""
    return [case for case in cases("records") if "answer" in case]


def good_record(name: str) -> Any:
    """The right record with the id `name`."""
    return next(case["record"] for case in good_cases() if case["id"] == name)


def text_of(case: Case) -> bytes:
    """The line of a case as it stands in a file."""
    if "raw" in case:
        return str(case["raw"]).encode() * case.get("times", 1)
    if "hex" in case:
        return bytes.fromhex(case["hex"])
    record = case["record"] if "record" in case else good_record(case["of"])
    for place, value in case.get("set", {}).items():
        record = changed(record, place, value)
    for place in case.get("drop", ()):
        record = without(record, place)
    return json.dumps(record).encode()
