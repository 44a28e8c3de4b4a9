"""The pages for missing addresses (`hooks.not_found`, `overrides/404.html`)."""

from pathlib import Path

import pytest

from hooks import not_found
from hooks.words import words
from tests.site.conftest import LANGUAGES
from tests.site.reading import Page


def test_a_pages_own_language_comes_first() -> None:
    assert not_found.order(["fr", "de", "nl"], "de") == ["de", "fr", "nl"]


def test_each_language_has_its_place() -> None:
    assert not_found.places({"fr": "F", "de": "D"}, {"fr": "", "de": "de/"}) == {"404.html": "F", "de/404.html": "D"}


@pytest.mark.parametrize(("path", "lang"), [("404.html", "fr"), ("de/404.html", "de")])
def test_the_built_page_speaks_both_languages_its_own_first(site_dir: Path, path: str, lang: str) -> None:
    page = Page.at(site_dir, path)
    assert page.lang == lang
    sections = [a["lang"] for a in page.read.all("section", **{"class": "mt-not-found"})]
    assert sections == not_found.order(LANGUAGES, lang)
    for said in LANGUAGES:
        assert any(text == words(said).say("not-found-title") for _, text in page.read.paragraphs)


@pytest.mark.parametrize("path", ["404.html", "de/404.html"])
def test_the_built_page_finds_its_files_at_any_depth(site_dir: Path, path: str) -> None:
    relative = [a for _, a in Page.at(site_dir, path).addresses if not a.startswith(("/", "https://", "#", "data:"))]
    assert relative == []
