"""What happens in a match, one value an event: cards dealt, a call, a card played. A match is its events.

Not here: what follows from them (`position`, `match`).
"""

from __future__ import annotations

from typing import NamedTuple

from manille.auction import Call
from manille.cards import Card
from manille.deals import Deal


class Dealt(NamedTuple):
    """A deal begins with these cards."""

    deal: Deal


class Called(NamedTuple):
    """The seat that is asked answers."""

    call: Call


class Played(NamedTuple):
    """The seat whose turn it is plays a card."""

    card: Card


Event = Dealt | Called | Played
