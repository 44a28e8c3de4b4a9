"""Prints the speed of the engine: machine and versions first, then each figure with its ratio to the reference loop.

Not here: the reference (`reference`) and what the figures ought to be (the issue tracker says so).
"""

from __future__ import annotations

import json
import os
import platform
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from manille import VARIANTS, Match, Position, Seat, Variant, deal_out, judge, read, shuffled, write_match
from manille.bots import masks
from manille.replay import answers, replay_line
from tests.bench.reference import reference_seconds

SEED = 20_000
DEALS = 1_000
RECORDS = 100_000


def main() -> None:
    """Print every figure once."""
    print(f"machine    {platform.machine()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}")
    print(f"python     {platform.python_implementation()} {platform.python_version()}")
    reference = reference_seconds()
    print(f"reference  {reference * 1e3:.1f} ms for the fixed loop; a ratio is its time over this")
    for name, count, seconds in figures():
        each = seconds / count
        print(f"{name:<52} {count / seconds:>12,.0f} /s {each * 1e6:>10.1f} µs  ratio {each / reference:.6f}")
    print(
        f"peak memory of replay, 1,000 records: {_peak(1_000):,} bytes; {RECORDS:,} records: {_peak(RECORDS):,} bytes"
    )


def figures() -> Iterator[tuple[str, int, float]]:
    """Yield what was measured: a name, how many were done, in how many seconds."""
    for variant in VARIANTS.values():
        yield f"legal cards with reasons, {variant.name}", *_judging(variant)
    for variant in VARIANTS.values():
        yield f"random deals, public API, {variant.name}", *_timed(DEALS, _random_deal(variant))
    for variant in VARIANTS.values():
        yield f"random deals, fast path, {variant.name}", *_timed(DEALS * 5, _fast_deal(variant))
    yield "matches of 20 deals replayed", *_timed(10, _match_replay(20))
    yield "records replayed, whole deals", *_records(5_000)


def _timed(count: int, act: Callable[[], object]) -> tuple[int, float]:
    start = perf_counter()
    for _ in range(count):
        act()
    return count, perf_counter() - start


def _deal(variant: Variant, rng: Random, dealer: Seat = Seat.N) -> Position:
    deal = deal_out(shuffled(rng), dealer, variant.direction, variant.packets, turn_last=variant.turns_card)
    return Position.start(variant, dealer, deal)


def _random_deal(variant: Variant) -> Callable[[], object]:
    rng = Random(SEED)

    def play() -> object:
        position = _deal(variant, rng)
        while position.question:
            position = position.call(_pick(position.question.choices, rng))
        while legal := position.legal_cards():
            position = position.play(_pick(legal, rng))
        return position.sheet()

    return play


def _pick[T](choices: tuple[T, ...], rng: Random) -> T:
    return choices[int(rng.random() * len(choices))]


def _fast_deal(variant: Variant) -> Callable[[], object]:
    rng = Random(SEED)
    undertrump_forbidden = len(variant.law) == 4

    def play() -> object:
        cards = list(range(32))
        rng.shuffle(cards)
        hands = [sum(1 << c for c in cards[i : i + 8]) for i in range(0, 32, 8)]
        return masks.random_playout(hands, 1, int(variant.direction), 0, undertrump_forbidden, rng)

    return play


def _judging(variant: Variant) -> tuple[int, float]:
    """Judge every position of some random deals; only the judging is timed."""
    rng = Random(SEED)
    positions: list[Position] = []
    for _ in range(50):
        position = _deal(variant, rng)
        while position.question:
            position = position.call(_pick(position.question.choices, rng))
        while legal := position.legal_cards():
            positions.append(position)
            position = position.play(_pick(legal, rng))
    cases = [(p.hand, p.table.trick, variant.law) for p in positions]
    start = perf_counter()
    for hand, trick, law in cases:
        assert trick is not None
        judge(hand, trick, law)
    return len(cases), perf_counter() - start


def _match_of(deals: int) -> Match:
    """Return a coinchée match of that many deals, all but the last played out; nobody doubles, so that it lasts."""
    variant, rng, seed = VARIANTS["coinchee"], Random(SEED), SEED
    while True:
        match = Match(variant, Seat.N)
        while not match.is_over and len(match.deals) < deals:
            match = _with_deal(match, rng)
        if len(match.deals) == deals:
            return match
        seed += 1
        rng = Random(seed)


def _with_deal(match: Match, rng: Random) -> Match:
    variant = match.variant
    match = match.deal(deal_out(shuffled(rng), match.standing.dealer, variant.direction, variant.packets))
    while position := match.position:
        match = (
            match.call(position.question.choices[0])
            if position.question
            else match.play(_pick(position.legal_cards(), rng))
        )
    return match


def _match_replay(deals: int) -> Callable[[], object]:
    record = write_match(_match_of(deals))
    return lambda: read(record)


def _lines(count: int) -> Iterator[bytes]:
    """Yield `count` records of whole random deals, a few different ones over and over."""
    match = _match_of(10)
    record = write_match(match)
    lines = []
    dealer = match.first_dealer
    for body in record["deals"]:  # type: ignore[attr-defined]
        head = {"format": "manille-deal/1", "variant": match.variant.name, "dealer": dealer.name}
        lines.append(json.dumps(head | body).encode() + b"\n")
        dealer = dealer.next(match.variant.direction)
    for i in range(count):
        yield lines[i % len(lines)]


def _records(count: int) -> tuple[int, float]:
    start = perf_counter()
    done = sum(1 for told in answers(_lines(count), replay_line) if told["ok"])
    return done, perf_counter() - start


def _peak(count: int) -> int:
    """Return the most memory that replaying `count` records held at once, in bytes."""
    tracemalloc.start()
    for _ in answers(_lines(count), replay_line):
        pass
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


if __name__ == "__main__":
    main()
