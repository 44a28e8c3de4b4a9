"""What `manille solve` answers: deals at every stage, matches, and lines that hold no record."""

from __future__ import annotations

import json
from random import Random

from manille.auction import Call
from manille.cards import card
from manille.deals import Deal
from manille.match import Match
from manille.position import Position
from manille.record import write_match, write_position
from manille.seats import Seat
from manille.solve import solve_line
from manille.variants import BELGIAN, COINCHEE, FRENCH
from tests.bots.plain_minimax import opened, played_on
from tests.bots.solver_suite import lines
from tests.bots.table import dealt
from tests.engine.play import random_match

KEYS = ["ok", "to_act", "multiplier", "value", "values", "best", "line", "par"]


def answer(position: Position, start: Position) -> dict[str, object]:
    return solve_line(json.dumps(write_position(position, start.hands)))


def test_a_position_is_answered_with_values_best_cards_a_line_and_its_par() -> None:
    for line in lines(100)[:8]:
        record = {key: value for key, value in line.items() if key not in ("values", "par")}
        told = solve_line(json.dumps(record))
        assert list(told) == KEYS
        assert told["ok"] is True
        assert told["values"] == line["values"]
        assert told["par"] == line["par"]
        values: dict[str, int] = line["values"]  # type: ignore[assignment]
        assert told["value"] == max(values.values())
        assert told["best"] == [code for code in values if values[code] == told["value"]]
        assert told["line"][0] in told["best"]  # type: ignore[index]
        assert len(told["line"]) + len(record["plays"]) == 32  # type: ignore[arg-type]


def test_the_line_is_worth_the_value() -> None:
    start = opened(COINCHEE, Random(4))
    position = played_on(start, 10, Random(4))
    told = answer(position, start)
    for code in told["line"]:  # type: ignore[attr-defined]
        position = position.play(card(code))
    end = answer(position, start)
    assert end["to_act"] is None
    assert (end["values"], end["best"], end["line"]) == ({}, [], [])
    assert end["value"] == (told["value"] if told["to_act"] in "NS" else -told["value"])  # type: ignore[operator]
    assert end["par"] == told["par"]


def test_before_trump_is_named_each_trump_has_its_par() -> None:
    start = dealt(BELGIAN, Random(5), Seat.N)
    told = answer(start, start)
    assert list(told) == [*KEYS, "pars"]
    assert (told["to_act"], told["value"], told["values"], told["par"]) == ("N", None, {}, None)
    pars: dict[str, dict[str, int]] = told["pars"]  # type: ignore[assignment]
    assert list(pars) == ["S", "H", "D", "C", "NT"]
    clubs = answer(start.call(Call.CLUBS), start)
    assert list(clubs) == KEYS
    assert (clubs["to_act"], clubs["values"], clubs["par"]) == ("E", {}, pars["C"])
    doubled = answer(start.call(Call.CLUBS).call(Call.DOUBLE), start)
    assert (doubled["multiplier"], doubled["par"]) == (2, pars["C"])


def test_a_match_is_answered_deal_by_deal() -> None:
    match = random_match(FRENCH, Random(6), 70)
    told = solve_line(json.dumps(write_match(match)))
    assert told["ok"] is True
    assert len(told["deals"]) == len(match.deals)  # type: ignore[arg-type]
    for deal, line in zip(match.deals, told["deals"], strict=True):  # type: ignore[call-overload]
        assert list(line) == KEYS[1:]
        assert (line["par"] is None) is deal.ended_by_turned


def test_a_deal_that_its_turned_card_ends_has_neither_values_nor_par() -> None:
    match = Match(FRENCH, Seat.W)
    rng = Random(7)
    while not (match.deals and match.deals[-1].ended_by_turned):
        match = match.deal(turning(match, rng))
        while match.position is not None:
            match = match.play(rng.choice(match.position.legal_cards()))
    told = solve_line(json.dumps(write_match(match)))
    last = told["deals"][-1]  # type: ignore[index]
    assert (last["to_act"], last["value"], last["values"], last["par"]) == (None, None, {}, None)


def turning(match: Match, rng: Random) -> Deal:
    """A deal whose turned card is the ten of spades."""
    while True:
        start = dealt(FRENCH, rng, match.standing.dealer)
        if start.table.turned is card("TS"):
            return Deal(start.hands, start.table.turned)


def test_a_line_without_a_record_is_answered_as_replay_does() -> None:
    start = opened(BELGIAN, Random(8))
    record = write_position(start, start.hands)
    for text, code in (
        ("{", "bad-json"),
        (json.dumps({**record, "format": "bridge"}), "bad-record"),
        (json.dumps({**record, "plays": ["TS", "TS"]}), None),
        (json.dumps({**record, "hands": {**record["hands"], "E": None}}), "bad-hand"),  # type: ignore[dict-item]
    ):
        told = solve_line(text)
        assert told["ok"] is False
        assert code in (None, told["error"]["code"])  # type: ignore[index]
