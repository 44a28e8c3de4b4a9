"""Who is asked what, and what the answers settle: tests/data/calls.jsonl (RULES.md R3, R6.1, R6.2)."""

from __future__ import annotations

from random import Random

import pytest

from manille.auction import NAMING, Call, Contract, contract, question
from manille.cards import Suit, card
from manille.deals import Deal
from manille.errors import IllegalAct
from manille.position import Position, Table, fresh_table
from manille.seats import Seat
from manille.variants import BELGIAN, COINCHEE, FRENCH, VARIANTS
from tests.engine.play import random_deal
from tests.engine.suites import Case, params

CASES = params("calls")


def after_calls(case: Case) -> Table:
    """The table after the case's calls, every one of them made by the seat that the case names."""
    variant = VARIANTS[case["variant"]].with_options(case.get("options", ()))
    turned = card(case["turned"]) if "turned" in case else None
    table = fresh_table(variant, Seat[case["dealer"]], turned, case.get("plats", 0))
    for seat, call in case["calls"]:
        assert table.question is not None
        assert table.question.seat is Seat[seat]
        table = table.after_call(Call(call))
    return table


@pytest.mark.parametrize("case", CASES)
def test_who_is_asked(case: Case) -> None:
    asked = after_calls(case).question
    assert (asked.seat.name if asked else None) == case["asks"]


@pytest.mark.parametrize("case", CASES)
def test_what_is_offered(case: Case) -> None:
    asked = after_calls(case).question
    assert {call.value for call in (asked.choices if asked else ())} == set(case["offers"])


@pytest.mark.parametrize("case", CASES)
def test_every_other_call_is_refused(case: Case) -> None:
    table = after_calls(case)
    for call in Call:
        if call.value not in case["offers"]:
            with pytest.raises(IllegalAct) as refused:
                table.after_call(call)
            assert refused.value.message["call"] == call.value


@pytest.mark.parametrize("case", CASES)
def test_trump(case: Case) -> None:
    settled = after_calls(case).contract
    told = None if not settled.named else settled.trump.value if settled.trump else "NT"
    assert told == case["trump"]


@pytest.mark.parametrize("case", CASES)
def test_multiplier_so_far(case: Case) -> None:
    assert after_calls(case).multiplier == case["multiplier"]


@pytest.mark.parametrize("case", CASES)
def test_calls_or_cards_never_both(case: Case) -> None:
    table = after_calls(case)
    assert (table.question is None) is (table.trick is not None)


@pytest.mark.parametrize("case", CASES)
def test_the_first_lead_comes_after_the_dealer(case: Case) -> None:
    """R2.5, also where the partner named trump (R3.3)."""
    table = after_calls(case)
    around = "NWSEN" if case["variant"] == "french" else "NESWN"
    if table.question is None:
        assert table.to_act is Seat[around[around.index(case["dealer"]) + 1]]


@pytest.mark.parametrize("name", VARIANTS)
def test_the_whole_question_tree(name: str) -> None:
    """Every path of answers ends, names trump at most once, and asks no seat twice for the same thing."""
    variant, ends = VARIANTS[name], 0
    stack: list[tuple[tuple[Seat, Call], ...]] = [()]
    while stack:
        calls = stack.pop()
        asked = question(variant, Seat.N, calls, 0)
        if asked is None:
            ends += 1
            assert sum(call in NAMING for _, call in calls) == (not variant.turns_card)
            continue
        stack += [(*calls, (asked.seat, call)) for call in asked.choices]
    # A suit: both pass, or one of two doubles and then pass-pass, redouble, pass-redouble: 1 + 2 x 3 = 7 ways to end.
    # Belgian no trump: pass-pass or one of two doubles, never redoubled: 3. Coinchée: 7 for each naming, named by either.
    assert ends == {"belgian": 4 * 7 + 3, "french": 1, "coinchee": 2 * 5 * 7}[name]


def test_no_call_once_a_card_has_been_played() -> None:
    position = Position.start(FRENCH, Seat.N, random_deal(FRENCH, Seat.N, Random(1)))
    with pytest.raises(IllegalAct):
        position.play(position.legal_cards()[0]).call(Call.PASS)


def test_a_contract_of_no_calls_names_nothing() -> None:
    assert contract(BELGIAN, ()) == Contract()


def test_the_namer_may_be_the_dealers_partner() -> None:
    settled = contract(COINCHEE, ((Seat.N, Call.PASS), (Seat.S, Call.CLUBS)))
    assert (settled.namer, settled.trump) == (Seat.S, Suit.CLUBS)


def test_doubler_and_redoubler_are_remembered() -> None:
    calls = ((Seat.N, Call.HEARTS), (Seat.E, Call.PASS), (Seat.W, Call.DOUBLE), (Seat.N, Call.PASS))
    settled = contract(BELGIAN, (*calls, (Seat.S, Call.REDOUBLE)))
    assert (settled.doubler, settled.redoubler, settled.doubling) == (Seat.W, Seat.S, 2)


def test_no_trump_is_not_the_same_as_not_named() -> None:
    assert contract(BELGIAN, ((Seat.N, Call.NO_TRUMP),)).no_trump
    assert not Contract().no_trump


@pytest.mark.parametrize("call", [call for call in Call if call not in NAMING], ids=lambda call: call.value)
def test_other_calls_make_no_trump(call: Call) -> None:
    with pytest.raises(ValueError, match=call.value):
        _ = call.trump


@pytest.mark.parametrize("turned", [None, card("7H")], ids=str)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_card_is_turned_exactly_where_the_variant_turns_one(name: str, turned: object) -> None:
    deal = Deal(((), (), (), ()), turned)  # type: ignore[arg-type]
    if (turned is not None) is (name == "french"):
        Position.start(VARIANTS[name], Seat.N, deal)
    else:
        with pytest.raises(ValueError, match=name):
            Position.start(VARIANTS[name], Seat.N, deal)
