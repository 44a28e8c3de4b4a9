"""One search index a language (`hooks.search_split`)."""

import pytest

from hooks import search_split

PREFIXES = {"fr": "", "de": "de/"}
INDEX = {
    "config": {"lang": ["fr", "de"], "pipeline": ["stemmer"]},
    "docs": [
        {"location": "jouer/#a", "title": "Jouer"},
        {"location": "de/spielen/", "title": "Spielen"},
        {"location": "", "title": "Accueil"},
        {"location": "de/", "title": "Startseite"},
        {"location": "demain/", "title": "Demain"},
    ],
}


def test_each_entry_goes_to_its_own_language_seen_from_its_home() -> None:
    parts = search_split.split(INDEX, PREFIXES)
    assert [d["location"] for d in parts["fr"]] == ["jouer/#a", "", "demain/"]
    assert [d["location"] for d in parts["de"]] == ["spielen/", ""]


def test_a_page_loads_settings_without_entries() -> None:
    assert search_split.stub(INDEX, "de", "de/e.json") == {
        "config": {"lang": ["de"], "pipeline": ["stemmer"], "entries": "de/e.json"},
        "docs": [],
    }
    assert INDEX["config"] == {"lang": ["fr", "de"], "pipeline": ["stemmer"]}


def config(base: str) -> str:
    return f'<script id="__config" type="application/json">{{"base": "{base}", "search": "x"}}</script>'


@pytest.mark.parametrize(
    ("base", "moved"),
    [("..", "."), ("../..", ".."), ("/sub/", "/sub/de"), ("/", "/de")],
)
def test_the_base_of_a_german_page_moves_into_its_folder(base: str, moved: str) -> None:
    assert search_split.with_language_base(config(base), "de/") == config(moved)
    assert search_split.with_language_base(config(base), "") == config(base)


def test_pages_ask_for_our_worker_and_it_for_the_themes() -> None:
    page = '"search": "../assets/javascripts/workers/search.a1b2c3.min.js"'
    assert search_split.with_worker(page) == '"search": "../assets/javascripts/workers/search.js"'
    assert search_split.worker_source('importScripts("__ORIGINAL__");', "s.js") == 'importScripts("s.js");'
