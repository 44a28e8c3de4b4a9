"""What is printed and laid beside the cards: the rules of a variant in short, and an empty scoring sheet.

Not here: the rows of the comparison (`comparison`), and how a sheet looks (`docs/assets/css/printed.css`).
"""

from __future__ import annotations

from html import escape

from hooks.comparison import compare
from hooks.figures import card_chip
from hooks.words import Words
from manille.cards import PACK, Suit
from manille.variants import VARIANTS, Variant

#: The groups of the comparison that a player needs while playing, in the order of a deal.
GROUPS = ("deal", "trump", "play", "count", "match")
#: What every variant says alike, and the comparison therefore does not.
LAW = (
    ("paper-follow-when", "paper-follow"),
    ("paper-partner-when", "paper-partner"),
    ("paper-trump-when", "paper-trump"),
    ("paper-free-when", "paper-free"),
)
LINES = 22
"""As many deals as a page has room for."""


def cheat_sheet(name: str, words: Words) -> str:
    """Return the rules of the variant `name` in short: its cards with their points, then one line a question."""
    variant = VARIANTS[name]
    return f'<div class="mt-cheat">{_order(words)}{"".join(_rules(variant, words))}</div>'


def _order(words: Words) -> str:
    """Return the cards of a suit from the strongest down, each with what it counts."""
    shown = (c for c in reversed(PACK) if c.suit is Suit.HEARTS)
    items = "".join(f"<li>{card_chip(c, words)} <small>{c.points}</small></li>" for c in shown)
    return f'<p>{escape(words.say("paper-order"))}</p><ol class="mt-cheat__order">{items}</ol>'


def _rules(variant: Variant, words: Words) -> list[str]:
    """Return a list of questions and answers for each part of a deal."""
    parts = []
    for group in compare((variant,), words):
        if group.key in GROUPS:
            rows = [(row.label, row.cells[0]) for row in group.rows]
            if group.key == "play":
                rows = [(words.say(when), words.say(then)) for when, then in LAW] + rows
            body = "".join(
                f'<tr><th scope="row">{escape(one)}</th><td>{escape(other)}</td></tr>' for one, other in rows
            )
            parts.append(
                f'<table class="mt-cheat__table"><caption>{escape(group.label)}</caption><tbody>{body}</tbody></table>'
            )
    return parts


def score_sheet(name: str, words: Words) -> str:
    """Return an empty scoring sheet of the variant `name`: a line a deal, with the columns that its count needs."""
    variant = VARIANTS[name]
    heads = "".join(f'<th scope="col">{escape(words.say(key))}</th>' for key in columns(variant))
    cells = "<td></td>" * (len(columns(variant)) - 1)
    lines = "".join(f'<tr><th scope="row">{n}</th>{cells}</tr>' for n in range(1, LINES + 1))
    return (
        f'<div class="mt-score-sheet"><p class="mt-score__names">{escape(words.say("paper-names"))}</p><table class="mt-score">'
        f"<caption>{escape(words.say('paper-caption'))}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def columns(variant: Variant) -> tuple[str, ...]:
    """Return the keys of the columns: what multiplies a deal, or what is turned up, only where there is such a thing."""
    special = ("paper-turned",) if variant.turns_card else ("paper-trumps", "paper-factor")
    return (
        "paper-deal",
        "paper-dealer",
        *special,
        "paper-points",
        "paper-us",
        "paper-us-total",
        "paper-them",
        "paper-them-total",
    )
