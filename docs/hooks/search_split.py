"""Search in the page's own language: entries for each language, and a worker that knows stems and accents.

Not here: how entries are made (MkDocs' search plugin) and how results look (the theme).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

Index = dict[str, Any]
Entries = list[dict[str, Any]]

STUB_NAME = "search/search_index.json"
"""Where the theme looks for an index, under a language's folder."""

ENTRIES_NAME = "search/entries.json"
"""Where our worker finds the entries, under a language's folder."""

THEME_WORKER = re.compile(r"assets/javascripts/workers/search\.[0-9a-f]+\.min\.js")
OUR_WORKER = "assets/javascripts/workers/search.js"
BASE = re.compile(r'(<script id="__config" type="application/json">\{[^<]*?"base": *")([^"]*)"')


def split(index: Index, prefixes: Mapping[str, str]) -> dict[str, Entries]:
    """Return each language's entries, seen from its folder; `prefixes` names the folders, `""` for the root."""
    entries: dict[str, Entries] = {lang: [] for lang in prefixes}
    for doc in index["docs"]:
        lang = owner(doc["location"], prefixes)
        entries[lang].append({**doc, "location": doc["location"][len(prefixes[lang]) :]})
    return entries


def stub(index: Index, lang: str, entries: str) -> Index:
    """Return what a page loads at once: the settings for `lang`, and where the worker finds the `entries`."""
    return {"config": {**index["config"], "lang": [lang], "entries": entries}, "docs": []}


def owner(location: str, prefixes: Mapping[str, str]) -> str:
    """Return the language whose folder holds `location`: the longest prefix that fits."""
    fitting = [lang for lang, prefix in prefixes.items() if location.startswith(prefix)]
    return max(fitting, key=lambda lang: len(prefixes[lang]))


def with_worker(page: str) -> str:
    """Return the HTML `page` with our search worker in place of the theme's."""
    return THEME_WORKER.sub(OUR_WORKER, page)


def worker_source(template: str, theme_worker: str) -> str:
    """Return our worker's text: `template` around the theme's worker, a file name beside it."""
    return template.replace("__ORIGINAL__", theme_worker)


def with_language_base(page: str, prefix: str) -> str:
    """Return the HTML `page` with the theme's base address moved into the folder `prefix`, where its index lies.

    The theme looks for the search index, and makes the addresses of results, from this base alone.
    """
    if not prefix:
        return page
    return BASE.sub(lambda found: f'{found[1]}{_moved(found[2], prefix)}"', page, count=1)


def _moved(base: str, prefix: str) -> str:
    """Return the relative or absolute address `base` of the root as the address of the folder `prefix`."""
    if base == "..":
        return "."
    if base.startswith("../"):
        return base[3:]
    return f"{base.rstrip('/')}/{prefix.rstrip('/')}"
