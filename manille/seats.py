"""The four seats, the two sides and the direction of play (RULES.md R2).

Not here: which direction a variant uses (`variants`).
"""

from __future__ import annotations

from enum import IntEnum


class Side(IntEnum):
    """A pair of partners; the name is its code."""

    NS = 0
    EW = 1

    @property
    def other(self) -> Side:
        """The opposing side."""
        return SIDES[1 - self]


class Direction(IntEnum):
    """The direction of dealing and play; the value is the step from one seat to the next in `SEATS`."""

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = -1


class Seat(IntEnum):
    """A place at the table; the name is its code, and the numbers go clockwise."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def partner(self) -> Seat:
        """The seat opposite, of the same side."""
        return SEATS[self ^ 2]

    @property
    def side(self) -> Side:
        """The side that this seat plays for."""
        return SIDES[self & 1]

    def next(self, direction: Direction) -> Seat:
        """The seat whose turn follows this one's in `direction`."""
        return SEATS[(self + direction) & 3]

    def previous(self, direction: Direction) -> Seat:
        """The seat whose turn comes before this one's in `direction`; it cuts for a dealer sitting here (R2.4)."""
        return SEATS[(self - direction) & 3]

    def round(self, direction: Direction) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats in `direction`, this one first."""
        return ROUNDS[self, direction]


SEATS: tuple[Seat, Seat, Seat, Seat] = (Seat.N, Seat.E, Seat.S, Seat.W)
SIDES: tuple[Side, Side] = (Side.NS, Side.EW)

ROUNDS: dict[tuple[Seat, Direction], tuple[Seat, Seat, Seat, Seat]] = {
    (seat, direction): (
        seat,
        SEATS[(seat + direction) & 3],
        SEATS[(seat + 2 * direction) & 3],
        SEATS[(seat + 3 * direction) & 3],
    )
    for seat in SEATS
    for direction in Direction
}


def relation(seat: Seat, viewer: Seat) -> str:
    """Name `seat` as `viewer` would: `self`, `partner`, or `left` or `right` for an opponent, clockwise being left."""
    return ("self", "left", "partner", "right")[(seat - viewer) & 3]
