"""Bots measured against each other: every deal twice with the sides exchanged. Run `python -m tests.bots.duel --help`.

Not here: anything that a test asserts; the arena of the package measures whole matches.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from manille.auction import Call
from manille.bots import BOTS
from manille.bots.base import Bot
from manille.bots.bidding import calls_by_excess
from manille.deals import Hand
from manille.position import Position, fresh_table
from manille.seats import SEATS, Seat, Side
from manille.variants import VARIANTS, Variant
from tests.bots.table import dealt, played

Chooser = Callable[[Hand, Variant], Call]


def longest(hand: Hand, variant: Variant) -> Call:
    """Name the longest suit, of equals the one with the higher cards."""
    ranked = (
        (
            sum(c.suit.value == call.value for c in hand),
            sum(c.strength for c in hand if c.suit.value == call.value),
            call.value,
        )
        for call in Call
        if call.names_trump and call is not Call.NO_TRUMP
    )
    return Call(max(ranked)[2])


def linear(hand: Hand, variant: Variant) -> Call:
    """Name what the linear table says, no trump counted as often as it is written."""
    worth = {
        c: v * (variant.no_trump_factor if c is Call.NO_TRUMP else 1) for c, v in calls_by_excess(hand, variant).items()
    }
    return max(worth, key=lambda c: worth[c])


def linear_suit(hand: Hand, variant: Variant) -> Call:
    """Name the suit that the linear table says."""
    worth = {c: v for c, v in calls_by_excess(hand, variant).items() if c is not Call.NO_TRUMP}
    return max(worth, key=lambda c: worth[c])


def no_trump(hand: Hand, variant: Variant) -> Call:
    """Name no trump always: a measure of how well it is played."""
    return Call.NO_TRUMP


CHOOSERS: dict[str, Chooser] = {
    "longest": longest,
    "linear": linear,
    "linear-suit": linear_suit,
    "no-trump": no_trump,
}


def named(position: Position, call: Call) -> Position:
    """Return `position` with trump named by the dealer and no double, or as it is where a card is turned."""
    if position.table.variant.turns_card:
        return position
    silent = replace(position.table.variant, doubling=False)
    table = fresh_table(silent, position.table.dealer, None, position.table.plats)
    return Position(table, position.hands).call(call)


def excess(position: Position, side: Side) -> int:
    """Return the points of `side` in a finished deal above the half."""
    return position.table.points[side] - position.table.variant.half


def card_duel(variant: Variant, a: Bot, b: Bot, deals: int, rng: Random, choose: Chooser = linear_suit) -> list[float]:
    """Return for each deal what `a` has above the half, the mean of its two sides, trump being the same."""
    results = []
    for _ in range(deals):
        start = dealt(variant, rng)
        start = named(start, choose(start.hands[start.table.dealer], variant))
        total = 0
        for side in Side:
            bots = {seat: a if seat.side is side else b for seat in SEATS}
            total += excess(played(start, bots, rng), side)
        results.append(total / 2)
    return results


def chooser_duel(variant: Variant, names: tuple[str, str], deals: int, rng: Random) -> tuple[list[float], list[float]]:
    """Return what the dealer's side writes with each chooser, no trump counted as often as it is written."""
    bot = BOTS["heuristic"]
    written: tuple[list[float], list[float]] = ([], [])
    for _ in range(deals):
        start = dealt(variant, rng)
        dealer: Seat = start.table.dealer
        for into, name in zip(written, names, strict=True):
            end = played(named(start, CHOOSERS[name](start.hands[dealer], variant)), dict.fromkeys(SEATS, bot), rng)
            into.append(float(excess(end, dealer.side) * end.table.multiplier))
    return written


def interval(values: list[float]) -> str:
    """Write the mean of `values` with its 95 % interval."""
    return f"{fmean(values):+.2f} ± {1.96 * stdev(values) / len(values) ** 0.5:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots' play and the choice of trump.")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", nargs=2, default=["heuristic", "random"], choices=list(BOTS))
    parser.add_argument(
        "--chooser", default="linear-suit", choices=list(CHOOSERS), help="who names trump, for both sides"
    )
    args = parser.parse_args()
    a, b = (BOTS[name] for name in args.bots)
    for variant in VARIANTS.values():
        began = perf_counter()
        points = card_duel(variant, a, b, args.deals, Random(args.seed), CHOOSERS[args.chooser])
        print(
            f"{variant.name}: {' against '.join(args.bots)} {interval(points)} points a deal ({perf_counter() - began:.1f} s)"
        )
        if variant.no_trump:
            began = perf_counter()
            first, second = chooser_duel(variant, ("linear", "longest"), args.deals, Random(args.seed))
            better = [a - b for a, b in zip(first, second, strict=True)]
            print(
                f"  dealer writes {interval(first)} by the table, {interval(second)} with the longest suit: {interval(better)} ({perf_counter() - began:.1f} s)"
            )


if __name__ == "__main__":
    main()
