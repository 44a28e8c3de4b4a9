"""A finished deal looked through again: what each of the visitor's choices cost, and whether that could be known.

Not here: the weighing (`bots.search`, `bots.calling`) and the open hands (`bots.double_dummy`). Costs are points of the
score, the multiplier included, as far as they still count in the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random

from manille.auction import Call, Question
from manille.bots.calling import call, weigh_answers
from manille.bots.double_dummy import par, pars, solve
from manille.bots.inference import holdings
from manille.bots.levels import STRONG
from manille.bots.outlook import Outlook
from manille.bots.search import candidates, spot_of
from manille.bots.search_bot import reason_for
from manille.bots.stakes import Stakes
from manille.cards import Card
from manille.errors import IllegalAct
from manille.events import Dealt, Played
from manille.match import Match
from manille.messages import Message, define, say
from manille.position import Position
from manille.session import VISITOR, Session
from manille.view import View, match_view

#: What each verdict says. `card` and `call` are the better ones, `points` what they bring more, `total` the deals drawn.
define(
    {
        "review-good": "",
        "review-unlucky": "card points",
        "review-inaccuracy": "card points",
        "review-mistake": "card points total",
        "review-spared": "card points total",
        "review-call-good": "",
        "review-call-unlucky": "call points",
        "review-call-inaccuracy": "call points",
        "review-call-mistake": "call points total",
        "review-call-spared": "call points total",
    }
)

WORLDS = 160
"""Deals of the hidden cards that each choice is judged by."""
SURE = 2.5
"""By how many standard errors a card must lead before another is blamed: the best of several leads by chance, too."""
SLIGHT = 0.5
"""From so many points of the deal on, what is sure is an inaccuracy."""
GRAVE = 2.0
"""From so many points of the deal on, what is sure is a mistake."""


class Verdict(Enum):
    """What is to be said of a choice."""

    GOOD = "good"
    UNLUCKY = "unlucky"
    """Good by what could be known; with open hands something else was better."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    SPARED = "spared"
    """A mistake that cost nothing as the cards lay."""

    @property
    def blames(self) -> bool:
        """Whether something better could be known."""
        return self not in (Verdict.GOOD, Verdict.UNLUCKY)


def verdict(known: float, error: float, opened: float, multiplier: int = 1) -> Verdict:
    """Return the verdict on a choice that cost `known`, give or take `error`, and `opened` with all hands open."""
    sure = known > SURE * error
    if sure and known >= GRAVE * multiplier:
        return Verdict.MISTAKE if opened > 0 else Verdict.SPARED
    if sure and known >= SLIGHT * multiplier:
        return Verdict.INACCURACY
    return Verdict.UNLUCKY if opened >= GRAVE * multiplier else Verdict.GOOD


@dataclass(frozen=True, slots=True)
class Choice:
    """A point at which the visitor could have done something else."""

    event: int
    """The number of the event in the match."""
    before: Match
    """The match up to there."""
    made: Card | Call
    """What the visitor did."""

    @property
    def view(self) -> View:
        """What the visitor saw."""
        view = match_view(self.before, VISITOR)
        assert view is not None
        return view

    @property
    def position(self) -> Position:
        """What nobody saw: all four hands."""
        assert self.before.position is not None
        return self.before.position

    @property
    def chance(self) -> str:
        """The seed of the draws, one for each point of the match."""
        return f"review/{self.event}"


@dataclass(frozen=True, slots=True)
class Review:
    """What a choice cost."""

    known: float
    """Over the deals drawn from what the visitor saw, against the best: the mean."""
    error: float
    """The standard error of that."""
    opened: float
    """In this very deal, all four hands open from there on."""
    verdict: Verdict
    messages: tuple[Message, ...]
    """The verdict in words, and why the better card was better (or why the own one was good)."""


def choices(session: Session, number: int) -> tuple[Choice, ...]:
    """Return the visitor's choices in deal `number` (from 1), what was forced left out, in order.

    Raises `IllegalAct` while that deal is not over, `ValueError` where there is none.
    """
    match = session.match
    if not 1 <= number <= len(match.deals):
        raise ValueError(f"there is no deal {number}")
    if not match.deals[number - 1].is_over:
        raise IllegalAct(say("not-now"))
    starts = [i for i, event in enumerate(match.events) if isinstance(event, Dealt)]
    end = [*starts, len(match.events)][number]
    made: list[Choice] = []
    before = Match.of(match.variant, match.first_dealer, match.events[: starts[number - 1]])
    for i in range(starts[number - 1], end):
        event = match.events[i]
        if before.to_act is VISITOR and not isinstance(event, Dealt):
            made.append(Choice(i, before, event.card if isinstance(event, Played) else event.call))
        before = before.after(event)
    return tuple(choice for choice in made if choice.view.question or len(choice.view.legal_cards()) > 1)


def review(session: Session, choice: Choice) -> Review:
    """Return what `choice` cost; the same session gives the same answer."""
    rng = Random(f"{session.seed}/{choice.chance}")
    question = choice.view.question
    return _of_card(choice, rng) if question is None else _of_call(choice, question, rng)


def counting(view: View, multiplier: int | None = None) -> Stakes:
    """Return what every number of points writes, ours above theirs, no more than wins the manche for either side."""
    variant = view.table.variant
    factor = view.table.multiplier if multiplier is None else multiplier
    by_points = tuple(_counts(view, p - variant.half, factor) for p in range(variant.deal_points + 1))
    capot = variant.capot
    return Stakes(by_points, None if capot is None else (_counts(view, -capot, factor), _counts(view, capot, factor)))


def _counts(view: View, excess: int, factor: int) -> float:
    """Return what `excess` points above the half (below it, if negative) write times `factor`, where it still counts."""
    standing, side = view.standing, view.seat.side
    target = standing.target(view.table.variant)
    most, least = target - standing.scores[side], standing.scores[side.other] - target
    return float(max(least, min(most, excess * factor)))


# ---- cards -----------------------------------------------------------------------------------------------


def _of_card(choice: Choice, rng: Random) -> Review:
    view, made = choice.view, choice.made
    assert isinstance(made, Card)
    cards = candidates(view.legal_cards(), holdings(view).hidden, spot_of(view).table)
    found = replace(STRONG, worlds=WORLDS).findings(view, cards, rng, scale=counting(view))
    own, best = _equal(made, cards), found.best
    known, error = found.ahead(best, own) if best is not own else (0.0, 0.0)
    values = solve(choice.position).values
    open_best = max(values, key=lambda c: values[c])
    factor = view.table.multiplier
    opened = _counts(view, values[open_best], factor) - _counts(view, values[made], factor)
    judged = verdict(known, error, opened, factor)
    if not judged.blames:
        best = own
    reason = reason_for(Outlook(view), made if best is own else best, view.legal_cards(), found)
    message = sentence(judged, {"card": open_best if judged is Verdict.UNLUCKY else best}, known, opened, found.worlds)
    return Review(known, error, opened, judged, (message, *_because(judged, reason)))


def _equal(card: Card, kept: Sequence[Card]) -> Card:
    """Return which of `kept` is as good as `card` (`candidates`): the next below it in its suit."""
    return max((c for c in kept if c.suit is card.suit and c.strength <= card.strength), key=lambda c: c.strength)


# ---- calls -----------------------------------------------------------------------------------------------


def _of_call(choice: Choice, question: Question, rng: Random) -> Review:
    view, made = choice.view, choice.made
    assert isinstance(made, Call)
    best = call(view, question, rng, WORLDS)
    assert isinstance(best.choice, Call)
    values = weigh_answers(view, question, rng, WORLDS, counting)
    known, error = _ahead(values[best.choice], values[made])
    opened = _opened(choice.position, view, question)
    open_best = max(opened, key=lambda c: opened[c])
    lost = opened[open_best] - opened[made]
    judged = verdict(known, error, lost, view.table.multiplier)
    better = open_best if judged is Verdict.UNLUCKY else best.choice
    message = sentence(judged, {"call": better.value}, known, lost, WORLDS)
    own = made is best.choice or judged.blames
    return Review(known, error, lost, judged, (message, *(_because(judged, best.reasons[0]) if own else ())))


def _ahead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return how much more `one` brings than `other` in the same deals, never less than nothing, and its error."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = (sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)) ** 0.5
    return max(0.0, mean), error


def _opened(position: Position, view: View, question: Question) -> dict[Call, float]:
    """Return what each answer is worth if all know all hands, from the calls to the last card."""
    side, table = view.seat.side, view.table

    def worth(value: int, *, no_trump: bool, doubling: int) -> float:
        return _counts(view, value, table.variant.multiplier(no_trump=no_trump, doubling=doubling, plats=table.plats))

    if not table.contract.named:
        named = {c: pair[side] - pair[side.other] for c, pair in pars(position).items()}
        worths = {c: worth(v, no_trump=c is Call.NO_TRUMP, doubling=0) for c, v in named.items()}
        # A partner who sees everything names what is best.
        return {c: worths.get(c, max(worths.values())) for c in question.choices}
    pair, no_trump = par(position), table.contract.no_trump
    value = pair[side] - pair[side.other]
    # Who is doubled and would win redoubles.
    raised = {Call.DOUBLE: 1 if value > 0 else 2, Call.REDOUBLE: 2}
    stands = 0 if table.contract.doubler is None else 1
    return {c: worth(value, no_trump=no_trump, doubling=raised.get(c, stands)) for c in question.choices}


# ---- words -----------------------------------------------------------------------------------------------


def sentence(judged: Verdict, better: dict[str, Card | str], known: float, opened: float, total: int) -> Message:
    """Return the sentence of the verdict; `better` is the card or the call that was better, by the name of its fact."""
    key = f"review-{'call-' if 'call' in better else ''}{judged.value}"
    if judged is Verdict.GOOD:
        return say(key)
    points = max(1, round(opened if judged is Verdict.UNLUCKY else known))
    if judged in (Verdict.MISTAKE, Verdict.SPARED):
        return say(key, **better, points=points, total=total)
    return say(key, **better, points=points)


def _because(judged: Verdict, reason: Message) -> tuple[Message, ...]:
    """Return the reason as it follows the sentence: none where the hidden cards alone would have said otherwise."""
    return () if judged is Verdict.UNLUCKY else (reason,)
