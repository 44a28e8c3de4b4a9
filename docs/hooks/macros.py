"""What a page's Markdown may ask for between double braces; an unknown name stops the build.

Not here: what the parts look like inside (`figures`, `comparison_html`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

import jinja2

from hooks.comparison import EXAMPLE_CARD_POINTS, EXAMPLE_TRICKS
from hooks.comparison_html import Link, comparison_table
from hooks.figures import card_chips, legal_figure, suit_chip
from hooks.law_figure import law_figure
from hooks.one_deal import one_deal
from hooks.printed import cheat_sheet, score_sheet
from hooks.sheet import sheet
from hooks.start_figures import choosable, measured, played, started, used
from hooks.strategy import found, principle
from hooks.strength import duel, duel_command
from hooks.table_page import said
from hooks.trainer import trainer
from hooks.turn_figure import turn_figure
from hooks.words import Words
from manille.variants import VARIANTS

#: Only `{{ … }}` means something here: `{#…}` is how Markdown names a heading.
ENVIRONMENT = jinja2.Environment(
    undefined=jinja2.StrictUndefined,
    keep_trailing_newline=True,
    comment_start_string="<!--#",
    comment_end_string="#-->",
    block_start_string="<!--%",
    block_end_string="%-->",
)
ANCHOR = re.compile(r"^#+ .*\{[^}]*#([a-z0-9-]+)[^}]*\}\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Place:
    """What a page needs to know of its surroundings."""

    words: Words
    """The catalogue of its language."""
    root: str
    """The address of the site's root, relative to the page, with its slash."""
    link: Link
    """Where a heading of a variant's rules page is found."""


def expand(markdown: str, place: Place) -> str:
    """Return the page's text `markdown` with every call replaced. Raises `jinja2.UndefinedError` on an unknown name."""
    return ENVIRONMENT.from_string(markdown).render(functions(place))


def functions(place: Place) -> dict[str, Callable[..., str]]:
    """Return what a page can call, by name."""
    words = place.words
    return {
        "cards": lambda codes: card_chips(codes, words),
        "suit": lambda code: suit_chip(code, words),
        "legal_figure": lambda variant, trump, hand, trick, caption="": legal_figure(
            variant, trump, hand, trick, words, caption
        ),
        "law_figure": lambda: law_figure(words),
        "cheat_sheet": lambda variant: cheat_sheet(variant, words),
        "score_sheet": lambda variant: score_sheet(variant, words),
        "principle": lambda name, caption="": principle(name, words, caption),
        "found": found,
        "turn_figure": lambda variant: turn_figure(variant, words),
        "value": value,
        "comparison_table": lambda: comparison_table(tuple(VARIANTS.values()), words, place.link),
        "one_deal": lambda: one_deal(VARIANTS.values(), words),
        "started": started,
        "played": played,
        "choosable": choosable,
        "used": used,
        "measured": measured,
        "duel": duel,
        "duel_command": duel_command,
        "example_cards": lambda: str(EXAMPLE_CARD_POINTS[0]),
        "example_tricks": lambda: str(EXAMPLE_TRICKS[0]),
        "table_embed": lambda: table_embed(words, f"{place.root}demo/"),
        "trainer": lambda: trainer(words, place.root),
        "sheet": lambda: sheet(words, place.root),
    }


def value(variant: str, field: str) -> str:
    """Return a number of a variant as text; `ValueError` for anything that is not a plain number or several."""
    found = getattr(VARIANTS[variant], field)
    if isinstance(found, tuple) and all(isinstance(n, int) for n in found):
        return ", ".join(str(n) for n in found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise ValueError(f"{variant}.{field} is not a number")
    return str(found)


def table_embed(words: Words, demo: str) -> str:
    """Return the place where the table appears, with what to read until it does or where scripts are off."""
    loading, without = escape(words.say("table-loading")), escape(words.say("table-without-scripts"))
    told = "".join(f"<p>{escape(text)}</p>" for text in said(words.lang))
    return (
        f'<div id="manille-table" class="mt-table" data-lang="{words.lang}" data-demo="{escape(demo)}">'
        f'<div class="mt-fallback"><p>{loading}</p>{told}</div><noscript><p class="mt-noscript">{without}</p></noscript></div>'
    )


def anchors(markdown: str) -> frozenset[str]:
    """Return the ids written on the headings of a page's source."""
    return frozenset(ANCHOR.findall(markdown))
