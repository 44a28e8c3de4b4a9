"""The course of an evening: the deals, the player's turns, what is asked in between, the save after every act.

Not here: how things look (`show`), how they are typed (`typed`), where they are kept (`saves`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from manille.auction import Call
from manille.cards import Card
from manille.errors import IllegalAct
from manille.said import said, said_of_draws
from manille.session import VISITOR, Session, new_session
from manille.terminal import saves
from manille.terminal.show import Show, others_acts, shown_hand
from manille.terminal.typed import Command, Reader, number
from manille.view import View, match_view


class Quit(Exception):
    """The player leaves, or the input has ended."""


class Game:
    """A session at the table, played by lines of text until the player leaves."""

    def __init__(self, session: Session, file: Path, show: Show, source: TextIO) -> None:
        self.session = session
        self._file = file
        self._show = show
        self._reader = Reader(show.words)
        self._source = source
        self._said_count = False

    def run(self) -> int:
        """Play until the player leaves; return the exit status, 1 when the match could not be kept."""
        try:
            if not self.session.match.deals:
                self._show.messages(said_of_draws(self.session.draws))
            while True:
                self._next()
        except (Quit, KeyboardInterrupt):
            return self._leave()

    def _next(self) -> None:
        match = self.session.match
        if match.current is None and match.deals and not self._said_count:
            self._show.count(match.deals[-1])
            self._said_count = True
        if match.is_over:
            self._ask("prompt-over", self._start_again)
        elif self.session.awaits_deal:
            self._ask("prompt-next" if match.deals else "prompt-deal", lambda: self._act(self.session.deal))
        elif self.session.is_visitors_turn:
            self._turn()
        else:
            # Bots do the same again from the same seed, so only what the player does has to be kept.
            self._act(self.session.step, keep=False)

    def _act(self, act: Callable[[], Session], *, keep: bool = True) -> None:
        """Do what `act` does, say what came of it and perhaps keep it; a refusal is told and changes nothing."""
        try:
            self.session = act()
        except IllegalAct as error:
            self._show.line(self._show.words.say(error.message), "yellow")
            return
        self._said_count = False
        messages = list(said(self.session.match))
        # The count tells the end of a deal itself, line by line.
        ending = ("said-written", "said-plat", "said-manche", "said-match")
        self._show.messages(m for m in messages if m.key not in ending)
        if keep:
            self._keep()

    def _keep(self) -> bool:
        try:
            saves.store(self.session, self._file)
        except OSError as error:
            self._show.text("not-saved", "yellow", file=str(self._file), detail=saves.detail(error))
            return False
        return True

    def _leave(self) -> int:
        self._show.line()
        if not self._keep():
            return 1
        self._show.text("saved", file=str(self._file))
        return 0

    def _start_again(self) -> None:
        old = self.session
        self.session = new_session(old.match.variant, secrets.token_hex(8), old.bot)
        self._show.text("started", variant=self._show.rules(old.match.variant))
        self._show.messages(said_of_draws(self.session.draws))
        self._keep()

    def _turn(self) -> None:
        """Show the table once, then ask until the session has changed."""
        view = match_view(self.session.match, VISITOR)
        assert view is not None
        self._show.table(self.session, view)
        if view.question is not None:
            naming = not view.table.contract.named
            self._show.choices([self._show.call_name(call, naming) for call in view.question.choices])
        before = self.session
        while self.session is before:
            self._ask("prompt-card" if view.question is None else "prompt-call", None)

    def _ask(self, key: str, on_enter: Callable[[], None] | None) -> None:
        """Ask once and do what the answer says; an empty line does `on_enter`."""
        typed = self._read(key)
        command = self._reader.command(typed)
        if not typed.strip():
            if on_enter is not None:
                on_enter()
        elif command is not None:
            self._commands()[command]()
        else:
            self._answered(typed)

    def _read(self, key: str) -> str:
        """Return the line that is typed. Raises `Quit` at the end of the input."""
        self._show.prompt(key)
        line = self._source.readline()
        if not self._source.isatty():
            self._show.echo(line.rstrip("\n"))
        if not line:
            raise Quit
        return line.rstrip("\n")

    def _answered(self, typed: str) -> None:
        """Take `typed` as a card or a call. In no turn of the player it is nothing; a card at the wrong time is refused."""
        view = match_view(self.session.match, VISITOR)
        chosen = number(typed)
        if view is None or not view.is_to_act:
            self._show.text("unknown", "yellow", typed=_brief(typed))
        elif chosen is not None:
            self._numbered(view, chosen)
        else:
            self._named(view, typed)

    def _numbered(self, view: View, chosen: int) -> None:
        choices: tuple[Card | Call, ...] = shown_hand(view) if view.question is None else view.question.choices
        if not 1 <= chosen <= len(choices):
            self._show.text("no-such-number", "yellow", n=chosen)
            return
        self._chosen(choices[chosen - 1])

    def _named(self, view: View, typed: str) -> None:
        """Read the kind of answer that is asked for first; the other kind is refused by the rules."""
        card, call = self._reader.card(typed), self._reader.call(typed)
        choice = (call or card) if view.question is not None else (card or call)
        if choice is None:
            self._show.text("unknown", "yellow", typed=_brief(typed))
        else:
            self._chosen(choice)

    def _chosen(self, choice: Card | Call) -> None:
        session = self.session
        if isinstance(choice, Card):
            self._act(lambda: session.play(choice))
        else:
            self._act(lambda: session.call(choice))

    def _commands(self) -> dict[Command, Callable[[], None]]:
        return {
            Command.HINT: self._hint,
            Command.UNDO: self._undo,
            Command.WHY: self._why,
            Command.LAST: self._last_trick,
            Command.TABLE: self._table,
            Command.HELP: self._help,
            Command.QUIT: self._quit,
        }

    def _hint(self) -> None:
        try:
            decision = self.session.hint()
        except IllegalAct as error:
            self._show.line(self._show.words.say(error.message), "yellow")
            return
        naming = not self.session.match.deals[-1].position.table.contract.named
        self._show.text("hint", "green", choice=self._show.choice(decision.choice, naming))
        self._show.line(self._show.reasons(decision.reasons), "green")

    def _undo(self) -> None:
        try:
            self.session = self.session.undo()
        except IllegalAct as error:
            self._show.line(self._show.words.say(error.message), "yellow")
            return
        self._show.text("undone")
        self._keep()

    def _why(self) -> None:
        acts = others_acts(self.session)
        if not acts:
            self._show.text("why-none")
        for seat, event in acts:
            _, decision = self.session.why(event)
            told = self._show.reasons(decision.reasons)
            self._show.text("why", "green", seat=seat.name, choice=self._show.choice(decision.choice), reasons=told)

    def _last_trick(self) -> None:
        deals = self.session.match.deals
        tricks = deals[-1].position.table.tricks if deals else ()
        if tricks:
            self._show.text("last-trick", cards=self._show.trick(tricks[-1]))
        else:
            self._show.text("last-none")

    def _table(self) -> None:
        view = match_view(self.session.match, VISITOR)
        if view is not None:
            self._show.table(self.session, view)
        elif self.session.match.deals:
            self._show.count(self.session.match.deals[-1])
        else:
            self._show.messages(said_of_draws(self.session.draws))

    def _help(self) -> None:
        words = self._show.words
        example = words.text("typed-rank-K").split()[0] + words.text("typed-suit-H").split()[0]
        self._show.text("help-cards", example=example)
        self._show.text("help-calls")
        self._show.text("help-commands")

    def _quit(self) -> None:
        raise Quit


def _brief(typed: str) -> str:
    """Return what was typed, short and without signs that would move the cursor."""
    printable = "".join(c if c.isprintable() else "\ufffd" for c in typed.strip())
    return printable if len(printable) <= 40 else printable[:39] + "…"
