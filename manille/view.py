"""What one seat may know of a deal in progress: the table, its own hand, the standing, and nothing else.

Not here: guesses about hidden cards (`bots.inference`).
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.auction import Question
from manille.cards import PACK, Card
from manille.deals import Hand
from manille.legality import Judgement, judge, legal_cards
from manille.match import Match, Standing
from manille.position import Position, Table
from manille.seats import Seat
from manille.variants import TRICKS


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it."""

    seat: Seat
    """Whose view it is."""
    hand: Hand
    """The cards that this seat still holds, in the order dealt."""
    table: Table
    """What everybody sees."""
    standing: Standing
    """Where the match stands, this deal's turned card included."""

    @property
    def is_to_act(self) -> bool:
        """Whether this seat's call or card is next."""
        return self.table.to_act is self.seat

    @property
    def question(self) -> Question | None:
        """What this seat must answer now, `None` when it is asked nothing."""
        asked = self.table.question
        return asked if asked and asked.seat is self.seat else None

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that this seat does not see: in the other hands, a turned card that still lies open left out."""
        lying_open = self.table.turned if self.table.shows_turned else None
        return tuple(c for c in self.out if c is not lying_open)

    @property
    def out(self) -> tuple[Card, ...]:
        """The cards in the other hands, a turned card among them, by suit and from weakest to strongest."""
        seen = {*self.hand, *self.table.played}
        return tuple(c for c in PACK if c not in seen)

    @property
    def masters(self) -> tuple[Card, ...]:
        """The own cards of which no stronger one of their suit is in another hand, in the order of the hand."""
        return tuple(c for c in self.hand if not any(_beats(o, c) for o in self.out))

    @property
    def is_rest_certain(self) -> bool:
        """Whether this seat knows that the rest of the play changes nothing, whatever anybody plays.

        That is so when everybody has one card left, and when this seat is on lead with nothing but masters that nobody
        can trump: then all that is left goes to its side.
        """
        trick = self.table.trick
        if trick is None or not self.hand:
            return False
        if len(self.table.tricks) == TRICKS - 1:
            return True
        if trick.cards or not self.is_to_act or len(self.masters) < len(self.hand):
            return False
        trump = self.table.contract.trump
        return trump is None or all(c.suit is trump for c in self.hand) or self.trumps_out == 0

    @property
    def trumps_out(self) -> int:
        """How many trumps are in other hands."""
        trump = self.table.contract.trump
        return 0 if trump is None else sum(c.suit is trump for c in self.out)

    def hand_size(self, seat: Seat) -> int:
        """How many cards `seat` still holds."""
        trick = self.table.trick
        playing = trick is not None and trick.card_of(seat) is not None
        return 8 - len(self.table.tricks) - playing

    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that this seat may play now, none unless it is its turn to play (R4)."""
        if self.table.trick is None or not self.is_to_act:
            return ()
        return legal_cards(self.hand, self.table.trick, self.table.variant.law)

    def judge(self) -> Judgement:
        """The legal cards with the reason for every other card (R4); no cards unless it is this seat's turn to play."""
        if self.table.trick is None or not self.is_to_act:
            return Judgement((), {})
        return judge(self.hand, self.table.trick, self.table.variant.law)


def _beats(one: Card, other: Card) -> bool:
    return one.suit is other.suit and one.strength > other.strength


def view_of(position: Position, seat: Seat, standing: Standing | None = None) -> View:
    """Return what `seat` may know of `position`; without a `standing` the match counts as just begun."""
    return View(seat, position.hands[seat], position.table, standing or Standing(position.table.dealer))


def match_view(match: Match, seat: Seat) -> View | None:
    """Return what `seat` may know of the deal in progress, `None` when there is none."""
    return None if match.position is None else view_of(match.position, seat, match.standing)
