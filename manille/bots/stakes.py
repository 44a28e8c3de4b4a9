"""What a deal's end is worth to one side where the match stands: written points, and the match itself.

Not here: how likely an end is.
"""

from __future__ import annotations

from dataclasses import dataclass

from manille.seats import Seat
from manille.variants import TRICKS
from manille.view import View

FINISH = 10.0
"""What it is worth to win the manche or the match beyond the points that it takes: the other side cannot come back."""
A_POINT = 0.02
"""What a point is worth that writes nothing, so that a bot plays on when all is decided."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What every number of points is worth to a side."""

    by_points: tuple[float, ...]
    """By the side's own points of the deal, trick points included."""
    capot: tuple[float, float] | None
    """What no trick and all tricks are worth, `None` where they are nothing special (R6.4)."""

    def worth(self, points: int, tricks: int) -> float:
        """Return the worth of so many points in so many tricks."""
        if self.capot is not None and tricks in (0, TRICKS):
            return self.capot[tricks > 0]
        return self.by_points[points]


def stakes(view: View, multiplier: int | None = None, seat: Seat | None = None) -> Stakes:
    """Return the stakes of the deal for the side of `seat`, by default of `view`, at the multiplier of the table."""
    variant, standing = view.table.variant, view.standing
    factor = view.table.multiplier if multiplier is None else multiplier
    side = (view.seat if seat is None else seat).side
    target = standing.target(variant)
    needs = (target - standing.scores[side], target - standing.scores[side.other])

    def worth(excess: int) -> float:
        written = excess * factor
        if written >= needs[0]:
            return needs[0] + FINISH
        return float(written) if written > -needs[1] else -needs[1] - FINISH

    by_points = tuple(worth(p - variant.half) + A_POINT * p for p in range(variant.deal_points + 1))
    if variant.capot is None:
        return Stakes(by_points, None)
    return Stakes(by_points, (worth(-variant.capot), worth(variant.capot)))
