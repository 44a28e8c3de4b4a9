"""Judges who names trump, and what doubles win: `python -m tests.bench.calls --deals 1500 --variant belgian`.

Not here: any assertion, and the play of the cards by itself (`manille arena`).

Every deal is named by three callers from the dealer's hand alone: the strong bot, the longest suit, and sixty play-outs of
every choice. Each contract that one of them names is played once, undoubled, by the strong bot in every seat; callers
that agree share the play. Printed are the points that the dealer's side writes above those of the other side, the
paired differences with 95 % intervals, and how often each names no trump. Then every deal is played with the strong
bot's own calls, doubles included: where one doubles, what its side writes is set against the same play undoubled.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random

from manille.arena.duel import play_of
from manille.arena.statistics import estimate
from manille.arena.trump import longest
from manille.auction import SUIT_CALLS, Call
from manille.bots.inference import holdings
from manille.bots.levels import STRONG
from manille.bots.masks import NO_TRUMP, SUIT_NUMBERS, forbids_undertrump
from manille.bots.policy import play_on, policy_of
from manille.bots.sampling import Sampler
from manille.position import Position
from manille.seats import SEATS
from manille.variants import VARIANTS
from manille.view import View, view_of
from tests.bots.table import dealt, named, played

PLAYOUTS = 60
CHOICES = (*SUIT_CALLS, Call.NO_TRUMP)


def main() -> None:
    """Judge the callers over the deals asked for, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--variant", choices=["belgian", "coinchee"], default="belgian")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    written: dict[str, list[float]] = {name: [] for name in CALLERS}
    no_trumps = dict.fromkeys(CALLERS, 0)
    doubles: list[float] = []
    for start, rng in _deals(wanted.variant, wanted.deals, wanted.seed):
        calls = {name: caller(start, rng) for name, caller in CALLERS.items()}
        ends = {call: _written(_played(named(start, call), rng)) for call in set(calls.values())}
        for name, call in calls.items():
            written[name].append(ends[call])
            no_trumps[name] += call is Call.NO_TRUMP
        doubles += _doubled(start, rng)
    _print(wanted.deals, written, no_trumps, doubles)


def _deals(variant: str, deals: int, seed: int) -> Iterator[tuple[Position, Random]]:
    for number in range(deals):
        rng = Random(f"{seed}/{variant}/{number}")
        yield dealt(VARIANTS[variant], rng), rng


# ---- the callers -----------------------------------------------------------------------------------------


def _strong(start: Position, rng: Random) -> Call:
    """What the strong bot names; where it leaves the choice to its partner, what that one names."""
    position = start
    while (seat := position.to_act) is not None and not position.table.contract.named:
        call = STRONG.choose(view_of(position, seat), rng).choice
        assert isinstance(call, Call)
        if call.names_trump:
            return call
        position = position.call(call)
    raise AssertionError("nobody named")


def _longest(start: Position, rng: Random) -> Call:
    return longest(start.hands[start.table.dealer], start.table.variant)


def _by_playouts(start: Position, rng: Random) -> Call:
    view = view_of(start, start.table.dealer)
    sampler = Sampler(holdings(view))
    worlds = [sampler.draw(rng) for _ in range(PLAYOUTS)]
    return max(CHOICES, key=lambda call: sum(_played_out(view, call, hands) for hands in worlds))


def _played_out(view: View, call: Call, hands: tuple[int, int, int, int]) -> float:
    """What the dealer's side has above the half when all play by rule of thumb, as often as it is written."""
    variant, dealer = view.table.variant, view.table.dealer
    trump = SUIT_NUMBERS[call.trump]
    policy = policy_of(no_trump=trump == NO_TRUMP, turned=variant.turns_card)
    won, tricks = play_on(
        hands,
        dealer.next(variant.direction),
        (),
        int(variant.direction),
        trump,
        forbids_undertrump(variant.law),
        int(dealer.side),
        (policy, policy),
    )
    won += tricks * variant.trick_point
    excess = won - variant.half if not dealer & 1 else variant.deal_points - won - variant.half
    return excess * (variant.no_trump_factor if call is Call.NO_TRUMP else 1)


CALLERS: dict[str, Callable[[Position, Random], Call]] = {
    "strong": _strong,
    "longest suit": _longest,
    "60 play-outs": _by_playouts,
}


# ---- playing and counting --------------------------------------------------------------------------------


def _played(start: Position, rng: Random) -> Position:
    return played(start, dict.fromkeys(SEATS, STRONG), Random(rng.random()))


def _written(end: Position) -> float:
    """What the dealer's side writes above the other."""
    return play_of(end, end.table.dealer.side).written


def _doubled(start: Position, rng: Random) -> list[float]:
    """What a double gained its side, over the same play undoubled; nothing where nobody doubles."""
    end = _played(start, rng)
    contract, variant = end.table.contract, end.table.variant
    if contract.doubler is None:
        return []
    steps = [variant.multiplier(no_trump=contract.no_trump, doubling=d, plats=0) for d in (0, contract.doubling)]
    won = play_of(end, contract.doubler.side).written
    return [won * (1 - steps[0] / steps[1])]


def _print(deals: int, written: dict[str, list[float]], no_trumps: dict[str, int], doubles: list[float]) -> None:
    for name, points in written.items():
        share = 100 * no_trumps[name] / deals
        print(f"{name:<14} writes {estimate(points).as_text()} a deal as dealer, no trump in {share:.0f} %")
    for name in ("longest suit", "60 play-outs"):
        paired = [a - b for a, b in zip(written["strong"], written[name], strict=True)]
        print(f"strong above {name}: {estimate(paired).as_text()}")
    if doubles:
        won = sum(gain > 0 for gain in doubles)
        print(f"doubled in {len(doubles)} of {deals} deals; won in {won}; gained {estimate(doubles).as_text()} each")


if __name__ == "__main__":
    main()
