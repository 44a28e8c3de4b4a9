"""Matches, positions and records for Hypothesis, each made of a seed and a length, so that failures are short to tell.

Not here: playing itself (`play`).
"""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from manille.match import Match
from manille.position import Position
from manille.record import write_match, write_position
from manille.variants import Variant
from tests.engine.play import VARIATIONS, do, random_act, random_match, random_start

VARIATION = st.sampled_from(VARIATIONS)
SEEDS = st.integers(0, 2**32)


def _started(variant: Variant, seed: int, acts: int) -> tuple[Position, Position]:
    rng = Random(seed)
    start = position = random_start(variant, rng)
    for _ in range(acts):
        if position.to_act is not None:
            position = do(position, random_act(position, rng))
    return start, position


#: A deal before its first act, and as far as it has come.
STARTED = st.builds(_started, VARIATION, SEEDS, st.integers(0, 40))

#: A deal as far as it has come.
POSITIONS = STARTED.map(lambda pair: pair[1])

#: A match as far as it has come, perhaps to its end.
MATCHES: st.SearchStrategy[Match] = st.builds(
    lambda variant, seed, events: random_match(variant, Random(seed), events),
    VARIATION,
    SEEDS,
    st.integers(0, 150) | st.none(),
)

#: A right record of a deal or of a match.
RECORDS: st.SearchStrategy[dict[str, object]] = st.one_of(
    STARTED.map(lambda pair: write_position(pair[1], pair[0].hands)), MATCHES.map(write_match)
)
