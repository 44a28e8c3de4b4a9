"""Counting a deal, step by step (RULES.md R5, R6).

Not here: what a side's total wins (`match`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from manille.auction import Contract
from manille.cards import Card
from manille.messages import Message, define, say
from manille.seats import SIDES, Seat, Side
from manille.tricks import Trick
from manille.variants import TRICKS, Variant

Pair = tuple[int, int]
"""Two numbers by side: `pair[Side.NS]`, `pair[Side.EW]`."""

define(
    {
        "step-turned": "side dealer card n",
        "step-turned-known": "side n",
        "step-cards": "ns ew",
        "step-tricks": "ns ew",
        "step-points": "ns ew total",
        "step-half": "half total",
        "step-above": "side points half above",
        "step-plat": "half",
        "step-capot": "side above n",
        "step-factor-no-trump": "factor total",
        "step-factor-double": "factor total seat",
        "step-factor-redouble": "factor total seat",
        "step-factor-doubled": "factor total",
        "step-factor-redoubled": "factor total",
        "step-factor-plat": "factor total",
        "step-cap": "cap total",
        "step-written": "side n",
        "step-nothing": "side",
    }
)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a deal is played for (R6.1)."""

    no_trump: bool = False
    """Whether it is played at no trump."""
    doubling: int = 0
    """0 not doubled, 1 doubled, 2 redoubled."""
    plats: int = 0
    """The ties in a row right before it."""
    doubler: Seat | None = None
    """Who doubled, where that is known."""
    redoubler: Seat | None = None
    """Who redoubled, where that is known."""

    def multiplier(self, variant: Variant) -> int:
        """The multiplier, inside the cap (R6.1, R6.2)."""
        return variant.multiplier(no_trump=self.no_trump, doubling=self.doubling, plats=self.plats)


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the count."""

    message: Message
    """What the line says."""
    running: int
    """What the winning side would write if the count stopped here."""


@dataclass(frozen=True, slots=True)
class Counters:
    """A side's score as coinchée players lay it out."""

    fifty: int
    """Rounds worth 50, kept by the partner."""
    long: int
    """Long bars, worth 10."""
    short: int
    """Short bars, worth 5; at most one."""
    round: int
    """Rounds worth 1; at most four."""


def counters(score: int) -> Counters:
    """Return the fewest counters that show `score`. Raises `ValueError` for a negative one."""
    if score < 0:
        raise ValueError(f"no counters show {score}")
    fifty, rest = divmod(score, 50)
    long, rest = divmod(rest, 10)
    short, ones = divmod(rest, 5)
    return Counters(fifty, long, short, ones)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A deal counted; the score is what the last step says."""

    points: Pair
    """Card points, with trick points where they count, by side (R5.1, R5.2)."""
    tricks: Pair
    """Tricks won, by side."""
    bonus: Pair
    """Points of the turned card, by side (R6.3)."""
    multiplier: int
    """The multiplier, inside the cap (R6.1, R6.2)."""
    written: Pair
    """What each side writes for the play (R5.3); one of the two is 0."""
    steps: tuple[Step, ...]
    """The count in order."""

    @property
    def winner(self) -> Side | None:
        """The side above the half, `None` after a plat (R5.4)."""
        return next((side for side in SIDES if self.written[side]), None)

    @property
    def is_plat(self) -> bool:
        """Whether both sides are exactly at the half (R5.4)."""
        return self.winner is None


def trick_points(trick: Trick, variant: Variant) -> int:
    """Return what a complete trick counts: its card points, and a point for the trick where tricks count (R5)."""
    return trick.points + variant.trick_point


def count_points(tricks: Iterable[Trick], variant: Variant) -> Pair:
    """Return the points of complete `tricks` by side, trick points included where they count."""
    total = [0, 0]
    for trick in tricks:
        total[trick.winner.side] += trick_points(trick, variant)
    return total[0], total[1]


def count_tricks(tricks: Iterable[Trick]) -> Pair:
    """Return how many complete `tricks` each side has won."""
    won = [0, 0]
    for trick in tricks:
        won[trick.winner.side] += 1
    return won[0], won[1]


def turned_bonus(variant: Variant, dealer: Seat, turned: Card | None) -> Pair:
    """Return what the turned card writes before play, by side (R6.3)."""
    if turned is None or not variant.turns_card:
        return 0, 0
    return (turned.points, 0) if dealer.side is Side.NS else (0, turned.points)


def written(variant: Variant, points: Pair, tricks: Pair, multiplier: int) -> Pair:
    """Return what each side writes for `points` and `tricks` by side (R5.3, R5.4, R6.4)."""
    if points[0] == points[1]:
        return 0, 0
    winner = Side.NS if points[0] > points[1] else Side.EW
    amount = _above(variant, points[winner], tricks[winner]) * multiplier
    return (amount, 0) if winner is Side.NS else (0, amount)


def _above(variant: Variant, points: int, tricks: int) -> int:
    if variant.capot is not None and tricks == TRICKS:
        return variant.capot
    return points - variant.half


def score(
    variant: Variant, dealer: Seat, turned: Card | None, settled: Contract, plats: int, tricks: tuple[Trick, ...]
) -> ScoreSheet:
    """Count a finished deal. Raises `ValueError` unless all eight tricks are there."""
    if len(tricks) != TRICKS:
        raise ValueError(f"a deal has {TRICKS} tricks, not {len(tricks)}")
    points, won = count_points(tricks, variant), count_tricks(tricks)
    bonus = turned_bonus(variant, dealer, turned)
    stakes = Stakes(settled.no_trump, settled.doubling, plats, settled.doubler, settled.redoubler)
    multiplier = stakes.multiplier(variant)
    steps = (*bonus_steps(dealer, turned, bonus), *counted(variant, stakes, points, won))
    return ScoreSheet(points, won, bonus, multiplier, written(variant, points, won, multiplier), steps)


def bonus_steps(dealer: Seat, turned: Card | None, bonus: Pair) -> Iterator[Step]:
    """Yield the line for the turned card's points, none where it is worth nothing (R6.3)."""
    if sum(bonus):
        yield Step(say("step-turned", side=dealer.side, dealer=dealer, card=turned, n=sum(bonus)), 0)


def counted(variant: Variant, stakes: Stakes, points: Pair, won: Pair) -> tuple[Step, ...]:
    """Return the count of `points` and tricks `won` by side, step by step, the turned card's points apart."""
    return (*_point_steps(variant, points, won), *_result_steps(variant, stakes, points, won))


def _point_steps(variant: Variant, points: Pair, won: Pair) -> Iterator[Step]:
    cards = [p - variant.trick_point * t for p, t in zip(points, won, strict=True)]
    yield Step(say("step-cards", ns=cards[0], ew=cards[1]), 0)
    if variant.trick_point:
        yield Step(say("step-tricks", ns=won[0], ew=won[1]), 0)
        yield Step(say("step-points", ns=points[0], ew=points[1], total=variant.deal_points), 0)
    yield Step(say("step-half", half=variant.half, total=variant.deal_points), 0)


def _result_steps(variant: Variant, stakes: Stakes, points: Pair, won: Pair) -> Iterator[Step]:
    if points[0] == points[1]:
        yield Step(say("step-plat", half=variant.half), 0)
        return
    winner = Side.NS if points[0] > points[1] else Side.EW
    above = points[winner] - variant.half
    yield Step(say("step-above", side=winner, points=points[winner], half=variant.half, above=above), above)
    total = _above(variant, points[winner], won[winner])
    if variant.capot is not None and won[winner] == TRICKS:
        yield Step(say("step-capot", side=winner, above=above, n=total), total)
    yield from _factor_steps(variant, stakes, total)
    total *= stakes.multiplier(variant)
    yield Step(say("step-written", side=winner, n=total), total)
    yield Step(say("step-nothing", side=winner.other), total)


def _factor_steps(variant: Variant, stakes: Stakes, above: int) -> Iterator[Step]:
    """The factors one after the other, then the cap where it cuts them (R6.1, R6.2)."""
    total = above
    for name, factor in variant.factors(no_trump=stakes.no_trump, doubling=stakes.doubling, plats=stakes.plats):
        total *= factor
        yield Step(_factor_message(name, factor, total, stakes), total)
    if variant.cap is not None and total > above * variant.cap:
        total = above * variant.cap
        yield Step(say("step-cap", cap=variant.cap, total=total), total)


def _factor_message(name: str, factor: int, total: int, stakes: Stakes) -> Message:
    """Name who doubled where that is known."""
    callers = {"double": stakes.doubler, "redouble": stakes.redoubler}
    if name not in callers:
        return say(f"step-factor-{name}", factor=factor, total=total)
    seat = callers[name]
    if seat is None:
        return say(f"step-factor-{name}d", factor=factor, total=total)
    return say(f"step-factor-{name}", factor=factor, total=total, seat=seat)
