"""A match: its events, and what follows from them, namely scores, manches, the next dealer, the winner (RULES.md R2.3, R7).

Not here: the cards of a deal in progress (`position`), and how a match is written down (`record`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from manille.auction import Call
from manille.cards import Card
from manille.deals import Deal
from manille.errors import IllegalAct
from manille.events import Called, Dealt, Event, Played
from manille.messages import Message, define, say
from manille.position import Position
from manille.scoring import Pair, ScoreSheet, Step, bonus_steps
from manille.seats import SIDES, Seat, Side
from manille.variants import Variant

define(
    {
        "match-over": "",
        "deal-not-finished": "",
        "no-deal-yet": "",
        # The end of a count: the totals of the manche, and what they win (RULES.md R7).
        "step-total": "ns ew target",
        "step-turned-ends": "side card target",
        "step-turned-known-ends": "side target",
        "step-next-deal": "factor",
        "step-manche": "side ns ew",
        "step-match": "side ns ew",
    }
)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands."""

    dealer: Seat
    """Who deals next; while a deal is in progress, who dealt it."""
    scores: Pair = (0, 0)
    """The running manche's totals by side; a finished match keeps its last ones (R7)."""
    manches: Pair = (0, 0)
    """Manches won by side, in a game of several (R7.2)."""
    plats: int = 0
    """Ties in a row right before the next deal; 0 where a tie changes nothing (R6.5)."""
    winner: Side | None = None
    """The side that has won the match."""

    def target(self, variant: Variant) -> int:
        """The score that wins the running manche (R7.1, R7.2)."""
        return variant.targets[min(sum(self.manches), len(variant.targets) - 1)]


@dataclass(frozen=True, slots=True)
class MatchDeal:
    """One deal of a match, as far as it has come."""

    position: Position
    """Its latest position."""
    before: Standing
    """The standing before the deal."""
    after: Standing
    """The standing with everything written so far; in a deal in progress that is the turned card's points (R6.3)."""
    ended_by_turned: bool = False
    """Whether the turned card ended the manche, so that the deal is not played (R7.4)."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens in this deal."""
        return self.ended_by_turned or self.position.table.is_complete

    @property
    def manche_winner(self) -> Side | None:
        """The side that won a manche, perhaps the match, with this deal."""
        won = next((s for s in SIDES if self.after.manches[s] > self.before.manches[s]), None)
        return self.after.winner if won is None else won

    @property
    def totals(self) -> Pair:
        """The manche's totals by side with everything written in this deal, also where they have won it."""
        sheet, bonus = self.sheet(), self.position.table.bonus
        written = sheet.written if sheet else (0, 0)
        ns, ew = (sum(each) for each in zip(self.before.scores, bonus, written, strict=True))
        return ns, ew

    def sheet(self) -> ScoreSheet | None:
        """The count of the deal, `None` unless it was played to the end."""
        return self.position.sheet() if self.position.table.is_complete else None

    def steps(self) -> tuple[Step, ...]:
        """The count of the deal with the totals and what they win; empty while the deal is in progress."""
        if not self.is_over:
            return ()
        table, sheet = self.position.table, self.sheet()
        steps = sheet.steps if sheet else tuple(bonus_steps(table.dealer, table.turned, table.bonus))
        running = steps[-1].running if steps else 0
        return (*steps, *(Step(message, running) for message in self._ending()))

    def _ending(self) -> Iterator[Message]:
        table, (ns, ew) = self.position.table, self.totals
        target = self.before.target(table.variant)
        yield say("step-total", ns=ns, ew=ew, target=target)
        if self.after.plats:
            ((_, factor),) = table.variant.factors(no_trump=False, doubling=0, plats=self.after.plats)
            yield say("step-next-deal", factor=factor)
        side = self.manche_winner
        if side is None:
            return
        if self.ended_by_turned:
            yield say("step-turned-ends", side=side, card=table.turned, target=target)
        if table.variant.manches_to_win > 1:
            yield say("step-manche", side=side, ns=self.after.manches[0], ew=self.after.manches[1])
        if self.after.winner is not None:
            yield say("step-match", side=side, ns=ns, ew=ew)


class Match:
    """A match as far as it has come; an event makes a new one.

    Attributes: `variant`, `first_dealer`, `events`; derived from these: `deals` so far and the `standing`.
    """

    __slots__ = ("deals", "events", "first_dealer", "standing", "variant")

    def __init__(
        self,
        variant: Variant,
        first_dealer: Seat,
        events: tuple[Event, ...] = (),
        deals: tuple[MatchDeal, ...] = (),
        standing: Standing | None = None,
    ) -> None:
        self.variant = variant
        self.first_dealer = first_dealer
        self.events = events
        self.deals = deals
        self.standing = standing or Standing(first_dealer)

    @classmethod
    def of(cls, variant: Variant, first_dealer: Seat, events: Iterable[Event]) -> Match:
        """Return the match in which `events` have happened. Raises `IllegalAct` at the first that cannot."""
        match = cls(variant, first_dealer)
        for event in events:
            match = match.after(event)
        return match

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<match {self.variant.name} {self.standing.scores} after {len(self.deals)} deals>"

    def _key(self) -> tuple[object, ...]:
        return (self.variant, self.first_dealer, self.events)

    @property
    def current(self) -> MatchDeal | None:
        """The deal in progress, `None` between deals and after the end."""
        return self.deals[-1] if self.deals and not self.deals[-1].is_over else None

    @property
    def position(self) -> Position | None:
        """The position of the deal in progress, `None` between deals and after the end."""
        return self.current.position if self.current else None

    @property
    def to_act(self) -> Seat | None:
        """Whose call or card is next, `None` between deals and after the end."""
        return self.current.position.to_act if self.current else None

    @property
    def is_over(self) -> bool:
        """Whether the match is won."""
        return self.standing.winner is not None

    @property
    def last_deal_event(self) -> int:
        """The number of the event that began the last deal, -1 before the first."""
        return max((i for i, event in enumerate(self.events) if isinstance(event, Dealt)), default=-1)

    @property
    def target(self) -> int:
        """The score that wins the running manche, or that won the last one (R7.1, R7.2)."""
        reference = self.deals[-1].before if self.is_over else self.standing
        return reference.target(self.variant)

    def after(self, event: Event) -> Match:
        """Return the match after `event`. Raises `IllegalAct` with the reason when it cannot happen now."""
        if self.is_over:
            raise IllegalAct(say("match-over"))
        if isinstance(event, Dealt):
            return self._dealt(event)
        if self.current is None:
            raise IllegalAct(say("no-deal-yet"))
        position = self.current.position
        after = position.call(event.call) if isinstance(event, Called) else position.play(event.card)
        return self._moved(event, self.current, after)

    def deal(self, deal: Deal) -> Match:
        """Return the match after the next dealer has dealt `deal`."""
        return self.after(Dealt(deal))

    def call(self, call: Call) -> Match:
        """Return the match after the seat that is asked answers `call`."""
        return self.after(Called(call))

    def play(self, card: Card) -> Match:
        """Return the match after the next player plays `card`."""
        return self.after(Played(card))

    def undone(self, count: int = 1) -> Match:
        """Return the match without its last `count` events. Raises `ValueError` when there are fewer."""
        if not 0 <= count <= len(self.events):
            raise ValueError(f"cannot take back {count} of {len(self.events)} events")
        return Match.of(self.variant, self.first_dealer, self.events[: len(self.events) - count])

    def _dealt(self, event: Dealt) -> Match:
        if self.current is not None:
            raise IllegalAct(say("deal-not-finished"))
        before = self.standing
        position = Position.start(self.variant, before.dealer, event.deal, before.plats)
        after = with_written(self.variant, before, position.table.bonus)
        ended = (after.manches, after.winner) != (before.manches, before.winner)
        if ended:
            after = replace(after, dealer=before.dealer.next(self.variant.direction))
        deal = MatchDeal(position, before, after, ended)
        return Match(self.variant, self.first_dealer, (*self.events, event), (*self.deals, deal), after)

    def _moved(self, event: Event, deal: MatchDeal, position: Position) -> Match:
        after = deal.after
        if position.table.is_complete:
            after = after_deal(self.variant, after, position.sheet().written)
        moved = MatchDeal(position, deal.before, after)
        return Match(self.variant, self.first_dealer, (*self.events, event), (*self.deals[:-1], moved), after)


def with_written(variant: Variant, standing: Standing, pair: Pair) -> Standing:
    """Return `standing` after each side has written its part of `pair`; a won manche starts the next at 0:0 (R7.3)."""
    scores = (standing.scores[0] + pair[0], standing.scores[1] + pair[1])
    winner = next((s for s in SIDES if pair[s] and scores[s] >= standing.target(variant)), None)
    if winner is None:
        return replace(standing, scores=scores)
    if variant.manches_to_win == 1:
        return replace(standing, scores=scores, winner=winner)
    won = [m + (side is winner) for side, m in zip(SIDES, standing.manches, strict=True)]
    if won[winner] == variant.manches_to_win:
        return replace(standing, scores=scores, manches=(won[0], won[1]), winner=winner)
    return replace(standing, scores=(0, 0), manches=(won[0], won[1]))


def after_deal(variant: Variant, standing: Standing, pair: Pair) -> Standing:
    """Return `standing` after a deal for which each side writes its part of `pair`, neither anything after a tie.

    The points are written, the deal passes on, ties in a row are counted (R2.3, R5.4, R6.5).
    """
    after = with_written(variant, standing, pair)
    tied = not any(pair) and variant.plat_factor > 1
    return replace(after, dealer=standing.dealer.next(variant.direction), plats=standing.plats + 1 if tied else 0)
