"""Learn the weights of the fast rule of thumb by self-play. Run `python -m tests.bots.learn --help`.

Not here: anything that a test asserts. The same arguments give the same weights.

Every round moves all weights up or down by lot, plays the result against its mirror image, every deal
twice with the sides exchanged, and takes a step towards whichever won, the longer the more it won by (Spall's
simultaneous perturbation). The numbers in `manille/bots/weights.py` came from
`--rounds 150 --seed 1`, and for no trump from `--rounds 250 --seed 3 --no-trump`.
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

DEALS = 1200
"""Deals of a round."""
STEP = 0.5
"""How far a step goes for each point a deal by which a move has won, as a part of the move."""


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


def width(name: str, value: float) -> float:
    """Return how far the weight `name` is moved."""
    return 0.04 if name in CHANCES else 0.1 + 0.12 * abs(value)


#: Weights that are chances, or change one.
CHANCES = {"has", "void", "armed", "hope", "lead_one", "lead_low", "low_out", "seen_void"}


def within(name: str, value: float) -> float:
    """Return `value`, or the nearest one that makes sense."""
    return min(max(value, 0.02 if name in ("has", "void", "armed") else -0.2), 0.98) if name in CHANCES else value


def step(weights: PolicyWeights, size: float, rng: Random, *, no_trump: bool) -> PolicyWeights:
    """Return the weights after one round."""
    names = PolicyWeights._fields
    moves = [rng.choice((-1, 1)) * width(n, v) for n, v in zip(names, weights, strict=True)]

    def moved(factor: float) -> PolicyWeights:
        each = zip(names, weights, moves, strict=True)
        return PolicyWeights(*(round(within(n, v + factor * m), 4) for n, v, m in each))

    a, b = (tables(moved(sign), no_trump=no_trump) for sign in (1, -1))
    won = fmean(duel(a, b, DEALS, rng, no_trump=no_trump))
    return moved(max(-1.0, min(1.0, size * won)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the fast rule of thumb by self-play.")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-trump", action="store_true", help="learn for deals without trump")
    args = parser.parse_args()
    rng, weights = Random(args.seed), PLAIN
    plain = tables(PLAIN, no_trump=args.no_trump)
    for number in range(args.rounds):
        size = STEP * (1.0 - 0.7 * number / args.rounds)
        weights = step(weights, size, rng, no_trump=args.no_trump)
        if number % 25 == 24:
            told = fmean(duel(tables(weights, no_trump=args.no_trump), plain, 1000, Random(0), no_trump=args.no_trump))
            print(f"{number + 1}: {told:+.2f} {weights}", flush=True)
    results = duel(tables(weights, no_trump=args.no_trump), plain, 10_000, rng, no_trump=args.no_trump)
    print(f"{fmean(results):+.2f} ± {1.96 * stdev(results) / len(results) ** 0.5:.2f} over the plain weights")
    print(weights)


if __name__ == "__main__":
    main()
