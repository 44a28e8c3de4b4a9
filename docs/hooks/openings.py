"""A few first deals of each variant, for the table to show before its engine has come.

Not here: how a match begins (`manille.session`); every opening is what the bridge answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from typing import Any

from manille.bridge import answer
from manille.variants import VARIANTS

DEST = "demo/openings"
#: Few, since each is some kilobytes, and only who is faster than the engine meets one.
PER_VARIANT = 4
#: The page puts the visitor's choice in its place.
BOT = "regular"


def files() -> Iterator[tuple[str, str]]:
    """Yield the address and the text of each variant's openings."""
    for variant in VARIANTS:
        yield f"{DEST}/{variant}.json", text_of(variant)


@cache
def text_of(variant: str) -> str:
    """Return the openings of `variant`: in each the visitor acts first, so that there is something to choose."""
    found = list(islice((opening for opening in _openings(variant) if _is_ours(opening)), PER_VARIANT))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _openings(variant: str) -> Iterator[dict[str, Any]]:
    """Yield, for one seed after another, what the bridge says to a new match and to its first deal."""
    for number in count():
        drawn = _ask(op="new", variant=variant, options=[], seed=f"opening/{number}", bot=BOT)
        yield {"drawn": drawn, "dealt": _ask(op="deal", save=drawn["save"])}


def _is_ours(opening: dict[str, Any]) -> bool:
    return bool(opening["dealt"]["screen"]["to_act"] == "S")


def _ask(**request: object) -> dict[str, Any]:
    return answer(json.dumps(request))
