"""The place of the scoring sheet on its page: the choice of rules, which a script turns into the sheet.

Not here: the tables it looks things up in (`score_tables`), and the sheet itself (`docs/assets/js/sheet`).
"""

from __future__ import annotations

from html import escape

from hooks.words import Words
from manille.seats import SIDES
from manille.variants import VARIANTS, Variant
from manille.words import words as engine_words

#: Before anything is painted: a kept sheet opens by itself, and must not push away what is being read.
ROOM = (
    "try{const[w,h]=localStorage.getItem('manille.room').split(' '),s=document.currentScript.parentElement;"
    "if(w==innerWidth){s.style.minHeight=h+'px';s.dataset.waits=''}}catch{}"
)


def sheet(words: Words, root: str) -> str:
    """Return the sheet's place; `root` is the address of the site's root, seen from the page."""
    say = words.say
    variants = "".join(
        _choice("radio", "variant", variant.name, say(f"variant-{variant.name}"), checked=first)
        for first, variant in ((name == next(iter(VARIANTS)), v) for name, v in VARIANTS.items())
    )
    house_rules = "".join(_house_rules(variant, words) for variant in VARIANTS.values() if variant.offers)
    sides = "".join(
        _choice("radio", "first", side.name, say(f"sheet-side-{side.name.lower()}"), checked=side is SIDES[0])
        for side in SIDES
    )
    return (
        f"<noscript><p>{escape(say('sheet-without-scripts'))}</p></noscript>"
        f'<section class="mt-sheet mt-live" data-lang="{words.lang}" data-root="{escape(root)}" '
        f'data-trouble="{escape(say("sheet-trouble"))}" aria-label="{escape(say("sheet-name"))}">'
        f'<div class="mt-cloth"><form class="mt-sheet__start"><p>{escape(say("sheet-task"))}</p>'
        f"{_fieldset(say('trainer-variant'), variants)}{house_rules}{_fieldset(say('sheet-first'), sides)}"
        f'<button class="mt-button">{escape(say("sheet-begin"))}</button>'
        f'<p class="mt-sheet__trouble" role="status"></p></form></div><script>{ROOM}</script></section>'
    )


def _house_rules(variant: Variant, words: Words) -> str:
    boxes = "".join(
        _choice("checkbox", "option", name, engine_words(words.lang).text(f"option-{name}"), checked=False)
        for name in variant.offers
    )
    return _fieldset(words.say("sheet-house-rules"), boxes, f' data-for="{variant.name}"')


def _fieldset(legend: str, inside: str, more: str = "") -> str:
    return f'<fieldset class="mt-choices"{more}><legend>{escape(legend)}</legend>{inside}</fieldset>'


def _choice(kind: str, name: str, value: str, label: str, *, checked: bool) -> str:
    state = " checked" if checked else ""
    return f'<label><input type="{kind}" name="{name}" value="{value}"{state}> {escape(label)}</label>'
