"""Naming trump, passing, doubling and redoubling, by what a hand is expected to bring its side above the half.

Not here: the play. The numbers are fitted to many deals played by rule of thumb; they are the same for every variant.
"""

from __future__ import annotations

from manille.auction import Call, Question
from manille.bots.base import Decision
from manille.cards import Card, Rank, Suit, points
from manille.deals import Hand
from manille.messages import Message, say
from manille.variants import Variant
from manille.view import View


def bid(view: View, question: Question) -> Decision:
    """Return the answer of `view.seat` to `question`, and why."""
    if Call.DOUBLE in question.choices:
        return _double(view)
    if Call.REDOUBLE in question.choices:
        return _redouble(view)
    return _name(view, question)


def suit_estimate(hand: Hand, trump: Suit) -> float:
    """What the dealer's side is expected to have above the half with `hand` if `trump` is trump."""
    ranks = {c.rank for c in hand if c.suit is trump}
    value = -13.1 + 3.6 * len(ranks)
    value += 5.4 * (Rank.TEN in ranks) + (4.1 if Rank.TEN in ranks else 3.4) * (Rank.ACE in ranks)
    value += 1.6 * (Rank.KING in ranks) + 0.8 * (Rank.QUEEN in ranks) + 0.3 * (Rank.JACK in ranks)
    for suit in Suit:
        if suit is not trump:
            side = {c.rank for c in hand if c.suit is suit}
            value += (1.8, -0.9, -0.8)[len(side)] if len(side) < 3 else 0.0
            value += 4.9 * (Rank.TEN in side) + (0.6 if Rank.TEN in side else 1.2) * (Rank.ACE in side)
    return value


def no_trump_estimate(hand: Hand) -> float:
    """As `suit_estimate`, for no trump."""
    value = -10.5
    for suit in Suit:
        ranks = {c.rank for c in hand if c.suit is suit}
        ten, ace, king = (rank in ranks for rank in (Rank.TEN, Rank.ACE, Rank.KING))
        value += 6.9 * ten + (3.2 if ten else 2.7) * ace
        value += (1.9 if ten and ace else 1.0 if ten else 0.8) * king
        value += 0.5 * (not ranks)
    return value


def estimates(hand: Hand, variant: Variant) -> dict[Call, float]:
    """What each call that names trump is expected to bring above the half, without any multiplier."""
    values = {Call(suit.value): suit_estimate(hand, suit) for suit in Suit}
    if variant.no_trump:
        values[Call.NO_TRUMP] = no_trump_estimate(hand)
    return values


def _name(view: View, question: Question) -> Decision:
    table = view.table
    factors = {
        no_trump: table.variant.multiplier(no_trump=no_trump, doubling=0, plats=table.plats)
        for no_trump in (False, True)
    }
    worth = {c: v * factors[c is Call.NO_TRUMP] for c, v in estimates(view.hand, table.variant).items()}
    call = max(worth, key=lambda c: worth[c])
    if Call.PASS in question.choices and worth[call] < 0:
        return Decision(Call.PASS, (say("why-pass-to-partner", seat=view.seat, partner=view.seat.partner),))
    reasons: tuple[Message, ...] = (_naming_reason(view, call),)
    if table.calls:
        reasons = (*reasons, say("why-partner-passed", seat=view.seat, partner=view.seat.partner))
    return Decision(call, reasons)


def _naming_reason(view: View, call: Call) -> Message:
    if call is Call.NO_TRUMP:
        return say("why-choose-no-trump", seat=view.seat, n=len(_tops(view.hand)), points=points(view.hand))
    trumps = _of(view.hand, call.trump)
    return say("why-choose-suit", seat=view.seat, suit=call.trump, n=len(trumps), points=points(trumps))


def _double(view: View) -> Decision:
    return Decision(Call.PASS, (say("why-no-double", seat=view.seat, points=points(view.hand)),))


def _redouble(view: View) -> Decision:
    return Decision(Call.PASS, (say("why-no-redouble", seat=view.seat, points=points(view.hand)),))


def _of(hand: Hand, suit: Suit | None) -> list[Card]:
    return [c for c in hand if c.suit is suit]


def _tops(hand: Hand) -> list[Card]:
    return [c for c in hand if c.rank in (Rank.TEN, Rank.ACE)]
