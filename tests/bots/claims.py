"""What every reason claims, checked against the whole position, hidden hands included.

Not here: the deals in which the reasons are given (`test_reasons`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from manille.auction import Call
from manille.bots.base import Decision
from manille.bots.double_dummy import solve
from manille.cards import Card, Rank, Suit, points
from manille.legality import legal_cards
from manille.messages import Message
from manille.position import Position
from manille.seats import Seat
from manille.tricks import Trick
from manille.view import View


@dataclass(frozen=True, slots=True)
class Scene:
    """A decision with everything that can be known of it."""

    position: Position
    """The whole position before the decision."""
    view: View
    """What the deciding seat saw."""
    decision: Decision
    """What it decided, and why."""

    @property
    def card(self) -> Card:
        """The card chosen."""
        assert isinstance(self.decision.choice, Card)
        return self.decision.choice

    @property
    def trick(self) -> Trick:
        """The trick before the card."""
        assert self.view.table.trick is not None
        return self.view.table.trick

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.view.table.contract.trump

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be chosen."""
        return self.view.legal_cards()

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play after this one."""
        return self.trick.seats[len(self.trick.cards) + 1 :]

    @property
    def foes(self) -> tuple[Card, ...]:
        """The cards in the opponents' hands."""
        return tuple(c for s in Seat if s.side is not self.view.seat.side for c in self.position.hands[s])

    def elsewhere(self, suit: Suit | None) -> tuple[Card, ...]:
        """The cards of `suit` in the other three hands."""
        hands = (self.position.hands[s] for s in Seat if s is not self.view.seat)
        return tuple(c for hand in hands for c in hand if c.suit is suit)


def winners(trick: Trick, hands: Iterable[tuple[Card, ...]], scene: Scene) -> set[Seat]:
    """Return every seat that can win `trick` if the players still to come play their `hands` in any legal way."""
    left = tuple(hands)
    if not left:
        return {trick.winner}
    legal = legal_cards(left[0], trick, scene.view.table.variant.law)
    found: set[Seat] = set()
    for card in legal:
        found |= winners(trick.with_card(card), left[1:], scene)
    return found


def always_ours(scene: Scene, card: Card | None = None) -> bool:
    """Whether the own side takes the trick with `card`, the chosen one unless given, whatever is legally played then."""
    trick = scene.trick.with_card(card or scene.card)
    hands = (scene.position.hands[s] for s in scene.later)
    return all(s.side is scene.view.seat.side for s in winners(trick, hands, scene))


def never_ours(scene: Scene) -> bool:
    """Whether the opponents take the trick whatever is legally played from here on."""
    hands = (scene.position.hands[s] for s in (scene.view.seat, *scene.later))
    return all(s.side is not scene.view.seat.side for s in winners(scene.trick, hands, scene))


def partner_is_master(scene: Scene) -> bool:
    return scene.trick.master is scene.view.seat.partner


def foe_is_master(scene: Scene, message: Message) -> bool:
    """Whether `best` and `master` of the message are the winning card and an opponent."""
    master = scene.trick.master
    return message["best"] is scene.trick.best and message["master"] is master and master in _foe_seats(scene)


def takes(scene: Scene) -> bool:
    return scene.trick.takes(scene.card)


def highest_left(scene: Scene, card: object) -> bool:
    """Whether nobody else holds a higher card of the suit of `card`."""
    assert isinstance(card, Card)
    return all(c.strength < card.strength for c in scene.elsewhere(card.suit))


def leads(scene: Scene) -> bool:
    return not scene.trick.cards


def is_trump(scene: Scene, card: object) -> bool:
    return isinstance(card, Card) and card.suit is scene.trump


def _foe_seats(scene: Scene) -> tuple[Seat, ...]:
    return tuple(s for s in Seat if s.side is not scene.view.seat.side)


def _foe_to_come(scene: Scene) -> bool:
    return any(s in _foe_seats(scene) for s in scene.later)


def _take_cheapest(scene: Scene, m: Message) -> bool:
    sure = [c for c in scene.legal if scene.trick.takes(c) and always_ours(scene, c)]
    # What is certain to the bot is certain, not the other way round: a cheaper card may happen to hold.
    return takes(scene) and always_ours(scene) and len(sure) > 1


def _trump_low(scene: Scene, m: Message) -> bool:
    takers = [c for c in scene.legal if is_trump(scene, c) and scene.trick.takes(c)]
    led = scene.trick.suit_led
    return m["led"] is led and led is not scene.trump and scene.card is min(takers, key=lambda c: c.strength)


def _draw(scene: Scene, m: Message) -> bool:
    out = scene.elsewhere(scene.trump)
    ours = scene.view.table.dealer.side is scene.view.seat.side
    return leads(scene) and is_trump(scene, m["card"]) and m["trump"] is scene.trump and ours and m["n"] == len(out) > 0


def _partner_trumps(scene: Scene, m: Message) -> bool:
    partner = scene.position.hands[scene.view.seat.partner]
    return leads(scene) and m["suit"] is scene.card.suit and all(c.suit is not m["suit"] for c in partner)


def _single(scene: Scene, m: Message) -> bool:
    hand = scene.view.hand
    alone = [c for c in hand if c.suit is m["suit"]] == [scene.card]
    return leads(scene) and alone and m["trump"] is scene.trump and any(is_trump(scene, c) for c in hand)


def _long(scene: Scene, m: Message) -> bool:
    lengths = [sum(c.suit is s for c in scene.view.hand) for s in Suit]
    own = sum(c.suit is m["suit"] for c in scene.view.hand)
    return leads(scene) and scene.trump is None and scene.card.suit is m["suit"] and own == m["n"] == max(lengths)


def _kept(scene: Scene, card: object) -> bool:
    return card in scene.view.hand and card is not scene.card


def _shorten(scene: Scene, m: Message) -> bool:
    rest = [c for c in scene.view.hand if c is not scene.card]
    last = scene.card.suit is m["suit"] and all(c.suit is not m["suit"] for c in rest)
    return last and any(is_trump(scene, c) for c in rest)


def _not_under(scene: Scene, m: Message) -> bool:
    other, best = m["other"], m["best"]
    assert isinstance(other, Card)
    assert isinstance(best, Card)
    above = best in scene.elsewhere(other.suit) and best.strength > other.strength
    honour = other.rank in (Rank.ACE, Rank.KING) and other.suit is scene.card.suit
    return leads(scene) and _kept(scene, other) and honour and above


def _strength(scene: Scene, m: Message, trump: Suit | None) -> bool:
    """Whether `n` counts trumps, or tens and aces at no trump, and `points` the whole hand."""
    hand = scene.view.hand
    counted = [c for c in hand if (c.rank in (Rank.TEN, Rank.ACE) if trump is None else c.suit is trump)]
    return m["seat"] is scene.view.seat and m["n"] == len(counted) and m["points"] == points(hand)


def _chosen(scene: Scene, m: Message) -> bool:
    trumps = [c for c in scene.view.hand if c.suit is m["suit"]]
    told = m["n"] == len(trumps) and m["points"] == points(trumps)
    return told and isinstance(scene.decision.choice, Call) and scene.decision.choice.trump is m["suit"]


def _calls(call: Call) -> Callable[[Scene, Message], bool]:
    return lambda s, m: s.decision.choice is call and m["seat"] is s.view.seat


def _said_of_partner(scene: Scene, m: Message) -> bool:
    return m["partner"] is scene.view.seat.partner


def _counts(m: Message) -> bool:
    """Whether the numbers can be; that they are those of the search is asserted where it is repeated."""
    n, total, points = m["n"], m["total"], m["points"]
    return isinstance(n, int) and isinstance(total, int) and isinstance(points, int) and 0 <= n <= total > 0 <= points


Check = Callable[[Scene, Message], bool]

#: For every reason whether it holds. Each claim of `reasons` that is about a card is about the card chosen.
CLAIMS: dict[str, Check] = {
    "why-random": lambda s, m: m["seat"] is s.view.seat,
    "why-forced": lambda s, m: s.legal == (s.card,) and len(s.view.hand) > 1,
    "why-last-card": lambda s, m: s.view.hand == (s.card,),
    "why-least-loss": lambda s, m: s.card in s.legal,
    "why-best-worlds": lambda s, m: len(s.legal) > 1 and _counts(m),
    "why-all-known": lambda s, m: s.card in solve(s.position).best,
    "why-load": lambda s, m: partner_is_master(s) and always_ours(s) and s.card.points > 0,
    "why-load-likely": lambda s, m: partner_is_master(s) and _foe_to_come(s) and s.card.points > 0,
    "why-partner-holds": lambda s, m: partner_is_master(s) and always_ours(s) and s.card.points == 0,
    "why-leave-partner": lambda s, m: partner_is_master(s) and _foe_to_come(s) and not takes(s),
    "why-secure": lambda s, m: partner_is_master(s) and takes(s) and always_ours(s),
    "why-take-last": lambda s, m: takes(s) and not s.later and m["n"] == s.trick.points + s.card.points,
    "why-take-surely": lambda s, m: takes(s) and always_ours(s) and bool(s.later),
    "why-take-cheapest": _take_cheapest,
    "why-must-take": lambda s, m: foe_is_master(s, m) and all(s.trick.takes(c) for c in s.legal),
    "why-try": lambda s, m: takes(s) and _foe_to_come(s),
    "why-trump-low": _trump_low,
    "why-lost": lambda s, m: foe_is_master(s, m) and never_ours(s),
    "why-cannot-take": lambda s, m: (
        foe_is_master(s, m) and not any(s.trick.takes(c) for c in s.legal) and s.view.seat.partner in s.later
    ),
    "why-lead-sure": lambda s, m: leads(s) and highest_left(s, s.card) and always_ours(s),
    "why-lead-master": lambda s, m: leads(s) and highest_left(s, s.card) and m["suit"] is s.card.suit is not s.trump,
    "why-draw-trumps": _draw,
    "why-lead-trump": lambda s, m: leads(s) and is_trump(s, s.card) and m["trump"] is s.trump,
    "why-lead-partner-trumps": _partner_trumps,
    "why-lead-single": _single,
    "why-lead-low": lambda s, m: leads(s) and not s.card.points and not highest_left(s, s.card),
    "why-lead-long": _long,
    "why-save-master": lambda s, m: _kept(s, m["other"]) and m["other"] in s.legal and highest_left(s, m["other"]),
    "why-save-trump": lambda s, m: (
        partner_is_master(s) and always_ours(s) and not is_trump(s, s.card) and any(is_trump(s, c) for c in s.legal)
    ),
    "why-shorten": _shorten,
    "why-no-trump-out": lambda s, m: m["trump"] is s.trump and not any(is_trump(s, c) for c in s.foes),
    "why-not-under": _not_under,
    "why-choose-suit": _chosen,
    "why-choose-no-trump": lambda s, m: s.decision.choice is Call.NO_TRUMP and _strength(s, m, None),
    "why-partner-passed": lambda s, m: s.view.table.calls == ((s.view.seat.partner, Call.PASS),),
    "why-pass-to-partner": lambda s, m: s.decision.choice is Call.PASS and s.view.table.dealer is s.view.seat,
    "why-double": lambda s, m: s.decision.choice is Call.DOUBLE and s.trump is not None and _strength(s, m, s.trump),
    "why-double-no-trump": lambda s, m: s.decision.choice is Call.DOUBLE and s.trump is None and _strength(s, m, None),
    "why-no-double": lambda s, m: _calls(Call.PASS)(s, m) and m["points"] == points(s.view.hand),
    "why-redouble": lambda s, m: s.decision.choice is Call.REDOUBLE and _strength(s, m, s.trump),
    "why-no-redouble": lambda s, m: _calls(Call.PASS)(s, m) and m["points"] == points(s.view.hand),
}


def holds(scene: Scene, message: Message) -> bool:
    """Whether everything that `message` claims is true in `scene`, its facts about the card and the partner included."""
    facts = dict(message.facts)
    if "card" in facts and facts["card"] is not scene.decision.choice:
        return False
    if "partner" in facts and not _said_of_partner(scene, message):
        return False
    return CLAIMS[message.key](scene, message)
