"""A visitor at the table: a match against bots in which South is the visitor, with undo, hint and why.

Not here: text or JSON (`bridge`, `terminal`), and how long anybody waits.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.auction import Call
from manille.bots import BOTS, Decision
from manille.bots.base import Thinking, finished, ponder
from manille.bots.reasons import openly
from manille.cards import Card
from manille.deals import Deal, Draw, cut, deal_out, draw_for_deal, shuffled
from manille.errors import IllegalAct
from manille.events import Called, Dealt, Event, Played
from manille.match import Match
from manille.messages import Fact, define, say
from manille.seats import Seat
from manille.variants import Variant
from manille.view import match_view

define(
    {
        "nothing-to-undo": "",
        "not-now": "",
        "not-your-call": "call seat",
        "no-bot-event": "n",
        # In place of reasons that would show hidden cards while the deal is on.
        "why-after-deal": "seat",
    }
)

VISITOR = Seat.S

#: Who plays, and gives hints, for the visitor's side where the bot asked for is too weak a partner.
PARTNERS = {"learner": "regular"}


@dataclass(frozen=True, slots=True)
class Session:
    """A match against bots. The seed makes every draw, deal and bot's choice, so a shorter history plays the same cards."""

    match: Match
    """The match so far."""
    seed: str
    """Any text; the same seed makes the same match, given the same acts of the visitor."""
    bot: str
    """The name of the bot in the other seats, a key of `manille.bots.BOTS`; see `bot_at` for the partner's."""

    @property
    def draws(self) -> tuple[Draw, ...]:
        """The draw for the deal that this seed makes (R2.2)."""
        return _draws(self.match.variant, self.seed)

    @property
    def is_visitors_turn(self) -> bool:
        """Whether the visitor's call or card is next."""
        return self.match.to_act is VISITOR

    @property
    def awaits_deal(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self.match.current is None and not self.match.is_over

    def deal(self) -> Session:
        """Return the session after the next deal. Raises `IllegalAct` while a deal is in progress or the match is over."""
        match = self.match
        return self._after(Dealt(_nth_deal(match.variant, match.standing.dealer, self.seed, len(match.deals))))

    def call(self, call: Call) -> Session:
        """Return the session after the visitor calls. Raises `IllegalAct` when the visitor may not."""
        self._check_turn("not-your-call", call=call.value)
        return self._after(Called(call))

    def play(self, card: Card) -> Session:
        """Return the session after the visitor plays `card`. Raises `IllegalAct` with the reason when it is refused."""
        self._check_turn("not-your-turn", card=card)
        return self._after(Played(card))

    def step(self) -> Session:
        """Return the session after the bot whose turn it is has acted. Raises `IllegalAct` when it is no bot's turn."""
        return finished(self.stepping())

    def stepping(self) -> Thinking[Session]:
        """As `step`, in pieces."""
        if self.match.to_act is None or self.is_visitors_turn:
            raise IllegalAct(say("not-now"))
        choice = (yield from self._deciding(self.match)).choice
        return self._after(Played(choice) if isinstance(choice, Card) else Called(choice))

    def hint(self) -> Decision:
        """Return what the bot would do in the visitor's place. Raises `IllegalAct` unless it is the visitor's turn."""
        return finished(self.hinting())

    def hinting(self) -> Thinking[Decision]:
        """As `hint`, in pieces."""
        if not self.is_visitors_turn:
            raise IllegalAct(say("not-now"))
        return (yield from self._deciding(self.match))

    def why(self, number: int) -> tuple[Seat, Decision]:
        """Return who did event `number` (from 0) and the reasons that the visitor may hear.

        What would show hidden cards waits for the end of the deal. Raises `IllegalAct` unless a bot did the event.
        """
        return finished(self.explaining(number))

    def explaining(self, number: int) -> Thinking[tuple[Seat, Decision]]:
        """As `why`, in pieces."""
        events = self.match.events
        if not 0 <= number < len(events) or isinstance(events[number], Dealt):
            raise IllegalAct(say("no-bot-event", n=number))
        before = self.match.undone(len(events) - number)
        if before.to_act is None or before.to_act is VISITOR:
            raise IllegalAct(say("no-bot-event", n=number))
        return before.to_act, self._told(number, before.to_act, (yield from self._deciding(before)))

    def _told(self, number: int, seat: Seat, decision: Decision) -> Decision:
        """Leave out what would show hidden cards while the deal of event `number` is still being played."""
        if self.match.current is None or number < self.match.last_deal_event:
            return decision
        return Decision(decision.choice, openly(decision.reasons) or (say("why-after-deal", seat=seat),))

    def undo(self) -> Session:
        """Return the session right before the visitor's last call or card. Raises `IllegalAct` when there is none."""
        number = self._last_own_event()
        if number is None:
            raise IllegalAct(say("nothing-to-undo"))
        return Session(self.match.undone(len(self.match.events) - number), self.seed, self.bot)

    def again(self) -> Session:
        """Return the session right after the last deal was dealt, to be played once more with the same cards.

        Raises `IllegalAct` before the first deal.
        """
        number = self.match.last_deal_event
        if number < 0:
            raise IllegalAct(say("nothing-to-undo"))
        return Session(self.match.undone(len(self.match.events) - number - 1), self.seed, self.bot)

    def shown_match(self) -> Match:
        """Return the match without a deal in progress: what everybody has seen of it."""
        match = self.match
        return match if match.current is None else match.undone(len(match.events) - match.last_deal_event)

    @property
    def can_undo(self) -> bool:
        """Whether the visitor has called or played anything yet."""
        return self._last_own_event() is not None

    def actors(self) -> list[Seat | None]:
        """Return who did each event of the match; a deal is nobody's."""
        told: list[Seat | None] = []
        for deal in self.match.deals:
            table = deal.position.table
            tricks = (*table.tricks, *((table.trick,) if table.trick else ()))
            told += [None, *(seat for seat, _ in table.calls)]
            told += [seat for trick in tricks for seat, _ in zip(trick.seats, trick.cards, strict=False)]
        return told

    def _last_own_event(self) -> int | None:
        actors = self.actors()
        return next((i for i in range(len(actors) - 1, -1, -1) if actors[i] is VISITOR), None)

    def _check_turn(self, key: str, **facts: Fact) -> None:
        """Raise `IllegalAct` with the message `key`, `facts` and the seat whose turn it is, unless it is the visitor's."""
        seat = self.match.to_act
        if seat is None:
            raise IllegalAct(say("not-now"))
        if seat is not VISITOR:
            raise IllegalAct(say(key, seat=seat, **facts))

    def _after(self, event: Event) -> Session:
        return Session(self.match.after(event), self.seed, self.bot)

    def _deciding(self, match: Match) -> Thinking[Decision]:
        """Return what the bot does at this point; chance depends on the seed and on how far the match is alone."""
        assert match.to_act is not None
        view = match_view(match, match.to_act)
        assert view is not None
        rng = Random(f"{self.seed}/act/{len(match.events)}")
        return (yield from ponder(BOTS[self.bot_at(match.to_act)], view, rng))

    def bot_at(self, seat: Seat) -> str:
        """Return the name of the bot that decides for `seat`; the visitor's side never gets a learner's advice."""
        return PARTNERS.get(self.bot, self.bot) if seat.side is VISITOR.side else self.bot


def new_session(variant: Variant, seed: str, bot: str) -> Session:
    """Return a session before its first deal, the dealer drawn (R2.2)."""
    (dealer,) = _draws(variant, seed)[-1].left
    return Session(Match(variant, dealer), seed, bot)


def _draws(variant: Variant, seed: str) -> tuple[Draw, ...]:
    return draw_for_deal(Random(f"{seed}/draw"), highest_deals=variant.highest_deals)


def _nth_deal(variant: Variant, dealer: Seat, seed: str, number: int) -> Deal:
    """Shuffle, have the neighbour cut and deal (R2.4, R2.5); the deal `number` of a seed is always the same pack."""
    rng = Random(f"{seed}/deal/{number}")
    pack = shuffled(rng)
    pack = cut(pack, rng.randrange(1, len(pack)))
    return deal_out(pack, dealer, variant.direction, variant.packets, turn_last=variant.turns_card)
