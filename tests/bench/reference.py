"""The reference: a fixed loop of plain Python, timed in the same run, against which everything else is a ratio.

Not here: anything of the game.
"""

from __future__ import annotations

from time import perf_counter

ROUNDS = 200_000
REPEATS = 5


def loop() -> int:
    """Do a fixed mixture of arithmetic, list, dict and attribute work; return a number so that nothing is skipped."""
    table = list(range(64))
    seen: dict[int, int] = {}
    state = 12345
    for i in range(ROUNDS):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        place = state & 63
        table[place] ^= i
        seen[place] = table[place] + (seen.get(place, 0) >> 1)
    return sum(table) + len(seen)


def reference_seconds() -> float:
    """Return the best of a few timings of the loop, in seconds."""
    return min(_timed() for _ in range(REPEATS))


def _timed() -> float:
    start = perf_counter()
    loop()
    return perf_counter() - start
