"""French blanks and German quotation marks: set where that is safe, found where it is not.

Not here: spelling and choice of words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

NARROW = "\u202f"
NO_BREAK = "\u00a0"
BLANK = f"[ \n{NO_BREAK}{NARROW}]"

#: Where a French text wants a blank that does not break: what stands there, and what belongs there.
FRENCH = (
    (re.compile(rf"{BLANK}+(?=[;!?])"), NARROW),
    (re.compile(rf"{BLANK}+(?=:(?:\s|$))"), NO_BREAK),
    (re.compile(rf"«{BLANK}*"), f"«{NARROW}"),
    (re.compile(rf"{BLANK}*»"), f"{NARROW}»"),
)
#: Abbreviations that must not be torn apart at the end of a line.
GERMAN = (
    (re.compile(r"\b(z|d|u|o) (B|h|a|Ä)\."), rf"\1{NO_BREAK}\2."),
    (re.compile(r"\b(z|d|u|o)\. (B|h|a|Ä)\."), rf"\1.{NO_BREAK}\2."),
)

#: What a text without any of these has nothing to set of.
MARKS = {"fr": re.compile("[;!?:«»]"), "de": re.compile(r"\b[zduo]\.? ?[BhaÄ]\.")}

#: Parts of a page that are not running text, whole, then any tag, then a comment.
NOT_TEXT = re.compile(
    r"(<(?P<name>script|style|pre|code|svg|textarea)\b.*?</(?P=name)>|<!--.*?-->|<[^>]*>)", re.DOTALL | re.IGNORECASE
)
SPOKEN_ATTRIBUTE = re.compile(r'\b(title|alt|aria-label|content|placeholder)="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a typesetter would mark."""

    what: str
    """What is wrong, in English, for the test that reports it."""
    where: str
    """The words around it."""


def set_text(text: str, lang: str) -> str:
    """Return the running text `text` with the blanks its language wants."""
    if lang in MARKS and MARKS[lang].search(text):
        for pattern, replacement in {"fr": FRENCH, "de": GERMAN}[lang]:
            text = pattern.sub(replacement, text)
    return text


def set_page(page: str, lang: str) -> str:
    """Return the HTML `page` with its text, and the attributes that are read aloud, set as its language wants."""
    pieces = []
    last = 0
    for found in NOT_TEXT.finditer(page):
        pieces.append(set_text(page[last : found.start()], lang))
        pieces.append(_set_attributes(found[0], lang) if found["name"] is None else found[0])
        last = found.end()
    pieces.append(set_text(page[last:], lang))
    return "".join(pieces)


def _set_attributes(tag: str, lang: str) -> str:
    """Return the `tag` with its spoken attributes set; a policy or an address in them has no such blanks."""
    return SPOKEN_ATTRIBUTE.sub(lambda found: f'{found[1]}="{set_text(found[2], lang)}"', tag)


_NB = NO_BREAK + NARROW
FRENCH_FAULTS = (
    (
        "no narrow no-break blank before ; ! ?",
        re.compile(rf"(?<=[^\s{_NB};!?:(«…])[;!?](?=\s|$)|(?<=[ \n{NO_BREAK}])[;!?]"),
    ),
    ("no no-break blank before :", re.compile(r"(?<=[\wà-ÿ»)]):(?=\s|$)|(?<=[ \n]):(?=\s|$)")),
    ("no no-break blank after «", re.compile(rf"«(?!{NARROW})")),
    ("no no-break blank before »", re.compile(rf"(?<!{NARROW})»")),
    ("straight quotation mark", re.compile(r'"')),
    ("foreign quotation mark", re.compile(r"[„“”]")),
    ("straight apostrophe", re.compile(r"(?<=[A-Za-zÀ-ÿ])'(?=[A-Za-zÀ-ÿ])")),
    ("three full stops", re.compile(r"\.\.\.")),
)
GERMAN_FAULTS = (
    ("straight quotation mark", re.compile(r'"')),
    ("foreign quotation mark", re.compile(r"[«»”]")),
    ("quotation without its end", re.compile(r"„[^“„]*(?:„|$)")),
    ("end without its quotation", re.compile(r"(?:^|“)[^„“]*“")),
    ("straight apostrophe", re.compile(r"(?<=[A-Za-zÀ-ÿ])'(?=[A-Za-zÀ-ÿ])")),
    ("blank before a mark", re.compile(rf"[ {_NB}][;!?:](?:\s|$)")),
    ("three full stops", re.compile(r"\.\.\.")),
    ("hyphen as a dash", re.compile(r" - ")),
)


#: What a typesetter would mark, by language.
FAULTS: dict[str, tuple[tuple[str, re.Pattern[str]], ...]] = {"fr": FRENCH_FAULTS, "de": GERMAN_FAULTS}


def faults(text: str, lang: str) -> list[Fault]:
    """Return the faults in one paragraph `text` without markup, in the order of the rules above."""
    found: list[Fault] = []
    for what, pattern in FAULTS[lang]:
        found += [Fault(what, text[max(0, m.start() - 25) : m.end() + 25]) for m in pattern.finditer(text)]
    return found
