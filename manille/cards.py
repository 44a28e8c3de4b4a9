"""Suits, ranks, the 32 cards and their codes: what the pack is made of (RULES.md R1).

Not here: who holds a card, and which card wins a trick (`tricks`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import pairwise, permutations


class Suit(Enum):
    """One of the four suits; the value is its code."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def is_red(self) -> bool:
        """Whether the suit is printed in red."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(Enum):
    """One of the eight ranks; the value is its code, the order of writing is from weakest to strongest (R1.2)."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    TEN = "T"


#: Card points of a rank (R1.3); ranks that are absent are worth nothing.
RANK_POINTS = {Rank.TEN: 5, Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


class Card:
    """One card of the pack. There is one object a card, so cards compare by identity; get them from `card()` or `PACK`.

    Attributes: `rank`, `suit`; `code`, such as `"TS"`; `strength`, 0 (the seven) to 7 (the ten), comparable within a
    suit only; `points`, 0 to 5; `index`, 0 to 31, the place in `PACK`.
    """

    __slots__ = ("code", "index", "points", "rank", "strength", "suit")

    code: str
    index: int
    points: int
    rank: Rank
    strength: int
    suit: Suit

    def __init__(self, rank: Rank, suit: Suit) -> None:
        suits, ranks = list(Suit), list(Rank)
        values = {
            "rank": rank,
            "suit": suit,
            "code": rank.value + suit.value,
            "strength": ranks.index(rank),
            "points": RANK_POINTS.get(rank, 0),
            "index": suits.index(suit) * len(ranks) + ranks.index(rank),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change its {name}")

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, _memo: object) -> Card:
        return self


#: The 32 cards, by suit (spades, hearts, diamonds, clubs) and from weakest to strongest.
PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)

CARDS_BY_CODE: dict[str, Card] = {c.code: c for c in PACK}


def card(code: str) -> Card:
    """Return the card written `code`, rank then suit, such as `"TS"` for the ten of spades.

    Raises `ValueError` when there is no such card.
    """
    try:
        return CARDS_BY_CODE[code]
    except (KeyError, TypeError):
        raise ValueError(f"no such card: {code!r}") from None


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards of a text such as `"TS 9H"`, in the order written. Raises `ValueError` on an unknown one."""
    return tuple(card(code) for code in codes.split())


def points(some: Iterable[Card]) -> int:
    """Return the card points of `some` cards together (R1.3), 60 for the whole pack."""
    return sum(c.points for c in some)


def arranged(hand: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """Return `hand` as a player holds it: trump at the left, colours alternating where they can, strongest first."""
    hand = tuple(hand)
    order = _suit_order([s for s in Suit if any(c.suit is s for c in hand)], trump)
    return tuple(sorted(hand, key=lambda c: (order.index(c.suit), -c.strength)))


def _suit_order(held: list[Suit], trump: Suit | None) -> list[Suit]:
    """Order the suits `held`: trump first, then so that as few neighbours as possible share their colour."""
    first = [s for s in held if s is trump]
    rest = permutations(s for s in held if s is not trump)
    return min(([*first, *order] for order in rest), key=_clashes)


def _clashes(order: list[Suit]) -> int:
    return sum(a.is_red == b.is_red for a, b in pairwise(order))
