"""The type of everything that can be read in the built site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hooks.typography import faults
from tests.site.conftest import LANGUAGES
from tests.site.reading import Page

SPOKEN = ("title", "alt", "aria-label", "placeholder")
#: Names of the theme's parts, read by no one.
NOT_SPOKEN = {"meta"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_is_well_set(pages: dict[str, Page], site_dir: Path, lang: str) -> None:
    everything = [*pages.values(), Page.at(site_dir, "404.html"), Page.at(site_dir, "de/404.html")]
    found = [
        (page.path, fault)
        for page in everything
        for spoken, text in page.read.paragraphs
        if spoken == lang
        for fault in faults(text, lang)
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_aloud_is_well_set(pages: dict[str, Page], lang: str) -> None:
    found = []
    for page in (p for p in pages.values() if p.lang == lang):
        for element in page.read.elements:
            texts = [element.attributes.get(name, "") for name in SPOKEN]
            if element.attributes.get("name") == "description":
                texts.append(element.attributes["content"])
            found += [(page.path, fault) for text in texts for fault in faults(text, lang)]
    assert found == []


def test_no_english_is_left_from_the_theme(pages: dict[str, Page]) -> None:
    english = re.compile(
        r"\b(search|permanent|footnote|skip to|next|previous|back to|table of contents)\b", re.IGNORECASE
    )
    for page in pages.values():
        spoken = [e.attributes.get(name, "") for e in page.read.elements for name in SPOKEN]
        texts = [text for _, text in page.read.paragraphs] + spoken
        assert [t for t in texts if english.search(t)] == [], page.path


def test_both_languages_were_read(pages: dict[str, Page]) -> None:
    for lang in LANGUAGES:
        assert sum(spoken == lang for p in pages.values() for spoken, _ in p.read.paragraphs) > 300
