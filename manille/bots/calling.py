"""Naming trump, passing, doubling and redoubling by deals drawn at random and played out, at the match's standing.

Not here: the linear tables that steady the draws (`estimates`, `bidding`), and the play (`policy`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from random import Random

from manille.auction import Call, Question
from manille.bots import bidding
from manille.bots.base import Budget, Decision
from manille.bots.estimates import (
    after_double,
    no_trump_estimate,
    opponent_estimate,
    pass_estimate,
    suit_estimate,
)
from manille.bots.inference import Masks, holdings
from manille.bots.masks import NO_TRUMP, SUIT_NUMBERS, cards_of, forbids_undertrump
from manille.bots.policy import play_on, policy_of
from manille.bots.sampling import Sampler
from manille.bots.stakes import Stakes, stakes
from manille.cards import Suit, points
from manille.deals import Hand
from manille.messages import Message, say
from manille.seats import Seat
from manille.variants import TRICKS
from manille.view import View

STEADY = 20
"""How many worlds the linear estimate counts for."""
DRAWS_A_WORLD = 5
"""Deals drawn for each that is kept, where the calls make some likelier than others."""
WARMTH = 4.0
"""By how many points of its estimate a player may call otherwise than the linear table, give or take."""
POOR_MARGIN = 10.0
"""By how much the partner must do worse for a hand to name that expects to lose: less than that the draws cannot tell."""
A_RISK = 1.5
"""What a double or redouble must promise, for each point of the multiplier: the other side has heard it too."""

Scale = Callable[[View, int], Stakes]
"""What a view's side gains by every end of the deal at a multiplier."""


def call(view: View, question: Question, rng: Random, worlds: int, more: Budget | None = None) -> Decision:
    """Return the answer of `view.seat` to `question`, by so many worlds or as many as `more` allows, and why."""
    judge = _Judge(view, rng, worlds, more)
    if Call.DOUBLE in question.choices:
        return _double(judge)
    if Call.REDOUBLE in question.choices:
        return _redouble(judge)
    return _name(judge, question)


@dataclass(frozen=True, slots=True)
class _End:
    """How a deal came out for the side that calls."""

    points: int
    tricks: int


class _Judge:
    """The deals in which one question is judged."""

    def __init__(self, view: View, rng: Random, worlds: int, more: Budget | None, scale: Scale = stakes) -> None:
        self.view = view
        self.table = view.table
        self.variant = view.table.variant
        self.worlds = _likely(view, rng, worlds)
        self._more = more
        self._scale = scale
        self._stakes: dict[int, Stakes] = {}

    def played(self, hands: Masks, trump: int) -> _End:
        """Return how a deal comes out when all play by rule of thumb."""
        variant, dealer = self.variant, self.table.dealer
        policy = policy_of(no_trump=trump == NO_TRUMP, turned=variant.turns_card)
        leader, forbidden = dealer.next(variant.direction), forbids_undertrump(variant.law)
        won, tricks = play_on(
            hands, leader, (), int(variant.direction), trump, forbidden, int(dealer.side), (policy, policy)
        )
        won += tricks * variant.trick_point
        if self.view.seat & 1:
            return _End(variant.deal_points - won, TRICKS - tricks)
        return _End(won, tricks)

    def worth(self, end: _End, *, no_trump: bool, doubling: int) -> float:
        """Return what an end is worth at the standing."""
        factor = self.variant.multiplier(no_trump=no_trump, doubling=doubling, plats=self.table.plats)
        if factor not in self._stakes:
            self._stakes[factor] = self._scale(self.view, factor)
        return self._stakes[factor].worth(end.points, end.tricks)

    def mean(self, value: Callable[[Masks], float], steady: float) -> float:
        """Return the mean of `value` over the worlds, and over `STEADY` more that say what the linear table says."""
        total, seen = 0.0, 0
        for hands in self.worlds:
            if seen >= 4 and self._more is not None and not self._more():
                break
            total += value(hands)
            seen += 1
        return (total + STEADY * steady) / (seen + STEADY)


def weigh_answers(
    view: View, question: Question, rng: Random, worlds: int, scale: Scale
) -> dict[Call, tuple[float, ...]]:
    """Return what every answer to `question` brings in each of so many deals, the linear table left aside."""
    judge = _Judge(view, rng, worlds, None, scale)
    return {answer: tuple(_brings(judge, answer, hands) for hands in judge.worlds) for answer in question.choices}


def _brings(judge: _Judge, answer: Call, hands: Masks) -> float:
    """Return what `answer` brings in one deal."""
    contract = judge.table.contract
    if answer.names_trump:
        return _named(judge, hands, answer.trump, judge.view.seat)
    if not contract.named:
        return _left_to_partner(judge, hands)
    raised = {Call.DOUBLE: _threat(judge, hands), Call.REDOUBLE: 2}
    doubling = raised.get(answer, 0 if contract.doubler is None else 1)
    return judge.worth(judge.played(hands, SUIT_NUMBERS[contract.trump]), no_trump=contract.no_trump, doubling=doubling)


def _name(judge: _Judge, question: Question) -> Decision:
    view = judge.view
    values = {c: _value(judge, c) for c in question.choices if c.names_trump}
    best = max(values, key=lambda c: values[c])
    if Call.PASS in question.choices:
        by_partner = judge.mean(lambda hands: _left_to_partner(judge, hands), pass_estimate(view.hand))
        # The draws decide what lies close together: then a good hand names, and a poor one leaves it.
        if by_partner > values[best] + (bidding.PASS_MARGIN if values[best] > 0 else -POOR_MARGIN):
            return Decision(Call.PASS, (say("why-pass-to-partner", seat=view.seat, partner=view.seat.partner),))
    reasons: tuple[Message, ...] = (bidding.naming_reason(view, best),)
    if view.table.calls:
        reasons = (*reasons, say("why-partner-passed", seat=view.seat, partner=view.seat.partner))
    return Decision(best, reasons)


def _value(judge: _Judge, call: Call) -> float:
    """Return what it is worth to name `call`."""
    view = judge.view
    return judge.mean(lambda hands: _named(judge, hands, call.trump, view.seat), _by_table(view, call))


def _by_table(view: View, call: Call) -> float:
    """Return what the linear table expects of naming `call`."""
    excess = bidding.calls_by_excess(view.hand, view.table.variant)[call]
    return bidding.expected(view, excess, no_trump=call is Call.NO_TRUMP, doubling=0)


def _named(judge: _Judge, hands: Masks, trump: Suit | None, namer: Seat) -> float:
    """Return what a deal is worth when `namer` makes `trump`, its doubles and redoubles included."""
    end = judge.played(hands, SUIT_NUMBERS[trump])
    return judge.worth(end, no_trump=trump is None, doubling=_doubling(judge, hands, trump, namer))


def _left_to_partner(judge: _Judge, hands: Masks) -> float:
    """Return what a deal is worth when the partner names what its hand says."""
    partner = judge.view.seat.partner
    worth = _calls(cards_of(hands[partner]), judge)
    best = max(worth, key=lambda c: worth[c])
    return _named(judge, hands, best.trump, partner)


def _calls(hand: Hand, judge: _Judge) -> dict[Call, float]:
    """Return what each trump is worth to who holds `hand`, by the linear table, no trump by its factor."""
    factor = judge.variant.no_trump_factor
    values = bidding.calls_by_excess(hand, judge.variant)
    return {c: v * (factor if c is Call.NO_TRUMP else 1) for c, v in values.items()}


def _doubling(judge: _Judge, hands: Masks, trump: Suit | None, namer: Seat) -> int:
    """Return how far the deal would be doubled, each player looking at its own hand only."""
    dealer, direction = judge.table.dealer, judge.variant.direction
    opponents = (dealer.next(direction), dealer.next(direction).partner)
    if not judge.variant.doubling:
        return 0
    if all(opponent_estimate(cards_of(hands[s]), trump) > -bidding.FEAR_OF_REDOUBLE for s in opponents):
        return 0
    return 2 if _redoubles(hands, trump, namer, dealer) else 1


def _redoubles(hands: Masks, trump: Suit | None, namer: Seat, dealer: Seat) -> bool:
    """Whether the dealer's side, doubled, would redouble."""
    return any(
        after_double(own_estimate(cards_of(hands[s]), trump), no_trump=trump is None, named=s is namer)
        > bidding.REDOUBLE_MARGIN
        for s in (dealer, dealer.partner)
    )


def own_estimate(hand: Hand, trump: Suit | None) -> float:
    """Return what the linear table expects of the side that made `trump`, one of it holding `hand`."""
    return no_trump_estimate(hand) if trump is None else suit_estimate(hand, trump)


def _double(judge: _Judge) -> Decision:
    view, contract = judge.view, judge.table.contract
    excess = -opponent_estimate(view.hand, contract.trump)
    gain = _gain(judge, excess, 1, lambda hands: _threat(judge, hands))
    if gain <= A_RISK * judge.table.multiplier:
        return Decision(Call.PASS, (say("why-no-double", seat=view.seat, points=points(view.hand)),))
    key = "why-double-no-trump" if contract.no_trump else "why-double"
    return Decision(Call.DOUBLE, (bidding.strength(view, key),))


def _threat(judge: _Judge, hands: Masks) -> int:
    """Return 2 where a double would be redoubled, 1 where it would stand."""
    contract = judge.table.contract
    assert contract.namer is not None
    return 2 if _redoubles(hands, contract.trump, contract.namer, judge.table.dealer) else 1


def _redouble(judge: _Judge) -> Decision:
    view, contract = judge.view, judge.table.contract
    own = own_estimate(view.hand, contract.trump)
    excess = after_double(own, no_trump=contract.no_trump, named=contract.namer is view.seat)
    if _gain(judge, excess, 2, lambda _: 2) <= A_RISK * judge.table.multiplier:
        return Decision(Call.PASS, (say("why-no-redouble", seat=view.seat, points=points(view.hand)),))
    return Decision(Call.REDOUBLE, (bidding.strength(view, "why-redouble"),))


def _gain(judge: _Judge, excess: float, doubling: int, becomes: Callable[[Masks], int]) -> float:
    """Return what one more step, to `doubling`, gains; `becomes` says how far it goes in a deal."""
    view, contract = judge.view, judge.table.contract
    trump, no_trump = SUIT_NUMBERS[contract.trump], contract.no_trump

    def gain(hands: Masks) -> float:
        end = judge.played(hands, trump)
        now = judge.worth(end, no_trump=no_trump, doubling=doubling - 1)
        return judge.worth(end, no_trump=no_trump, doubling=becomes(hands)) - now

    by_table = (bidding.expected(view, excess, no_trump=no_trump, doubling=step) for step in (doubling, doubling - 1))
    return judge.mean(gain, next(by_table) - next(by_table))


def _likely(view: View, rng: Random, count: int) -> list[Masks]:
    """Return `count` deals of the hidden cards, each as often as the calls so far make it likely."""
    sampler = Sampler(holdings(view))
    acts = [(seat, call) for seat, call in view.table.calls if seat is not view.seat]
    if not acts:
        return [sampler.draw(rng) for _ in range(count)]
    worlds = [sampler.draw(rng) for _ in range(DRAWS_A_WORLD * count)]
    sums = list(accumulate(_likelihood(view, hands, acts) for hands in worlds))
    return rng.choices(worlds, cum_weights=sums, k=count)


def _likelihood(view: View, hands: Masks, acts: list[tuple[Seat, Call]]) -> float:
    """Return how likely the `acts` of the others are in a deal, up to a factor."""
    chance, trump = 1.0, view.table.contract.trump
    for seat, act in acts:
        hand = cards_of(hands[seat])
        if act.names_trump:
            chance *= _chosen(hand, act, view)
        elif act is Call.DOUBLE:
            chance *= _tends(-opponent_estimate(hand, trump) - bidding.FEAR_OF_REDOUBLE)
        elif seat.side is not view.table.dealer.side:
            chance *= _tends(opponent_estimate(hand, trump) + bidding.FEAR_OF_REDOUBLE)
        elif seat is view.table.dealer and len(view.table.calls) and view.table.calls[0] == (seat, Call.PASS):
            chance *= _tends(-max(bidding.calls_by_excess(hand, view.table.variant).values()))
    return chance + 1e-9


def _chosen(hand: Hand, act: Call, view: View) -> float:
    """Return how likely who holds `hand` names `act`."""
    factor = view.table.variant.no_trump_factor
    values = bidding.calls_by_excess(hand, view.table.variant)
    warm = {c: exp(min(60.0, v * (factor if c is Call.NO_TRUMP else 1) / WARMTH)) for c, v in values.items()}
    return warm[act] / sum(warm.values())


def _tends(excess: float) -> float:
    """Return how likely a player is to do what promises it `excess` points."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, excess / WARMTH))))
