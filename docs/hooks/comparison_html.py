"""The comparison as a table that can be narrowed without a script: the style sheet reads which buttons are on.

Not here: what the rows say (`comparison`) and how they look (`docs/assets/css/content.css`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import combinations

from hooks.comparison import Group, Row, compare
from hooks.words import Words
from manille.variants import Variant

Link = Callable[[str, tuple[str, ...]], str | None]
"""`link(variant, anchors)`: the address of the first of these headings on a variant's rules page, None without one."""


def comparison_table(variants: Sequence[Variant], words: Words, link: Link) -> str:
    """Return the choices and the table as one block of HTML."""
    names = [variant.name for variant in variants]
    body = "".join(_group(group, names, link) for group in compare(variants, words))
    columns = "".join(
        f'<th scope="col" data-variant="{name}">{escape(words.say(f"variant-{name}"))}</th>' for name in names
    )
    return (
        f'<div class="mt-compare">{_choices(names, words)}<table class="mt-compare__table">'
        f"<caption>{escape(words.say('compare-caption'))}</caption>"
        f"<thead><tr><td></td>{columns}</tr></thead>{body}</table></div>"
    )


def _choices(names: Sequence[str], words: Words) -> str:
    """Return which variants to show, any two or all, and whether only what differs."""
    sets = ["all", *("-".join(pair) for pair in combinations(names, 2))]
    boxes = "".join(_box("radio", f"compare-{one}", words.say(f"compare-{one}"), checked=one == "all") for one in sets)
    boxes += _box("checkbox", "only-differences", words.say("compare-differences"), checked=False)
    return f'<fieldset class="mt-compare__choices"><legend>{escape(words.say("compare-choose"))}</legend>{boxes}</fieldset>'


def _box(kind: str, name: str, label: str, *, checked: bool) -> str:
    state = " checked" if checked else ""
    group = ' name="compare"' if kind == "radio" else ""
    return f'<label><input type="{kind}" id="{name}"{group}{state}> {escape(label)}</label>'


def _group(group: Group, names: Sequence[str], link: Link) -> str:
    """Return one group of rows; `data-same` of a group lists what is the same in all of its rows."""
    rows = "".join(_row(row, names, link) for row in group.rows)
    same = set.intersection(*(set(same_in(row.cells, names)) for row in group.rows))
    head = f'<tr><th scope="rowgroup" colspan="{len(names) + 1}">{escape(group.label)}</th></tr>'
    return f'<tbody data-same="{" ".join(sorted(same))}">{head}{rows}</tbody>'


def _row(row: Row, names: Sequence[str], link: Link) -> str:
    cells = "".join(
        f'<td data-variant="{name}">{_linked(text, link(name, row.anchors))}</td>'
        for name, text in zip(names, row.cells, strict=True)
    )
    same = " ".join(same_in(row.cells, names))
    return f'<tr id="compare-{row.key}" data-same="{same}"><th scope="row">{escape(row.label)}</th>{cells}</tr>'


def same_in(cells: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return which choices of variants a row cannot tell apart: `all`, or pairs such as `belgian-french`."""
    pairs = combinations(zip(names, cells, strict=True), 2)
    same = [f"{one}-{other}" for (one, text), (other, again) in pairs if text == again]
    return (["all"] if len(set(cells)) == 1 else []) + same


def _linked(text: str, address: str | None) -> str:
    return escape(text) if address is None else f'<a href="{escape(address)}">{escape(text)}</a>'
