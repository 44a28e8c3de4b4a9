"""The pack: ranks, points, codes, the order of a hand (RULES.md R1)."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille.cards import PACK, Card, Rank, Suit, arranged, card, cards, points

HANDS = st.lists(st.sampled_from(PACK), unique=True, max_size=8).map(tuple)
TRUMPS = st.sampled_from([*Suit, None])


def test_thirty_two_cards() -> None:
    """R1.1"""
    assert len(PACK) == len(set(PACK)) == 32
    assert {c.code for c in PACK} == {rank + suit for rank in "789JQKAT" for suit in "SHDC"}


@pytest.mark.parametrize("suit", Suit)
def test_the_ten_is_strongest_then_the_ace(suit: Suit) -> None:
    """R1.2"""
    strongest_first = sorted((c for c in PACK if c.suit is suit), key=lambda c: -c.strength)
    assert [c.rank.value for c in strongest_first] == list("TAKQJ987")


@pytest.mark.parametrize(("rank", "worth"), list(zip("TAKQJ987", [5, 4, 3, 2, 1, 0, 0, 0], strict=True)))
def test_points(rank: str, worth: int) -> None:
    """R1.3"""
    assert {card(rank + suit).points for suit in "SHDC"} == {worth}


def test_fifteen_points_a_suit_and_sixty_in_the_pack() -> None:
    """R1.3"""
    assert [points(c for c in PACK if c.suit is suit) for suit in Suit] == [15] * 4
    assert points(PACK) == 60


@pytest.mark.parametrize("c", PACK, ids=str)
def test_a_card_reads_back_from_its_code(c: Card) -> None:
    assert card(c.code) is c
    assert str(c) == c.code
    assert eval(repr(c), {"card": card}) is c


@pytest.mark.parametrize("c", PACK, ids=str)
def test_a_card_stays_itself_when_copied(c: Card) -> None:
    assert copy.copy(c) is copy.deepcopy(c) is pickle.loads(pickle.dumps(c)) is c


@pytest.mark.parametrize("c", PACK, ids=str)
def test_index_is_the_place_in_the_pack(c: Card) -> None:
    assert PACK[c.index] is c


@pytest.mark.parametrize("kind", [Suit, Rank])
def test_suits_and_ranks_read_back_from_their_codes(kind: type[Suit] | type[Rank]) -> None:
    assert [kind(each.value) for each in kind] == list(kind)


@pytest.mark.parametrize("code", ["", "S", "10S", "TX", "ts", "ST", "TS ", None, 7, ["TS"]])
def test_no_such_card(code: object) -> None:
    with pytest.raises(ValueError, match="no such card"):
        card(code)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [*Card.__slots__, "owner"])
def test_a_card_cannot_change(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(card("TS"), name, 1)


def test_cards_of_a_text() -> None:
    assert cards("TS  9H") == (card("TS"), card("9H"))
    assert cards("") == ()
    with pytest.raises(ValueError, match="XX"):
        cards("TS XX")


@given(HANDS, TRUMPS)
def test_arranging_keeps_every_card(hand: tuple[Card, ...], trump: Suit | None) -> None:
    assert sorted(arranged(hand, trump), key=PACK.index) == sorted(hand, key=PACK.index)


@given(HANDS, TRUMPS)
def test_a_hand_is_held_by_suit_strongest_first(hand: tuple[Card, ...], trump: Suit | None) -> None:
    order = arranged(hand, trump)
    suits = [a.suit for a, b in pairwise((*order, None)) if b is None or a.suit is not b.suit]
    assert len(suits) == len(set(suits))
    assert all(a.strength > b.strength for a, b in pairwise(order) if a.suit is b.suit)


@given(HANDS, TRUMPS)
def test_trump_lies_at_the_left(hand: tuple[Card, ...], trump: Suit | None) -> None:
    if any(c.suit is trump for c in hand):
        assert arranged(hand, trump)[0].suit is trump


@given(HANDS, TRUMPS)
def test_the_order_held_before_does_not_matter(hand: tuple[Card, ...], trump: Suit | None) -> None:
    assert arranged(hand, trump) == arranged(hand[::-1], trump)


@pytest.mark.parametrize("trump", [*Suit, None])
def test_colours_alternate_in_a_hand_of_four_suits(trump: Suit | None) -> None:
    suits = [c.suit for c in arranged(cards("TS TH TD TC"), trump)]
    assert all(a.is_red is not b.is_red for a, b in pairwise(suits))
