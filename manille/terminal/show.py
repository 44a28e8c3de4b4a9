"""What the terminal shows of the table: lines of text, coloured where the terminal has colours.

Not here: what happens next (`game`). Nothing is shown by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from manille.auction import Call
from manille.cards import Card, Suit, arranged
from manille.match import Match, MatchDeal
from manille.messages import Message, code
from manille.seats import Direction, Seat
from manille.session import VISITOR, Session
from manille.tricks import Trick
from manille.variants import Variant
from manille.view import View
from manille.words import Argument, Words, card_arguments

if TYPE_CHECKING:
    from rich.console import Console

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

Ask = Callable[[str], str | None]


class Show:
    """The player's screen in one language."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self._console = console

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line; on a terminal the suit signs of red suits are red."""
        from rich.text import Text

        shown = Text(text, style=style)
        shown.highlight_regex(r"\S+[♥♦]", "red")
        self._console.print(shown, soft_wrap=not self._console.is_terminal)

    def text(self, key: str, style: str = "", **facts: Argument) -> None:
        """Print the text `key`."""
        self.line(self.words.text(key, **facts), style)

    def prompt(self, key: str) -> None:
        """Print the question `key` and leave the cursor behind it."""
        self._console.print(self.words.text(key), end=" ", style="bold", soft_wrap=True)

    def echo(self, text: str) -> None:
        """Print what was typed where it was not typed on this terminal, or end the line."""
        self._console.print(text, markup=False, highlight=False, soft_wrap=True)

    def messages(self, said: Iterable[Message], style: str = "") -> None:
        """Print what is said, a line each."""
        for message in said:
            self.line(self.words.say(message), style)

    def face(self, card: Card) -> str:
        """Return the face of `card` with the language's letter, such as `R♥`."""
        return self.words.text("letter", **card_arguments(card.code)) + SIGNS[card.suit]

    def choices(self, names: Sequence[str]) -> None:
        """Print numbered choices on one line."""
        self.line("   ".join(self.words.text("choice", n=i, what=name) for i, name in enumerate(names, 1)))

    def call_name(self, call: Call, naming: bool) -> str:
        """Return the name of a call; passing leaves the choice to the partner while trump is being named."""
        return self.words.name(call, "naming-cap" if naming else "cap")

    def rules(self, variant: Variant) -> str:
        """Return the name of the variant with its direction."""
        direction = "clockwise" if variant.direction is Direction.CLOCKWISE else "counter-clockwise"
        return self.words.text("rules", variant=self.words.text(f"variant-{variant.name}"), direction=direction)

    def table(self, session: Session, view: View) -> None:
        """Print the state of the deal, the trick on the table and the player's hand."""
        deal = session.match.deals[-1]
        self.line()
        self.line(" · ".join([self.rules(session.match.variant), *self._status(session.match, deal)]), "dim")
        self.line(" · ".join(self._scores(session.match)), "dim")
        table = view.table
        if table.shows_turned and table.turned is not None:
            self.text("turned-open", card=self.face(table.turned), holder=table.dealer.name)
        if table.trick is not None and table.trick.cards:
            self.text("on-table", cards=self.trick(table.trick))
        elif view.is_to_act and table.trick is not None:
            self.text("to-lead")
        self.hand(view)

    def _status(self, match: Match, deal: MatchDeal) -> list[str]:
        table, say = deal.position.table, self.words.text
        settled = table.contract
        parts = [say("status-deal", deal=len(match.deals), dealer=table.dealer.name)]
        parts.append(say("status-trump", trump=str(code(settled.trump)) if settled.named else "none"))
        if table.multiplier > 1:
            parts.append(say("status-multiplier", multiplier=table.multiplier))
        ns, ew = table.tricks_won
        return [*parts, say("status-tricks", ns=ns, ew=ew)]

    def _scores(self, match: Match) -> list[str]:
        standing, say = match.standing, self.words.text
        parts = [say("status-score", ns=standing.scores[0], ew=standing.scores[1], target=match.target)]
        if match.variant.manches_to_win > 1:
            ns, ew = standing.manches
            parts += [say("status-manche", manche=ns + ew + 1), say("status-manches", ns=ns, ew=ew)]
        return parts

    def trick(self, trick: Trick) -> str:
        """Return the cards of `trick` with who played them, and who is master."""
        told = []
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            played = self.words.text("played-by", seat=seat.name, card=self.face(card))
            told.append(self.words.text("master-mark", what=played) if seat is trick.master else played)
        return " · ".join(told)

    def hand(self, view: View) -> None:
        """Print the player's cards with their numbers; those that may not be played now stand in brackets."""
        playing = view.table.trick is not None and view.is_to_act
        legal = view.legal_cards() if playing else view.hand
        told = []
        for i, card in enumerate(shown_hand(view), 1):
            numbered = self.words.text("choice", n=i, what=self.face(card))
            told.append(numbered if card in legal else f"({numbered})")
        self.text("your-hand", cards="  ".join(told))
        if len(legal) < len(view.hand):
            self.text("forbidden-marks", style="dim")

    def reasons(self, reasons: Iterable[Message]) -> str:
        """Return reasons as sentences one after the other."""
        return " ".join(self.words.say(reason) for reason in reasons)

    def choice(self, choice: Card | Call, naming: bool = False) -> str:
        """Return a card by its face, or a call by its name."""
        if isinstance(choice, Card):
            return self.face(choice)
        return self.words.name(choice, "naming" if naming else "bare")

    def count(self, deal: MatchDeal) -> None:
        """Print the count of a finished deal, line by line."""
        self.line()
        self.text("count-title", style="bold")
        for number, step in enumerate(deal.steps(), 1):
            self.line(self.words.text("choice", n=number, what=self.words.say(step.message)))


def shown_hand(view: View) -> tuple[Card, ...]:
    """Return the hand in the order in which it is shown and numbered."""
    return arranged(view.hand, view.table.contract.trump)


def others_acts(session: Session) -> list[tuple[Seat, int]]:
    """Return each other player's last act of the running deal with its number, the partner's first."""
    start = len(session.match.events) - 1
    actors = session.actors()
    while start > 0 and actors[start] is not None:
        start -= 1
    last = {actor: i for i, actor in enumerate(actors) if i > start and actor not in (None, VISITOR)}
    order = (VISITOR.partner, *VISITOR.round(Direction.CLOCKWISE)[1::2])
    return [(seat, last[seat]) for seat in order if seat in last]
