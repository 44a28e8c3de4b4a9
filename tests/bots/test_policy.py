"""The fast rule of thumb plays by the rules, sees only its own hand, and is stronger than chance.

Not here: how it learns (`learn`; `test_lessons` tests what it looks at).
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from manille.bots import BOTS
from manille.bots.base import Decision
from manille.bots.masks import SUIT_NUMBERS, forbids_undertrump, mask_of
from manille.bots.policy import PolicyBot, forget, play_on, policy_of, shown_by
from manille.bots.policy_tables import MOST, Table
from manille.cards import PACK, cards
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.table import card_duel, played
from tests.bots.test_masks import opened

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)


def play_out(position: Position, one_card: bool = False) -> tuple[int, int]:
    """Play `position` on by the fast rule of thumb, which knows what the play has shown."""
    assert position.to_act is not None
    table, trick = position.table, position.table.trick
    assert trick is not None
    policy = policy_of(no_trump=trick.trump is None, turned=table.variant.turns_card)
    return play_on(
        [mask_of(hand) for hand in position.hands],
        trick.leader,
        [c.index for c in trick.cards],
        trick.direction,
        SUIT_NUMBERS[trick.trump],
        forbids_undertrump(table.variant.law),
        table.dealer.side,
        (policy, policy),
        shown_by(view_of(position, position.to_act)),
        one_card=one_card,
    )


@variants
def test_a_play_out_is_the_deal_that_its_cards_make(variant: Variant) -> None:
    """From any point of a deal: the cards one by one are legal, and the engine counts them as the play-out does."""
    rng = Random(1)
    for _ in range(60):
        position = opened(variant, rng)
        for _ in range(rng.randrange(31)):
            position = position.play(rng.choice(position.legal_cards()))
        before, told = position.table, play_out(position)
        while not position.table.is_complete:
            position = position.play(PACK[play_out(position, one_card=True)[0]])
        tricks = position.table.tricks_won[0] - before.tricks_won[0]
        points = position.table.points[0] - before.points[0] - tricks * variant.trick_point
        assert told == (points, tricks)


@variants
def test_the_player_is_the_play_out_seen_from_one_hand(variant: Variant) -> None:
    """What a player does in a play-out does not depend on who holds the cards that it cannot see."""
    rng = Random(2)

    def watch(position: Position, view: View, decision: Decision) -> None:
        if len(view.legal_cards()) > 1:
            assert decision.choice is PACK[play_out(position, one_card=True)[0]]

    for _ in range(15):
        played(opened(variant, rng), dict.fromkeys(SEATS, PolicyBot()), rng, watch)


@variants
def test_it_beats_chance(variant: Variant) -> None:
    assert fmean(card_duel(variant, PolicyBot(), BOTS["random"], 60, Random(3))) > 3.0


def test_tables_answer_the_same_whatever_was_asked_before() -> None:
    """They fill as they are used; the order must not matter."""
    first, second = Random(4), Random(4)
    deals = [opened(VARIANTS["belgian"], first) for _ in range(30)]
    again = [opened(VARIANTS["belgian"], second) for _ in range(30)]
    told = [play_out(p) for p in deals]
    forget()
    assert [play_out(p) for p in reversed(again)] == told[::-1]


def test_a_full_table_begins_anew() -> None:
    table = Table(lambda key: key + 1)
    assert all(table[key] == key + 1 and len(table) <= MOST for key in range(MOST + 10))
    assert len(table) == 10


def on_the_table(hand: str, others: str, trick: str, trump: str, leader: Seat = Seat.N) -> str:
    """Return the card that the next player, holding `hand`, adds to `trick` in the belgian game."""
    hands = [0, 0, 0, 0]
    table = cards(trick)
    seat = leader + len(table) & 3
    hands[seat], hands[seat ^ 1] = mask_of(cards(hand)), mask_of(cards(others))
    suit = next((n for s, n in SUIT_NUMBERS.items() if s is not None and s.value == trump), 4)
    policy = policy_of(no_trump=suit == 4, turned=False)
    index, _ = play_on(hands, leader, [c.index for c in table], 1, suit, True, 0, (policy, policy), one_card=True)
    return PACK[index].code


@pytest.mark.parametrize(
    ("hand", "others", "trick", "trump", "card"),
    [
        ("KH 7H 8C", "9C 9D JD", "TH 8H 9H", "S", "7H"),  # lost: nothing into it
        ("KH 7H 8C", "AH 9D JD 9S 8S", "8H TH 9H", "S", "KH"),  # the partner's for certain: all into it
        ("KD 7D", "AD JD", "TH 8H 9H", "S", "7D"),  # a discard on a trick of the opponents
        ("QC 8D KD", "AD JD", "TH 8H 9H", "S", "8D"),  # not a point to them where there is another card
        ("QC KD", "AD JD", "TH 8H 9H", "S", "QC"),  # and the fewest where there is none
        ("KH 8H", "AD JD", "TH", "-", "8H"),  # the manille is led, and nobody can trump it
        ("TC 8C 9D", "7C 7D JD QD", "7H 8H", "S", "9D"),  # the manille is kept
        ("9S TS", "AS 7D JD", "7H 8H JH", "S", "9S"),  # trumps with just enough
    ],
)
def test_what_every_player_does(hand: str, others: str, trick: str, trump: str, card: str) -> None:
    assert on_the_table(hand, others, trick, trump) == card


def test_the_turn_is_asked_for() -> None:
    position = opened(VARIANTS["french"], Random(5))
    with pytest.raises(ValueError, match="not to act"):
        PolicyBot().choose(view_of(position, position.table.dealer), Random(1))
