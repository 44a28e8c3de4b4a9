"""The words that the scripts of the rules' pages need, cut out of the site's catalogues and served beside them.

Not here: the words themselves (`words/*.ftl`), and the engine's and the table's, which are served as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from hooks.words import FOLDER

DEST = "assets/words"
#: The files, each with how the keys of its messages begin.
PARTS: Mapping[str, tuple[str, ...]] = {"trainer": ("trainer", "figure"), "sheet": ("sheet",)}
ENTRY = re.compile(r"^(?P<key>[a-z][a-z0-9-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)


def files(langs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the address and the text of each kind of words in each of the languages `langs`."""
    for lang in langs:
        source = (FOLDER / f"{lang}.ftl").read_text("utf-8")
        for part, prefixes in PARTS.items():
            yield f"{DEST}/{part}.{lang}.ftl", cut(source, prefixes)


def cut(source: str, prefixes: Sequence[str]) -> str:
    """Return the messages of the catalogue `source` whose keys begin with one of `prefixes` and a hyphen."""
    found = (m[0].rstrip("\n") for m in ENTRY.finditer(source) if m["key"].split("-")[0] in prefixes)
    return "\n".join(found) + "\n"
