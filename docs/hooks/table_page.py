"""What the page of the table holds before its script has come: one style sheet out of the table's, and what is said of it.

Not here: which files are served (`demo_files`), the page's head (`overrides/play.html`), and its script (`bundles`).
"""

from __future__ import annotations

from pathlib import Path

from hooks.words import table_words

#: Beside its sources: the addresses in them are relative.
SHEET = "demo/css/all.css"
#: In this order: what comes later has the last word.
SOURCES = ("fonts", "page", "table", "cards", "count", "room", "features")
#: Not served by themselves; the cards are: other pages show some, too.
GATHERED = frozenset(f"demo/css/{name}.css" for name in SOURCES if name != "cards")
#: True of every match: who comes back to one should not read of a new one first.
SAID = ("choose-lead", "fair-bots")


def said(lang: str) -> list[str]:
    """Return what is said of the table in the language `lang` before its script has come."""
    return [table_words(lang).say(key) for key in SAID]


def sheet(root: Path) -> str:
    """Return the text of the one style sheet: a browser would ask for seven before it paints anything."""
    return "\n".join((root / "demo/css" / f"{name}.css").read_text("utf-8") for name in SOURCES)
