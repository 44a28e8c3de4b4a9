"""The built pages: the same in both languages, and each knows the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from manille.variants import VARIANTS
from tests.site.conftest import LANGUAGES, ROOT
from tests.site.reading import Page

EXPECTED = {"index", "five-minutes", "which-card", "comparison", "play", "questions", "strategy", "keeping-score"}
EXPECTED |= {"printing", "glossary", "about", "privacy", *(f"{name}-rules" for name in VARIANTS)}


def test_every_page_is_written_in_every_language() -> None:
    for lang in LANGUAGES:
        assert {p.stem for p in (ROOT / "docs" / lang).glob("*.md")} == EXPECTED


def test_every_page_is_built_in_every_language(pages: dict[str, Page]) -> None:
    by_language = {lang: [p for p in pages.values() if p.lang == lang] for lang in LANGUAGES}
    assert [len(found) for found in by_language.values()] == [len(EXPECTED)] * len(LANGUAGES)
    assert all(p.path.startswith("de/") == (p.lang == "de") for p in pages.values())


def test_addresses_are_in_the_pages_language(pairs: list[tuple[Page, Page]]) -> None:
    for french, german in pairs:
        assert french.url == "" or french.url != german.url.removeprefix("de/")
        assert not re.search(r"rules|play|privacy|comparison", french.url + german.url)


def test_headings_are_the_same_with_the_same_ids(pairs: list[tuple[Page, Page]]) -> None:
    assert len(pairs) == len(EXPECTED)
    for french, german in pairs:
        one, other = ([(tag, id_) for tag, id_, _ in p.read.headings] for p in (french, german))
        subheadings = [[h for h in found if h[0] != "h1"] for found in (one, other)]
        assert subheadings[0] == subheadings[1], french.path
        assert all(id_ for _, id_ in subheadings[0]), french.path
        assert [tag for tag, _ in one].count("h1") == 1


def test_headings_are_translated(pairs: list[tuple[Page, Page]]) -> None:
    # A name that both languages use.
    allowed = {"Plat", "Manille"}
    for french, german in pairs:
        for (_, id_, one), (_, _, other) in zip(french.read.headings, german.read.headings, strict=True):
            assert one != other or one in allowed, f"{french.path}#{id_}"


def navigation(page: Page) -> list[str]:
    """The labels of the drawer, which lists every page."""
    nav = re.search(r'<nav class="md-nav md-nav--primary.*?</nav>\s*</div>\s*</div>\s*</div>', page.html, re.DOTALL)
    assert nav
    return [" ".join(t.split()) for t in re.findall(r'<span class="md-ellipsis">(.*?)</span>', nav[0], re.DOTALL)]


def test_every_navigation_label_is_translated(pairs: list[tuple[Page, Page]]) -> None:
    home = next(pair for pair in pairs if pair[0].url == "")
    french, german = (navigation(page) for page in home)
    labels = dict(zip(french, german, strict=True))
    assert len(labels) >= len(EXPECTED)
    assert [f for f, g in labels.items() if f == g] == ["Manille coinchée"]


def test_each_page_names_itself_and_its_counterpart(pages: dict[str, Page]) -> None:
    for page in pages.values():
        links = {a["hreflang"]: a["href"] for a in page.read.all("link") if a.get("rel", "").strip() == "alternate"}
        canonical = next(a["href"] for a in page.read.all("link", rel="canonical"))
        assert set(links) == {*LANGUAGES, "x-default"}, page.path
        assert links[page.lang] == canonical
        assert links["x-default"] == links["fr"]
        assert all(address.startswith("https://") for address in links.values())


def test_the_naming_is_mutual(pairs: list[tuple[Page, Page]]) -> None:
    for french, german in pairs:
        one, other = (
            {a["hreflang"]: a["href"] for a in p.read.all("link") if "hreflang" in a} for p in (french, german)
        )
        assert one == other


def test_no_alternate_link_wakes_the_themes_script(pages: dict[str, Page]) -> None:
    for page in pages.values():
        assert page.read.all("link", rel="alternate") == [], page.path


def test_the_switcher_stays_on_the_page(pairs: list[tuple[Page, Page]]) -> None:
    for one, other in [*pairs, *((g, f) for f, g in pairs)]:
        switch = next(a for a in one.read.all("a", **{"class": "mt-languages__link"}))
        up = "../" * one.url.count("/")
        expected = {f"{up}{other.url}", f"{up}{other.url}" or "./"}
        assert switch["hreflang"] == other.lang
        assert re.sub(r"^\./(?=.)", "", switch["href"]) in expected | {
            "./" if not other.url else "",
            up.rstrip("/") or ".",
            up,
        }


def test_every_page_describes_itself(pages: dict[str, Page]) -> None:
    described = [next(a["content"] for a in p.read.all("meta", name="description")) for p in pages.values()]
    assert len(set(described)) == len(described)
    assert all(40 < len(text) < 170 for text in described), [t for t in described if not 40 < len(t) < 170]


def test_the_table_has_its_place_its_script_and_its_style(pages: dict[str, Page]) -> None:
    for path, lang in (("jouer/index.html", "fr"), ("de/spielen/index.html", "de")):
        page, up = pages[path], "../" * path.count("/")
        root = next(a for a in page.read.all("div", id="manille-table"))
        assert (root["data-lang"], root["data-demo"]) == (lang, f"{up}demo/")
        assert page.read.all("script", src=f"{up}demo/main.js", type="module")
        assert page.read.all("link", href=f"{up}demo/css/all.css", rel="stylesheet")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_are_served(site_dir: Path, lang: str) -> None:
    for owner, folder in (("engine", "manille"), ("page", "demo")):
        served = site_dir / f"demo/locales/{owner}.{lang}.ftl"
        assert served.read_bytes() == (ROOT / folder / f"locales/{lang}.ftl").read_bytes()


def test_shared_files_are_there_once(site_dir: Path) -> None:
    assert (site_dir / "demo").is_dir()
    assert not (site_dir / "de/demo").exists()
    assert not (site_dir / "de/assets").exists()
    assert not (site_dir / "hooks").exists()
