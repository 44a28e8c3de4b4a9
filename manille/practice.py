"""Positions to practise the trick law on: a trick in progress, South's hand, and what the law says of every card.

Not here: the law (`legality`) and its branches (`branches`). Chance comes from the caller's seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from manille.branches import branch
from manille.cards import PACK, Suit, arranged
from manille.deals import Hand, Hands
from manille.duties import FOLLOW
from manille.legality import Judgement, judge, legal_cards
from manille.messages import Message
from manille.seats import SEATS, Seat
from manille.tricks import Trick
from manille.variants import TRICKS, Variant

#: How often each branch comes up among thirty positions or so: seldom where nothing can go wrong, often where players
#: do go wrong. A branch that a variant does not have is simply not met.
SHARES: dict[str, int] = {
    "may-lead": 1,
    "may-follow-partner": 3,
    "may-follow-trumped": 4,
    "may-follow-take": 3,
    "may-follow-below": 1,
    "may-void-partner": 3,
    "may-void-trump": 3,
    "may-void-overtrump": 4,
    "may-void-undertrump": 4,
    "may-void-free-undertrump": 4,
    "may-void-only-trumps": 1,
    "may-void-no-trumps": 1,
    "may-void-trump-led": 1,
    "may-void-no-trump": 1,
}

#: Hands of fewer cards hold no question.
FEWEST_CARDS = 2

#: Deals looked at for each problem wanted: enough for the rare branches.
DEALS_EACH = 3

#: Weights of a suit for a seat, from which skewed deals are made; the last is that of a suit it had better not hold.
WEIGHTS = (0.2, 1, 2)
SCARCE = 0.03

#: One deal in so many is at no trump where the variant has it: nothing can be trumped then.
NO_TRUMP_EVERY = 16


@dataclass(frozen=True, slots=True)
class Problem:
    """One position with its answer."""

    hand: Hand
    """South's cards, as a player holds them."""
    trick: Trick
    """The cards on the table before South's."""
    judgement: Judgement
    """What may be played, and the reason against every other card."""
    may: Message
    """The branch of the law, as a sentence."""

    def as_json(self) -> dict[str, object]:
        """The problem as data for JSON, in codes."""
        trick = self.trick
        return {
            "trump": trick.trump.value if trick.trump else "NT",
            "trick": [
                {"seat": seat.name, "card": card.code} for seat, card in zip(trick.seats, trick.cards, strict=False)
            ],
            "master": trick.master.name if trick.master is not None else None,
            "hand": [card.code for card in self.hand],
            "legal": [card.code for card in self.judgement.legal],
            "refused": {card.code: reason.as_json() for card, reason in self.judgement.refused.items()},
            "may": self.may.as_json(),
        }


def problems(variant: Variant, seed: str, count: int) -> tuple[Problem, ...]:
    """Return up to `count` different problems of `variant`, its branches mixed by `SHARES`. Same seed, same problems."""
    rng = Random(f"practice/{variant.name}/{seed}")
    pools: dict[str, dict[tuple[Hand, Trick], None]] = {key: {} for key in SHARES}
    for _ in range(DEALS_EACH * count):
        for hand, trick in _met_in_a_deal(variant, rng):
            key = branch(hand, trick, variant.law).key
            if len(pools[key]) < _wanted(key, count) and _tempts(variant, hand, trick, key):
                pools[key][arranged(hand, trick.trump), trick] = None
    chosen = _mixed({key: list(pool) for key, pool in pools.items() if pool}, count)
    rng.shuffle(chosen)
    return tuple(_problem(variant, hand, trick) for hand, trick in chosen)


def _wanted(key: str, count: int) -> int:
    """Return how many problems of a branch to look for: its share, and as much again for branches not met often."""
    return 1 + 2 * count * SHARES[key] // sum(SHARES.values())


def _mixed(pools: Mapping[str, list[tuple[Hand, Trick]]], count: int) -> list[tuple[Hand, Trick]]:
    """Take from `pools` by turns, each branch as often as its share, until `count` are taken or none is left."""
    taken = dict.fromkeys(pools, 0)
    chosen: list[tuple[Hand, Trick]] = []
    while len(chosen) < count and (open_ := [key for key in pools if taken[key] < len(pools[key])]):
        key = min(open_, key=lambda key: taken[key] / SHARES[key])
        chosen.append(pools[key][taken[key]])
        taken[key] += 1
    return chosen


def _met_in_a_deal(variant: Variant, rng: Random) -> Iterator[tuple[Hand, Trick]]:
    """Deal, play at random by the law, and yield each hand and trick on which it is South's turn.

    Two seats, South one of them, are short of a suit, which is led when it can be: so the void meet the trumped trick.
    """
    scarce = rng.choice(tuple(Suit))
    hands = list(_skewed(scarce, rng))
    trump = rng.choice([suit for suit in Suit if suit is not scarce])
    at_no_trump = variant.no_trump and rng.randrange(NO_TRUMP_EVERY) == 0
    leader = rng.choice(SEATS)
    while len(hands[Seat.S]) >= FEWEST_CARDS:
        trick = Trick(leader, variant.direction, None if at_no_trump else trump)
        while not trick.is_complete:
            seat = trick.to_play
            if seat is Seat.S:
                yield hands[seat], trick
            legal = legal_cards(hands[seat], trick, variant.law)
            led = [card for card in legal if card.suit is scarce] if not trick.cards else []
            card = rng.choice(led or legal)
            hands[seat] = tuple(c for c in hands[seat] if c is not card)
            trick = trick.with_card(card)
        leader = trick.winner


def _skewed(scarce: Suit, rng: Random) -> Hands:
    """Return four hands of long and short suits, South and another seat as short of `scarce` as can be."""
    weights = [{suit: rng.choice(WEIGHTS) for suit in Suit} for _ in SEATS]
    for seat in (Seat.S, rng.choice([seat for seat in SEATS if seat is not Seat.S])):
        weights[seat][scarce] = SCARCE
    pack = list(PACK)
    rng.shuffle(pack)
    hands: dict[Seat, Hand] = dict.fromkeys(SEATS, ())
    for card in pack:
        room = [seat for seat in SEATS if len(hands[seat]) < TRICKS]
        (seat,) = rng.choices(room, [weights[s][card.suit] for s in room])
        hands[seat] += (card,)
    n, e, s, w = (hands[seat] for seat in SEATS)
    return n, e, s, w


def _tempts(variant: Variant, hand: Hand, trick: Trick, key: str) -> bool:
    """Whether a half-known law would go wrong here; in the branches that matter least, anything will do."""
    # Who knows only the stricter law goes wrong wherever undertrumping is free.
    if SHARES[key] == 1 or key == "may-void-free-undertrump":
        return True
    legal = legal_cards(hand, trick, variant.law)
    if key == "may-follow-trumped":
        return 1 < len(legal) < len(hand)
    only_follow = (FOLLOW,)
    spare_nobody = tuple(replace(duty, spared_by_partner=False) for duty in variant.law)
    return (
        any(legal_cards(hand, trick, law) != legal for law in (only_follow, spare_nobody)) and len(hand) > FEWEST_CARDS
    )


def _problem(variant: Variant, hand: Hand, trick: Trick) -> Problem:
    return Problem(hand, trick, judge(hand, trick, variant.law), branch(hand, trick, variant.law))
