"""The table's engine starts in the fastest way that works, and in another where that one fails; nothing is lost then.

Not here: how fast it is (tests/bench), and an engine that does not come at all (test_table_trouble).
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.table import NewPage, Table, mid_trick, position, store
from tests.browser.watch import Watch

GOOD = position("belgian", mid_trick)["save"]


def damaged(route: Route) -> None:
    """As long as it was, with one byte changed in the middle."""
    answer = route.fetch()
    body = bytearray(answer.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=answer, body=bytes(body))


def cut_short(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(status=200, body=answer.body()[:1000], content_type="application/octet-stream")


def missing(route: Route) -> None:
    route.fulfill(status=404, body=b"", content_type="text/html")


def told_by(page: Page) -> list[str]:
    """What the page's workers tell the console of their start, from now on."""
    lines: list[str] = []
    page.on("console", lambda message: lines.append(message.text) if message.text.startswith("manille:") else None)
    return lines


def asked_for(watch: Watch, start: str) -> list[str]:
    return [url for url in watch.requests if url.rpartition("/")[2].startswith(start)]


def test_it_starts_from_the_archive_and_loads_nothing_of_the_plain_way(new_page: NewPage, watch: Watch) -> None:
    page = new_page(None)
    told = told_by(page)
    page.goto("jouer/")
    Table(page, "fr").ready()
    assert asked_for(watch, "library-")
    for plain in ("python_stdlib", "manille-0", "pyodide-lock"):
        assert asked_for(watch, plain) == []
    assert told == []


@pytest.mark.parametrize("trouble", [damaged, cut_short, missing])
def test_a_bad_archive_costs_one_line_and_time(
    new_page: NewPage, watch: Watch, trouble: Callable[[Route], None]
) -> None:
    watch.expect_error("library-.*404|404.*library-")
    page = new_page(None)
    told = told_by(page)
    page.context.route("**/library-*", trouble)
    store(page, {"manille.match": json.dumps({"save": GOOD, "previous": None})})
    page.goto("jouer/")
    table = Table(page, "fr").ready()
    expect(table.legal.first).to_be_visible()
    table.move()
    (line,) = told
    assert "starting from the archive failed" in line
    assert asked_for(watch, "python_stdlib")
