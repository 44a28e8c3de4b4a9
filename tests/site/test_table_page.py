"""What the page of the table holds before its script has come (`hooks.table_page`)."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

import run
from hooks import table_page
from tests.site.reading import Page

PAGES = ["jouer/index.html", "de/spielen/index.html"]


def test_the_one_sheet_has_all_of_the_tables_in_their_order() -> None:
    sources = {file.stem: file.read_text("utf-8") for file in (run.ROOT / "demo/css").glob("*.css")}
    assert set(table_page.SOURCES) == set(sources)
    assert table_page.sheet(run.ROOT) == "\n".join(sources[name] for name in table_page.SOURCES)


def test_only_one_sheet_is_served_besides_the_cards(site_dir: Path) -> None:
    assert {file.name for file in (site_dir / "demo/css").iterdir()} == {"all.css", "cards.css"}


def test_the_colours_of_a_card_are_written_once() -> None:
    """What cards.css says of its own colours no other sheet says again; another look, such as high contrast, may differ."""
    cards = (run.ROOT / "demo/css/cards.css").read_text("utf-8")
    own = set(re.findall(r"--[\w-]+: (?:#\w+|var\(--mt-[^;]+);", cards.split("/* ---- faces", 1)[0]))
    assert len(own) > 12
    sheets = [*(run.ROOT / "demo/css").glob("*.css"), *(run.ROOT / "docs/assets/css").glob("*.css")]
    others = {sheet.name: sheet.read_text("utf-8") for sheet in sheets if sheet.name != "cards.css"}
    assert [(name, line) for name, text in others.items() for line in own if line in text] == []


@pytest.mark.parametrize("path", PAGES)
def test_all_that_is_asked_for_in_advance_is_there_and_used(site_dir: Path, pages: dict[str, Page], path: str) -> None:
    page = pages[path]
    here = site_dir / posixpath.dirname(path)
    links = [a for a in page.read.all("link") if a.get("rel") == "preload"]
    asked = [(here / a["href"]).resolve() for a in links]
    assert len(asked) == len(set(asked))
    assert all(file.is_file() for file in asked)
    words = {file.name for file in asked if file.suffix == ".ftl"}
    assert words == {f"page.{page.lang}.ftl", f"engine.{page.lang}.ftl"}
