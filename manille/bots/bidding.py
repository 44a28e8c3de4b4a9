"""Naming trump, passing, doubling and redoubling, each by what it is expected to write for the own side.

Not here: the play, and the expectations themselves (`estimates`).
"""

from __future__ import annotations

from manille.auction import Call, Question
from manille.bots.base import Decision
from manille.bots.estimates import (
    after_double,
    no_trump_estimate,
    opponent_estimate,
    pass_estimate,
    suit_estimate,
    written,
)
from manille.cards import Card, Rank, Suit, points
from manille.deals import Hand
from manille.messages import Message, say
from manille.variants import Variant
from manille.view import View

#: What a double must promise beyond the plain deal, for each point of the multiplier: a redouble may follow it.
FEAR_OF_REDOUBLE = 2.0
#: What a redouble must promise beyond the doubled deal, for each point of the multiplier.
REDOUBLE_MARGIN = 0.5
#: What the partner's choice must promise beyond the own one: the pass tells the opponents something too.
PASS_MARGIN = 2.0


def bid(view: View, question: Question) -> Decision:
    """Return the answer of `view.seat` to `question`, and why."""
    if Call.DOUBLE in question.choices:
        return _double(view)
    if Call.REDOUBLE in question.choices:
        return _redouble(view)
    return _name(view, question)


def calls_by_excess(hand: Hand, variant: Variant) -> dict[Call, float]:
    """Return what each call that names trump is expected to bring above the half, before any multiplier."""
    values = {Call(suit.value): suit_estimate(hand, suit) for suit in Suit}
    if variant.no_trump:
        values[Call.NO_TRUMP] = no_trump_estimate(hand)
    return values


def expected(view: View, excess: float, *, no_trump: bool, doubling: int) -> float:
    """What the own side is expected to write, less what the other does, if the contract stays as it is."""
    table, standing = view.table, view.standing
    side, target = view.seat.side, standing.target(table.variant)
    needs = (target - standing.scores[side], target - standing.scores[side.other])
    multiplier = table.variant.multiplier(no_trump=no_trump, doubling=doubling, plats=table.plats)
    return written(excess, multiplier, table.variant.half, needs)


def _name(view: View, question: Question) -> Decision:
    values = {
        call: expected(view, excess, no_trump=call is Call.NO_TRUMP, doubling=0)
        for call, excess in calls_by_excess(view.hand, view.table.variant).items()
    }
    call = max(values, key=lambda c: values[c])
    if Call.PASS in question.choices and _leaves_it(view.hand, values[call]):
        return Decision(Call.PASS, (say("why-pass-to-partner", seat=view.seat, partner=view.seat.partner),))
    reasons: tuple[Message, ...] = (naming_reason(view, call),)
    if view.table.calls:
        reasons = (*reasons, say("why-partner-passed", seat=view.seat, partner=view.seat.partner))
    return Decision(call, reasons)


def _leaves_it(hand: Hand, value: float) -> bool:
    """Whether the dealer does better to pass than to make the best call of its own, worth `value`."""
    return value < 0 or pass_estimate(hand) > value + PASS_MARGIN


def naming_reason(view: View, call: Call) -> Message:
    if call is Call.NO_TRUMP:
        return say("why-choose-no-trump", seat=view.seat, n=len(_tops(view.hand)), points=points(view.hand))
    trumps = _of(view.hand, call.trump)
    return say("why-choose-suit", seat=view.seat, suit=call.trump, n=len(trumps), points=points(trumps))


def _double(view: View) -> Decision:
    excess = -opponent_estimate(view.hand, view.table.contract.trump)
    if not _raises(view, excess, 1, FEAR_OF_REDOUBLE):
        return Decision(Call.PASS, (say("why-no-double", seat=view.seat, points=points(view.hand)),))
    key = "why-double-no-trump" if view.table.contract.no_trump else "why-double"
    return Decision(Call.DOUBLE, (strength(view, key),))


def _redouble(view: View) -> Decision:
    trump = view.table.contract.trump
    own = no_trump_estimate(view.hand) if trump is None else suit_estimate(view.hand, trump)
    named = view.table.contract.namer is view.seat
    if not _raises(view, after_double(own, no_trump=trump is None, named=named), 2, REDOUBLE_MARGIN):
        return Decision(Call.PASS, (say("why-no-redouble", seat=view.seat, points=points(view.hand)),))
    return Decision(Call.REDOUBLE, (strength(view, "why-redouble"),))


def _raises(view: View, excess: float, doubling: int, margin: float) -> bool:
    """Whether one more step, to `doubling`, promises more by `margin` for each point of the multiplier now."""
    no_trump = view.table.contract.no_trump
    now, then = (expected(view, excess, no_trump=no_trump, doubling=step) for step in (doubling - 1, doubling))
    return then - now > margin * view.table.multiplier


def strength(view: View, key: str) -> Message:
    """Say `key` with the number of the hand's trumps, at no trump of its tens and aces, and its card points."""
    trump = view.table.contract.trump
    counted = _tops(view.hand) if trump is None else _of(view.hand, trump)
    return say(key, seat=view.seat, n=len(counted), points=points(view.hand))


def _of(hand: Hand, suit: Suit | None) -> list[Card]:
    return [c for c in hand if c.suit is suit]


def _tops(hand: Hand) -> list[Card]:
    return [c for c in hand if c.rank in (Rank.TEN, Rank.ACE)]
