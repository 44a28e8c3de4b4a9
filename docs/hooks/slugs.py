"""Addresses of pages in the page's own language, from `slug:` in the front matter.

Not here: links between pages, which MkDocs derives from the addresses.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable

FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\s*(?:\n|\Z)", re.DOTALL)
SLUG_LINE = re.compile(r"^slug:[ ]*(\S*)[ ]*$", re.MULTILINE)
SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def slug_of(source: str) -> str | None:
    """Return the slug that the Markdown text `source` asks for, None without one; `ValueError` on an unusable one."""
    front = FRONT_MATTER.match(source)
    line = SLUG_LINE.search(front[1]) if front else None
    if line is None:
        return None
    if not SLUG.fullmatch(line[1]):
        raise ValueError(f"not a slug of small letters, digits and hyphens: {line[1]!r}")
    return line[1]


def with_slug(dest: str, slug: str) -> str:
    """Return the page's path `dest`, such as `de/french-rules/index.html`, with `slug` as the name of its folder."""
    folder, name = posixpath.split(dest)
    return posixpath.join(posixpath.dirname(folder), slug, name)


def clashes(pages: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the pairs of sources that would be written to one path; `pages` are pairs (source, path)."""
    first: dict[str, str] = {}
    found = []
    for source, dest in pages:
        if dest in first:
            found.append((first[dest], source))
        first.setdefault(dest, source)
    return found
