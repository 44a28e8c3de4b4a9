"""Cards weighed over sampled deals of the hidden cards: every candidate played out, or solved, in the same deals.

Not here: the draws (`sampling`), the play in a play-out (`policy`), and how a bot uses what is found (`levels`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from manille.bots.base import Budget, Thinking
from manille.bots.dd_solver import Solver
from manille.bots.inference import Masks
from manille.bots.masks import SUIT_NUMBERS, Mask, forbids_undertrump
from manille.bots.policy import Pair, Shown, play_on, shown_by
from manille.bots.stakes import Stakes, stakes
from manille.cards import Card
from manille.variants import TRICKS
from manille.view import View

FEWEST = 4
"""Worlds that are looked at whatever the budget says."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a deal's play without the hidden cards, as the play-outs take it."""

    leader: int
    table: tuple[int, ...]
    """The cards of the trick in progress, by index."""
    direction: int
    trump: int
    undertrump_forbidden: bool
    maker: int
    """The side that made trump."""
    trick_point: int
    seat: int
    """Whose card is next."""
    points: int
    """Points that the side of `seat` has in complete tricks, trick points included."""
    tricks: int
    """Complete tricks of the side of `seat`."""
    rest: int
    """Points still to be won by either side, trick points and the table included."""
    tricks_left: int
    """Tricks still to be won, the one in progress included."""
    shown: Shown


def spot_of(view: View) -> Spot:
    """Return where the play stands. Raises `ValueError` when no card is next."""
    table, trick = view.table, view.table.trick
    if trick is None:
        raise ValueError("no card is next")
    variant, side = table.variant, trick.to_play.side
    return Spot(
        int(trick.leader),
        tuple(c.index for c in trick.cards),
        int(trick.direction),
        SUIT_NUMBERS[trick.trump],
        forbids_undertrump(variant.law),
        int(table.dealer.side),
        variant.trick_point,
        int(trick.to_play),
        table.points[side],
        table.tricks_won[side],
        variant.deal_points - sum(table.points),
        TRICKS - len(table.tricks),
        shown_by(view),
    )


def candidates(cards: Iterable[Card], hidden: Mask, table: Iterable[int] = ()) -> tuple[Card, ...]:
    """Return `cards` without those that equal a weaker one of them: worth nothing both, and no card between them lives.

    `hidden` are the cards in other hands; those on the table live too.
    """
    live = hidden | sum(1 << i for i in table)
    kept: list[Card] = []
    last: Card | None = None
    for card in sorted(cards, key=lambda c: c.index):
        blank = last is not None and last.suit is card.suit and not card.points
        between = 0 if last is None else live & (1 << card.index) - 1 & ~((1 << last.index) - 1)
        if not (blank and not between):
            kept.append(card)
        last = card
    return tuple(kept)


@dataclass(frozen=True, slots=True)
class Findings:
    """What the worlds say of some cards."""

    cards: tuple[Card, ...]
    values: tuple[tuple[float, ...], ...]
    """By card, then by world: what it brought to the player's side (`Stakes`)."""

    @property
    def worlds(self) -> int:
        """How many worlds were looked at."""
        return len(self.values[0])

    def mean(self, card: Card) -> float:
        """What `card` brought on the average."""
        return sum(self.values[self.cards.index(card)]) / self.worlds

    @property
    def best(self) -> Card:
        """The card with the highest mean, of equals the weakest."""
        return max(self.cards, key=lambda c: (round(self.mean(c), 6), -c.strength, -c.index))

    def ahead(self, card: Card, other: Card) -> tuple[float, float]:
        """Return how much more `card` brings than `other` on the average, and the standard error of that."""
        pairs = zip(self.values[self.cards.index(card)], self.values[self.cards.index(other)], strict=True)
        gaps = [a - b for a, b in pairs]
        mean = sum(gaps) / len(gaps)
        return mean, (sum((g - mean) ** 2 for g in gaps) / max(1, len(gaps) - 1) / len(gaps)) ** 0.5

    def best_in(self, card: Card) -> int:
        """In how many worlds no other card brought more."""
        at = self.cards.index(card)
        return sum(values[at] >= max(values) for values in zip(*self.values, strict=True))


def weigh(
    view: View,
    cards: tuple[Card, ...],
    worlds: Iterable[Masks],
    policies: Pair,
    *,
    exact: bool = False,
    more: Budget | None = None,
    scale: Stakes | None = None,
) -> Thinking[Findings]:
    """Return what each of `cards` brings in every one of `worlds`, solved where `exact`, else played out; a world a piece."""
    spot = spot_of(view)
    scale = stakes(view) if scale is None else scale
    # The solver counts points; where all tricks are something special, play-outs count both.
    judge = _solved if exact and scale.capot is None else _played
    indices = [c.index for c in cards]
    rows: list[list[float]] = []
    for number, hands in enumerate(worlds):
        if number >= FEWEST and more is not None and not more():
            break
        rows.append(judge(spot, hands, indices, policies, scale))
        yield
    return Findings(cards, tuple(zip(*rows, strict=True)))


def _played(spot: Spot, hands: Masks, cards: Sequence[int], policies: Pair, scale: Stakes) -> list[float]:
    """Return the worth of each card when all play on by `policies`."""
    values = []
    left = list(hands)
    for card in cards:
        left[spot.seat] = hands[spot.seat] ^ 1 << card
        points, tricks = play_on(
            left,
            spot.leader,
            (*spot.table, card),
            spot.direction,
            spot.trump,
            spot.undertrump_forbidden,
            spot.maker,
            policies,
            spot.shown,
        )
        points += tricks * spot.trick_point
        if spot.seat & 1:
            points, tricks = spot.rest - points, spot.tricks_left - tricks
        values.append(scale.worth(spot.points + points, spot.tricks + tricks))
    return values


def _solved(spot: Spot, hands: Masks, cards: Sequence[int], policies: Pair, scale: Stakes) -> list[float]:
    """Return the worth of each card when all play on as well as they could with open hands."""
    solver = Solver(spot.trump, spot.direction, spot.undertrump_forbidden, spot.trick_point)
    values = solver.values(hands, spot.leader, spot.table)
    return [scale.by_points[spot.points + values[card]] for card in cards]
