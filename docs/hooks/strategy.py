"""The drawn positions of the page of strategy with what was found of them, and the numbers in its text and tables.

Not here: how they were found (`hooks.numbers`); nothing is found while a page is built.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from typing import Any

from hooks.figures import card_chips, legal_figure
from hooks.numbers import FOLDER
from hooks.words import Words, names
from manille.cards import Suit, card

CALLS = {"pass": "choice-pass", "double": "choice-double", "NT": "choice-nt"}


@cache
def positions() -> dict[str, dict[str, str]]:
    """Return every position by name."""
    told: dict[str, dict[str, str]] = json.loads((FOLDER / "positions.json").read_text("utf-8"))
    return told


@cache
def results() -> dict[str, Any]:
    """Return everything that was found, by name."""
    told: dict[str, Any] = json.loads((FOLDER / "results.json").read_text("utf-8"))
    return told


def principle(name: str, words: Words, caption: str = "") -> str:
    """Return the drawing of the position `name`, and what the advice brings in it."""
    told = positions()[name]
    if told.get("trick"):
        variant, trump = told.get("variant", "belgian"), told.get("trump", "NT")
        drawn = legal_figure(variant, trump, told["hand"], told["trick"], words, caption)
    else:
        drawn = card_chips(told["hand"], words) + (f" {escape(caption)}" if caption else "")
    return f'<div class="mt-principle">{drawn}<p class="mt-found">{finding(name, words)}</p></div>'


def finding(name: str, words: Words) -> str:
    """Return the sentence with what was found of the position `name`, and the command that finds it again."""
    told, found = positions()[name], results()[name]
    said = words.say(
        "found-open" if told["kind"] == "play" else "found-hidden",
        advised=_choice(told, told["advised"], words),
        against=_choice(told, told["against"], words),
        gap=decimal(found["gap"]),
        half=decimal(found["half"]),
        deals=found["deals"],
    )
    return f"{escape(said[0].upper() + said[1:])} <code>python3 run.py numbers {name}</code>"


def _choice(told: dict[str, str], code: str, words: Words) -> str:
    """Return the name of a choice: of a card, a trump, or an answer."""
    if (told["kind"], code) == ("double", "pass"):
        return words.say("choice-pass-double")
    if code in CALLS:
        return words.say(CALLS[code])
    return names(words.lang).suit(Suit(code)) if len(code) == 1 else names(words.lang).card(card(code))


def found(name: str, *path: str) -> str:
    """Return a number that was found: `found("deals/longest", "wins")`. Raises `KeyError` where there is none."""
    value = results()[name]
    for step in path:
        value = value[step]
    return number(path[-1], value)


def number(field: str, value: float) -> str:
    """Return a number as the page says it: shares in whole percent, what is written with its sign."""
    if field in ("wins", "plat", "doubled", "double_wins"):
        return str(round(value))
    if field == "writes":
        return f"{'+' if value >= 0 else '−'}{decimal(abs(value))}"
    return decimal(value) if isinstance(value, float) else str(value)


def decimal(value: float) -> str:
    """Return a number with one digit after the comma; both languages write it so."""
    return f"{value:.1f}".replace(".", ",")
