"""The rules of thumb: what no partner should ever do never happens, and the choice rests on what the seat sees.

Not here: how strong the bot is (`manille.arena`), and whether its reasons are true (`test_reasons`).
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from manille.auction import Call
from manille.bots import BOTS, following
from manille.bots.base import Decision
from manille.bots.masks import cards_of
from manille.bots.outlook import Outlook
from manille.bots.search_bot import SearchBot
from manille.cards import Card, Suit
from manille.deals import Hands
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.claims import Scene, always_ours, never_ours
from tests.bots.table import card_duel, dealt, played

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
HEURISTIC = BOTS["heuristic"]


def foolish(scene: Scene) -> str | None:
    """Return what is foolish about the card of `scene`, if anything is; what the seat can know is all that counts."""
    outlook, card, legal = Outlook(scene.view), scene.card, scene.legal
    trumps = [c for c in legal if c.suit is scene.trump]
    plain = [c for c in legal if c.suit is not scene.trump]
    lesser = [c for c in plain if not outlook.is_master(c)]
    if outlook.partner_holds_it():
        if card in trumps and plain:
            return "trumps its own side's trick"
        if outlook.is_master(card) and any(c.points for c in lesser):
            return "throws a master into a trick already won"
        if outlook.is_master(card) and lesser and all(map(outlook.safe_from_trumps, plain)):
            return "throws a sure trick away"
        if not card.points and any(c.points and not outlook.is_master(c) for c in plain) and card in plain:
            return unloaded(outlook, scene)
    if following.is_lost(outlook, legal):
        if outlook.is_master(card) and lesser:
            return "throws a master under a trick already lost"
        if lesser and card.points > min(c.points for c in lesser):
            return "gives the opponents points"
    return None


def unloaded(outlook: Outlook, scene: Scene) -> str | None:
    """A card without points on the partner's trick is foolish unless what it keeps back can still win."""
    bare = [c for c in scene.legal if c.points and not outlook.is_master(c) and c.suit is not scene.trump]
    last_two = len(scene.view.hand) <= 2
    return "gives its partner nothing" if last_two and not any(map(outlook.is_master, bare)) else None


def foolish_lead(scene: Scene) -> str | None:
    """Return what is foolish about a lead: trumps that only the partner can follow."""
    outlook = Outlook(scene.view)
    partner = outlook.known.may[scene.view.seat.partner] & outlook.trumps
    others = any(c.suit is not scene.trump for c in scene.legal)
    if scene.card.suit is scene.trump and partner and not outlook.foes & outlook.trumps and others:
        return "draws its partner's trumps"
    return None


def watched(variant: Variant, deals: int, seed: int) -> int:
    """Play deals, look for anything foolish, and return how many cards were looked at."""
    rng, seen = Random(seed), 0

    def watch(position: Position, view: View, decision: Decision) -> None:
        nonlocal seen
        if view.table.trick is None:
            return
        scene = Scene(position, view, decision)
        seen += 1
        fault = foolish(scene) if scene.trick.cards else foolish_lead(scene)
        assert fault is None, (fault, scene.card, scene.trick, position)

    for _ in range(deals):
        played(dealt(variant, rng), dict.fromkeys(SEATS, HEURISTIC), rng, watch)
    return seen


@variants
def test_the_partner_is_never_the_fool(variant: Variant) -> None:
    assert watched(variant, 60, seed=1) == 60 * 32


@pytest.mark.slow
@variants
def test_the_partner_is_never_the_fool_in_many_deals(variant: Variant) -> None:
    assert watched(variant, 1_667, seed=2) == 1_667 * 32


@variants
def test_only_legal_choices(variant: Variant) -> None:
    rng = Random(3)

    def watch(_position: Position, view: View, decision: Decision) -> None:
        allowed = view.question.choices if view.question else view.legal_cards()
        assert decision.choice in allowed

    for name in BOTS:
        for _ in range(1 if isinstance(BOTS[name], SearchBot) else 40):
            assert played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS[name]), rng, watch).table.is_complete


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@variants
def test_only_legal_choices_in_thousands_of_deals(variant: Variant, name: str) -> None:
    # An illegal choice raises in `played`.
    rng = Random(4)
    for _ in range(60 if isinstance(BOTS[name], SearchBot) else 1500):
        assert played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS[name]), rng).table.is_complete


def exchanged(position: Position, viewer: Seat, rng: Random) -> Position:
    """Return `position` with the cards that `viewer` cannot see dealt anew among the others, the sizes kept."""
    outlook = view_of(position, viewer)
    hidden = list(outlook.unseen)
    rng.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for seat in SEATS:
        if seat is viewer:
            hands.append(position.hands[seat])
            continue
        known = tuple(c for c in position.hands[seat] if c not in outlook.unseen)
        size = len(position.hands[seat]) - len(known)
        hands.append((*known, *(hidden.pop() for _ in range(size))))
    changed: Hands = (hands[0], hands[1], hands[2], hands[3])
    return Position(position.table, changed)


@variants
@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_make_no_difference(variant: Variant, name: str) -> None:
    rng = Random(5)

    def watch(position: Position, view: View, decision: Decision) -> None:
        other = view_of(exchanged(position, view.seat, rng), view.seat)
        assert BOTS[name].choose(other, Random(7)) == BOTS[name].choose(view, Random(7))

    for _ in range(1 if isinstance(BOTS[name], SearchBot) else 8):
        played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS[name]), rng, watch)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_needs_a_turn(name: str) -> None:
    position = dealt(VARIANTS["belgian"], Random(6))
    with pytest.raises(ValueError, match="not to act"):
        BOTS[name].choose(view_of(position, position.table.dealer.partner), Random(1))


@variants
def test_rules_of_thumb_beat_chance(variant: Variant) -> None:
    assert fmean(card_duel(variant, HEURISTIC, BOTS["random"], 60, Random(8))) > 3.0


def test_a_random_bot_chooses_every_legal_card() -> None:
    position = dealt(VARIANTS["french"], Random(9))
    view = view_of(position, position.to_act or Seat.N)
    assert {BOTS["random"].choose(view, Random(i)).choice for i in range(200)} == set(view.hand)


def test_lost_and_held_tricks_are_so_in_truth() -> None:
    rng = Random(10)

    def watch(position: Position, view: View, decision: Decision) -> None:
        if view.table.trick is not None and view.table.trick.cards:
            outlook, scene = Outlook(view), Scene(position, view, decision)
            assert not following.is_lost(outlook, scene.legal) or never_ours(scene)
            assert not outlook.partner_holds_it() or always_ours(scene)

    for _ in range(15):
        played(dealt(VARIANTS["coinchee"], rng), dict.fromkeys(SEATS, HEURISTIC), rng, watch)


def test_cards_of_nothing() -> None:
    assert cards_of(0) == ()


def test_trump_calls_are_never_drawn_by_lot() -> None:
    rng = Random(11)
    for variant in (VARIANTS["belgian"], VARIANTS["coinchee"]):
        view = view_of(position := dealt(variant, rng), position.table.dealer)
        assert len({HEURISTIC.choose(view, Random(i)).choice for i in range(10)}) == 1


def test_a_suit_named_is_held() -> None:
    rng = Random(12)
    for _ in range(200):
        position = dealt(VARIANTS["belgian"], rng)
        call = HEURISTIC.choose(view_of(position, position.table.dealer), rng).choice
        assert isinstance(call, Call)
        if call is not Call.NO_TRUMP:
            assert sum(c.suit is Suit(call.value) for c in position.hand) >= 2
