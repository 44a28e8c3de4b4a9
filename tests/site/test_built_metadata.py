"""What the built pages tell search engines and previews: data, pictures, addresses, the map of the site."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from hooks import social
from hooks.words import words
from tests.site.conftest import LANGUAGES, ROOT
from tests.site.reading import Page

DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>', re.DOTALL)
HOMES = {"fr": "", "de": "de/"}
QUESTIONS = {"fr": "questions/index.html", "de": "de/fragen/index.html"}
XML = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9", "xhtml": "http://www.w3.org/1999/xhtml"}


def meta(page: Page) -> dict[str, str]:
    """The page's named facts, `og:` and others."""
    tags = page.read.all("meta")
    return {a.get("property") or a["name"]: a["content"] for a in tags if a.get("property") or a.get("name")}


def data(page: Page) -> list[dict[str, Any]]:
    """The page's structured data."""
    (text,) = DATA.findall(page.html)
    read = json.loads(text)
    assert read["@context"].endswith("schema.org")
    return list(read["@graph"])


def canonical(page: Page) -> str:
    return next(a["href"] for a in page.read.all("link", rel="canonical"))


def base(pages: dict[str, Page]) -> str:
    return canonical(pages["index.html"])


def test_every_page_has_a_preview_of_its_own(pages: dict[str, Page]) -> None:
    for page in pages.values():
        told = meta(page)
        assert told["og:description"] == told["description"], page.path
        assert told["og:url"] == canonical(page), page.path
        assert told["og:title"] in page.html.split("</title>")[0], page.path
        assert told["og:image"] == f"{base(pages)}assets/img/{social.name(page.lang)}"
        assert told["og:locale"].startswith(f"{page.lang}_")
        assert told["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_pages_of_a_language_have_one_title(pages: dict[str, Page], lang: str) -> None:
    titles = [meta(page)["og:title"] for page in pages.values() if page.lang == lang]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_there_and_of_todays_drawing(site_dir: Path, lang: str) -> None:
    png = (site_dir / "assets/img" / social.name(lang)).read_bytes()
    assert social.size(png) == social.SIZE
    # Otherwise: python -m tests.browser.social
    assert social.read_mark(png) == social.mark(social.drawing(words(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_the_source_is_told_with_its_answer(pages: dict[str, Page], lang: str) -> None:
    page = pages[QUESTIONS[lang]]
    (faq,) = [item for item in data(page) if item["@type"] == "FAQPage"]
    source = (ROOT / f"docs/{lang}/questions.md").read_text("utf-8")
    asked = [item["name"] for item in faq["mainEntity"]]
    assert len(asked) == source.count("\n### ")
    headings = [" ".join(text.split()) for tag, _, text in page.read.headings if tag == "h3"]
    assert [" ".join(name.split()) for name in asked] == headings
    answers = [item["acceptedAnswer"]["text"] for item in faq["mainEntity"]]
    seen = " ".join(" ".join(text.split()) for _, text in page.read.paragraphs)
    assert all(len(answer) > 20 for answer in answers)
    assert not any(re.search(r"[<>{}]|\]\(|¶", answer) for answer in answers)
    for answer in answers:
        assert " ".join(answer.split()[:4]) in seen


def test_only_the_questions_are_told_as_questions(pages: dict[str, Page]) -> None:
    telling = {p.path for p in pages.values() if any(item["@type"] == "FAQPage" for item in data(p))}
    assert telling == set(QUESTIONS.values())


def test_every_page_but_the_homes_tells_the_way_to_it(pages: dict[str, Page]) -> None:
    for page in pages.values():
        first = data(page)[0]
        home = base(pages) + HOMES[page.lang]
        if page.url == HOMES[page.lang]:
            assert (first["@type"], first["url"], first["inLanguage"]) == ("WebSite", home, page.lang)
            continue
        steps = [(step["position"], step["item"]) for step in first["itemListElement"]]
        assert steps == [(1, home), (2, canonical(page))], page.path


def test_the_map_lists_every_page_with_its_translations(pages: dict[str, Page], site_dir: Path) -> None:
    listed = {}
    for entry in ElementTree.parse(site_dir / "sitemap.xml").getroot():
        links = {link.get("hreflang", ""): link.get("href", "") for link in entry.findall("xhtml:link", XML)}
        listed[unquote(entry.findtext("map:loc", "", XML))] = links
    assert set(listed) == {canonical(page) for page in pages.values()}
    for page in pages.values():
        told = {a["hreflang"]: a["href"] for a in page.read.all("link") if "hreflang" in a}
        told.pop("x-default")
        assert listed[canonical(page)] == told
