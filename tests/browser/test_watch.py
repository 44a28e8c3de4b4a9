"""The watch sees what it is there to see: a guard that never barks would let everything pass.

Not about the site: the pages here are made for the purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.server import SiteServer
from tests.browser.watch import Watch

ELSEWHERE = "http://elsewhere.invalid/x"

Visit = Callable[[str], Watch]


@pytest.fixture
def visit(tmp_path: Path, chromium: Browser) -> Visit:
    """Open a page with this script, wait until it says it is done, and return what was seen."""

    def open_page(script: str) -> Watch:
        (tmp_path / "index.html").write_text(
            f"<!doctype html><link rel=icon href='data:,'><script>{script}</script>", "utf-8"
        )
        with SiteServer(tmp_path) as server:
            watch, context = Watch(server.origin), chromium.new_context(base_url=server.url)
            watch.follow(context)
            page: Page = context.new_page()
            page.goto("")
            page.wait_for_selector("[data-done]", state="attached")
            context.close()
        return watch

    return open_page


DONE = "document.documentElement.dataset.done = 1"


def in_worker(script: str) -> str:
    """A page's script that runs ``script`` in a worker and is done when the worker is."""
    return (
        f"const text = `{script}; postMessage(1)`;"
        "const worker = new Worker(URL.createObjectURL(new Blob([text], {type: 'text/javascript'})));"
        f"worker.onmessage = () => {{{DONE}}};"
    )


def test_a_quiet_page_has_no_complaints(visit: Visit) -> None:
    watch = visit("console.log('fine');" + DONE)
    assert watch.complaints() == []
    assert len([url for url in watch.requests if url.endswith("/manille/")]) == 1


@pytest.mark.parametrize(
    ("script", "part"),
    [
        ("console.error('broken card');" + DONE, "broken card"),
        ("addEventListener('error', () => setTimeout(() => {" + DONE + "})); throw new Error('no trump')", "no trump"),
        ("Promise.reject(new Error('no dealer')); setTimeout(() => {" + DONE + "})", "no dealer"),
        ("fetch('missing.json').then(() => {" + DONE + "})", "missing.json"),
        (in_worker("console.error('worker is ill')"), "worker is ill"),
    ],
)
def test_errors_are_complaints(visit: Visit, script: str, part: str) -> None:
    assert part in "\n".join(visit(script).complaints())


@pytest.mark.parametrize(
    "script",
    [
        f"fetch('{ELSEWHERE}').catch(() => {{{DONE}}})",
        f"const i = new Image(); i.onerror = () => {{{DONE}}}; i.src = '{ELSEWHERE}'",
        in_worker(f"try {{ importScripts('{ELSEWHERE}') }} catch {{}}"),
    ],
)
def test_another_host_is_a_complaint(visit: Visit, script: str) -> None:
    watch = visit(script)
    assert watch.foreign() == [ELSEWHERE]
    assert f"asked another host: {ELSEWHERE}" in watch.complaints()


def test_an_expected_error_is_no_complaint(visit: Visit) -> None:
    watch = visit("console.error('broken card 7');" + DONE)
    watch.expect_error(r"broken card \d")
    assert watch.complaints() == []
