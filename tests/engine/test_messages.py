"""Messages: a key of the closed list and its facts, nothing else."""

from __future__ import annotations

import json

import pytest

from manille.cards import PACK, Suit, card
from manille.errors import IllegalAct, ManilleError, RecordError
from manille.messages import FACT_TYPES, KEYS, Fact, Message, code, define, say
from manille.seats import SEATS, SIDES, Seat, Side

EXAMPLES: dict[str, Fact] = {
    "card": card("TS"),
    "seat": Seat.N,
    "suit": Suit.HEARTS,
    "side": Side.EW,
    "call": "double",
    "number": 8,
}


@pytest.mark.parametrize("key", sorted(KEYS))
def test_every_message_can_be_said_and_written(key: str) -> None:
    facts = {name: EXAMPLES[FACT_TYPES[name]] for name in KEYS[key]}
    message = say(key, **facts)
    assert json.loads(json.dumps(message.as_json())) == {"key": key, "facts": {n: code(f) for n, f in facts.items()}}
    assert [message[name] for name in facts] == list(facts.values())


def test_a_message_in_print() -> None:
    assert str(say("must-follow", card=card("9H"), led=Suit.SPADES)) == "must-follow(card=9H, led=S)"
    assert str(say("match-over")) == "match-over"


@pytest.mark.parametrize("fact", [*PACK, *SEATS, *SIDES, *Suit, 0, 240, "double"], ids=str)
def test_a_fact_is_written_as_records_write_it(fact: Fact) -> None:
    assert code(fact) in (getattr(fact, "code", None), getattr(fact, "name", None), getattr(fact, "value", None), fact)
    assert isinstance(code(fact), str | int)


def test_no_suit_is_no_trump() -> None:
    assert code(None) == "NT"


@pytest.mark.parametrize("facts", [{}, {"card": card("TS")}, {"card": card("TS"), "led": Suit.HEARTS, "n": 1}], ids=str)
def test_a_message_with_other_facts_cannot_be_said(facts: dict[str, Fact]) -> None:
    with pytest.raises(ValueError, match="must-follow"):
        say("must-follow", **facts)


def test_a_message_out_of_the_list_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="unknown"):
        Message("no-such-key", ())


def test_a_key_cannot_be_defined_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        define({"must-follow": "card"})


def test_a_key_cannot_have_unknown_facts() -> None:
    with pytest.raises(ValueError, match="weather"):
        define({"a-new-key": "weather"})
    assert "a-new-key" not in KEYS


def test_few_errors_of_one_root() -> None:
    assert issubclass(IllegalAct, ManilleError)
    assert issubclass(RecordError, ManilleError)
    assert IllegalAct(say("match-over")).message.key == "match-over"
