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

A_STAGE = 40
"""After so many worlds, and every time as many again, cards that can hardly be the best are looked at no further."""
SURE = 3.0
"""How many standard errors behind are too far."""
TOO_LITTLE = 0.1
"""What a card might bring more than the best so far without being worth a further look, in points."""


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
    """What the worlds say of some cards. Those that fell behind early were looked at in the first worlds only."""

    cards: tuple[Card, ...]
    values: tuple[tuple[float, ...], ...]
    """By card, then by world: what it brought to the player's side (`Stakes`)."""

    @property
    def worlds(self) -> int:
        """How many worlds every card was looked at in."""
        return min(map(len, self.values))

    def mean(self, card: Card) -> float:
        """What `card` brought on the average."""
        values = self.values[self.cards.index(card)]
        return sum(values) / len(values)

    @property
    def last(self) -> tuple[Card, ...]:
        """The cards that were looked at to the end."""
        most = max(map(len, self.values))
        return tuple(c for c, values in zip(self.cards, self.values, strict=True) if len(values) == most)

    @property
    def best(self) -> Card:
        """The card with the highest mean of those looked at to the end, of equals the weakest."""
        return max(self.last, key=lambda c: (round(self.mean(c), 6), -c.strength, -c.index))

    def ahead(self, card: Card, other: Card) -> tuple[float, float]:
        """Return how much more `card` brings than `other` on the average, and the standard error of that."""
        return lead_of(*(self.values[self.cards.index(c)] for c in (card, other)))

    def best_in(self, card: Card) -> int:
        """In how many of `worlds` no other card brought more."""
        at = self.cards.index(card)
        return sum(values[at] >= max(values) for values in zip(*self.values, strict=False))


def lead_of(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error of what `values` are above `others`, in the worlds that both have."""
    gaps = [a - b for a, b in zip(values, others, strict=False)]
    mean = sum(gaps) / len(gaps)
    return mean, (sum((g - mean) ** 2 for g in gaps) / max(1, len(gaps) - 1) / len(gaps)) ** 0.5


def weigh(
    view: View,
    cards: tuple[Card, ...],
    worlds: Iterable[Masks],
    policies: Pair,
    *,
    exact: bool = False,
    narrowing: bool = False,
    more: Budget | None = None,
    scale: Stakes | None = None,
) -> Thinking[Findings]:
    """Return what each of `cards` brings in every one of `worlds`, solved where `exact`, else played out; a world a piece.

    With `narrowing` the cards that can hardly be the best are left aside on the way, and the last one ends the search.
    """
    spot = spot_of(view)
    scale = stakes(view) if scale is None else scale
    # The solver counts points; where all tricks are something special, play-outs count both.
    judge = _solved if exact and scale.capot is None else _played
    values: dict[int, list[float]] = {card.index: [] for card in cards}
    left = list(values)
    for number, hands in enumerate(worlds):
        if number >= FEWEST and more is not None and not more():
            break
        for card, worth in zip(left, judge(spot, hands, left, policies, scale), strict=True):
            values[card].append(worth)
        yield
        if narrowing and not (number + 1) % A_STAGE:
            left = _hopeful(left, values)
            if len(left) == 1:
                break
    return Findings(cards, tuple(map(tuple, values.values())))


def _hopeful(cards: list[int], values: dict[int, list[float]]) -> list[int]:
    """Return those of `cards` that may still turn out the best, the one that is so far (`Findings.best`) among them."""
    best = max(cards, key=lambda c: (round(sum(values[c]), 6), -(c & 7), -c))
    return [c for c in cards if c == best or not _beaten(*lead_of(values[best], values[c]))]


def _beaten(lead: float, error: float) -> bool:
    """Whether a card that far behind is as good as certain to bring no more than the best."""
    return lead - SURE * error > -TOO_LITTLE


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
