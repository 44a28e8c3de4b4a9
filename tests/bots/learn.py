"""Learn what the tuned rule of thumb knows, from deals that it plays against itself. Run `python -m tests.bots.learn`.

Not here: anything that a test asserts. The same arguments give the same numbers.

In every round many deals are played, and at each decision every legal card is tried: the true deal is played on from
there by the rule of thumb as it is. Whose hands lie where differs from deal to deal as it does for a player who cannot
see them, so what a card brings on the average over all decisions that look alike is what it is worth to that player.
The numbers then move so that the cards chosen, each with a chance that grows with what speaks for it, bring as much as
can be; the next round plays by them. The first plays by the numbers set by hand.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from textwrap import wrap
from time import perf_counter
from typing import Literal, NamedTuple

from manille.bots import lessons
from manille.bots.lessons import GRAIN, Learned, Look, tables_by
from manille.bots.masks import HIGHER, NO_TRUMP, Mask, legal_mask
from manille.bots.plain import plain_tables
from manille.bots.policy import NOTHING, play_on, show
from manille.bots.policy_tables import Tables

#: What trumps are worth to who names them: each, and for ten, ace, king and queen.
TRUMP_WORTH = (3.6, 5.4, 3.7, 1.6, 0.8)

Kind = Literal["named", "turned", "no-trump"]
"""How a deal comes to its trump, as far as what is to be learned goes."""

#: Direction, whether undertrumps are forbidden, and points a trick, of the variants that know such deals, and how often
#: each is played.
LAWS: dict[Kind, tuple[tuple[int, bool, int], ...]] = {
    "named": ((1, True, 0), (1, False, 1)),
    "turned": ((-1, True, 1),),
    "no-trump": ((1, True, 0), (1, True, 0), (1, False, 1)),
}

#: What is looked at, by the field of `Learned`, and how many things each way of looking can see.
LOOKS: dict[str, tuple[Look, tuple[int, ...]]] = {
    "leads": (lessons.lead, lessons.LEAD_SIZES),
    "marks": (lessons.mark, lessons.MARK_SIZES),
    "discards": (lessons.discard, lessons.DISCARD_SIZES),
    "follows": (lessons.follow, lessons.FOLLOW_SIZES),
    "overs": (lessons.over, lessons.OVER_SIZES),
}

STRAY = 0.1
"""How often a card is played that is not what the rule of thumb says, so that it learns about such places too."""
HEAT = 0.7
"""By how many points a card must be ahead to be e times as likely."""
BATCH = 1000
"""Decisions between two steps."""
STEP = 0.03
"""The longest step, in points; it shortens to nothing."""
CAUTION = 5e-4
"""What keeps the steps short where little is seen."""
FORGET = 2e-4
"""What draws every number to nothing."""

FIRST = 3
"""How many times as many deals and passes the first round has, which begins from nothing."""
TRIAL = 500
"""Deals against the plain rule of thumb after each round, to be told of; nothing is learned from them."""

Seen = tuple[int, ...]
"""What is seen of a card, as places in one long list of numbers."""
Lesson = tuple[list[Seen], list[int]]
"""A decision: what is seen of each card, and what each brought."""


class Spot(NamedTuple):
    """A deal in play."""

    left: list[Mask]
    leader: int
    table: tuple[int, ...]
    direction: int
    trump: int
    forbidden: bool
    maker: int
    shown: list[Mask]

    @property
    def seat(self) -> int:
        """Who is next."""
        return self.leader + len(self.table) * self.direction & 3

    def winning(self) -> tuple[int, int]:
        """Return the winning card and who played it."""
        best, master = self.table[0], self.leader
        for place, card in enumerate(self.table):
            if 1 << card & HIGHER[best] or (card >> 3 == self.trump and best >> 3 != self.trump):
                best, master = card, self.leader + place * self.direction & 3
        return best, master

    def legal(self) -> Mask:
        """Return the legal cards."""
        hand = self.left[self.seat]
        if not self.table:
            return hand
        best, master = self.winning()
        return legal_mask(hand, self.table[0] >> 3, best, master ^ 2 == self.seat, self.trump, self.forbidden)

    def after(self, card: int) -> Spot:
        """Return the deal when `card` has been played."""
        left, table = list(self.left), (*self.table, card)
        left[self.seat] ^= 1 << card
        if len(table) < 4:
            return self._replace(left=left, table=table)
        shown = list(self.shown)
        show(shown, self.leader, table, self.direction, self.trump)
        _, master = self._replace(table=table).winning()
        return self._replace(left=left, leader=master, table=(), shown=shown)


class Asked(dict[int, int]):
    """A table of the rule of thumb that keeps what it is asked."""

    def __init__(self, name: str, answers: dict[int, int], log: list[tuple[str, int]]) -> None:
        super().__init__()
        self._name, self._answers, self._log = name, answers, log

    def __getitem__(self, key: int) -> int:
        self._log.append((self._name, key))
        return self._answers[key]


class Pupil:
    """Plays deals by `tables` and keeps what every card would have brought."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._log: list[tuple[str, int]] = []

    def lessons(self, played_by: Tables, deals: int, rng: Random, kind: Kind) -> Iterator[Lesson]:
        """Yield the decisions of so many deals."""
        asked = self._asking(played_by)
        for _ in range(deals):
            hands, leader, direction, trump, forbidden, trick_point, maker = deal(rng, kind)
            spot = Spot(hands, leader, (), direction, trump, forbidden, maker, list(NOTHING))
            while any(spot.left):
                legal = spot.legal()
                card = legal.bit_length() - 1
                if legal & legal - 1:
                    card = self._decide(spot, asked)
                    cards = self._choice(legal)
                    brought = [self._brought(spot.after(c), spot.seat & 1, played_by, trick_point) for c in cards]
                    if min(brought) < max(brought):
                        yield self._seen(cards, legal), brought
                    if rng.random() < STRAY:
                        card = rng.choice(cards)
                spot = spot.after(card)

    def _asking(self, tables: Tables) -> Tables:
        def asking(name: str, answers: dict[int, int]) -> Asked:
            return Asked(name, answers, self._log)

        return tables._replace(
            leads=asking("leads", tables.leads),
            discards=asking("discards", tables.discards),
            follows=asking("follows", tables.follows),
            overs=asking("overs", tables.overs),
            marks=asking("marks", tables.marks),
        )

    def _decide(self, spot: Spot, by: Tables) -> int:
        self._log.clear()
        return play_on(*spot[:-1], (by, by), spot.shown, one_card=True)[0]

    def _choice(self, legal: Mask) -> list[int]:
        """Return the legal cards that the tables just asked choose from."""
        among = {"discards": lessons.thrown, "follows": partial(lessons.followed, mannered=False)}
        about, chosen = self._about(legal), 0
        for suit, ((name, key), *_) in about.items():
            chosen |= legal & (among[name](key) if name in among else 255) << 8 * suit
        # A blank next to a lower one is worth the same.
        return [c for c in range(32) if chosen >> c & 1 and not (c & 7 in (1, 2) and chosen >> c - 1 & 1)]

    def _about(self, legal: Mask) -> dict[int, list[tuple[str, int]]]:
        """Return what the tables were asked about each suit of `legal`: the suits come one after the other."""
        suits = [suit for suit in range(4) if legal >> 8 * suit & 255]
        each = len(self._log) // len(suits)
        return {suit: self._log[i * each : (i + 1) * each] for i, suit in enumerate(suits)}

    def _brought(self, spot: Spot, side: int, by: Tables, trick_point: int) -> int:
        """Return what side 0 still wins, as `side` sees it."""
        points, tricks = play_on(*spot[:-1], (by, by), spot.shown)
        return (points + trick_point * tricks) * (1 - 2 * side)

    def _seen(self, cards: Sequence[int], legal: Mask) -> list[Seen]:
        """Return what is seen of each of the `cards`."""
        about = self._about(legal)
        return [sum((self._places.of(name, key, c & 7) for name, key in about[c >> 3]), ()) for c in cards]


class Places:
    """Where in one long list the number for each thing seen stands."""

    def __init__(self) -> None:
        self._firsts: dict[str, list[int]] = {}
        self.length = 0
        self._known: dict[tuple[str, int, int], Seen] = {}
        for name, (_, sizes) in LOOKS.items():
            self._firsts[name] = []
            for size in sizes:
                self._firsts[name].append(self.length)
                self.length += size

    def of(self, name: str, key: int, i: int) -> Seen:
        """Return the places of what is seen of strength `i` in the suit that `key` tells of."""
        found = self._known.get((name, key, i))
        if found is None:
            look, _ = LOOKS[name]
            looked = zip(self._firsts[name], look(key, i), strict=True)
            found = self._known[name, key, i] = tuple(first + at for first, at in looked)
        return found

    def learned(self, numbers: Sequence[float]) -> Learned:
        """Return `numbers` as the tables take them."""
        rounded = [round(GRAIN * n) for n in numbers]
        parts = {
            name: tuple(
                tuple(rounded[first : first + size]) for first, size in zip(self._firsts[name], sizes, strict=True)
            )
            for name, (_, sizes) in LOOKS.items()
        }
        return Learned(**parts)


def deal(rng: Random, kind: Kind) -> tuple[list[Mask], int, int, int, bool, int, int]:
    """Return four random hands, who leads, direction, trump, whether undertrumps are forbidden, trick point, maker."""
    pack, dealer = list(range(32)), rng.randrange(4)
    rng.shuffle(pack)
    hands = [sum(1 << c for c in pack[i : i + 8]) for i in (0, 8, 16, 24)]
    direction, forbidden, trick_point = rng.choice(LAWS[kind])
    hand = hands[dealer]
    trump = NO_TRUMP if kind == "no-trump" else turned(hand, rng) if kind == "turned" else named(hand)
    return hands, dealer + direction & 3, direction, trump, forbidden, trick_point, dealer & 1


def turned(hand: Mask, rng: Random) -> int:
    """Return the suit of a card of `hand`, any of them: the card turned up is one of the dealer's (R3.2)."""
    return rng.choice([card >> 3 for card in range(32) if hand >> card & 1])


def named(hand: Mask) -> int:
    """Return the trump suit that `hand` would name."""

    def worth(suit: int) -> float:
        byte = hand >> 8 * suit & 255
        tops = sum(value * (byte >> 7 - i & 1) for i, value in enumerate(TRUMP_WORTH[1:]))
        return TRUMP_WORTH[0] * byte.bit_count() + tops

    return max(range(4), key=worth)


class Steps:
    """Moves numbers up the slope (Kingma and Ba's Adam)."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = numbers
        self._mean, self._square, self._count = [0.0] * len(numbers), [0.0] * len(numbers), 0

    def take(self, slope: Sequence[float], step: float) -> None:
        """Take one step of about the length `step`."""
        numbers, mean, square = self.numbers, self._mean, self._square
        self._count += 1
        a, b = 1 - 0.9**self._count, 1 - 0.999**self._count
        for i, g in enumerate(slope):
            if g or mean[i]:
                g -= FORGET * numbers[i]
                mean[i] = m = 0.9 * mean[i] + 0.1 * g
                square[i] = s = 0.999 * square[i] + 0.001 * g * g
                numbers[i] += step * (m / a) / ((s / b) ** 0.5 + CAUTION)


def study(steps: Steps, lessons: list[Lesson], passes: int, step: float, rng: Random) -> None:
    """Move the numbers so that the cards they speak for bring more in `lessons`."""
    numbers = steps.numbers
    for _ in range(passes):
        rng.shuffle(lessons)
        for first in range(0, len(lessons) - BATCH + 1, BATCH):
            slope = [0.0] * len(numbers)
            for seen, brought in lessons[first : first + BATCH]:
                add_slope(slope, numbers, seen, brought)
            steps.take(slope, step)


def add_slope(slope: list[float], numbers: Sequence[float], seen: list[Seen], brought: list[int]) -> None:
    """Add how what the decision brings changes with each of `numbers`."""
    get = numbers.__getitem__
    spoken = [sum(map(get, places)) / HEAT for places in seen]
    most = max(spoken)
    odds = [exp(s - most) for s in spoken]
    total = sum(odds)
    mean = sum(o * b for o, b in zip(odds, brought, strict=True)) / total
    for o, b, places in zip(odds, brought, seen, strict=True):
        g = o / total * (b - mean) / (HEAT * BATCH)
        for place in places:
            slope[place] += g


def duel(a: Tables, b: Tables, deals: int, rng: Random, kind: Kind) -> list[float]:
    """Return for each deal what `a` has above the half, the mean of its two sides."""
    results = []
    for _ in range(deals):
        hands, leader, direction, trump, forbidden, trick_point, maker = deal(rng, kind)
        place = (hands, leader, (), direction, trump, forbidden, maker)
        (points, tricks), (others, lost) = play_on(*place, (a, b)), play_on(*place, (b, a))
        results.append((points - others + trick_point * (tricks - lost)) / 2)
    return results


def learn(rounds: int, deals: int, passes: int, seed: int, kind: Kind) -> Learned:
    """Return what `rounds` of so many deals teach; each lesson is gone through `passes` times.

    All players change at once, so that what was the best answer to yesterday's partner may not be to today's: many
    small rounds find what goes together, few large ones go round in circles.
    """
    rng, places = Random(seed), Places()
    pupil, steps = Pupil(places), Steps([0.0] * places.length)
    no_trump = kind == "no-trump"
    plain = played_by = plain_tables(no_trump=no_trump)
    learned = places.learned(steps.numbers)
    for number in range(rounds):
        began, first = perf_counter(), number == 0
        lessons = list(pupil.lessons(played_by, FIRST * deals if first else deals, rng, kind))
        study(steps, lessons, FIRST * passes if first else passes, STEP * (1 - number / rounds), rng)
        learned = places.learned(steps.numbers)
        played_by = tables_by(learned, no_trump=no_trump, mannered=False)
        won = duel(played_by, plain, TRIAL, Random(0), kind)
        told = f"{fmean(won):+.2f} ± {1.96 * stdev(won) / len(won) ** 0.5:.2f} over the plain numbers"
        print(f"{kind}, round {number + 1}: {len(lessons)} lessons, {told}, {perf_counter() - began:.0f} s", flush=True)
    return learned


HEAD = '''"""What the tuned rule of thumb has learned, written by the commands that stand with it; not to be edited.

Not here: what the numbers mean (`lessons`).
"""

from __future__ import annotations

from manille.bots.lessons import Learned, numbers
'''


#: What is learned, and the name of the function that tells it.
NAMES: dict[Kind, str] = {"named": "named", "turned": "turned", "no-trump": "no_trump"}


def written(learned: Learned, name: str, command: str) -> str:
    """Return `learned` as a part of a module; read when it is asked for, since nobody plays all three kinds at once."""
    lines = ["", "", f"def {name}() -> Learned:", f'    """Learned with `{command}`."""', "    return Learned("]
    for field, parts in zip(Learned._fields, learned, strict=True):
        lines.append(f"        {field}=numbers(")
        for part in parts:
            lines += ['            """', *wrap(" ".join(in_short(part)), 118), '            """,']
        lines.append("        ),")
    return "\n".join([*lines, "    )\n"])


def in_short(part: Sequence[int]) -> Iterator[str]:
    """Yield the numbers as `lessons.numbers` reads them, so many zeros as `x` and their number."""
    zeros = 0
    for n in (*part, None):
        if n == 0:
            zeros += 1
            continue
        if zeros:
            yield f"x{zeros}"
            zeros = 0
        if n is not None:
            yield str(n)


def kept(name: str) -> str:
    """Return the part of the module of today that bears this name."""
    text = (Path(lessons.__file__).parent / "learned.py").read_text("utf-8")
    (found,) = re.findall(rf"\n\ndef {name}\(\) -> Learned:\n.*?\n    \)\n", text, re.DOTALL)
    return str(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what the tuned rule of thumb knows.")
    parser.add_argument(
        "what",
        choices=tuple(NAMES),
        help="for deals whose trump is named or turned up, or that have none; the rest is kept",
    )
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--deals", type=int, default=2000, help="deals of a round")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True, help="the module to write")
    args = parser.parse_args()
    learned = learn(args.rounds, args.deals, args.passes, args.seed, args.what)
    settings = f"--rounds {args.rounds} --deals {args.deals} --passes {args.passes} --seed {args.seed}"
    new = {args.what: written(learned, NAMES[args.what], f"python -m tests.bots.learn {args.what} {settings}")}
    parts = [new.get(what) or kept(name) for what, name in NAMES.items()]
    args.to.write_text("".join([HEAD, *parts]), encoding="utf-8")


if __name__ == "__main__":
    main()
