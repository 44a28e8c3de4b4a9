"""Which cards may be played and why the others may not: tests/data/legality.jsonl (RULES.md R4, R8, R10)."""

from __future__ import annotations

from random import Random

import pytest

from manille.auction import Call
from manille.cards import Card, Suit, card, cards
from manille.legality import judge, legal_cards, partner_is_master, refusal
from manille.seats import Seat
from manille.tricks import Trick
from manille.variants import BELGIAN, COINCHEE, VARIANTS
from tests.engine.play import VARIATIONS, random_positions, variation_name
from tests.engine.suites import Case, params

CASES = params("legality", by_variant=True)


def trick_of(case: Case) -> Trick:
    """The trick of a case, led by North."""
    trump = Call(case["trump"]).trump
    trick = Trick(Seat.N, VARIANTS[case["variant"]].direction, trump)
    for c in cards(case["trick"]):
        trick = trick.with_card(c)
    return trick


@pytest.mark.parametrize("case", CASES)
def test_legal_cards(case: Case) -> None:
    law = VARIANTS[case["variant"]].law
    assert legal_cards(cards(case["hand"]), trick_of(case), law) == cards(case["legal"])


@pytest.mark.parametrize("case", CASES)
def test_reasons(case: Case) -> None:
    refused = judge(cards(case["hand"]), trick_of(case), VARIANTS[case["variant"]].law).refused
    assert {c.code: message.key for c, message in refused.items()} == case["refused"]


@pytest.mark.parametrize("case", CASES)
def test_refusals_agree_with_the_judgement(case: Case) -> None:
    hand, trick, law = cards(case["hand"]), trick_of(case), VARIANTS[case["variant"]].law
    answers = {c.code: refusal(c, hand, trick, law) for c in hand}
    assert {code: message.key for code, message in answers.items() if message} == case["refused"]


@pytest.mark.parametrize("case", CASES)
def test_the_order_of_the_hand_changes_nothing(case: Case) -> None:
    hand, trick, law = cards(case["hand"]), trick_of(case), VARIANTS[case["variant"]].law
    assert legal_cards(hand[::-1], trick, law) == cards(case["legal"])[::-1]


@pytest.mark.parametrize("case", CASES)
def test_the_facts_of_a_reason_are_true(case: Case) -> None:
    hand, trick, law = cards(case["hand"]), trick_of(case), VARIANTS[case["variant"]].law
    judgement = judge(hand, trick, law)
    for refused, message in judgement.refused.items():
        facts = dict(message.facts)
        assert facts.pop("card") is refused
        assert facts.pop("led", trick.suit_led) is trick.suit_led
        assert facts.pop("best", trick.best) is trick.best
        assert facts.pop("master", trick.master) is trick.master
        assert facts.pop("trump", trick.trump) is trick.trump
        if "taker" in facts:
            taker = facts.pop("taker")
            assert isinstance(taker, Card)
            assert taker in judgement.legal
            assert trick.takes(taker)
        assert not facts


def test_a_card_that_is_not_held_is_not_in_hand() -> None:
    message = refusal(card("TS"), cards("9H AH"), Trick(Seat.N, BELGIAN.direction, Suit.SPADES), BELGIAN.law)
    assert str(message) == "not-in-hand(card=TS)"


def test_nobody_is_partner_of_an_empty_trick() -> None:
    assert not partner_is_master(Trick(Seat.N, BELGIAN.direction, Suit.SPADES))


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_laws_of_the_legal_set(variant: object) -> None:
    """R8: never empty; of the suit asked for if held; whole suit or whole hand under the partner."""
    rng = Random(8)
    for _ in range(60):
        for position in random_positions(variant, rng):  # type: ignore[arg-type]
            trick, hand, legal = position.table.trick, position.hand, position.legal_cards()
            if trick is None:
                continue
            assert legal
            suit = tuple(c for c in hand if c.suit is trick.suit_led)
            if suit:
                assert set(legal) <= set(suit)
            if partner_is_master(trick):
                assert legal == (suit or hand)
            belgian = legal_cards(hand, trick, BELGIAN.law)
            assert set(belgian) <= set(legal_cards(hand, trick, COINCHEE.law))
