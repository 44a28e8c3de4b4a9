"""What the play tells exactly: which cards each other seat can still hold (RULES.md R4, seen from the other side).

Not here: guesses. Whoever may still hold a card may do so in some deal that fits everything this seat has seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from manille.bots.masks import ALL, Mask, cards_of, mask_of
from manille.cards import PACK, Card, Suit
from manille.legality import Law, legal_cards
from manille.seats import SEATS, Direction, Seat
from manille.tricks import Trick
from manille.view import View

Masks = tuple[Mask, Mask, Mask, Mask]


@dataclass(frozen=True, slots=True)
class Holdings:
    """Which cards the seats can hold, as one of them knows it."""

    seat: Seat
    """Who knows it."""
    may: Masks
    """The cards that each seat may hold, by seat; exact for `seat` itself."""
    sizes: tuple[int, int, int, int]
    """How many cards each seat holds."""
    hidden: Mask
    """The cards in the other three hands, a turned card not yet played among them."""

    def cards(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that `seat` may hold."""
        return cards_of(self.may[seat])

    def holders(self, card: Card) -> tuple[Seat, ...]:
        """The seats that may hold `card`."""
        return tuple(s for s in SEATS if self.may[s] >> card.index & 1)

    def surely(self, seat: Seat) -> Mask:
        """The cards that `seat` holds for certain, because nobody else can."""
        others = 0
        for s in SEATS:
            if s is not seat:
                others |= self.may[s]
        return self.may[seat] & ~others


def holdings(view: View) -> Holdings:
    """Return what `view.seat` can know of all hands from the play so far, the sizes of the hands counted in."""
    return _holdings(view)


@lru_cache(maxsize=64)
def _holdings(view: View) -> Holdings:
    # The cache serves a bot and the reasons for its choice, which ask about one view several times.
    table = view.table
    own = mask_of(view.hand)
    hidden = ALL & ~own & ~mask_of(table.played)
    may = [hidden] * 4
    for seat, excluded in _excluded(view):
        may[seat] &= ~excluded
    if table.turned is not None and table.turned_holder is not None and table.turned_holder is not view.seat:
        for seat in SEATS:
            if seat is not table.turned_holder:
                may[seat] &= ~(1 << table.turned.index)
    may[view.seat] = own
    n, e, s, w = (view.hand_size(seat) for seat in SEATS)
    return Holdings(view.seat, _settled(may, (n, e, s, w), view.seat), (n, e, s, w), hidden)


def _excluded(view: View) -> Iterator[tuple[Seat, Mask]]:
    """For each card played by another seat, the cards that the seat cannot have held when it played it."""
    law = view.table.variant.law
    for trick in view.table.tricks:
        yield from zip(trick.seats, _shown(trick.cards, trick.trump, law), strict=True)
    if view.table.trick is not None:
        trick = view.table.trick
        yield from zip(trick.seats, _shown(trick.cards, trick.trump, law), strict=False)


@lru_cache(maxsize=256)
def _shown(cards: tuple[Card, ...], trump: Suit | None, law: Law) -> tuple[Mask, ...]:
    """Return for each of the `cards` of a trick what `ruled_out` says of it; each card is worked out once a deal."""
    if not cards:
        return ()
    *before, last = cards
    # Who led and in which direction makes no difference to the duties.
    trick = Trick(Seat.N, Direction.CLOCKWISE, trump)
    for card in before:
        trick = trick.with_card(card)
    return (*_shown(tuple(before), trump, law), ruled_out(last, trick, law))


def ruled_out(card: Card, trick: Trick, law: Law) -> Mask:
    """Return the cards that whoever adds `card` to `trick` cannot hold beside it.

    A hand makes `card` illegal exactly if one of its other cards alone does: each duty drops a card because some one
    other card would satisfy it, and no duty asks how many such cards there are. So pairs are enough, under any law
    made of such duties.
    """
    if not trick.cards:
        return 0
    return sum(1 << c.index for c in PACK if c is not card and card not in legal_cards((card, c), trick, law))


def _settled(may: list[Mask], sizes: tuple[int, int, int, int], me: Seat) -> Masks:
    """Narrow `may` by the sizes of the hands until nothing changes.

    Two facts do it: a seat whose possible cards are as many as its hand holds them all, and a seat for whom enough
    cards have no other possible holder holds nothing else. For three hands these two find everything that counting
    can find (Hall's theorem: a pair of seats that is full is the same as the third being settled).
    """
    others = [s for s in SEATS if s is not me]
    changed = True
    while changed:
        changed = False
        for seat in others:
            a, b = (s for s in others if s is not seat)
            only = may[seat] & ~may[a] & ~may[b]
            if may[seat] != only and only.bit_count() == sizes[seat]:
                may[seat] = only
                changed = True
            shared = may[seat] & (may[a] | may[b])
            if shared and may[seat].bit_count() == sizes[seat]:
                may[a] &= ~shared
                may[b] &= ~shared
                changed = True
    n, e, s, w = may
    return n, e, s, w
