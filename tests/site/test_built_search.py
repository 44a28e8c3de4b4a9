"""Search in the built site: each language finds its own pages and nothing else."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

from tests.site.conftest import LANGUAGES
from tests.site.reading import Page

PLACES = {"fr": "", "de": "de/"}
BASE = re.compile(r'<script id="__config" type="application/json">(.*?)</script>', re.DOTALL)


def settings(site: Path, lang: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((site / PLACES[lang] / "search/search_index.json").read_text("utf-8"))
    assert loaded["docs"] == []
    return dict(loaded["config"])


def entries(site: Path, lang: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads((site / settings(site, lang)["entries"]).read_text("utf-8"))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_index_holds_the_pages_of_its_language_and_no_other(
    site_dir: Path, pages: dict[str, Page], lang: str
) -> None:
    assert settings(site_dir, lang)["lang"] == [lang]
    listed = {PLACES[lang] + d["location"].split("#")[0] for d in entries(site_dir, lang)}
    assert listed == {p.url for p in pages.values() if p.lang == lang}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_leads_to_a_heading(site_dir: Path, pages: dict[str, Page], lang: str) -> None:
    for doc in entries(site_dir, lang):
        path, _, fragment = doc["location"].partition("#")
        page = pages[f"{PLACES[lang]}{path}index.html"]
        assert not fragment or fragment in page.ids, doc["location"]


def test_every_page_looks_in_its_own_index(site_dir: Path, pages: dict[str, Page]) -> None:
    for page in pages.values():
        config = json.loads(BASE.search(page.html)[1])  # type: ignore[index]
        base = urljoin("https://site.invalid/" + page.url, config["base"] + "/")
        assert base == f"https://site.invalid/{PLACES[page.lang]}", page.path
        worker = posixpath.normpath(posixpath.join("/", page.url, config["search"]))
        assert worker == "/assets/javascripts/workers/search.js"


def test_the_worker_finds_the_themes(site_dir: Path) -> None:
    worker = site_dir / "assets/javascripts/workers/search.js"
    original = re.search(r'importScripts\("(.+?)"\)', worker.read_text("utf-8"))
    assert original
    assert (worker.parent / original[1]).is_file()


def test_stemming_is_done_in_the_index(site_dir: Path) -> None:
    for lang in LANGUAGES:
        assert "stemmer" in settings(site_dir, lang)["pipeline"]
        assert (site_dir / f"assets/javascripts/lunr/min/lunr.{lang}.min.js").is_file()
