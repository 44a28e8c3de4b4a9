"""What a hand is expected to bring, by linear tables fitted to thousands of deals played by rule of thumb.

Not here: what to call (`bidding`). All estimates are points of the dealer's side above the half, unless said; one table
serves every variant, because they differ less from each other than two deals do.
"""

from __future__ import annotations

from collections.abc import Iterable

from manille.cards import Card, Rank, Suit
from manille.deals import Hand

#: How far deals lie from what a hand lets expect (standard deviation), and nine equally likely deviations of that kind.
SPREAD = 11.0
_DEVIATIONS = tuple(SPREAD * z for z in (-1.59, -0.97, -0.59, -0.28, 0.0, 0.28, 0.59, 0.97, 1.59))


def suit_estimate(hand: Hand, trump: Suit) -> float:
    """What the dealer's side is expected to have with `hand`, held by the dealer or by who chose for the dealer."""
    ten, ace, king, queen, jack = _holds([c for c in hand if c.suit is trump])
    value = -13.1 + 3.6 * sum(c.suit is trump for c in hand)
    value += 5.4 * ten + (4.1 if ten else 3.4) * ace + 1.6 * king + 0.8 * queen + 0.3 * jack
    for suit in Suit:
        if suit is not trump:
            value += _side_suit([c for c in hand if c.suit is suit])
    return value


def _side_suit(cards: list[Card]) -> float:
    ten, ace, *_ = _holds(cards)
    short = (1.8, -0.9, -0.8)[len(cards)] if len(cards) < 3 else 0.0
    return short + 4.9 * ten + (0.6 if ten else 1.2) * ace


def no_trump_estimate(hand: Hand) -> float:
    """As `suit_estimate`, for no trump."""
    value = -10.5
    for suit in Suit:
        cards = [c for c in hand if c.suit is suit]
        ten, ace, king, *_ = _holds(cards)
        value += 6.9 * ten + (3.2 if ten else 2.7) * ace + 0.5 * (not cards)
        value += (1.9 if ten and ace else 1.0 if ten else 0.8) * king
    return value


def opponent_estimate(hand: Hand, trump: Suit | None) -> float:
    """What the dealer's side is expected to have when an opponent of it holds `hand`."""
    return _against_no_trump(hand) if trump is None else _against_suit(hand, trump)


def _against_suit(hand: Hand, trump: Suit) -> float:
    trumps = [c for c in hand if c.suit is trump]
    ten, ace, king, queen, _ = _holds(trumps)
    value = 15.9 - 2.6 * len(trumps) - 5.2 * ten - 3.4 * ace - 2.2 * king - 1.3 * queen
    for suit in Suit:
        cards = [c for c in hand if c.suit is suit]
        if suit is not trump:
            ten, ace, king, *_ = _holds(cards)
            value -= 4.8 * ten + (0.4 if ten else 1.1) * ace + 0.4 * king
            value -= 1.0 * (not cards and bool(trumps))
    return value


def _against_no_trump(hand: Hand) -> float:
    value = 15.0
    for suit in Suit:
        cards = [c for c in hand if c.suit is suit]
        ten, ace, king, *_ = _holds(cards)
        value -= 5.8 * ten + (2.8 if ten else 2.0) * ace + (1.3 if ten and ace else 0.8) * king
        value -= 1.9 * max(0, len(cards) - 3) * ten
    return value


def after_double(own: float, *, no_trump: bool, named: bool) -> float:
    """What is left of the estimate `own` once an opponent has doubled; who named trump knows more of it."""
    if named:
        return own - (9.0 if no_trump else 7.5)
    return 0.9 * own if no_trump else 0.8 * own - 1.0


def pass_estimate(hand: Hand) -> float:
    """What the dealer's side is expected to write if the dealer, holding `hand`, passes and the partner names trump."""
    ranks = [c.rank for c in hand]
    return -4.5 + 9.0 * ranks.count(Rank.TEN) + 3.0 * ranks.count(Rank.ACE) + 1.1 * ranks.count(Rank.KING)


def written(excess: float, multiplier: int, half: int, needs: tuple[int, int]) -> float:
    """What a side is expected to write, less what the other does, when it expects `excess` above the half.

    Neither side gains by more than it needs (`needs`: this one, the other one) to reach the target.
    """
    total = 0.0
    for deviation in _DEVIATIONS:
        points = max(-half, min(half, excess + deviation)) * multiplier
        total += min(points, needs[0]) if points > 0 else max(points, -needs[1])
    return total / len(_DEVIATIONS)


def _holds(cards: Iterable[Card]) -> tuple[bool, bool, bool, bool, bool]:
    """Whether ten, ace, king, queen and jack are among `cards`."""
    ranks = {c.rank for c in cards}
    return Rank.TEN in ranks, Rank.ACE in ranks, Rank.KING in ranks, Rank.QUEEN in ranks, Rank.JACK in ranks
