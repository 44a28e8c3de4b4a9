"""A trick: the cards on the table, who is master, who wins (RULES.md R4.1, R4.10).

Not here: which cards a player may add (`legality`).
"""

from __future__ import annotations

from manille.cards import Card, Suit, points
from manille.seats import Direction, Seat


class Trick:
    """A trick in progress or complete; adding a card makes a new one.

    Attributes: `leader`; `direction` of play; `trump` suit, `None` at no trump; `cards` in the order played; `best`, the
    winning card, and `master`, the seat that played it, both `None` on an empty trick.
    """

    __slots__ = ("best", "cards", "direction", "leader", "master", "trump")

    def __init__(
        self,
        leader: Seat,
        direction: Direction,
        trump: Suit | None,
        cards: tuple[Card, ...] = (),
        best: Card | None = None,
        master: Seat | None = None,
    ) -> None:
        self.leader = leader
        self.direction = direction
        self.trump = trump
        self.cards = cards
        self.best = best
        self.master = master

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trick) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<trick led by {self.leader.name}: {' '.join(c.code for c in self.cards)}>"

    def _key(self) -> tuple[object, ...]:
        return (self.leader, self.direction, self.trump, self.cards)

    @property
    def suit_led(self) -> Suit | None:
        """The suit asked for, `None` before the lead (R4.1)."""
        return self.cards[0].suit if self.cards else None

    @property
    def seats(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats in the order in which they play to this trick."""
        return self.leader.round(self.direction)

    @property
    def to_play(self) -> Seat:
        """Whose turn it is; on a complete trick the winner, who leads next (R4.10)."""
        if self.is_complete:
            return self.winner
        return self.leader.round(self.direction)[len(self.cards)]

    @property
    def is_complete(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def is_trumped(self) -> bool:
        """Whether a trump is master of a trick in which another suit was led."""
        return self.best is not None and self.best.suit is self.trump is not self.suit_led

    @property
    def winner(self) -> Seat:
        """The seat that takes the trick (R4.10). Raises `ValueError` while a card is missing."""
        if self.master is None or not self.is_complete:
            raise ValueError("the trick is not complete")
        return self.master

    @property
    def points(self) -> int:
        """The card points on the table (R1.3)."""
        return points(self.cards)

    def takes(self, card: Card) -> bool:
        """Whether `card` would become master."""
        best = self.best
        if best is None:
            return True
        if card.suit is best.suit:
            return card.strength > best.strength
        return card.suit is self.trump

    def card_of(self, seat: Seat) -> Card | None:
        """The card that `seat` has played to this trick, if any."""
        place = self.seats.index(seat)
        return self.cards[place] if place < len(self.cards) else None

    def with_card(self, card: Card) -> Trick:
        """Return the trick after the next player adds `card`; legality is not looked at here."""
        cards = self.cards
        if self.takes(card):
            seat = self.leader.round(self.direction)[len(cards)]
            return Trick(self.leader, self.direction, self.trump, (*cards, card), card, seat)
        return Trick(self.leader, self.direction, self.trump, (*cards, card), self.best, self.master)
