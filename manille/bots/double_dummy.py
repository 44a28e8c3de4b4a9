"""The truth about a deal with all four hands open: the value of every card, the best line, the par of the deal.

Not here: what a player who sees one hand should do, and the search itself (`dd_solver`).

Values are what would be written without the multiplier, as a signed number for the side whose card is next: its points
of the whole deal above the half (R5.3), negative where the other side is above it. Where all eight tricks count double
(`capot`, R6.4), a side that takes them has 60 instead of 30. Below that nothing changes, because nobody who is sure of
30 can be kept from it by an opponent's hope of 60.
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.auction import Call
from manille.bots.dd_search import Stop
from manille.bots.dd_solver import Solver
from manille.bots.masks import SUIT_NUMBERS, Mask, forbids_undertrump, mask_of
from manille.cards import Card, Suit
from manille.deals import Deal, Hands
from manille.position import Position
from manille.scoring import Pair, written
from manille.seats import SEATS, Seat, Side
from manille.variants import TRICKS, Variant

A_TRICK = 100
"""More than all points that one trick can bring: with so many points a trick, the search counts tricks first."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A position solved."""

    to_act: Seat | None
    """Whose card is next, `None` after the last trick."""
    value: int
    """What the deal is worth with best play from here, for the side of `to_act` (for North and South at the end)."""
    values: dict[Card, int]
    """The same for every legal card, in the order of the hand."""

    @property
    def best(self) -> tuple[Card, ...]:
        """The legal cards that give the most, in the order of the hand."""
        return tuple(c for c, value in self.values.items() if value == self.value)

    @property
    def written(self) -> Pair:
        """What each side then writes, before the multiplier (R5.3)."""
        return _pair(self.value, Side.NS if self.to_act is None else self.to_act.side)


class OpenHands:
    """Solves the positions of one deal with one trump; what one teaches serves the next.

    All positions given to it must come from the same deal after the same calls. `stop` is as for `Solver`.
    """

    def __init__(self, variant: Variant, trump: Suit | None, stop: Stop | None = None) -> None:
        self.variant = variant
        self.trump = trump
        self._points = self._solver(variant.trick_point, stop)
        self._tricks = self._solver(A_TRICK, stop)

    def _solver(self, trick_point: int, stop: Stop | None) -> Solver:
        variant = self.variant
        return Solver(
            SUIT_NUMBERS[self.trump], int(variant.direction), forbids_undertrump(variant.law), trick_point, stop
        )

    @property
    def nodes(self) -> int:
        """How many positions between tricks have been searched and kept: a measure of the work that no clock disturbs."""
        return self._points.positions + self._tricks.positions

    def solve(self, position: Position) -> Solution:
        """Return the value of every legal card. Raises `ValueError` during the calls, `Stopped` when told to stop."""
        seat = position.to_act
        if position.question is not None:
            raise ValueError("the calls are not over")
        if seat is None:
            ours, theirs = written(self.variant, position.table.points, position.table.tricks_won, 1)
            return Solution(None, ours - theirs, {})
        points = self._points.values(*_masks(position))
        values = {c: self._value(position, c, points[c.index]) for c in position.legal_cards()}
        return Solution(seat, max(values.values()), values)

    def value(self, position: Position) -> int:
        """Return `solve(position).value` without the value of every card, in about half the time."""
        if position.to_act is None or position.question is not None:
            return self.solve(position).value
        return self._value(position, None, self._points.value(*_masks(position)))

    def line(self, position: Position) -> tuple[Card, ...]:
        """Return cards from `position` to the end of the deal that all four play best.

        Of equally good cards the first of the hand is played.
        """
        played = []
        value = self.value(position)
        while position.to_act is not None:
            card = next(c for c in position.legal_cards() if self._keeps(position, c, value))
            played.append(card)
            after = position.play(card)
            if after.to_act is not None and after.to_act.side is not position.to_act.side:
                value = -value
            position = after
        return tuple(played)

    def par(self, position: Position) -> Pair:
        """Return what each side writes, before the multiplier, if all play best from the opening lead on.

        The cards played so far make no difference. Raises `ValueError` while trump is not named.
        """
        if not position.table.contract.named:
            raise ValueError("trump is not named")
        opening = _opening(position)
        leader = opening.to_act
        assert leader is not None
        return _pair(self.value(opening), leader.side)

    def _keeps(self, position: Position, card: Card, value: int) -> bool:
        """Whether `card` gives the player's side `value`, which no card exceeds."""
        if len(position.legal_cards()) == 1:
            return True
        half = self.variant.half
        points = min(max(value, -half), half) + half - _won(position)
        return self._points.reaches(points, *_masks(position), card.index) and (
            self._value(position, card, points) >= value
        )

    def _value(self, position: Position, card: Card | None, points: int) -> int:
        """Return the value of `card` (of the position, if none is given) that brings so many more `points`."""
        seat, capot = position.to_act, self.variant.capot
        assert seat is not None
        value = _won(position) + points - self.variant.half
        won = position.table.tricks_won
        if capot is None or abs(value) < self.variant.half:
            return value
        hands, leader, table = _masks(position)
        mine = value > 0
        if won[seat.side.other if mine else seat.side]:
            return value
        index = None if card is None else card.index
        # All tricks left, whatever their points; for the other side: the player's side gets none of them.
        need = A_TRICK * (TRICKS - sum(won)) if mine else A_TRICK
        if self._tricks.reaches(need, hands, leader, table, index) is mine:
            return capot if mine else -capot
        return value


def solve(position: Position, stop: Stop | None = None) -> Solution:
    """Return the value of every legal card of `position` with all hands open.

    Raises `ValueError` during the calls, and `Stopped` (`dd_solver`) once `stop` returns true.
    """
    return _open_hands(position, stop).solve(position)


def best_line(position: Position) -> tuple[Card, ...]:
    """Return one line of best play from `position` to the end; playing it brings the value.

    Raises `ValueError` during the calls.
    """
    return _open_hands(position).line(position)


def par(position: Position) -> Pair:
    """Return the par of the deal; see `OpenHands.par`."""
    return _open_hands(position).par(position)


def pars(position: Position) -> dict[Call, Pair]:
    """Return the par of the deal for each trump that may be named now, in the order of the calls.

    It is empty when trump is settled.
    """
    question = position.question
    choices = () if question is None else question.choices
    return {call: par(position.call(call)) for call in choices if call.names_trump}


def _opening(position: Position) -> Position:
    """Return the position before the opening lead of a deal whose trump is named, doubling left out."""
    table = position.table
    start = Position.start(table.variant, table.dealer, Deal(_dealt(position), table.turned), table.plats)
    for _, call in table.calls:
        start = start.call(call)
    while start.question is not None:
        start = start.call(Call.PASS)
    return start


def _dealt(position: Position) -> Hands:
    """Return the hands as they were dealt, but for the order of the cards."""
    table = position.table
    tricks = (*table.tricks, *(() if table.trick is None else (table.trick,)))
    played = [(seat, c) for trick in tricks for seat, c in zip(trick.seats, trick.cards, strict=False)]
    n, e, s, w = ((*position.hands[seat], *(c for player, c in played if player is seat)) for seat in SEATS)
    return n, e, s, w


def _open_hands(position: Position, stop: Stop | None = None) -> OpenHands:
    return OpenHands(position.table.variant, position.table.contract.trump, stop)


def _masks(position: Position) -> tuple[list[Mask], int, list[int]]:
    """Return hands, leader and the cards on the table as `Solver` takes them."""
    trick = position.table.trick
    assert trick is not None
    return [mask_of(hand) for hand in position.hands], int(trick.leader), [c.index for c in trick.cards]


def _won(position: Position) -> int:
    """Return the points in the complete tricks of the side whose card is next."""
    seat = position.to_act
    assert seat is not None
    return position.table.points[seat.side]


def _pair(value: int, side: Side) -> Pair:
    """Return by side what a `value` for `side` writes."""
    north_south = value if side is Side.NS else -value
    return max(north_south, 0), max(-north_south, 0)
