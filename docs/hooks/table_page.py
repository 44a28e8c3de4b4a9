"""What the page of the table asks for at once: one style sheet out of the table's, and every module its script imports.

Not here: which files are served (`demo_files`), and the page's head (`overrides/play.html`).
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from hooks.words import table_words

#: Beside its sources: the addresses in them are relative.
SHEET = "demo/css/all.css"
#: In this order: what comes later has the last word.
SOURCES = ("fonts", "page", "table", "cards", "count", "room", "features")
#: Not served by themselves; the cards are: other pages show some, too.
GATHERED = frozenset(f"demo/css/{name}.css" for name in SOURCES if name != "cards")
SCRIPT = "main.js"
IMPORT = re.compile(r"""(?:^|[;}*\s])(?:import|from)\s*["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
#: True of every match: who comes back to one should not read of a new one first.
SAID = ("choose-lead", "fair-bots")


def said(lang: str) -> list[str]:
    """Return what is said of the table in the language `lang` before its script has come."""
    return [table_words(lang).say(key) for key in SAID]


def sheet(root: Path) -> str:
    """Return the text of the one style sheet: a browser would ask for seven before it paints anything."""
    return "\n".join((root / "demo/css" / f"{name}.css").read_text("utf-8") for name in SOURCES)


def modules(root: Path) -> list[str]:
    """Return the addresses of all that the page's script imports, nearest first.

    Told of them in advance, a browser need not read one to learn of the next. Raises `FileNotFoundError` for one that is not there.
    """
    found = [SCRIPT]
    for module in found:
        text = (root / "demo" / module).read_text("utf-8")
        imported = (
            posixpath.normpath(posixpath.join(posixpath.dirname(module), told)) for told in IMPORT.findall(text)
        )
        found += [name for name in dict.fromkeys(imported) if name not in found]
    return [f"demo/{name}" for name in found[1:]]
