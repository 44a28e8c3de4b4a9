"""The content security policy of the built pages fits what stands in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hooks import csp
from tests.site.reading import Page

HANDLERS = ("onclick", "onload", "onerror", "onsubmit", "onchange", "oninput")


@pytest.fixture(scope="module")
def everything(pages: dict[str, Page], site_dir: Path) -> list[Page]:
    return [*pages.values(), Page.at(site_dir, "404.html"), Page.at(site_dir, "de/404.html")]


def policy(page: Page) -> dict[str, list[str]]:
    content = next(a["content"] for a in page.read.all("meta", **{"http-equiv": "Content-Security-Policy"}))
    return {name: sources for name, *sources in (d.split() for d in content.split(";"))}


def test_each_inline_script_is_allowed_by_its_hash_and_nothing_more(everything: list[Page]) -> None:
    for page in everything:
        needed = {csp.script_hash(body) for body in csp.inline_scripts(page.html)}
        allowed = {s for s in policy(page)["script-src"] if s.startswith("'sha256-")}
        assert needed == allowed, page.path
        assert needed, page.path


def test_only_the_tables_page_may_compile(everything: list[Page]) -> None:
    compiling = [page.url for page in everything if "'wasm-unsafe-eval'" in policy(page)["script-src"]]
    assert sorted(compiling) == ["de/spielen/", "jouer/"]


def test_nothing_unsafe_and_no_other_host(everything: list[Page]) -> None:
    for page in everything:
        sources = {source for values in policy(page).values() for source in values}
        assert {s for s in sources if not s.startswith("'sha256-")} <= {
            "'none'",
            "'self'",
            "data:",
            "'wasm-unsafe-eval'",
        }
        assert policy(page)["style-src"] == policy(page)["connect-src"] == policy(page)["worker-src"] == ["'self'"]


def test_the_policy_stands_before_what_it_governs(everything: list[Page]) -> None:
    for page in everything:
        tags = [e.tag for e in page.read.elements[:4]]
        assert tags == ["html", "head", "meta", "meta"], page.path


def test_no_inline_style_and_no_inline_handler(everything: list[Page]) -> None:
    for page in everything:
        assert not page.read.all("style"), page.path
        for element in page.read.elements:
            assert not {"style", "align", "bgcolor", *HANDLERS} & set(element.attributes), (page.path, element)


def test_no_script_of_a_head_waits_for_a_style_sheet(everything: list[Page]) -> None:
    """A browser would ask for the rest of the page one round later for each such script."""
    for page in everything:
        head = page.html[: page.html.index("</head>")]
        last = max(found.end() for found in csp.running_scripts(head))
        assert last < head.index('rel="stylesheet"'), page.path
