"""Many whole deals and matches between four players of one kind: who wins, how often, by how much, for how long.

Not here: single decisions (`experiments`). The cards are those of `manille arena` with the same number of deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt

from hooks.numbers.experiments import CLOSE
from hooks.numbers.play import BOT, match_out, played_out
from manille.arena.plan import Plan
from manille.arena.statistics import quantile
from manille.arena.trump import RULES, answer
from manille.cards import Rank
from manille.position import Position
from manille.seats import Side

Found = dict[str, object]

#: The lines of the page's table: variant and way of making trump, as `manille arena` calls it.
ROWS = {
    "longest": ("belgian", "longest"),
    "linear": ("belgian", "linear"),
    "no-trump": ("belgian", "no-trump"),
    "own": ("belgian", "own"),
    "coinchee": ("coinchee", "own"),
    "french": ("french", "turned"),
}
MATCHES = {"belgian": "own", "french": "turned", "coinchee": "own"}


@dataclass(frozen=True, slots=True)
class Played:
    """A deal before the first card and after the last one."""

    start: Position
    end: Position

    @property
    def side(self) -> Side:
        """The dealer's side."""
        return self.start.table.dealer.side

    @property
    def wins(self) -> bool:
        """Whether the dealer's side is above the half."""
        return self.end.sheet().winner is self.side

    @property
    def written(self) -> int:
        """What the dealer's side writes, less what the other does, the turned card included."""
        sheet, other = self.end.sheet(), self.side.other
        pair = [a + b for a, b in zip(sheet.written, sheet.bonus, strict=True)]
        return pair[self.side] - pair[other]


def deals(variant: str, mode: str, number: int) -> Iterator[Played]:
    """Yield so many deals in which trump is made as `mode` says."""
    plan = Plan(BOT, BOT, variant, (), mode, 0)
    for n in range(number):
        what = ("deal", n)
        dealer = plan.dealer(*what)
        position = Position.start(plan.rules, dealer, plan.dealing(dealer, *what))
        while mode in RULES and position.question is not None:
            asked = position.question
            position = position.call(answer(mode, position.hands[asked.seat], plan.rules, asked))
        yield Played(position, played_out(position, plan.chance(*what)))


def row(variant: str, mode: str, number: int) -> Found:
    """Return what so many deals say."""
    played = list(deals(variant, mode, number))
    doubled = [p for p in played if p.end.table.contract.doubler is not None]
    won = [p for p in doubled if not p.wins and p.end.sheet().winner is not None]
    return {
        "deals": number,
        **share("wins", (p.wins for p in played)),
        "writes": round(sum(p.written for p in played) / number, 1),
        **share("plat", (p.end.sheet().winner is None for p in played)),
        **share("doubled", (p in doubled for p in played)),
        "double_wins": round(100 * len(won) / len(doubled)) if doubled else None,
    }


def share(name: str, events: Iterable[bool]) -> Found:
    """Return how often something happened in percent, with half of a 95 % interval."""
    found = list(events)
    p = sum(found) / len(found)
    return {name: round(100 * p, 1), f"{name}_half": round(100 * CLOSE * sqrt(p * (1 - p) / len(found)), 1)}


def by(what: Callable[[Played], int], played: Iterable[Played]) -> dict[str, Found]:
    """Return how often the dealer's side wins for each value of `what`."""
    groups: dict[int, list[bool]] = {}
    for one in played:
        groups.setdefault(what(one), []).append(one.wins)
    return {str(key): {"deals": len(found), **share("wins", found)} for key, found in sorted(groups.items())}


def trumps(played: Played) -> int:
    """How many trumps the dealer holds."""
    suit = played.end.table.contract.trump
    return sum(c.suit is suit for c in played.start.hands[played.start.table.dealer])


def tens(played: Played) -> int:
    """How many tens the dealer's side holds."""
    dealer = played.start.table.dealer
    return sum(c.rank is Rank.TEN for seat in (dealer, dealer.partner) for c in played.start.hands[seat])


def match_lengths(variant: str, mode: str, number: int) -> Found:
    """Return how many deals so many matches last."""
    plan = Plan(BOT, BOT, variant, (), mode, 0)
    lengths = [float(len(match_out(plan, n).deals)) for n in range(number)]
    low, high = (int(quantile(lengths, at)) for at in (0.1, 0.9))
    return {"matches": number, "mean": round(sum(lengths) / number, 1), "low": low, "high": high}
