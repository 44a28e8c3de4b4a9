"""What each language of the site has, and what it still lacks, listed from the sources: for whoever adds a language.

Not here: whether what is there is good (the other tests of the built site and of the words).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from hooks.typography import FAULTS

#: The catalogues, one `.ftl` a language in each: the site's, the table's, the engine's, the terminal's.
SIDES = ("docs/hooks/words", "demo/locales", "manille/locales", "manille/terminal/locales")
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9-]*) *=", re.MULTILINE)
HEADING = re.compile(r"^#{1,6} .*\{:? ?#([a-z0-9-]+) ?\}\s*$", re.MULTILINE)
CALL = re.compile(r"\{\{ *([a-z_]+)\(")
NEEDED = ("site_name", "site_description", "admonition_translations")


class _Loader(yaml.SafeLoader):
    """Reads MkDocs' settings, whose tags for the environment and for Python names say nothing here."""


_Loader.add_multi_constructor("!", lambda loader, suffix, node: None)
_Loader.add_multi_constructor("tag:yaml.org,2002:python/", lambda loader, suffix, node: None)


def settings(root: Path) -> dict[str, Any]:
    """Return MkDocs' settings under `root`."""
    loaded: dict[str, Any] = yaml.load((root / "mkdocs.yml").read_text("utf-8"), _Loader)
    return loaded


def languages(root: Path) -> dict[str, dict[str, Any]]:
    """Return the settings of each language by its code, the default one first."""
    plugin = next(p["i18n"] for p in settings(root)["plugins"] if "i18n" in p)
    return {told["locale"]: told for told in plugin["languages"]}


def missing(root: Path) -> list[str]:
    """Return a line for everything that a language of the site under `root` lacks."""
    model, *others = languages(root)
    found = [line for lang in (model, *others) for line in _of_language(root, lang)]
    return found + [line for lang in others for line in _beside(root, model, lang)]


def _of_language(root: Path, lang: str) -> Iterator[str]:
    """What every language needs by itself."""
    told = languages(root)[lang]
    yield from (f"mkdocs.yml: {lang} has no {name}" for name in NEEDED if not told.get(name))
    if not (root / f"docs/assets/img/social-{lang}.png").is_file():
        yield f"docs/assets/img/social-{lang}.png is missing (python -m tests.browser.social)"
    if not (root / f"tests/data/words-{lang}.txt").is_file():
        yield f"tests/data/words-{lang}.txt is missing"
    if f"dictionary-{lang}" not in json.loads((root / "package.json").read_text("utf-8"))["devDependencies"]:
        yield f"package.json: no dictionary-{lang} to spell with"
    if len(json.loads((root / "tests/data/search.json").read_text("utf-8")).get(lang, ())) < 20:
        yield f"tests/data/search.json: fewer than 20 queries in {lang}"
    if lang not in FAULTS:
        yield f"docs/hooks/typography.py: no rules for {lang}"


def _beside(root: Path, model: str, lang: str) -> Iterator[str]:
    """What a language lacks that the `model` has."""
    labels = languages(root)[lang].get("nav_translations", {})
    yield from (
        f"mkdocs.yml: {lang} has no name for « {name} »"
        for name in _labels(settings(root)["nav"])
        if name not in labels
    )
    for side in SIDES:
        yield from _catalogue(root, side, model, lang)
    for page in sorted((root / "docs" / model).glob("*.md")):
        yield from _page(page, root / "docs" / lang / page.name, root)


def _labels(entries: list[Any]) -> Iterator[str]:
    """Yield every label of the navigation."""
    for entry in entries:
        for label, what in entry.items():
            yield label
            if isinstance(what, list):
                yield from _labels(what)


def _catalogue(root: Path, side: str, model: str, lang: str) -> Iterator[str]:
    file = root / side / f"{lang}.ftl"
    if not file.is_file():
        yield f"{side}/{lang}.ftl is missing"
        return
    wanted, there = (MESSAGE.findall((root / side / f"{one}.ftl").read_text("utf-8")) for one in (model, lang))
    yield from (f"{side}/{lang}.ftl: no {key}" for key in wanted if key not in there)


def _page(wanted: Path, there: Path, root: Path) -> Iterator[str]:
    name = there.relative_to(root).as_posix()
    if not there.is_file():
        yield f"{name} is missing"
        return
    model, text = wanted.read_text("utf-8"), there.read_text("utf-8")
    front = text.split("---")[1] if text.startswith("---") else ""
    if "description:" not in front:
        yield f"{name}: no description"
    if "slug:" not in front and wanted.stem != "index":
        yield f"{name}: no slug"
    ids, calls = HEADING.findall(text), CALL.findall(text)
    yield from (f"{name}: no heading #{anchor}" for anchor in HEADING.findall(model) if anchor not in ids)
    yield from (f"{name}: no {call}()" for call in sorted(set(CALL.findall(model))) if call not in calls)
