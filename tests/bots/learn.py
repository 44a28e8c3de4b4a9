"""Learn the weights of the fast rule of thumb by self-play. Run `python -m tests.bots.learn --help`.

Not here: anything that a test asserts. The same arguments give the same weights.

A try moves a few weights of the champion at random and plays it against the champion, every deal twice with the sides
exchanged; it becomes champion if it wins by more than chance would. The numbers in `manille/bots/weights.py` came from
`--tries 1200 --seed 1` and, for no trump, `--tries 600 --seed 2 --no-trump`, each begun with the plain weights.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev

from manille.bots.masks import NO_TRUMP, Mask
from manille.bots.policy import play_on
from manille.bots.policy_tables import PolicyWeights, Tables, tables
from manille.bots.weights import PLAIN

#: What trumps are worth to who names them: each, and for ten, ace, king and queen.
TRUMP_WORTH = (3.6, 5.4, 3.7, 1.6, 0.8)

#: Direction, whether undertrumps are forbidden, and points a trick, of the variants and how often each is played.
LAWS = ((1, True, 0), (1, True, 0), (-1, True, 1), (1, False, 1))

FIRST, MORE = 600, 2400
"""Deals of a try, and how many more decide it if those went well."""
BEYOND_CHANCE = 1.3
"""Standard errors by which a try has to win."""


def dealt(rng: Random) -> list[Mask]:
    """Return four random hands."""
    pack = list(range(32))
    rng.shuffle(pack)
    return [sum(1 << c for c in pack[i : i + 8]) for i in (0, 8, 16, 24)]


def named(hand: Mask) -> int:
    """Return the trump suit that `hand` would name."""

    def worth(suit: int) -> float:
        byte = hand >> 8 * suit & 255
        tops = sum(value * (byte >> 7 - i & 1) for i, value in enumerate(TRUMP_WORTH[1:]))
        return TRUMP_WORTH[0] * byte.bit_count() + tops

    return max(range(4), key=worth)


def duel(a: Tables, b: Tables, deals: int, rng: Random, *, no_trump: bool) -> list[float]:
    """Return for each deal what `a` has above the half, the mean of its two sides."""
    results = []
    for _ in range(deals):
        hands, dealer = dealt(rng), rng.randrange(4)
        direction, forbidden, trick_point = rng.choice(LAWS)
        trump = NO_TRUMP if no_trump else named(hands[dealer])
        place = (hands, dealer + direction & 3, (), direction, trump, forbidden, dealer & 1)
        (points, tricks), (others, lost) = play_on(*place, (a, b)), play_on(*place, (b, a))
        results.append((points - others + trick_point * (tricks - lost)) / 2)
    return results


def moved(weights: PolicyWeights, rng: Random) -> PolicyWeights:
    """Return `weights` with one to four of them changed."""
    values = list(weights)
    for i in rng.sample(range(len(values)), rng.choice((1, 1, 2, 2, 3, 4))):
        values[i] = round(values[i] + rng.gauss(0, 0.12 + 0.25 * abs(values[i])), 3)
        if PolicyWeights._fields[i] in CHANCES:
            values[i] = min(max(values[i], 0.02), 0.98)
    return PolicyWeights(*values)


CHANCES = {"has", "void", "armed", "hope", "lead_one", "lead_low"}


def is_better(candidate: PolicyWeights, champion: PolicyWeights, rng: Random, *, no_trump: bool) -> float | None:
    """Return by how much the candidate wins, `None` if it may be chance."""
    a, b = tables(candidate, no_trump=no_trump), tables(champion, no_trump=no_trump)
    results = duel(a, b, FIRST, rng, no_trump=no_trump)
    if fmean(results) < 0.02:
        return None
    results += duel(a, b, MORE, rng, no_trump=no_trump)
    error = stdev(results) / len(results) ** 0.5
    return fmean(results) if fmean(results) > BEYOND_CHANCE * error else None


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the fast rule of thumb by self-play.")
    parser.add_argument("--tries", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-trump", action="store_true", help="learn for deals without trump")
    args = parser.parse_args()
    rng, champion = Random(args.seed), PLAIN
    for number in range(args.tries):
        candidate = moved(champion, rng)
        won = is_better(candidate, champion, rng, no_trump=args.no_trump)
        if won is not None:
            champion = candidate
            print(f"{number}: +{won:.2f} {champion}", flush=True)
    plain, best = (tables(w, no_trump=args.no_trump) for w in (PLAIN, champion))
    results = duel(best, plain, 10_000, rng, no_trump=args.no_trump)
    print(f"{fmean(results):+.2f} ± {1.96 * stdev(results) / len(results) ** 0.5:.2f} over the plain weights")
    print(champion)


if __name__ == "__main__":
    main()
