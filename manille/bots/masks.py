"""Hands as bit masks, for programs that play many thousand deals: legal cards, make and unmake, random playouts.

Not here: reasons and explanations; `legality` is the authority, and tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from manille.cards import PACK, Card, Suit
from manille.duties import NO_UNDERTRUMP
from manille.legality import Law

#: A set of cards: bit `Card.index` is set for a card that is in it, so a suit is one byte, its ten the highest bit.
Mask = int

#: The trump number that stands for no trump; 0 to 3 are the suits in the order of `Suit`.
NO_TRUMP = 4

SUIT_NUMBERS: dict[Suit | None, int] = {**{s: i for i, s in enumerate(Suit)}, None: NO_TRUMP}
"""The number of a suit, as masks and tables use it; no trump has one too."""
SUIT_MASKS: tuple[Mask, ...] = (0xFF, 0xFF << 8, 0xFF << 16, 0xFF << 24, 0)
"""The cards of a suit by its number; at no trump the trump suit is empty."""
HIGHER: tuple[Mask, ...] = tuple((0xFE << i % 8 & 0xFF) << (i & ~7) for i in range(32))
"""The cards of the same suit that are stronger than the card with this index."""
POINTS: tuple[int, ...] = tuple(c.points for c in PACK)
"""Card points by index."""
ALL: Mask = 0xFFFFFFFF
"""The whole pack."""

_POINT_MASKS = tuple((sum(1 << c.index for c in PACK if c.points == p), p) for p in range(1, 6))


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of `cards` as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """Return the cards in `mask`, by suit and from weakest to strongest."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(PACK[bit.bit_length() - 1])
        mask ^= bit
    return tuple(found)


def points_of(mask: Mask) -> int:
    """Return the card points in `mask`."""
    return sum(p * (mask & which).bit_count() for which, p in _POINT_MASKS)


def forbids_undertrump(law: Law) -> bool:
    """Whether `law` has the one duty in which the variants differ (R4.7)."""
    return NO_UNDERTRUMP in law


def legal_mask(hand: Mask, led: int, best: int, spared: bool, trump: int, undertrump_forbidden: bool) -> Mask:
    """Return the legal cards of `hand` for a player who does not lead (R4.2 to R4.9).

    `led` and `trump` are suit numbers, `best` the index of the winning card, `spared` whether the partner is master.
    """
    follow = hand & SUIT_MASKS[led]
    if follow:
        if spared or best >> 3 != led:
            return follow
        return follow & HIGHER[best] or follow
    trumps = hand & SUIT_MASKS[trump]
    if spared or not trumps:
        return hand
    if best >> 3 != trump:
        return trumps
    over = trumps & HIGHER[best]
    if over:
        return over
    return hand & ~trumps or hand if undertrump_forbidden else hand


class Board:
    """A deal in play that changes in place: `make` plays a card, `unmake` takes the last one back.

    Attributes: `hands`, four masks by seat; `to_play`, the seat to play; `led`, the suit number asked for, -1 before a
    lead; `best` and `master`, index and seat of the winning card; `count`, the cards on the table; `table`, their
    points; `won`, the points by side, trick points included.
    """

    __slots__ = (
        "_history", "best", "count", "direction", "hands", "led", "master", "table", "to_play", "trick_point",
        "trump", "undertrump_forbidden", "won",
    )  # fmt: skip

    def __init__(
        self,
        hands: Iterable[Mask],
        leader: int,
        direction: int,
        trump: int,
        undertrump_forbidden: bool,
        trick_point: int = 0,
    ) -> None:
        self.hands = list(hands)
        self.to_play = leader
        self.direction = direction
        self.trump = trump
        self.undertrump_forbidden = undertrump_forbidden
        self.trick_point = trick_point
        self.led, self.best, self.master, self.count, self.table = -1, -1, -1, 0, 0
        self.won = [0, 0]
        self._history: list[tuple[int, int, int, int, int, int, int, int]] = []

    def legal(self) -> Mask:
        """The cards that the next player may play; none when the deal is over."""
        hand = self.hands[self.to_play]
        if not self.count:
            return hand
        spared = self.count > 1 and self.master == self.to_play ^ 2
        return legal_mask(hand, self.led, self.best, spared, self.trump, self.undertrump_forbidden)

    def make(self, card: int) -> None:
        """Play the card with the index `card`; it must be legal, which is not looked at here."""
        seat, suit = self.to_play, card >> 3
        self._history.append(
            (card, seat, self.led, self.best, self.master, self.count, self.table, self.won[0] << 8 | self.won[1])
        )
        self.hands[seat] ^= 1 << card
        self.table += POINTS[card]
        if not self.count:
            self.led, self.best, self.master = suit, card, seat
        elif suit == self.best >> 3:
            if card > self.best:
                self.best, self.master = card, seat
        elif suit == self.trump:
            self.best, self.master = card, seat
        self.count += 1
        self.to_play = (seat + self.direction) & 3
        if self.count == 4:
            self._close()

    def _close(self) -> None:
        self.won[self.master & 1] += self.table + self.trick_point
        self.to_play = self.master
        self.led, self.best, self.master, self.count, self.table = -1, -1, -1, 0, 0

    def unmake(self) -> None:
        """Take the last card back. Raises `IndexError` when none was made."""
        card, seat, self.led, self.best, self.master, self.count, self.table, won = self._history.pop()
        self.hands[seat] ^= 1 << card
        self.to_play = seat
        self.won[:] = won >> 8, won & 0xFF


def random_playout(  # noqa: C901
    hands: Iterable[Mask], leader: int, direction: int, trump: int, undertrump_forbidden: bool, rng: Random
) -> tuple[int, int, int, int]:
    """Play `hands` of equal size to the end with random legal cards, the next trick led by `leader`.

    Returns the card points of both sides, then their tricks. The body is one flat loop because that is measured: a call
    a card halves the speed.
    """
    left = list(hands)
    random = rng.random
    suits, higher, value = SUIT_MASKS, HIGHER, POINTS
    trumps_mask = suits[trump]
    points, tricks = [0, 0], [0, 0]
    while left[leader]:
        seat, master, best, led_mask, table = leader, leader, 0, 0, 0
        for place in (0, 1, 2, 3):
            hand = left[seat]
            legal = hand
            if place:
                follow = hand & led_mask
                if follow:
                    legal = follow
                    if master ^ 2 != seat and (1 << best) & led_mask:
                        legal = follow & higher[best] or follow
                elif master ^ 2 != seat:
                    held = hand & trumps_mask
                    if held:
                        legal = held
                        if (1 << best) & trumps_mask:
                            legal = held & higher[best] or (undertrump_forbidden and hand & ~held) or hand
            if legal & (legal - 1):
                for _ in range(int(random() * legal.bit_count())):
                    legal &= legal - 1
                legal &= -legal
            card = legal.bit_length() - 1
            left[seat] = hand ^ legal
            table += value[card]
            if not place:
                best, led_mask = card, suits[card >> 3]
            elif legal & higher[best] or (legal & trumps_mask and not (1 << best) & trumps_mask):
                best, master = card, seat
            seat = (seat + direction) & 3
        points[master & 1] += table
        tricks[master & 1] += 1
        leader = master
    return points[0], points[1], tricks[0], tricks[1]
