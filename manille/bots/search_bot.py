"""The bot that weighs its cards over sampled deals, and tells what they said.

Not here: how the cards are weighed (`search`), and how strong a bot is wanted (`levels`).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.bots.base import Decision
from manille.bots.calling import call
from manille.bots.heuristic import HeuristicBot
from manille.bots.manners import sensible, told
from manille.bots.masks import NO_TRUMP
from manille.bots.outlook import Outlook
from manille.bots.policy import policy_of
from manille.bots.reasons import forced_or
from manille.bots.search import Findings, More, candidates, sampled, spot_of, weigh
from manille.cards import Card
from manille.messages import Message, say
from manille.view import View


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays the card that brings most over `worlds` deals drawn at random among those that fit what the seat knows."""

    worlds: int
    """How many deals are drawn for a card."""
    exact: int = 0
    """From so many cards a hand on, each deal is solved exactly in place of played out."""

    def choose(self, view: View, rng: Random, more: More | None = None) -> Decision:
        """Return what the worlds say. Raises `ValueError` when it is not the seat's turn.

        A caller with a clock may end the search of a card by `more`; the decision then rests on fewer worlds.
        """
        if view.question is not None:
            return call(view, view.question, rng, self.worlds, more)
        legal = view.legal_cards()
        if not legal:
            raise ValueError(f"{view.seat.name} is not to act")
        if len(legal) == 1:
            return Decision(legal[0], (forced_or(view, legal[0], say("why-forced", card=legal[0])),))
        outlook = Outlook(view)
        wise = candidates(sensible(outlook, legal), outlook.known.hidden, spot_of(view).table)
        if len(wise) == 1:
            return Decision(wise[0], (told(outlook, wise[0], legal),))
        found = self.findings(view, wise, rng, more)
        return Decision(found.best, _reasons(view, outlook, legal, found))

    def findings(self, view: View, cards: tuple[Card, ...], rng: Random, more: More | None = None) -> Findings:
        """Return what the sampled worlds say of `cards`."""
        policy = policy_of(no_trump=spot_of(view).trump == NO_TRUMP)
        worlds = sampled(view, self.worlds, rng)
        return weigh(view, cards, worlds, (policy, policy), exact=self.exact, more=more)


def _reasons(view: View, outlook: Outlook, legal: tuple[Card, ...], found: Findings) -> tuple[Message, ...]:
    """Return why the best card was chosen: the maxim that would have chosen it too, or else what the worlds said."""
    card = found.best
    by_maxim = HeuristicBot().choose(view, Random(0))
    counted = best_worlds(found)
    if by_maxim.choice is card:
        return (*by_maxim.reasons, counted)
    seen = told(outlook, card, legal)
    return (counted,) if seen.key == "why-least-loss" else (counted, seen)


def best_worlds(found: Findings) -> Message:
    """Say in how many worlds the best card came out best, and by how much it leads the next over ten of them."""
    card = found.best
    ahead = min(found.ahead(card, other)[0] for other in found.cards if other is not card)
    return say(
        "why-best-worlds", card=card, n=found.best_in(card), total=found.worlds, points=max(0, round(10 * ahead))
    )
