"""What the player types, understood in the player's language: cards, calls, commands, numbers.

Not here: whether it is allowed now.
"""

from __future__ import annotations

from enum import Enum

from manille.auction import Call
from manille.cards import PACK, Card
from manille.words import Words


class Command(Enum):
    """What can be asked besides a card or a call; the value is the end of its catalogue key."""

    HINT = "hint"
    UNDO = "undo"
    WHY = "why"
    LAST = "last"
    TABLE = "table"
    HELP = "help"
    QUIT = "quit"


class Reader:
    """Understands one language's names, from its catalogue."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.cards = self._card_names()
        self.calls = self._call_names()
        self.commands = {name: c for c in Command for name in self._names(f"typed-{c.value}")}

    def _names(self, key: str) -> list[str]:
        return self._words.text(key).split()

    def _card_names(self) -> dict[str, Card]:
        """Every way to name a card: rank then suit, or suit then rank where the suit is a whole word or a sign."""
        names: dict[str, Card] = {}
        for card in PACK:
            for rank in self._names(f"typed-rank-{card.rank.value}"):
                for suit in self._names(f"typed-suit-{card.suit.value}"):
                    names[rank + suit] = names[f"{rank}de{suit}"] = card
                    if len(suit) > 2 or not suit.isalpha():
                        names[suit + rank] = card
        return names

    def _call_names(self) -> dict[str, Call]:
        names: dict[str, Call] = {}
        for call in Call:
            key = f"typed-{'suit' if len(call.value) == 1 else 'call'}-{call.value}"
            names |= dict.fromkeys(self._names(key), call)
        return names

    def card(self, text: str) -> Card | None:
        """Return the card that `text` names."""
        return self.cards.get(_squeezed(text))

    def call(self, text: str) -> Call | None:
        """Return the call that `text` names."""
        return self.calls.get(_squeezed(text))

    def command(self, text: str) -> Command | None:
        """Return the command that `text` names."""
        return self.commands.get(_squeezed(text))


def number(text: str) -> int | None:
    """Return the number that `text` is, if it is one of a sensible length."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def _squeezed(text: str) -> str:
    """Drop case, blanks, hyphens and the variation sign that emoji keyboards add to suit signs."""
    return "".join(c for c in text.casefold() if not c.isspace() and c not in "-\ufe0f’'")
