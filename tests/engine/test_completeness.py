"""Nothing that the engine defines goes without a case: variants, options, duties, reasons, calls, steps, errors, messages.

Computed from the suites alone, so that it holds under any order and any number of workers.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import manille
from manille.auction import Call
from manille.cards import PACK
from manille.duties import DUTIES
from manille.match import Match, Standing
from manille.messages import KEYS, Message
from manille.practice import problems
from manille.record import ERROR_CODES
from manille.said import said, said_of_draws
from manille.seats import SEATS, SIDES
from manille.tally import ends_by_turned, stakes_offered, tally, turned_said
from manille.variants import COINCHEE, FRENCH, HOUSE_RULES, VARIANTS
from tests.engine.records import text_of
from tests.engine.suites import SUITES, cases
from tests.engine.test_match import match_of
from tests.engine.test_review import SENTENCES
from tests.engine.test_session import REFUSED, WAITING, sessions

PACKAGE = Path(manille.__file__).parent

#: The rules of RULES.md that a program can break, and so need a case.
_RULES = (
    "R1.1 R2.1 R2.2 R2.3 R2.5 R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 R3.7 R4.1 R4.2 R4.3 R4.4 R4.5 R4.6 R4.7 R4.8 R4.9 R4.10 "
    "R5.1 R5.2 R5.3 R5.4 R6.1 R6.2 R6.3 R6.4 R6.5 R7.1 R7.2 R7.3 R7.4 R7.5 R8 R10"
)
RULES = _RULES.split()

#: Reasons that a duty gives (RULES.md R4).
DUTY_REASONS = {
    "follow": {"must-follow"},
    "take-in-suit": {"must-take-in-suit"},
    "take-with-trump": {"must-trump", "must-overtrump"},
    "no-undertrump": {"no-undertrump"},
}


@cache
def defined_keys() -> frozenset[str]:
    """The message keys that the engine's own modules define, those of the bots left out."""
    keys: set[str] = set()
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "define"
                and node.args
            ):
                keys |= set(ast.literal_eval(node.args[0])) if isinstance(node.args[0], ast.Dict) else set()
    return frozenset(keys)


@cache
def said_keys() -> frozenset[str]:
    """The message keys that the suites assert, and those that whole sessions of every variation say."""
    texts = [case["says"] for case in cases("refusals")] + [says for *_, says in REFUSED] + [WAITING]
    texts += [text for case in cases("scoring") for text, _ in case["steps"]]
    texts += [text for case in cases("matches") for text in case.get("ending", ())]
    texts += [text for *_, text in SENTENCES]
    keys = {text.partition("(")[0] for text in texts}
    matches = [match_of(case) for case in cases("matches")]
    for seed in range(20):
        draw, *_, end = sessions(COINCHEE, str(seed))
        keys |= {message.key for message in said_of_draws(draw.draws)}
        matches.append(end.match)
    keys |= {
        step.message.key for stakes in stakes_offered(COINCHEE, 0) for step in tally(COINCHEE, stakes, 38, 4).steps
    }
    ended = ends_by_turned(FRENCH, Standing(SEATS[0], (33, 0)), SIDES[0], 1)
    keys |= {turned_said(SIDES[0], 1).key, ended.key if ended else ""}
    keys |= {problem.may.key for variant in VARIANTS.values() for problem in problems(variant, "said", 60)}
    return frozenset(keys | {message.key for match in matches for message in said_during(match)})


def said_during(match: Match) -> Iterator[Message]:
    """Everything said from the first event of a match to its last."""
    so_far = Match(match.variant, match.first_dealer)
    for event in match.events:
        so_far = so_far.after(event)
        yield from said(so_far)


def everywhere(key: str, *, suites: tuple[str, ...] = SUITES) -> set[Any]:
    """Every value that cases have under `key`."""
    return {json.dumps(case[key]) for suite in suites for case in cases(suite) if key in case}


@pytest.mark.parametrize("suite", SUITES)
def test_every_case_cites_a_rule(suite: str) -> None:
    for case in cases(suite):
        assert case["rule"] in RULES or case["rule"] in ("RECORD", "R4")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_case(rule: str) -> None:
    assert any(case["rule"] == rule for suite in SUITES for case in cases(suite))


@pytest.mark.parametrize("suite", SUITES)
def test_no_case_stands_twice(suite: str) -> None:
    told = [
        json.dumps({k: v for k, v in case.items() if k not in ("line", "note", "id", "rule")}) for case in cases(suite)
    ]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("suite", [suite for suite in SUITES if suite != "records"])
def test_every_variant_is_in_every_suite(suite: str, name: str) -> None:
    assert any(name in case.get("variants", [case.get("variant")]) for case in cases(suite))


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("form", ["manille-deal/1", "manille-match/1"])
def test_every_variant_has_right_records(form: str, name: str) -> None:
    records = [case["record"] for case in cases("records") if "record" in case]
    assert any((record["variant"], record["format"]) == (name, form) for record in records)


@pytest.mark.parametrize("option", HOUSE_RULES)
@pytest.mark.parametrize("suite", ["calls", "scoring", "matches"])
def test_every_option_is_counted(suite: str, option: str) -> None:
    assert any(option in case.get("options", ()) for case in cases(suite))


@pytest.mark.parametrize("option", HOUSE_RULES)
def test_every_option_is_in_a_record(option: str) -> None:
    assert any(case["record"].get("options", {}).get(option) for case in cases("records") if "record" in case)


@pytest.mark.parametrize("duty", DUTIES, ids=lambda duty: duty.name)
def test_every_duty_refuses_something(duty: Any) -> None:
    refused = {reason for case in cases("legality") for reason in case["refused"].values()}
    assert DUTY_REASONS[duty.name] <= refused


@pytest.mark.parametrize("name", VARIANTS)
def test_every_duty_of_a_variant_refuses_something_in_it(name: str) -> None:
    refused = {r for case in cases("legality") if name in case["variants"] for r in case["refused"].values()}
    assert refused == {reason for duty in VARIANTS[name].law for reason in DUTY_REASONS[duty.name]}


@pytest.mark.parametrize("call", Call, ids=lambda call: call.value)
def test_every_call_is_made_offered_and_refused(call: Call) -> None:
    assert any([seat, call.value] in case["calls"] for case in cases("calls") for seat in "NESW")
    assert any(call.value in case["offers"] for case in cases("calls"))
    assert any(call.value not in case["offers"] for case in cases("calls"))


@pytest.mark.parametrize("code", ERROR_CODES)
def test_every_error_code_has_a_record(code: str) -> None:
    assert any(case["error"]["code"] == code for case in cases("records") if "error" in case)


def test_no_error_code_is_unknown() -> None:
    reasons = {"not-in-hand", *(reason for some in DUTY_REASONS.values() for reason in some)}
    assert {case["error"]["code"] for case in cases("records") if "error" in case} == {*ERROR_CODES, *reasons}


@pytest.mark.parametrize("key", sorted(defined_keys()))
def test_every_message_is_said(key: str) -> None:
    assert key in said_keys()


def test_every_message_that_is_said_is_known() -> None:
    assert said_keys() <= set(KEYS)
    assert defined_keys() <= set(KEYS)


def test_the_reasons_of_the_rules_are_messages() -> None:
    """R4: the seven codes."""
    reasons = {"not-your-turn", "not-in-hand", *(reason for some in DUTY_REASONS.values() for reason in some)}
    assert len(reasons) == 7
    assert reasons <= defined_keys()


def test_every_card_and_seat_is_in_some_case() -> None:
    told = " ".join(text_of(case).decode("utf-8", "ignore") for case in cases("records") if "record" in case)
    assert set(re.findall(r'"([7-9JQKAT][SHDC])"', told)) == {c.code for c in PACK}
    assert everywhere("dealer", suites=("calls",)) == {json.dumps(seat.name) for seat in SEATS}
