"""What each choice of one hand brings, over many random deals of the other cards, each choice on the same deals.

Not here: which hands (`positions.json`), and what the page makes of the answers.

Before the first card, four players of one kind play on with hidden hands, each choice being forced once (`trump`,
`double`, `lead`). Later in a deal the earlier tricks are unknown, so all play on as well as open hands allow (`play`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from hooks.numbers.play import played_out
from manille.auction import Call
from manille.bots.dd_solver import Solver
from manille.bots.masks import SUIT_NUMBERS, forbids_undertrump, mask_of
from manille.cards import PACK, Card, Suit, card, cards
from manille.deals import Deal
from manille.legality import legal_cards
from manille.position import Position
from manille.seats import SEATS, Seat, Side
from manille.tricks import Trick
from manille.variants import VARIANTS, Variant

CLOSE = 1.96
"""Standard errors to each side that hold nineteen results in twenty."""

Hands = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
Values = dict[str, float]
"""What each choice, by its code, brought in one deal."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A hand that has to choose: South's."""

    kind: str
    """`trump`, `double`, `lead` or `play`."""
    hand: tuple[Card, ...]
    """Its cards."""
    variant: Variant
    """The rules."""
    trump: Suit | None
    """The trump suit; nothing where it is chosen now, or without trump."""
    trick: str
    """The cards on the table, a `p` after the partner's."""
    partner: tuple[Card, ...]
    """Cards that the partner is taken to hold."""
    compared: tuple[str, ...]
    """The codes of the choices that matter most: the only leads that are tried."""

    @classmethod
    def read(cls, told: Mapping[str, str]) -> Spot:
        """Return the spot that an entry of `positions.json` describes."""
        trump = told.get("trump", "NT")
        variant = VARIANTS[told.get("variant", "belgian")]
        suit = None if trump == "NT" else Suit(trump)
        partner = cards(told.get("partner", ""))
        return cls(
            told["kind"],
            cards(told["hand"]),
            variant,
            suit,
            told.get("trick", ""),
            partner,
            (told["advised"], told["against"]),
        )


def experiment(spot: Spot, seed: str) -> Iterator[Values]:
    """Yield what each choice brings in one random deal after another, without end."""
    run: Callable[[Spot, Random], Values | None] = {"trump": _named, "double": _doubled, "lead": _led, "play": _solved}[
        spot.kind
    ]
    rng = Random(seed)
    while True:
        found = run(spot, rng)
        if found is not None:
            yield found


def summary(rows: list[Values], advised: str, against: str) -> dict[str, object]:
    """Return the mean of every choice, and by how much the `advised` one is ahead, with half of a 95 % interval."""
    gaps = [row[advised] - row[against] for row in rows]
    gap = sum(gaps) / len(gaps)
    error = (sum((g - gap) ** 2 for g in gaps) / (len(gaps) - 1) / len(gaps)) ** 0.5
    means = {choice: round(sum(row[choice] for row in rows) / len(rows), 2) for choice in rows[0]}
    return {"deals": len(rows), "means": means, "gap": round(gap, 2), "half": round(CLOSE * error, 2)}


def weighed(told: Mapping[str, str], deals: int, seed: str) -> dict[str, object]:
    """Return the summary of so many deals of an entry of `positions.json`."""
    rows = list(islice(experiment(Spot.read(told), seed), deals))
    return summary(rows, told["advised"], told["against"])


# ---- hidden hands ----------------------------------------------------------------------------------------


def _named(spot: Spot, rng: Random) -> Values:
    """South deals and names trump; nobody doubles. Written points, the own side's less the other's."""
    rules = replace(spot.variant, doubling=False)
    start = Position.start(rules, Seat.S, Deal(_hands(spot.hand, rng)))
    assert start.question is not None
    luck = rng.random()
    return {call.value: _written(played_out(start.call(call), Random(luck))) for call in start.question.choices}


def _doubled(spot: Spot, rng: Random) -> Values | None:
    """The opponent before South has named its longest suit, which is the trump wanted: South doubles, or not."""
    start = _called(spot, rng, spot.variant)
    luck = rng.random()
    return start and {
        call.value: _written(played_out(start.call(call), Random(luck))) for call in (Call.DOUBLE, Call.PASS)
    }


def _led(spot: Spot, rng: Random) -> Values | None:
    """South leads to the first trick against the opponent who named trump. Its side's points."""
    start = _called(spot, rng, replace(spot.variant, doubling=False))
    luck = rng.random()
    return start and {
        code: float(played_out(start.play(card(code)), Random(luck)).sheet().points[Side.NS]) for code in spot.compared
    }


def _called(spot: Spot, rng: Random, rules: Variant) -> Position | None:
    """Return a deal whose dealer has just named the trump wanted, and would; nothing where it would not."""
    dealer = Seat.S.previous(rules.direction)
    hands = _hands(spot.hand, rng)
    if spot.trump is not None and _longest(hands[dealer]) is not spot.trump:
        return None
    call = Call.NO_TRUMP if spot.trump is None else Call(spot.trump.value)
    return Position.start(rules, dealer, Deal(hands)).call(call)


def _longest(hand: tuple[Card, ...]) -> Suit:
    """Return the longest suit, of equals the one with more points."""
    return max(
        Suit, key=lambda suit: (sum(c.suit is suit for c in hand), sum(c.points for c in hand if c.suit is suit))
    )


def _hands(mine: tuple[Card, ...], rng: Random) -> Hands:
    """Return the four hands with `mine` at South and the rest at random."""
    rest = [c for c in PACK if c not in mine]
    rng.shuffle(rest)
    n, e, w = (tuple(rest[i : i + 8]) for i in (0, 8, 16))
    return n, e, mine, w


def _written(position: Position) -> float:
    """Return what South's side writes, less what the other does."""
    ns, ew = position.sheet().written
    return float(ns - ew)


# ---- open hands ------------------------------------------------------------------------------------------


def _solved(spot: Spot, rng: Random) -> Values | None:
    """The rest of the pack is at random in the other hands or played already. The own side's points from here on."""
    trick = trick_before(spot)
    hands = _some_hands(spot, trick, rng)
    if hands is None:
        return None
    n, e, s, w = (mask_of(hand) for hand in hands)
    solver = Solver(
        SUIT_NUMBERS[spot.trump],
        int(spot.variant.direction),
        forbids_undertrump(spot.variant.law),
        spot.variant.trick_point,
    )
    values = solver.values((n, e, s, w), int(trick.leader), tuple(c.index for c in trick.cards))
    return {PACK[index].code: float(value) for index, value in values.items()}


def trick_before(spot: Spot) -> Trick:
    """Return the trick on the table before South plays."""
    played = [card(text.removesuffix("p")) for text in spot.trick.split()]
    leader = Seat.S
    for _ in played:
        leader = leader.previous(spot.variant.direction)
    trick = Trick(leader, spot.variant.direction, spot.trump)
    for shown in played:
        trick = trick.with_card(shown)
    return trick


def _some_hands(spot: Spot, trick: Trick, rng: Random) -> Hands | None:
    """Return hands as long as South's, less what lies on the table; nothing where a card on it was not allowed."""
    rest = [c for c in PACK if c not in (*spot.hand, *trick.cards, *spot.partner)]
    rng.shuffle(rest)
    hands = {Seat.S: spot.hand}
    before = Trick(trick.leader, trick.direction, trick.trump)
    for seat, shown in zip(trick.seats, trick.cards, strict=False):
        hands[seat] = tuple(rest.pop() for _ in range(len(spot.hand) - 1))
        if shown not in legal_cards((*hands[seat], shown), before, spot.variant.law):
            return None
        before = before.with_card(shown)
    for seat in SEATS:
        if seat not in hands:
            held = spot.partner if seat is Seat.N else ()
            hands[seat] = (*held, *(rest.pop() for _ in spot.hand[len(held) :]))
    n, e, s, w = (hands[seat] for seat in SEATS)
    return n, e, s, w
