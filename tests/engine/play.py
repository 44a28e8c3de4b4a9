"""Playing without thought: random deals, random acts, whole random matches, through the public API only.

Not here: Hypothesis (`strategies`) and what must hold (`test_*`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

from manille.auction import Call
from manille.cards import PACK, Card, Suit
from manille.deals import Deal, deal_out, shuffled
from manille.events import Called, Dealt, Event, Played
from manille.match import Match
from manille.position import Position
from manille.scoring import Pair
from manille.seats import SEATS, Direction, Seat, Side
from manille.tricks import Trick
from manille.variants import VARIANTS, Variant

Calls = tuple[Call, ...]

#: Every variant with every set of its house rules.
VARIATIONS: tuple[Variant, ...] = tuple(
    variant.with_options(chosen)
    for variant in VARIANTS.values()
    for size in range(len(variant.offers) + 1)
    for chosen in combinations(variant.offers, size)
)


def variation_name(variant: Variant) -> str:
    """The variant and its house rules, to name a test."""
    return "+".join((variant.name, *sorted(variant.options)))


def random_deal(variant: Variant, dealer: Seat, rng: Random, turned: Card | None = None) -> Deal:
    """A shuffled pack dealt as the variant deals it; `turned`, if given, lies at the bottom."""
    pack = list(shuffled(rng))
    if turned is not None:
        pack.remove(turned)
        pack.append(turned)
    return deal_out(tuple(pack), dealer, variant.direction, variant.packets, turn_last=variant.turns_card)


def random_start(variant: Variant, rng: Random) -> Position:
    """A deal before its first act, with any dealer, after up to two ties."""
    dealer = rng.choice(SEATS)
    return Position.start(variant, dealer, random_deal(variant, dealer, rng), rng.randrange(3))


def random_act(position: Position, rng: Random) -> Called | Played:
    """Any act that the rules allow now."""
    if position.question is not None:
        return Called(rng.choice(position.question.choices))
    return Played(rng.choice(position.legal_cards()))


def do(position: Position, act: Called | Played) -> Position:
    """The position after `act`."""
    return position.call(act.call) if isinstance(act, Called) else position.play(act.card)


def random_positions(variant: Variant, rng: Random) -> Iterator[Position]:
    """Every position of one random deal, from the first question to the end."""
    position = random_start(variant, rng)
    yield position
    while position.to_act is not None:
        position = do(position, random_act(position, rng))
        yield position


def random_event(match: Match, rng: Random) -> Event:
    """Any event that can come next in a match that is not over."""
    if match.position is None:
        return Dealt(random_deal(match.variant, match.standing.dealer, rng))
    return random_act(match.position, rng)


def random_match(variant: Variant, rng: Random, events: int | None = None) -> Match:
    """A match of random events, to its end or for so many `events` at most."""
    match = Match(variant, rng.choice(SEATS))
    while not match.is_over and (events is None or len(match.events) < events):
        match = match.after(random_event(match, rng))
    return match


@cache
def deal_worth(variant: Variant, dealer: Seat, points: Pair, calls: Calls, turned: Card | None, plats: int) -> Position:
    """A complete deal in which random play has brought each side exactly these `points`.

    Where one side has all of them, it takes every trick, by holding all the trumps.
    """
    rng = Random(f"{dealer} {points}")
    if 0 in points:
        holder = Seat.S if points[Side.NS] else Seat.W
        suit = turned.suit if turned else calls[0].trump
        assert suit is not None
        return played_out(variant, dealer, sure_deal(holder, suit, turned, rng), calls, plats, rng)
    while True:
        deal = random_deal(variant, dealer, rng, turned)
        for _ in range(8):
            position = played_out(variant, dealer, deal, calls, plats, rng)
            if position.table.points == points:
                return position


def played_out(variant: Variant, dealer: Seat, deal: Deal, calls: Calls, plats: int, rng: Random) -> Position:
    """The end of a deal after these calls and random play."""
    position = Position.start(variant, dealer, deal, plats)
    for call in calls:
        position = position.call(call)
    while position.to_act is not None:
        position = position.play(rng.choice(position.legal_cards()))
    return position


def sure_deal(holder: Seat, trump: Suit, turned: Card | None, rng: Random) -> Deal:
    """A deal in which `holder` has all eight trumps and so takes every trick; a `turned` one lies last."""
    trumps = tuple(sorted((c for c in PACK if c.suit is trump), key=lambda c: c is turned))
    rest = [c for c in PACK if c not in trumps]
    rng.shuffle(rest)
    n, e, s, w = (trumps if seat is holder else tuple(rest.pop() for _ in range(8)) for seat in SEATS)
    return Deal((n, e, s, w), turned)


def tricks_worth(points: int, tricks: int, trump: Suit | None) -> tuple[Trick, ...]:
    """Eight complete tricks of which North and South have won so many, with so many card points in them.

    They need not have come about by legal play: the count does not ask.
    """
    mine = _cards_worth(4 * tricks, points)
    theirs = [c for c in PACK if c not in mine]
    return (*_won_by(Side.NS, mine, trump), *_won_by(Side.EW, theirs, trump))


def _cards_worth(size: int, points: int) -> list[Card]:
    """Some `size` cards worth so many points together. Raises `KeyError` where there are none."""
    found: dict[tuple[int, int], list[Card]] = {(0, 0): []}
    for c in PACK:
        for (n, total), some in list(found.items()):
            found.setdefault((n + 1, total + c.points), [*some, c])
    return found[size, points]


def _won_by(side: Side, cards: list[Card], trump: Suit | None) -> Iterator[Trick]:
    for first in range(0, len(cards), 4):
        four = cards[first : first + 4]
        made = [_trick(leader, four, trump) for leader in (Seat.N, Seat.E)]
        yield next(trick for trick in made if trick.winner.side is side)


def _trick(leader: Seat, cards: list[Card], trump: Suit | None) -> Trick:
    trick = Trick(leader, Direction.CLOCKWISE, trump)
    for c in cards:
        trick = trick.with_card(c)
    return trick
