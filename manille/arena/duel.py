"""Playing a deal, or a whole match, twice with the sides exchanged: the same cards, the same chance, the same trump.

Not here: what many of them say (`summary`), and where they are played (`spread`). The clock comes from the caller.
"""

from __future__ import annotations

from manille.arena.outcomes import DealPair, MatchPair, Outcome, Play, Thinking
from manille.arena.plan import Plan
from manille.arena.players import Clock, Player, player
from manille.arena.trump import RULES, answer
from manille.auction import Call
from manille.cards import Card
from manille.match import Match, Standing
from manille.messages import code
from manille.position import Position
from manille.seats import SIDES, Side
from manille.view import view_of

Job = tuple[str, int]
"""What to play: `deal` or `match`, and its number."""

Seated = tuple[Player, Player]
"""Who plays for North and South, and who for East and West."""


class Table:
    """Two players who play the jobs of a plan, and the clock that times them."""

    def __init__(self, plan: Plan, clock: Clock) -> None:
        """Seat the players. Raises `BadPlayer`."""
        self._plan = plan
        self._rules = plan.rules
        self._clock = clock
        self._a, self._b = (player(text, clock, worlds=plan.worlds, time_ms=plan.time_ms) for text in (plan.a, plan.b))
        self._times: dict[tuple[Player, bool], list[float]] = {}

    def play(self, job: Job) -> Outcome:
        """Play one job."""
        kind, number = job
        self._times = {(who, call): [] for who in (self._a, self._b) for call in (False, True)}
        return self._deal_pair(number) if kind == "deal" else self._match_pair(number)

    def _seated(self, side: Side) -> Seated:
        """The players with A at `side`."""
        return (self._a, self._b) if side is Side.NS else (self._b, self._a)

    def _thinking(self) -> tuple[Thinking, Thinking]:
        a, b = (Thinking(tuple(self._times[who, False]), tuple(self._times[who, True])) for who in (self._a, self._b))
        return a, b

    def _deal_pair(self, number: int) -> DealPair:
        first, second = (self._played(number, side) for side in SIDES)
        return DealPair(number, (first, second), self._thinking())

    def _played(self, number: int, side: Side) -> Play:
        what = ("deal", number)
        dealer = self._plan.dealer(*what)
        position = Position.start(self._rules, dealer, self._plan.dealing(dealer, *what))
        seated, event, standing = self._seated(side), 0, Standing(dealer)
        while position.to_act is not None:
            choice = self._choice(position, standing, seated, (*what, event))
            position = position.call(choice) if isinstance(choice, Call) else position.play(choice)
            event += 1
        return play_of(position, side)

    def _choice(
        self, position: Position, standing: Standing, seated: Seated, what: tuple[str | int, ...]
    ) -> Card | Call:
        """Return what the seat to act does: as the plan's rule for trump says, or as its player does, who is timed.

        `what` names the decision; its chance comes from that alone.
        """
        seat = position.table.to_act
        assert seat is not None
        if position.question is not None and self._plan.trump in RULES:
            return answer(self._plan.trump, position.hands[seat], self._rules, position.question)
        legal = position.legal_cards()
        if len(legal) == 1:
            return legal[0]
        who, view = seated[seat.side], view_of(position, seat, standing)
        rng = self._plan.chance(*what)
        began = self._clock()
        choice = who.choose(view, rng)
        self._times[who, isinstance(choice, Call)].append(round(1000 * (self._clock() - began), 3))
        return choice

    def _match_pair(self, number: int) -> MatchPair:
        ns, ew = (self._whole_match(number, side) for side in SIDES)
        won = (ns.standing.winner is Side.NS, ew.standing.winner is Side.EW)
        return MatchPair(number, won, (len(ns.deals), len(ew.deals)), self._thinking())

    def _whole_match(self, number: int, side: Side) -> Match:
        plan, seated = self._plan, self._seated(side)
        match = Match(self._rules, plan.dealer("match", number))
        while not match.is_over:
            which = len(match.deals)
            match = match.deal(plan.dealing(match.standing.dealer, "match", number, which))
            event = 0
            while match.current is not None:
                what = ("match", number, which, event)
                choice = self._choice(match.current.position, match.standing, seated, what)
                match = match.call(choice) if isinstance(choice, Call) else match.play(choice)
                event += 1
        return match


def play_of(position: Position, side: Side) -> Play:
    """Return what came of a finished deal in which player A had `side`."""
    table, sheet = position.table, position.sheet()
    contract, other = table.contract, side.other
    written = sheet.written[side] + sheet.bonus[side] - sheet.written[other] - sheet.bonus[other]
    doubler = contract.doubler
    return Play(
        points=sheet.points[side] - table.variant.half,
        written=written,
        trump=str(code(contract.trump)),
        dealer="a" if table.dealer.side is side else "b",
        doubler="" if doubler is None else "a" if doubler.side is side else "b",
        redoubled=contract.redoubler is not None,
    )
