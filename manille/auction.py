"""Who is asked what before the first lead: naming trump, passing, doubling, redoubling (RULES.md R3).

Not here: what the answers are worth (`variants`), and which answer is wise (`bots`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from manille.cards import Suit
from manille.seats import Seat
from manille.variants import Chooser, Variant


class Call(Enum):
    """An answer; the value is its code in records."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NO_TRUMP = "NT"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"

    @property
    def names_trump(self) -> bool:
        """Whether the call names a suit or no trump."""
        return self in NAMING

    @property
    def trump(self) -> Suit | None:
        """The suit that the call makes trump, `None` for no trump. Raises `ValueError` where it names neither."""
        if not self.names_trump:
            raise ValueError(f"{self.value} names no trump")
        return None if self is Call.NO_TRUMP else Suit(self.value)


SUIT_CALLS = (Call.SPADES, Call.HEARTS, Call.DIAMONDS, Call.CLUBS)
NAMING = (*SUIT_CALLS, Call.NO_TRUMP)

Calls = tuple[tuple[Seat, Call], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A seat that has to answer, and the answers it may give."""

    seat: Seat
    """Who is asked."""
    choices: tuple[Call, ...]
    """The answers, in the order of `Call`."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What the calls so far have settled."""

    named: bool = False
    """Whether trump is settled, no trump included."""
    trump: Suit | None = None
    """The trump suit, `None` at no trump or while not named."""
    namer: Seat | None = None
    """Who named it; `None` for a turned card."""
    doubler: Seat | None = None
    """Who doubled, if anybody."""
    redoubler: Seat | None = None
    """Who redoubled, if anybody."""

    @property
    def no_trump(self) -> bool:
        """Whether no trump was named."""
        return self.named and self.trump is None

    @property
    def doubling(self) -> int:
        """0 not doubled, 1 doubled, 2 redoubled."""
        return (self.doubler is not None) + (self.redoubler is not None)


def contract(variant: Variant, calls: Calls, turned: Suit | None = None) -> Contract:
    """Return what `calls` settle; `turned` is the suit of the turned card where the variant turns one (R3.2)."""
    if variant.turns_card:
        return Contract(named=turned is not None, trump=turned)
    by: dict[Call, Seat] = {call: seat for seat, call in calls}
    naming = next(((seat, call) for seat, call in calls if call.names_trump), None)
    if naming is None:
        return Contract()
    seat, call = naming
    return Contract(True, call.trump, seat, by.get(Call.DOUBLE), by.get(Call.REDOUBLE))


def question(variant: Variant, dealer: Seat, calls: Calls, plats: int) -> Question | None:
    """Return who must answer next and how, or `None` when all questions are answered (R3.1 to R3.7).

    `plats` are the ties in a row right before this deal; with the cap they decide whether doubling is offered (R3.7).
    """
    settled = contract(variant, calls)
    if variant.turns_card:
        return None
    if not settled.named:
        return _naming_question(variant, dealer, calls)
    if not variant.doubling or not _changes_multiplier(variant, settled, plats):
        return None
    declined = tuple(seat for seat, call in calls[_naming_calls(calls) :] if call is Call.PASS)
    if settled.doubling == 0:
        askable = (dealer.next(variant.direction), dealer.previous(variant.direction))
        return _first_not_in(askable, declined, Call.DOUBLE)
    if settled.doubling == 1:
        return _first_not_in((dealer, dealer.partner), declined, Call.REDOUBLE)
    return None


def _naming_question(variant: Variant, dealer: Seat, calls: Calls) -> Question:
    choices = NAMING if variant.no_trump else SUIT_CALLS
    if calls:
        return Question(dealer.partner, choices)
    if variant.chooser is Chooser.DEALER_OR_PARTNER:
        return Question(dealer, (*choices, Call.PASS))
    return Question(dealer, choices)


def _naming_calls(calls: Calls) -> int:
    """Return how many calls it took to name trump, a pass to the partner included."""
    return next(i for i, (_, call) in enumerate(calls, 1) if call.names_trump)


def _changes_multiplier(variant: Variant, settled: Contract, plats: int) -> bool:
    """Whether one more step of doubling would raise the multiplier (R3.7)."""
    if settled.doubling == 2:
        return False
    now, then = (
        variant.multiplier(no_trump=settled.no_trump, doubling=settled.doubling + step, plats=plats) for step in (0, 1)
    )
    return then > now


def _first_not_in(seats: tuple[Seat, ...], declined: tuple[Seat, ...], offer: Call) -> Question | None:
    seat = next((s for s in seats if s not in declined), None)
    return None if seat is None else Question(seat, (Call.PASS, offer))
