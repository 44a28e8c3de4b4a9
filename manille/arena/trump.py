"""Who names trump in a duel: the bots themselves, or one rule for both sides, so that only the play is compared.

Not here: how a bot calls (`bots.bidding`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from manille.auction import SUIT_CALLS, Call, Question
from manille.bots.bidding import calls_by_excess
from manille.bots.references.scene import longest as longest_suit
from manille.deals import Hand
from manille.variants import Variant

Rule = Callable[[Hand, Variant], Call]
"""Names trump for whoever is asked, from that hand alone."""

OWN = "own"
"""The bots call and double themselves."""
TURNED = "turned"
"""The turned card makes trump; nobody is asked anything (R3.2)."""


def longest(hand: Hand, variant: Variant) -> Call:
    """Name the longest suit, of equals the one with the higher cards."""
    return longest_suit(hand)


def linear(hand: Hand, variant: Variant) -> Call:
    """Name what the linear table expects most of, no trump counted as often as it is written."""
    worth = {
        call: excess * (variant.no_trump_factor if call is Call.NO_TRUMP else 1)
        for call, excess in calls_by_excess(hand, variant).items()
    }
    return max(worth, key=lambda call: worth[call])


def linear_suit(hand: Hand, variant: Variant) -> Call:
    """Name the suit that the linear table expects most of."""
    worth = calls_by_excess(hand, variant)
    return max(SUIT_CALLS, key=lambda call: worth[call])


def no_trump(hand: Hand, variant: Variant) -> Call:
    """Name no trump, whatever the hand."""
    return Call.NO_TRUMP


#: The rules by name. Whoever is asked first names; nobody passes and nobody doubles.
RULES: dict[str, Rule] = {"linear-suit": linear_suit, "linear": linear, "longest": longest, "no-trump": no_trump}

#: What each choice of trump means, in the words of the report.
MEANINGS = {
    "linear-suit": "the dealer names the suit that the linear table says, no doubling",
    "linear": "the dealer names what the linear table says, no trump included, no doubling",
    "longest": "the dealer names the longest suit, no doubling",
    "no-trump": "always no trump, no doubling",
    OWN: "the bots call and double themselves",
    TURNED: "the turned card",
}


def modes(variant: Variant) -> tuple[str, ...]:
    """Return the ways in which trump can be made in a duel of `variant`, the usual one first."""
    if variant.turns_card:
        return (TURNED,)
    return (*(name for name in RULES if variant.no_trump or name != "no-trump"), OWN)


def played_under(variant: Variant, mode: str) -> Variant:
    """Return `variant` as it is played in `mode`: without doubling where one rule names trump for both."""
    return replace(variant, doubling=False) if mode in RULES else variant


def answer(rule: str, hand: Hand, variant: Variant, question: Question) -> Call:
    """Return what the rule named `rule` answers: the trump when asked for it, a pass otherwise."""
    call = RULES[rule](hand, variant)
    return call if call in question.choices else Call.PASS
