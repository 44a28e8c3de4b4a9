"""The complete tables of the scoring sheet: every deal that can be reported, what it writes, and what every total wins.

Not here: counting (`manille.tally`), and the sheet, which only looks things up (`docs/assets/js/sheet`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from hooks.kept import kept
from manille.match import Standing, with_written
from manille.messages import KEYS, Message, code
from manille.scoring import Stakes, Step, counters
from manille.seats import SIDES, Seat, Side
from manille.tally import TURNED, next_standing, pair_for, possible_points, stakes_offered, tally, turned_said
from manille.variants import CARD_POINTS, TIES_THAT_MULTIPLY, TRICKS, VARIANTS, Variant

DEST = "assets/scores"
#: The steps that say what a deal was played for; those before them depend on the points alone.
TAIL = ("step-factor-", "step-cap", "step-written", "step-nothing")
#: The side that writes and the other one, where a table serves both.
WINNER, LOSER = "+", "-"

Data = dict[str, object]
Said = list[object]


def files() -> Iterator[tuple[str, str]]:
    """Yield the address and the text of the tables of every variant with every choice of its house rules."""
    for variant in variations():
        yield f"{DEST}/{name(variant)}.json", text_of(variant)


@cache
def text_of(variant: Variant) -> str:
    """Return the tables of `variant` as JSON."""
    return kept(
        f"scores-{name(variant)}", lambda: json.dumps(tables(variant), ensure_ascii=False, separators=(",", ":"))
    )


def variations() -> Iterator[Variant]:
    """Yield every variant with every choice of its house rules."""
    for variant in VARIANTS.values():
        for n in range(len(variant.offers) + 1):
            for chosen in combinations(variant.offers, n):
                yield variant.with_options(chosen)


def name(variant: Variant) -> str:
    """Return the name of the tables, such as `belgian+capot`."""
    return "+".join((variant.name, *sorted(variant.options)))


def tables(variant: Variant) -> Data:
    """Return everything that the sheet looks up."""
    return {
        "asks_tricks": asks_tricks(variant),
        "facts": {key: facts for key, facts in KEYS.items() if key.startswith("step-")},
        "others": {side.name: side.other.name for side in SIDES},
        "counts": dict(_counts(variant)),
        "stakes": [_stakes(variant, plats) for plats in _plats(variant)],
        "after_tie": [_after_tie(variant, plats) for plats in _plats(variant)],
        "turned": _turned(variant) if variant.turns_card else None,
        "dealers": {side.name: _next_dealer(variant, side) for side in SIDES},
        "manches": dict(_manches(variant)),
        "totals": {str(target): _totals(variant, target) for target in sorted(set(variant.targets))},
    }


def asks_tricks(variant: Variant) -> bool:
    """Whether the number of tricks changes anything."""
    return bool(variant.trick_point) or variant.capot is not None


# ---- one deal --------------------------------------------------------------------------------------------


def reports(variant: Variant) -> Iterator[tuple[int, int]]:
    """Yield the tricks and card points of a side that can be reported; where tricks do not matter, some that can be."""
    if asks_tricks(variant):
        yield from ((tricks, cards) for tricks in range(TRICKS + 1) for cards in possible_points(tricks))
        return
    for cards in range(CARD_POINTS + 1):
        yield next(tricks for tricks in range(TRICKS + 1) if cards in possible_points(tricks)), cards


def key_of(variant: Variant, tricks: int, cards: int) -> str:
    """Return the name of a report: `4/38`, or `38` where tricks do not matter."""
    return f"{tricks}/{cards}" if asks_tricks(variant) else str(cards)


def _counts(variant: Variant) -> Iterator[tuple[str, Said]]:
    """Yield for each report the side above the half, by how much, the same deal as the others report it, and the steps."""
    for tricks, cards in reports(variant):
        counted = tally(variant, Stakes(), cards, tricks)
        side, base = _winner(counted.written)
        mirror = key_of(variant, TRICKS - tricks, CARD_POINTS - cards)
        head = [_said(step.message) for step in counted.steps if not step.message.key.startswith(TAIL)]
        yield key_of(variant, tricks, cards), [side.name if side is not None else None, base, mirror, head]


def _winner(written: tuple[int, int]) -> tuple[Side | None, int]:
    side = next((side for side in SIDES if written[side]), None)
    return side, max(written)


def _stakes(variant: Variant, plats: int) -> Data:
    """Return by name, such as `trump/0`, what a deal can be played for: the multiplier, and what each amount becomes."""
    examples = {_winner(tally(variant, Stakes(), c, t).written): (t, c) for t, c in reports(variant)}
    examples = {key: report for key, report in examples.items() if key[0] is Side.NS}
    return {
        f"{'no-trump' if stakes.no_trump else 'trump'}/{stakes.doubling}": {
            "multiplier": stakes.multiplier(variant),
            "written": {
                str(base): _tail(variant, stakes, tricks, cards) for (_, base), (tricks, cards) in examples.items()
            },
        }
        for stakes in stakes_offered(variant, plats)
    }


def _tail(variant: Variant, stakes: Stakes, tricks: int, cards: int) -> Said:
    """Return what is written and the steps to it, for whichever side it is."""
    counted = tally(variant, stakes, cards, tricks)
    steps = [step for step in counted.steps if step.message.key.startswith(TAIL)]
    return [max(counted.written), [_for_either(step) for step in steps]]


def _for_either(step: Step) -> Said:
    marks = {Side.NS: WINNER, Side.EW: LOSER}
    facts = (marks[fact] if isinstance(fact, Side) else code(fact) for _, fact in step.message.facts)
    return [step.message.key, *facts]


def _said(message: Message) -> Said:
    return [message.key, *(code(fact) for _, fact in message.facts)]


# ---- from deal to deal -----------------------------------------------------------------------------------


def _plats(variant: Variant) -> range:
    """Return the numbers of ties in a row that a deal can come after, more making no difference."""
    return range(TIES_THAT_MULTIPLY + 1) if variant.plat_factor > 1 else range(1)


def _after_tie(variant: Variant, plats: int) -> Said:
    """Return the ties in a row after one more, and what the next deal counts then."""
    after = next_standing(variant, Standing(Seat.S, plats=plats), None, 0).plats
    factors = variant.factors(no_trump=False, doubling=0, plats=after)
    return [min(after, TIES_THAT_MULTIPLY), factors[0][1] if factors else 1]


def _turned(variant: Variant) -> list[Data]:
    """Return for each worth of a turned card what is said of it, the dealer's side being either."""
    del variant
    return [
        {"points": points, "said": {side.name: _said(turned_said(side, points)) if points else None for side in SIDES}}
        for points in TURNED
    ]


def _next_dealer(variant: Variant, side: Side) -> str:
    seat = next(seat for seat in Seat if seat.side is side)
    return next_standing(variant, Standing(seat), None, 0).dealer.side.name


def _manches(variant: Variant) -> Iterator[tuple[str, Data]]:
    """Yield for each number of manches won by the sides, such as `1-0`, the target and what a won manche leads to."""
    waiting, seen = [(0, 0)], set()
    while waiting:
        won = waiting.pop()
        if won in seen:
            continue
        seen.add(won)
        standing = Standing(Seat.S, manches=won)
        target = standing.target(variant)
        data: Data = {"target": target}
        for side in SIDES:
            after = with_written(variant, standing, pair_for(side, target))
            data[side.name] = {"manches": f"{after.manches[0]}-{after.manches[1]}", "over": after.winner is not None}
            if after.winner is None:
                waiting.append(after.manches)
        yield f"{won[0]}-{won[1]}", data


def _totals(variant: Variant, target: int) -> list[Said]:
    """Return for every total that can come about whether it wins, and with which counters it is shown."""
    most = max(
        tally(variant, stakes, cards, tricks).written[0]
        for stakes in stakes_offered(variant, _plats(variant)[-1])
        for tricks, cards in ((TRICKS, CARD_POINTS),)
    )
    standing = next(s for s in _standings(variant) if s.target(variant) == target)
    found: list[Said] = []
    for total in range(target + most):
        after = with_written(variant, standing, pair_for(Side.NS, total))
        shown = counters(total)
        laid = [shown.fifty, shown.long, shown.short, shown.round] if variant.counters else None
        found.append([after.manches != standing.manches or after.winner is not None, laid])
    return found


def _standings(variant: Variant) -> Iterator[Standing]:
    for won in _manches(variant):
        ns, ew = won[0].split("-")
        yield Standing(Seat.S, manches=(int(ns), int(ew)))
