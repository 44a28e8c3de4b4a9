"""A deal in progress: what lies open on the table, and with the hidden hands the whole position.

Not here: scores and deals that came before (`match`), and what a seat may know (`view`).
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.auction import Call, Calls, Contract, Question, contract, question
from manille.cards import Card
from manille.deals import Deal, Hand, Hands
from manille.errors import IllegalAct
from manille.legality import Judgement, judge, legal_cards
from manille.messages import Message, define, say
from manille.scoring import Pair, ScoreSheet, count_points, count_tricks, score, turned_bonus
from manille.seats import SEATS, Seat
from manille.tricks import Trick
from manille.variants import TRICKS, Variant

define(
    {
        "bad-call": "call",
        "no-card-now": "card",
        "no-call-now": "call",
    }
)


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody at the table sees of a deal."""

    variant: Variant
    """The rules, house rules included."""
    dealer: Seat
    """Who dealt."""
    plats: int
    """Ties in a row right before this deal; 0 where a tie changes nothing (R6.5)."""
    turned: Card | None
    """The turned card (R3.2)."""
    calls: Calls
    """The answers so far, each with its seat."""
    contract: Contract
    """What the answers have settled."""
    question: Question | None
    """Who must answer next, `None` when the calls are over."""
    tricks: tuple[Trick, ...]
    """The complete tricks."""
    trick: Trick | None
    """The trick in progress, perhaps empty; `None` during the calls and after the eighth trick."""

    @property
    def to_act(self) -> Seat | None:
        """Whose call or card is next, `None` when the deal is over."""
        if self.trick is not None:
            return self.trick.to_play
        return None if self.question is None else self.question.seat

    @property
    def is_complete(self) -> bool:
        """Whether all eight tricks have been played."""
        return len(self.tricks) == TRICKS

    @property
    def multiplier(self) -> int:
        """The multiplier as the calls so far make it (R6.1, R6.2)."""
        settled = self.contract
        return self.variant.multiplier(no_trump=settled.no_trump, doubling=settled.doubling, plats=self.plats)

    @property
    def factors(self) -> tuple[tuple[str, int], ...]:
        """The factors above 1 that the calls so far make, by name, before the cap (R6.1)."""
        settled = self.contract
        return self.variant.factors(no_trump=settled.no_trump, doubling=settled.doubling, plats=self.plats)

    @property
    def points(self) -> Pair:
        """The points in the complete tricks by side, trick points included where they count (R5)."""
        return count_points(self.tricks, self.variant)

    @property
    def tricks_won(self) -> Pair:
        """The complete tricks by side."""
        return count_tricks(self.tricks)

    @property
    def bonus(self) -> Pair:
        """What the turned card has written, by side (R6.3)."""
        return turned_bonus(self.variant, self.dealer, self.turned)

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards played so far, in order."""
        done = [c for trick in self.tricks for c in trick.cards]
        return (*done, *(self.trick.cards if self.trick else ()))

    @property
    def turned_holder(self) -> Seat | None:
        """Who is known to hold the turned card: the dealer until it is played (R3.2)."""
        return None if self.turned is None or self.turned in self.played else self.dealer

    @property
    def shows_turned(self) -> bool:
        """Whether the turned card still lies face up: until it is played or the first trick is complete (R3.2)."""
        return self.turned_holder is not None and not self.tricks

    def after_call(self, call: Call) -> Table:
        """Return the table after the seat that is asked answers `call`. Raises `IllegalAct` when that is no answer now."""
        if self.question is None:
            raise IllegalAct(say("no-call-now", call=call.value))
        if call not in self.question.choices:
            raise IllegalAct(say("bad-call", call=call.value))
        return _table(self.variant, self.dealer, self.plats, self.turned, (*self.calls, (self.question.seat, call)))

    def after_card(self, card: Card) -> Table:
        """Return the table after the next player plays `card`; legality is not looked at here."""
        if self.trick is None:
            raise IllegalAct(say("no-card-now", card=card))
        trick: Trick | None = self.trick.with_card(card)
        tricks = self.tricks
        if trick is not None and len(trick.cards) == 4:
            tricks = (*tricks, trick)
            trick = None if len(tricks) == TRICKS else Trick(trick.winner, trick.direction, trick.trump)
        return Table(
            self.variant,
            self.dealer,
            self.plats,
            self.turned,
            self.calls,
            self.contract,
            None,
            tricks,
            trick,
        )

    def sheet(self) -> ScoreSheet:
        """Count the deal (R5, R6). Raises `ValueError` unless it is complete."""
        return score(self.variant, self.dealer, self.turned, self.contract, self.plats, self.tricks)


def _table(variant: Variant, dealer: Seat, plats: int, turned: Card | None, calls: Calls) -> Table:
    """Return the table before the first lead, with an empty first trick once all questions are answered."""
    settled = contract(variant, calls, turned.suit if turned else None)
    asked = question(variant, dealer, calls, plats)
    trick = None if asked else Trick(dealer.next(variant.direction), variant.direction, settled.trump)
    return Table(variant, dealer, plats, turned, calls, settled, asked, (), trick)


def fresh_table(variant: Variant, dealer: Seat, turned: Card | None = None, plats: int = 0) -> Table:
    """Return the table of a new deal; `plats` is dropped where ties change nothing.

    Raises `ValueError` unless a card is turned exactly where the variant turns one.
    """
    if (turned is not None) is not variant.turns_card:
        raise ValueError(f"{variant.name}: a turned card {'is needed' if variant.turns_card else 'does not exist'}")
    return _table(variant, dealer, plats if variant.plat_factor > 1 else 0, turned, ())


class Position:
    """A deal in progress with all four hands; an act makes a new position.

    Attributes: `table`, what everybody sees; `hands`, the cards left by seat, each in the order dealt.
    """

    __slots__ = ("_legal", "hands", "table")

    def __init__(self, table: Table, hands: Hands) -> None:
        self.table = table
        self.hands = hands
        self._legal: tuple[Card, ...] | None = None

    @classmethod
    def start(cls, variant: Variant, dealer: Seat, deal: Deal, plats: int = 0) -> Position:
        """Return the position right after `dealer` has dealt `deal`; see `fresh_table` for `plats` and errors."""
        return cls(fresh_table(variant, dealer, deal.turned, plats), deal.hands)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.table, self.hands) == (other.table, other.hands)

    def __hash__(self) -> int:
        return hash((self.table, self.hands))

    def __repr__(self) -> str:
        hands = " ".join(f"{s.name}:{'.'.join(c.code for c in self.hands[s])}" for s in SEATS)
        return f"<position {self.table.variant.name} {hands}>"

    @property
    def to_act(self) -> Seat | None:
        """Whose call or card is next, `None` when the deal is over."""
        return self.table.to_act

    @property
    def question(self) -> Question | None:
        """Who must answer next and how, `None` when the calls are over."""
        return self.table.question

    @property
    def hand(self) -> Hand:
        """The hand of the seat that acts next, empty when the deal is over."""
        seat = self.table.to_act
        return () if seat is None else self.hands[seat]

    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that may be played now, in the order of the hand; none during the calls or after the end (R4)."""
        if self._legal is None:
            trick = self.table.trick
            if trick is None:
                self._legal = ()
            else:
                hand = self.hands[trick.leader.round(trick.direction)[len(trick.cards)]]
                self._legal = legal_cards(hand, trick, self.table.variant.law)
        return self._legal

    def judge(self) -> Judgement:
        """The legal cards with the reason for every other card of the hand (R4); no cards outside the play."""
        if self.table.trick is None:
            return Judgement((), {})
        return judge(self.hand, self.table.trick, self.table.variant.law)

    def call(self, call: Call) -> Position:
        """Return the position after the seat that is asked answers `call`. Raises `IllegalAct` when it may not."""
        return Position(self.table.after_call(call), self.hands)

    def play(self, card: Card) -> Position:
        """Return the position after the next player plays `card`. Raises `IllegalAct` with the reason when it may not."""
        if card not in self.legal_cards():
            raise IllegalAct(self._why_not(card))
        hands = list(self.hands)
        seat = self.table.to_act
        assert seat is not None
        hands[seat] = tuple([c for c in hands[seat] if c is not card])
        n, e, s, w = hands
        return Position(self.table.after_card(card), (n, e, s, w))

    def _why_not(self, card: Card) -> Message:
        if self.table.trick is None:
            return say("no-card-now", card=card)
        holder = next((s for s in SEATS if card in self.hands[s]), None)
        if holder is not None and holder is not self.to_act:
            return say("not-your-turn", card=card, seat=self.to_act)
        return self.judge().refused.get(card) or say("not-in-hand", card=card)

    def sheet(self) -> ScoreSheet:
        """Count the deal (R5, R6). Raises `ValueError` unless it is complete."""
        return self.table.sheet()
