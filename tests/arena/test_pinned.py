"""The pinned opponents still play as they did when figures against them were published.

If this fails, an opponent has changed, and what was measured against it no longer compares: undo the change, or give the
new one a new name.
"""

from __future__ import annotations

import pytest

from manille.arena.duel import Table
from manille.arena.outcomes import DealPair
from manille.arena.plan import Plan

ISMCTS, PIMC = "ismcts:iterations=40", "pimc100:worlds=6"

#: What the first has above the half in four deals, as North and South and as East and West.
PLAYED = {
    ("belgian", "greedy0", ISMCTS): [(-4, 14), (-1, 17), (18, -10), (18, 6)],
    ("belgian", PIMC, "greedy0"): [(-21, 13), (5, 13), (14, -4), (-6, 5)],
    ("belgian", ISMCTS, PIMC): [(-11, 11), (-17, 11), (15, -11), (1, -7)],
    ("french", "greedy0", ISMCTS): [(-8, -2), (3, -7), (-18, 10), (20, -9)],
    ("french", PIMC, "greedy0"): [(1, 4), (16, -4), (-12, 17), (19, -13)],
    ("french", ISMCTS, PIMC): [(-7, 0), (13, -18), (-11, 23), (3, -15)],
    ("coinchee", "greedy0", ISMCTS): [(-16, 4), (-28, 6), (34, -32), (6, -5)],
    ("coinchee", PIMC, "greedy0"): [(10, 13), (-19, 24), (34, -34), (7, 1)],
    ("coinchee", ISMCTS, PIMC): [(-16, 7), (-26, 20), (34, -34), (8, -3)],
}


@pytest.mark.parametrize(("variant", "a", "b"), PLAYED, ids=lambda value: value)
def test_a_pinned_opponent_is_what_it_was(variant: str, a: str, b: str) -> None:
    table = Table(Plan(a, b, variant, (), "turned" if variant == "french" else "longest", seed=1), lambda: 0.0)
    pairs = [table.play(("deal", i)) for i in range(4)]
    assert [tuple(p.points for p in pair.plays) for pair in pairs if isinstance(pair, DealPair)] == PLAYED[
        variant, a, b
    ]
