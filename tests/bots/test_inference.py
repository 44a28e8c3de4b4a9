"""What a seat can know: never wrong, and as much as the play tells.

Not here: guesses (`test_outlook`).
"""

from __future__ import annotations

from random import Random

import pytest

from manille.bots import BOTS
from manille.bots.base import Bot, Decision
from manille.bots.inference import Holdings, holdings, ruled_out
from manille.bots.masks import cards_of, mask_of
from manille.cards import PACK, Card, Suit, card, cards
from manille.legality import legal_cards
from manille.position import Position
from manille.seats import SEATS, Direction, Seat
from manille.tricks import Trick
from manille.variants import BELGIAN, COINCHEE, FRENCH, VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.table import dealt, played

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)

SPADE, HEART, DIAMOND, CLUB = (mask_of(c for c in PACK if c.suit is s) for s in Suit)


def on(codes: str, trump: Suit | None = Suit.SPADES) -> Trick:
    """Return a trick led by North, clockwise, with the cards `codes`."""
    trick = Trick(Seat.N, Direction.CLOCKWISE, trump)
    for c in cards(codes):
        trick = trick.with_card(c)
    return trick


def above(code: str) -> int:
    c = card(code)
    return mask_of(d for d in PACK if d.suit is c.suit and d.strength > c.strength)


@pytest.mark.parametrize("variant", [BELGIAN, FRENCH, COINCHEE], ids=lambda v: v.name)
@pytest.mark.parametrize(
    ("trick", "played", "excluded"),
    [
        ("QH", "9H", above("QH")),  # follows below an opponent: nothing higher
        ("QH", "KH", 0),  # took: says nothing
        ("QH", "7C", HEART | SPADE),  # discards under an opponent: void, and no trump
        ("QH 7H", "8H", 0),  # the partner is master: free within the suit
        ("QH 7H", "AC", HEART),  # the partner is master: void, and nothing else
        ("8H KH QS", "9H", 0),  # follows to a trumped trick: any card of the suit will do
        ("8H KH QS", "AC", HEART | above("QS")),  # cannot beat the opponent's trump; lower trumps may be there
        ("KS", "9S", above("KS")),
        ("KS", "AC", SPADE),
        ("AH", "9S", HEART),  # trumps, and may hold higher trumps
    ],
)
def test_what_a_card_tells(trick: str, played: str, excluded: int, variant: Variant) -> None:
    assert ruled_out(card(played), on(trick), variant.law) == excluded & ~mask_of(cards(played))


def test_an_undertrump_where_it_is_forbidden_tells_that_there_are_only_trumps() -> None:
    trick = on("8H KH QS")
    assert ruled_out(card("9S"), trick, BELGIAN.law) == HEART | DIAMOND | CLUB | above("QS")
    assert ruled_out(card("9S"), trick, COINCHEE.law) == HEART | above("QS")


def test_a_lead_tells_nothing() -> None:
    assert ruled_out(card("7H"), on(""), BELGIAN.law) == 0


@variants
def test_pairs_are_enough(variant: Variant) -> None:
    """A card is legal in a hand exactly if it is legal beside each other card of it: `ruled_out` rests on this."""
    rng = Random(1)
    for _ in range(800):
        pack = rng.sample(PACK, 32)
        trick = on("", rng.choice([*Suit, None]))
        for c in pack[: rng.randint(1, 3)]:
            trick = trick.with_card(c)
        hand = tuple(pack[3 : 3 + rng.randint(1, 8)])
        legal = legal_cards(hand, trick, variant.law)
        for c in hand:
            assert (c in legal) is not bool(ruled_out(c, trick, variant.law) & mask_of(hand))


@variants
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_the_true_hands_are_always_possible(variant: Variant, bot: str) -> None:
    rng = Random(2)

    def watch(position: Position, _view: View, _decision: Decision) -> None:
        for seat in SEATS:
            known = holdings(view_of(position, seat))
            for other in SEATS:
                assert mask_of(position.hands[other]) & ~known.may[other] == 0
                assert len(position.hands[other]) == known.sizes[other]
            assert known.cards(seat) == tuple(sorted(position.hands[seat], key=lambda c: c.index))

    for _ in range(12):
        played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS[bot]), rng, watch)


@variants
def test_every_possible_holder_is_one_in_some_deal(variant: Variant) -> None:
    """Counting is complete: each card that a seat may hold lies there in some full deal of the hidden cards."""
    rng = Random(3)

    def watch(_position: Position, view: View, _decision: Decision) -> None:
        known = holdings(view)
        for c in cards_of(known.hidden):
            for seat in known.holders(c):
                assert can_be_dealt(known, c, seat), (view, c, seat)

    for _ in range(4):
        played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS["random"]), rng, watch)


def can_be_dealt(known: Holdings, first: Card, seat: Seat) -> bool:
    """Whether all hidden cards fit into the hands with `first` in that of `seat`: the rest placed by augmenting paths."""
    room = {s: known.sizes[s] - (s is seat) for s in SEATS if s is not known.seat}
    held: dict[Seat, list[Card]] = {s: [] for s in room}

    def place(c: Card, tried: set[Seat]) -> bool:
        for s in known.holders(c):
            if s in tried:
                continue
            tried.add(s)
            if len(held[s]) < room[s]:
                held[s].append(c)
                return True
            for other in list(held[s]):
                if place(other, tried):
                    held[s].remove(other)
                    held[s].append(c)
                    return True
        return False

    return room[seat] >= 0 and all(place(c, set()) for c in cards_of(known.hidden) if c is not first)


def test_the_turned_card_is_the_dealers_until_it_is_played() -> None:
    rng = Random(4)
    position = dealt(FRENCH, rng, Seat.S)
    turned = position.table.turned
    assert turned is not None
    bots: dict[Seat, Bot] = dict.fromkeys(SEATS, BOTS["heuristic"])
    while (seat := position.to_act) is not None:
        for viewer in SEATS:
            holders = holdings(view_of(position, viewer)).holders(turned)
            assert holders == ((Seat.S,) if turned not in position.table.played else ())
        choice = bots[seat].choose(view_of(position, seat), rng).choice
        assert isinstance(choice, Card)
        position = position.play(choice)


def test_a_hand_that_is_full_leaves_nothing_more() -> None:
    """Sizes count: once all of a suit but one seat are void, its cards are there for certain."""
    known = Holdings(Seat.N, (0b1, 0b110, 0b100, 0), (1, 1, 1, 0), 0b110)
    assert known.surely(Seat.E) == 0b010
    assert known.surely(Seat.S) == 0
