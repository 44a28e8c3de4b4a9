"""The table from above with the direction of play of a variant: who cuts, who leads when you deal, and which way it goes.

Not here: the rules themselves (`manille.seats`, `manille.variants`) and the look (`docs/assets/css/content.css`).
"""

from __future__ import annotations

from html import escape
from math import atan2, cos, degrees, radians, sin

from hooks.words import Words
from manille.seats import Direction, Seat
from manille.variants import VARIANTS

WIDTH, HEIGHT = 430, 190
CENTRE = (215, 95)
CLOTH, WAY = (104, 62), (78, 42)
"""Half the axes of the table, and of the way around it."""
PLACES = {Seat.N: (215, 22), Seat.E: (328, 99), Seat.S: (215, 182), Seat.W: (102, 99)}
ANGLES = {Seat.E: 0, Seat.S: 90, Seat.W: 180, Seat.N: 270}
"""Where the seats lie, clockwise from the right, as the screen counts."""
GAP = 24
"""Degrees that an arrow leaves free at both ends."""


def turn_figure(name: str, words: Words) -> str:
    """Return the figure for the variant `name`, with all that it shows as its text alternative."""
    way = VARIANTS[name].direction
    leads, cuts = Seat.S.next(way), Seat.S.previous(way)
    said = {Seat.S: "turn-deal", leads: "turn-lead", Seat.N: "turn-partner", cuts: "turn-cut"}
    labels = "".join(_label(seat, words.say(key)) for seat, key in said.items())
    arrows = "".join(_arrow(seat, way) for seat in PLACES)
    alternative = words.say("turn-left" if way is Direction.CLOCKWISE else "turn-right")
    return (
        f'<svg class="mt-turn" role="img" aria-label="{escape(alternative)}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<ellipse class="mt-turn__cloth" cx="{CENTRE[0]}" cy="{CENTRE[1]}" rx="{CLOTH[0]}" ry="{CLOTH[1]}"/>'
        f"{arrows}{labels}</svg>"
    )


def _label(seat: Seat, text: str) -> str:
    x, y = PLACES[seat]
    return f'<text x="{x}" y="{y}" text-anchor="{_anchor(seat)}">{escape(text)}</text>'


def _anchor(seat: Seat) -> str:
    """Return which end of a label lies at its place: those at the sides grow away from the table."""
    return {Seat.E: "start", Seat.W: "end"}.get(seat, "middle")


def _arrow(seat: Seat, way: Direction) -> str:
    """Return the arrow from `seat` to the next one."""
    turn = 1 if way is Direction.CLOCKWISE else -1
    begin, end = ANGLES[seat] + turn * GAP, ANGLES[seat] + turn * (90 - GAP)
    (x1, y1), (x2, y2) = _at(begin), _at(end)
    back = _at(end - turn * 4)
    tilt = degrees(atan2(y2 - back[1], x2 - back[0]))
    return (
        f'<path class="mt-turn__way" d="M{x1:.1f} {y1:.1f}A{WAY[0]} {WAY[1]} 0 0 {int(turn > 0)} {x2:.1f} {y2:.1f}"/>'
        f'<path class="mt-turn__tip" transform="translate({x2:.1f} {y2:.1f}) rotate({tilt:.0f})" d="M7 0L-4-5v10z"/>'
    )


def _at(angle: float) -> tuple[float, float]:
    """Return the place on the way around the table at `angle`."""
    return CENTRE[0] + WAY[0] * cos(radians(angle)), CENTRE[1] + WAY[1] * sin(radians(angle))
