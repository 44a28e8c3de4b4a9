"""The fast rule of thumb on bit masks: plays whole deals out by the thousand, and one card at a time as a player.

Not here: what it weighs (`lessons` as it was learned, `plain` as it was set by hand), reasons, and any look at cards that the player cannot see: each
player in a play-out knows its own hand and what has been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from manille.bots import learned
from manille.bots.base import Decision
from manille.bots.bidding import bid
from manille.bots.lessons import Learned, tables_by
from manille.bots.masks import ALL, HIGHER, POINTS, SUIT_MASKS, SUIT_NUMBERS, Mask, forbids_undertrump, mask_of
from manille.bots.plain import plain_tables
from manille.bots.policy_tables import (
    HELD,
    HOPE,
    LATE,
    LOST,
    MUST_LOST,
    MUST_WON,
    OUT,
    POT_LEVEL,
    TRUMP_KINDS,
    VOID_LEVEL,
    WON,
    Table,
    Tables,
)
from manille.bots.reasons import forced_or
from manille.cards import PACK
from manille.messages import say
from manille.view import View

Shown = tuple[Mask, ...]
"""By seat the suits that it has shown it is void in, then by seat the suits that it has led."""

NOTHING: Shown = (0,) * 8

Pair = tuple[Tables, Tables]
"""What each side plays by."""


def play_on(  # noqa: C901
    hands: Sequence[Mask],
    leader: int,
    table: Sequence[int],
    direction: int,
    trump: int,
    undertrump_forbidden: bool,
    maker: int,
    policies: Pair,
    before: Sequence[Mask] = NOTHING,
    one_card: bool = False,
) -> tuple[int, int]:
    """Play a deal to its end from any point of a trick; return the card points and tricks that side 0 still wins.

    `table` are the indices of the cards on the table, led by `leader` and out of the hands already; what they are worth
    counts for who takes the trick. `maker` is the side that made trump; `before` is what the tricks before have shown
    (`Shown`). With `one_card` only the next player decides, and the answer is the index of its card, twice. One flat loop, because that is measured: a call a card halves it.
    """
    left, shown = list(hands), list(before)
    suits, higher, value = SUIT_MASKS, HIGHER, POINTS
    trumps = suits[trump]
    trump_at = trump << 3
    points = tricks = place = pot = best = led_at = led_mask = 0
    seat = master = leader
    for card in table:
        bit = 1 << card
        if not place:
            best, led_at, led_mask = card, card & 24, suits[card >> 3]
            shown[seat + 4] |= led_mask
        else:
            if not bit & led_mask:
                shown[seat] |= (
                    led_mask if bit & trumps or master ^ 2 == seat or 1 << best & trumps else led_mask | trumps
                )
            if bit & higher[best] or (bit & trumps and not 1 << best & trumps):
                best, master = card, seat
        pot += value[card]
        place += 1
        seat = seat + direction & 3
    unseen = left[0] | left[1] | left[2] | left[3]
    while unseen or place:
        while place < 4:
            hand = left[seat]
            legal = hand
            if hand & (hand - 1):
                rest = unseen ^ hand
                lead, discard, follow, over, odds, kinds, marks = policies[seat & 1]
                ours = seat & 1 == maker
                late = LATE if hand.bit_count() < 5 else 0
                danger = rest & trumps and trumps & ~(shown[seat ^ 1] & shown[seat ^ 3])
                kind = kinds + ((danger != 0) << 16) + ((hand & trumps != 0) << 17) | late
                kind_of_trump = TRUMP_KINDS[ours] | late
                if not place:
                    most = at = -(1 << 60)
                    after, friend, ahead = seat + direction & 3, seat ^ 2, seat - direction & 3
                    flags = (
                        shown[after] & 0x01010101
                        | shown[ahead] & 0x02020202
                        | shown[friend] & 0x04040404
                        | shown[after + 4] & 0x08080808
                        | shown[ahead + 4] & 0x10101010
                        | shown[friend + 4] & 0x20202020
                        | shown[seat + 4] & 0x40404040
                    )
                    marked = (
                        (danger != 0) << 8
                        | (rest & trumps & ~shown[friend] != 0) << 9
                        | HELD[(hand & trumps).bit_count()]
                        | OUT[(rest & trumps).bit_count()]
                        | ours << 14
                        | hand.bit_count() << 15
                    )
                    for s in (0, 8, 16, 24):
                        held = hand >> s & 255
                        if held:
                            flag = flags >> s & 127
                            v = marks[marked | flag | (s == trump_at) << 7 | held.bit_count() << 19]
                            if s == trump_at:
                                v += lead[kind_of_trump | held << 8 | rest >> s & 255 | (not danger) << 20]
                            else:
                                key = kind | held << 8 | rest >> s & 255 | ours << 22
                                v += lead[key | (flag & 3 != 0) << 20 | (flag & 4) << 19]
                            if v > most:
                                most, at = v, s
                    legal = 1 << at + (most & 7)
                else:
                    spared = master ^ 2 == seat
                    held = hand & led_mask
                    trumped = best & 24 != led_at
                    if held:
                        if held & (held - 1):
                            k = kind_of_trump if led_at == trump_at else kind
                            key = k | (held >> led_at) << 8 | rest >> led_at & 255
                            if trumped:
                                legal = 1 << led_at + (discard[(MUST_WON if spared else MUST_LOST) | key] & 7)
                            elif place < 3:
                                last = seat + (3 - place) * direction & 3
                                key |= (best & 7) + 1 << 20 | (place << 1 | spared) << 27 | POT_LEVEL[pot] << 30
                                legal = follow[key | (shown[last] >> led_at & 1) << 24] << led_at
                            elif spared:
                                legal = follow[key | 7 << 27] << led_at
                            else:
                                legal = follow[key | (best & 7) + 1 << 20 | 6 << 27] << led_at
                        else:
                            legal = held
                    else:
                        shown[seat] |= led_mask if hand & trumps or spared or trumped else led_mask | trumps
                        held = hand & trumps
                        takers = 0
                        if held and not spared:
                            takers = held & higher[best] if trumped or led_at == trump_at else held
                        if takers:
                            legal = takers
                            if takers & (takers - 1):
                                key = kind_of_trump | (takers >> trump_at) << 8 | rest >> trump_at & 255 | place << 27
                                if place < 3:
                                    key |= VOID_LEVEL[(rest & led_mask).bit_count()] << 24 | POT_LEVEL[pot] << 30
                                legal = over[key] << trump_at
                        else:
                            free = hand
                            bonus = 0
                            if spared:
                                mode = WON
                                if place == 2:
                                    mode, bonus = odds[
                                        trumped << 13
                                        | (shown[seat + direction & 3] >> led_at & 1) << 12
                                        | (best & 7) << 9
                                        | (danger != 0) << 8
                                        | rest >> led_at & 255
                                    ]
                                    if led_at == trump_at:
                                        bonus = 0
                            else:
                                mode = HOPE if place == 1 else LOST
                                if undertrump_forbidden and trumped:
                                    free = hand & ~held or hand
                            most = at = -(1 << 60)
                            for s in (0, 8, 16, 24):
                                held = free >> s & 255
                                if held:
                                    if s == trump_at:
                                        v = discard[mode | kind_of_trump | held << 8 | rest >> s & 255] + bonus * pot
                                    else:
                                        v = discard[mode | kind | held << 8 | rest >> s & 255]
                                    if v > most:
                                        most, at = v, s
                            legal = 1 << at + (most & 7)
            card = legal.bit_length() - 1
            if one_card:
                return card, card
            left[seat] = hand ^ legal
            unseen ^= legal
            pot += value[card]
            if not place:
                best, led_at, led_mask = card, card & 24, suits[card >> 3]
                shown[seat + 4] |= led_mask
            elif legal & higher[best] or (legal & trumps and not 1 << best & trumps):
                best, master = card, seat
            place += 1
            seat = seat + direction & 3
        if not master & 1:
            points += pot
            tricks += 1
        seat = master
        place = pot = 0
    return points, tricks


_policies: dict[tuple[bool, bool, bool], Tables] = {}


def policy_of(*, no_trump: bool, turned: bool, tuned: bool = True) -> Tables:
    """Return the tables of the rule of thumb, tuned or plain, for deals without trump, or with one turned up or named.

    They are the same ones each time, so that they stay filled (see `forget`).
    """
    kind = (no_trump, turned, tuned)
    if kind not in _policies:
        _policies[kind] = _made(no_trump=no_trump, turned=turned) if tuned else plain_tables(no_trump=no_trump)
    return _policies[kind]


def forget() -> None:
    """Empty the tables: most of what one deal has asked them the next never asks, and a page has little room."""
    for tables in _policies.values():
        for table in tables:
            if isinstance(table, Table):
                table.clear()


def _made(*, no_trump: bool, turned: bool) -> Tables:
    return tables_by(_learned(no_trump=no_trump, turned=turned), no_trump=no_trump)


def _learned(*, no_trump: bool, turned: bool) -> Learned:
    return learned.no_trump() if no_trump else learned.turned() if turned else learned.named()


@dataclass(frozen=True, slots=True)
class PolicyBot:
    """The fast rule of thumb as a player; chance plays no part."""

    tuned: bool = True
    """Whether it weighs by what it has learned from its own deals, or by numbers set by hand."""

    def choose(self, view: View, rng: Random) -> Decision:
        """Return what the rule of thumb says. Raises `ValueError` when it is not the seat's turn."""
        if view.question is not None:
            return bid(view, view.question)
        legal = view.legal_cards()
        if not legal:
            raise ValueError(f"{view.seat.name} is not to act")
        card = PACK[policy_card(view, tuned=self.tuned)] if len(legal) > 1 else legal[0]
        return Decision(card, (forced_or(view, card, say("why-least-loss", card=card)),))


def shown_by(view: View) -> Shown:
    """Return what the tricks so far have shown, the one in progress included."""
    shown = list(NOTHING)
    table = view.table
    for trick in (*table.tricks, *((table.trick,) if table.trick else ())):
        show(shown, trick.leader, [c.index for c in trick.cards], trick.direction, SUIT_NUMBERS[trick.trump])
    return tuple(shown)


def show(shown: list[Mask], leader: int, cards: Sequence[int], direction: int, trump: int) -> None:
    """Add to `shown` what the `cards` of a trick show, as the play-outs do."""
    trumps = SUIT_MASKS[trump]
    led, best, master = SUIT_MASKS[cards[0] >> 3] if cards else 0, -1, leader
    shown[leader + 4] |= led
    for place, card in enumerate(cards):
        seat, bit = leader + place * direction & 3, 1 << card
        if place and not bit & led:
            shown[seat] |= led if bit & trumps or master ^ 2 == seat or 1 << best & trumps else led | trumps
        if not place or bit & HIGHER[best] or (bit & trumps and not 1 << best & trumps):
            best, master = card, seat


def policy_card(view: View, *, tuned: bool = True) -> int:
    """Return the index of the card that the rule of thumb plays; it must be the seat's turn to play."""
    table, trick = view.table, view.table.trick
    assert trick is not None
    # Who holds which hidden card makes no difference to the decision: one seat may hold them all.
    hands = [0, 0, 0, 0]
    hands[view.seat] = mask_of(view.hand)
    hands[view.seat ^ 1] = ALL & ~hands[view.seat] & ~mask_of(table.played)
    chosen = policy_of(no_trump=trick.trump is None, turned=table.variant.turns_card, tuned=tuned)
    return play_on(
        hands,
        trick.leader,
        [c.index for c in trick.cards],
        trick.direction,
        SUIT_NUMBERS[trick.trump],
        forbids_undertrump(table.variant.law),
        table.dealer & 1,
        (chosen, chosen),
        shown_by(view),
        one_card=True,
    )[0]
