"""One deal from a record, played alike and counted under every variant's rules: the worked example of the comparison.

Not here: counting (`manille.scoring`), and the rows of the table above it (`comparison`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from hooks.figures import card_chip, suit_chip
from hooks.words import Words
from manille.position import Position
from manille.record import read
from manille.scoring import ScoreSheet
from manille.seats import SIDES
from manille.variants import VARIANTS, Variant
from manille.words import words as engine_words

RECORD = Path(__file__).parent / "examples" / "one-deal.json"
MIRRORED = {"N": "N", "E": "W", "S": "S", "W": "E"}


@cache
def under(variant: Variant) -> Position:
    """Return the deal as `variant` plays it, to its end. The engine refuses it where its rules would not allow a card.

    Where play goes the other way round, East and West change places, so that the same cards meet in the same order.
    Where a card is turned, it is the dealer's last, whose suit was named elsewhere.
    """
    record: dict[str, Any] = json.loads(RECORD.read_text("utf-8"))
    recorded = VARIANTS[record["variant"]]
    if variant.direction is not recorded.direction:
        record["hands"] = {MIRRORED[seat]: hand for seat, hand in record["hands"].items()}
        record["calls"] = [[MIRRORED[seat], call] for seat, call in record["calls"]]
    if variant.turns_card:
        record |= {"turned": record["hands"][record["dealer"]][-1], "calls": []}
    position = read({**record, "variant": variant.name})
    if not isinstance(position, Position) or not position.table.is_complete:
        raise ValueError("the example is one deal, played to its end")
    return position


def sheet(variant: Variant) -> ScoreSheet:
    """Return the count of the deal under the rules of `variant`."""
    return under(variant).sheet()


def one_deal(variants: Iterable[Variant], words: Words) -> str:
    """Return the tricks of the deal and its count under each of `variants`, side by side."""
    every = tuple(variants)
    counts = "".join(_count(variant, words) for variant in every)
    return f'{_tricks(under(every[0]), words)}<div class="mt-counts">{counts}</div>'


def _tricks(position: Position, words: Words) -> str:
    say, table = words.say, position.table
    heads = "".join(
        f'<th scope="col">{escape(say(key))}</th>' for key in ("deal-trick", "deal-cards", "deal-won", "deal-points")
    )
    rows = "".join(
        f'<tr><th scope="row">{n}</th><td class="mt-tricks__cards">{_cards(trick.cards, words)}</td>'
        f"<td>{escape(say(f'deal-{trick.winner.side.name.lower()}'))}</td><td>{trick.points}</td></tr>"
        for n, trick in enumerate(table.tricks, 1)
    )
    trump = suit_chip(table.contract.trump.value, words) if table.contract.trump else ""
    return (
        f'<table class="mt-tricks"><caption>{escape(say("deal-caption"))} {trump}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cards(cards: Iterable[Any], words: Words) -> str:
    return " ".join(card_chip(card, words) for card in cards)


def _count(variant: Variant, words: Words) -> str:
    counted, said = sheet(variant), engine_words(words.lang)
    steps = "".join(f"<li>{escape(said.say(step.message))}</li>" for step in counted.steps)
    ns, ew = (counted.bonus[side] + counted.written[side] for side in SIDES)
    label = f"deal-{variant.name}"
    return (
        f'<section class="mt-counts__one" data-variant="{variant.name}" aria-labelledby="{label}">'
        f'<p class="mt-counts__name" id="{label}">{escape(words.say(f"variant-{variant.name}"))}</p>'
        f"<ol>{steps}</ol>"
        f'<p class="mt-counts__result">{escape(words.say("deal-result", ns=ns, ew=ew))}</p></section>'
    )
