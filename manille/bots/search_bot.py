"""The bot that weighs its cards over sampled deals, and tells what they said.

Not here: how the cards are weighed (`search`), and how strong a bot is wanted (`levels`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from manille.bots.base import Budget, Decision, Thinking, finished
from manille.bots.calling import call
from manille.bots.heuristic import HeuristicBot
from manille.bots.inference import Masks, holdings
from manille.bots.likelihood import Memory, likely
from manille.bots.manners import sensible, told
from manille.bots.masks import NO_TRUMP
from manille.bots.outlook import Outlook
from manille.bots.policy import Pair, policy_card, policy_of
from manille.bots.reasons import only_card
from manille.bots.sampling import Sampler
from manille.bots.search import Findings, candidates, spot_of, weigh
from manille.bots.stakes import Stakes
from manille.cards import PACK, Card
from manille.messages import Message, say
from manille.view import View

KNOWN = 5
"""Once only one deal fits what a seat knows, it is solved from so many cards a hand on."""


CALL_WORLDS = 40
"""The most deals that are looked at for a call; every trump is played out in each."""


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays the card that brings most over `worlds` deals, drawn as often as what the seat knows makes them likely."""

    worlds: int
    """How many deals are looked at for a card, if it is not settled before which is best."""
    reads: bool = True
    """Whether the cards played make deals more or less likely that they do not rule out."""
    doubt: float = 1.0
    """By how many standard errors a card must lead that of the rule of thumb to be preferred to it."""
    exact: int = 0
    """From so many cards a hand on, each deal is solved exactly in place of played out."""

    def choose(self, view: View, rng: Random, more: Budget | None = None) -> Decision:
        """Return what the worlds say. Raises `ValueError` when it is not the seat's turn.

        A caller with a clock may end the search by `more`; the decision then rests on fewer worlds.
        """
        return finished(self.thinking(view, rng, more))

    def thinking(self, view: View, rng: Random, more: Budget | None = None) -> Thinking[Decision]:
        """As `choose`, a world a piece; an answer to a question is one piece."""
        if view.question is not None:
            return call(view, view.question, rng, min(self.worlds, CALL_WORLDS), more)
        if forced := only_card(view):
            return forced
        outlook, legal = Outlook(view), view.legal_cards()
        wise = candidates(sensible(outlook, legal), outlook.known.hidden, spot_of(view).table)
        if len(wise) == 1:
            return Decision(wise[0], (told(outlook, wise[0], legal),))
        found = yield from self._finding(view, wise, rng, more, narrowing=True)
        card = self._preferred(view, found)
        return Decision(card, _reasons(view, outlook, legal, found, card))

    def findings(
        self,
        view: View,
        cards: tuple[Card, ...],
        rng: Random,
        more: Budget | None = None,
        scale: Stakes | None = None,
    ) -> Findings:
        """Return what the worlds say of `cards`, on the `scale` of the match unless another is given."""
        return finished(self._finding(view, cards, rng, more, scale))

    def _finding(
        self,
        view: View,
        cards: tuple[Card, ...],
        rng: Random,
        more: Budget | None,
        scale: Stakes | None = None,
        *,
        narrowing: bool = False,
    ) -> Thinking[Findings]:
        policy = policy_of(no_trump=spot_of(view).trump == NO_TRUMP, turned=view.table.variant.turns_card)
        sampler, policies = Sampler(holdings(view)), (policy, policy)
        if sampler.deals == 1 and len(view.hand) <= KNOWN and view.table.variant.capot is None:
            known = (sampler.draw(rng),)
            return (yield from weigh(view, cards, known, policies, exact=True, scale=scale))
        exact = len(view.hand) <= self.exact
        worlds = self._worlds(view, sampler, policies, rng)
        return (
            yield from weigh(view, cards, worlds, policies, exact=exact, narrowing=narrowing, more=more, scale=scale)
        )

    def _worlds(self, view: View, sampler: Sampler, policies: Pair, rng: Random) -> Iterator[Masks]:
        if self.reads:
            return likely(sampler, Memory(view, policies), self.worlds, rng)
        return (sampler.draw(rng) for _ in range(self.worlds))

    def _preferred(self, view: View, found: Findings) -> Card:
        """Return the best card, or that of the rule of thumb if the worlds leave it open which is better."""
        best, by_rule = found.best, PACK[policy_card(view)]
        if by_rule is best or by_rule not in found.cards:
            return best
        lead, error = found.ahead(best, by_rule)
        return by_rule if lead <= self.doubt * error else best


def _reasons(view: View, outlook: Outlook, legal: tuple[Card, ...], found: Findings, card: Card) -> tuple[Message, ...]:
    """Return why `card` was chosen: the maxim that would have chosen it too, or else what the worlds said."""
    by_maxim = HeuristicBot().choose(view, Random(0))
    counted = _counted(view, legal, found, card)
    if by_maxim.choice is card:
        return (*by_maxim.reasons, *counted)
    seen = told(outlook, card, legal)
    return (*counted, seen) if seen.key != "why-least-loss" or not counted else counted


def reason_for(outlook: Outlook, card: Card, legal: tuple[Card, ...], found: Findings) -> Message:
    """Return the first thing to be said for `card`: what is true of it in this trick, or else what the worlds said."""
    seen = told(outlook, card, legal)
    worlds = seen.key == "why-least-loss" and found.worlds > 1 and len(found.cards) > 1 and card in found.cards
    return best_worlds(found, card) if worlds else seen


def _counted(view: View, legal: tuple[Card, ...], found: Findings, card: Card) -> tuple[Message, ...]:
    """Return what the worlds say of `card`; of the only possible one nothing, unless every legal card was weighed."""
    if found.worlds > 1:
        return (best_worlds(found, card),)
    every = candidates(legal, holdings(view).hidden, spot_of(view).table)
    return (say("why-all-known", card=card),) if every == found.cards else ()


def best_worlds(found: Findings, card: Card) -> Message:
    """Say in how many worlds `card` came out best, and by how much it leads the next over ten of them."""
    ahead = min(found.ahead(card, other)[0] for other in found.cards if other is not card)
    return say(
        "why-best-worlds", card=card, n=found.best_in(card), total=found.worlds, points=max(0, round(10 * ahead))
    )
