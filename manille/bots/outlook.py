"""What a seat can expect of the trick in progress: who can beat what, for certain and by likelihood.

Not here: which card to play. Likelihoods treat the hidden cards as dealt at random among those who may hold them.
"""

from __future__ import annotations

from manille.bots.inference import holdings
from manille.bots.masks import HIGHER, SUIT_MASKS, SUIT_NUMBERS, Mask
from manille.cards import Card
from manille.seats import SEATS, Seat
from manille.tricks import Trick
from manille.view import View


class Outlook:
    """One seat's turn to play, with everything that follows from what it knows.

    Attributes: `view`; `seat` and `partner`; `trick`; `trump`, a suit number (4 at no trump); `trumps`, its cards;
    `known`, who may hold what; `later`, the seats that play after this one; `foes`, the cards opponents may hold.
    """

    __slots__ = (
        "_classes",
        "_weights",
        "foes",
        "known",
        "later",
        "partner",
        "seat",
        "trick",
        "trump",
        "trumps",
        "view",
    )

    def __init__(self, view: View) -> None:
        trick = view.table.trick
        if trick is None or trick.to_play is not view.seat:
            raise ValueError(f"{view.seat.name} is not to play")
        self.view = view
        self.seat, self.partner = view.seat, view.seat.partner
        self.trick: Trick = trick
        self.trump = SUIT_NUMBERS[trick.trump]
        self.trumps = SUIT_MASKS[self.trump]
        self.known = holdings(view)
        self.later = trick.seats[len(trick.cards) + 1 :]
        may = self.known.may
        self.foes: Mask = may[(self.seat + 1) & 3] | may[(self.seat + 3) & 3]
        self._classes, self._weights = self._shares()

    def _shares(self) -> tuple[tuple[Mask, ...], dict[Seat, tuple[float, ...]]]:
        """Group the hidden cards by who may hold them, and share each group out by the sizes of the hands."""
        may, sizes, hidden = self.known.may, self.known.sizes, self.known.hidden
        others = [s for s in SEATS if s is not self.seat]
        groups: dict[int, Mask] = {}
        for who in range(1, 8):
            mask = hidden
            for i, seat in enumerate(others):
                mask &= may[seat] if who >> i & 1 else ~may[seat]
            if mask:
                groups[who] = mask
        room = [float(sizes[s]) for s in others]
        for i in range(3):
            room[i] = max(0.0, room[i] - groups.get(1 << i, 0).bit_count())
        weights = {seat: tuple(_share(who, i, room) for who in groups) for i, seat in enumerate(others)}
        return tuple(groups.values()), weights

    def none(self, seat: Seat, mask: Mask) -> float:
        """How likely it is that `seat` holds no card of `mask`."""
        chance = 1.0
        for group, weight in zip(self._classes, self._weights[seat], strict=True):
            count = (group & mask).bit_count()
            if count:
                chance *= (1.0 - weight) ** count
        return chance

    def is_master(self, card: Card) -> bool:
        """Whether no higher card of the suit is left in another hand or lies on the table as winner."""
        return not HIGHER[card.index] & self.known.hidden

    def safe_from_trumps(self, card: Card) -> bool:
        """Whether no opponent can hold a trump, or `card` is one."""
        return bool(1 << card.index & self.trumps) or not self.foes & self.trumps

    def may_be_beaten(self, best: Card, seats: tuple[Seat, ...] | None = None) -> bool:
        """Whether an opponent among those still to play may hold a card that beats `best` in this trick."""
        led = self._led(best)
        for seat in self.later if seats is None else seats:
            if seat is not self.partner and self._can_beat(seat, best, led):
                return True
        return False

    def partner_may_beat(self, best: Card) -> bool:
        """Whether the partner still plays to this trick and may hold a card that beats `best`."""
        return self.partner in self.later and self._can_beat(self.partner, best, self._led(best))

    def _led(self, card: Card) -> int:
        first = self.trick.cards[0] if self.trick.cards else card
        return first.index >> 3

    def _can_beat(self, seat: Seat, best: Card, led: int) -> bool:
        may, index = self.known.may[seat], best.index
        if may & HIGHER[index] and (index >> 3 == led or not self._must_follow(seat, led)):
            return True
        return bool(index >> 3 != self.trump and may & self.trumps) and not self._must_follow(seat, led)

    def _must_follow(self, seat: Seat, led: int) -> bool:
        """Whether `seat` holds a card of the suit led for certain, so that it cannot trump."""
        suit = SUIT_MASKS[led]
        may = self.known.may[seat]
        return bool(self.known.surely(seat) & suit) or (may & ~suit).bit_count() < self.known.sizes[seat]

    def partner_holds_it(self) -> bool:
        """Whether the partner is master and nobody still to play can change that."""
        best = self.trick.best
        return best is not None and self.trick.master is self.partner and not self.may_be_beaten(best)

    def winning_chance(self, card: Card) -> float:
        """How likely it is that this seat's side takes the trick if `card` is played."""
        best = self.trick.best
        if best is None or self.trick.takes(card):
            return self._chance(card.index, True, 0, self._led(card))
        return self._chance(best.index, self.trick.master is self.partner, 0, self._led(best))

    def _chance(self, best: int, ours: bool, place: int, led: int) -> float:
        """The chance from the `place`-th later seat on, `best` winning so far; whoever must take does so, cheaply."""
        if place == len(self.later):
            return 1.0 if ours else 0.0
        seat = self.later[place]
        if (seat is self.partner) is ours:
            return self._chance(best, ours, place + 1, led)
        total, rest = 0.0, 1.0
        may = self.known.may[seat]
        if best >> 3 == led:
            higher = may & HIGHER[best]
            while higher and rest > 0.01:
                bit = higher & -higher
                higher ^= bit
                took = rest * (1.0 - self.none(seat, bit))
                rest -= took
                total += took * self._chance(bit.bit_length() - 1, not ours, place + 1, led)
        over = may & self.trumps & (HIGHER[best] if best >> 3 == self.trump else self.trumps)
        if over and led != self.trump:
            took = rest * self._void_chance(seat, led, best) * (1.0 - self.none(seat, over))
            rest -= took
            total += took * self._chance((over & -over).bit_length() - 1, not ours, place + 1, led)
        return total + rest * self._chance(best, ours, place + 1, led)

    def unruffed(self, suit: int) -> float:
        """How likely it is that no opponent can trump the suit with this number."""
        chance = 1.0
        if suit != self.trump and self.foes & self.trumps:
            for foe in (SEATS[(self.seat + 1) & 3], SEATS[(self.seat + 3) & 3]):
                void, armed = self.none(foe, SUIT_MASKS[suit]), 1.0 - self.none(foe, self.trumps)
                chance *= 1.0 - void * armed
        return chance

    def _void_chance(self, seat: Seat, led: int, best: int) -> float:
        """How likely `seat` is void in the suit led, given that it has nothing there that beats `best`."""
        suit = SUIT_MASKS[led]
        return self.none(seat, suit & ~HIGHER[best] if best >> 3 == led else suit)


def _share(who: int, i: int, room: list[float]) -> float:
    """The chance that the `i`-th other seat holds a card which the seats in the bits of `who` may hold."""
    if not who >> i & 1:
        return 0.0
    if who == 1 << i:
        return 1.0
    total = sum(room[j] for j in range(3) if who >> j & 1)
    return room[i] / total if total else 0.0
