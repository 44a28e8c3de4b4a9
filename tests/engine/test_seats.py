"""Seats, sides and the direction of play (RULES.md R2)."""

from __future__ import annotations

import pytest

from manille.seats import SEATS, SIDES, Direction, Seat, Side, relation
from manille.variants import VARIANTS

AROUND = {Direction.CLOCKWISE: "NESW", Direction.COUNTER_CLOCKWISE: "NWSE"}


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_partners_sit_opposite(seat: Seat) -> None:
    """R2.1"""
    assert {seat.name, seat.partner.name} in ({"N", "S"}, {"E", "W"})
    assert seat.partner.partner is seat is not seat.partner


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_partners_are_a_side(seat: Seat) -> None:
    assert seat.side is seat.partner.side
    assert seat.name in seat.side.name


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.name)
def test_two_sides(side: Side) -> None:
    assert side.other is not side
    assert side.other.other is side


@pytest.mark.parametrize("direction", Direction, ids=lambda direction: direction.name)
@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_a_round_begins_with_the_seat(seat: Seat, direction: Direction) -> None:
    around = AROUND[direction]
    start = around.index(seat.name)
    assert "".join(s.name for s in seat.round(direction)) == around[start:] + around[:start]


@pytest.mark.parametrize("direction", Direction, ids=lambda direction: direction.name)
@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_the_next_of_the_previous_is_the_seat(seat: Seat, direction: Direction) -> None:
    assert seat.previous(direction).next(direction) is seat is seat.next(direction).previous(direction)


@pytest.mark.parametrize(("name", "right_or_left"), [("belgian", "right"), ("french", "left"), ("coinchee", "right")])
def test_the_neighbour_before_the_dealer_cuts(name: str, right_or_left: str) -> None:
    """R2.4: clockwise that is the dealer's right."""
    cutter = Seat.S.previous(VARIANTS[name].direction)
    assert relation(cutter, Seat.S) == right_or_left


def test_how_south_sees_the_table() -> None:
    assert [relation(seat, Seat.S) for seat in SEATS] == ["partner", "right", "self", "left"]


@pytest.mark.parametrize("kind", [Seat, Side])
def test_seats_and_sides_read_back_from_their_codes(kind: type[Seat] | type[Side]) -> None:
    assert [kind[each.name] for each in kind] == list(kind)
