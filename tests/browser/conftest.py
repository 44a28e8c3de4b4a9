"""A real Chromium on the built site, served under a sub-path as a project page would be; every visit is watched.

Not here: what the pages should do. A test asks for ``new_page`` and says only what it expects to see.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import run
from tests.browser.server import SiteServer
from tests.browser.table import Table, placed, warm_page
from tests.browser.watch import Watch

CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing can leave this machine, not even by mistake; the watch still sees what was asked for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
#: For the tests alone, each of whose pages starts Python anew: translating it a second time, for speed, is half of that
#: work, and ends about when the test does.
UNHURRIED = "--js-flags=--liftoff-only"
#: Milliseconds; only how long a failure takes. Pyodide may need ten seconds on a busy machine.
PATIENCE = 60_000

#: What axe finds wrong in a page, or in a part of it.
VIOLATIONS = (
    """part => axe.run(part ?? document, { resultTypes: ["violations"] }).then(({ violations }) => violations)"""
)

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the fixtures whether the test's body failed, so that they can keep a picture."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def server(site_dir: Path) -> Iterator[SiteServer]:
    """The built site at ``server.url``, for instance http://127.0.0.1:40001/manille/."""
    with SiteServer(site_dir) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One headless Chromium for all tests of this worker."""
    executable = os.environ.get("MANILLE_CHROMIUM") or run.find_test_browser()
    if executable is None:
        pytest.fail(run.no_chromium_message(), pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*CHROMIUM_FLAGS, UNHURRIED])
        yield browser
        browser.close()


@pytest.fixture
def watch(server: SiteServer) -> Iterator[Watch]:
    """What the pages of this test asked for and complained about; complaints fail the test at its end."""
    watch = Watch(server.origin)
    yield watch
    if complaints := watch.complaints():
        pytest.fail("\n".join(["the pages of this test did what none may do:", *complaints]), pytrace=False)


@pytest.fixture
def new_page(chromium: Browser, server: SiteServer, watch: Watch, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Open a page in a browser of its own: ``new_page("de/", locale="de-DE", viewport=(320, 640))``.

    The path is relative to the site; None opens nothing yet. ``timezone``, ``color_scheme``, ``reduced_motion``,
    ``has_touch`` and so on are Playwright's. Take ``bypass_csp=True`` for ``axe``.
    """
    contexts: list[BrowserContext] = []

    def open_page(
        path: str | None = "",
        *,
        locale: str = "fr-FR",
        timezone: str = "Europe/Paris",
        viewport: tuple[int, int] = (1280, 800),
        **options: Any,
    ) -> Page:
        size: Any = {"width": viewport[0], "height": viewport[1]}
        # What a page finds in this browser's store is a matter for the tests of that alone (test_offline).
        options.setdefault("service_workers", "block")
        context = chromium.new_context(
            base_url=server.url, locale=locale, timezone_id=timezone, viewport=size, **options
        )
        context.set_default_timeout(PATIENCE)
        watch.follow(context)
        contexts.append(context)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            keep_pictures(context, f"{request.node.name}-{number}")
        context.close()


def keep_pictures(context: BrowserContext, name: str) -> None:
    folder = run.CACHE / "failed"
    folder.mkdir(parents=True, exist_ok=True)
    for page in context.pages:
        page.screenshot(path=folder / f"{re.sub(r'[^A-Za-z0-9_.-]+', '_', name)}.png", full_page=True)


@pytest.fixture(scope="session")
def warm(chromium: Browser, server: SiteServer) -> Iterator[dict[str, tuple[Page, Watch]]]:
    """Pages whose engine is there, one a language: starting one costs seconds of work."""
    pages: dict[str, tuple[Page, Watch]] = {}
    yield pages
    for page, _ in pages.values():
        page.context.close()


@pytest.fixture
def table_at(
    chromium: Browser, server: SiteServer, warm: dict[str, tuple[Page, Watch]], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Table]]:
    """The table with a position on it, on a page that the tests share: ``table_at("de", save=..., settings={...})``.

    The page believes that another tab has played. Complaints fail the test at its end, as with ``new_page``.
    """
    used: set[str] = set()

    def table_at(
        lang: str = "fr",
        *,
        viewport: tuple[int, int] = (1280, 800),
        color_scheme: Any = "light",
        reduced_motion: Any = "reduce",
        **stored: Any,
    ) -> Table:
        if lang not in warm:
            warm[lang] = warm_page(chromium, server, lang)
        page, watch = warm[lang]
        used.add(lang)
        watch.forget()
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        return placed(Table(page, lang), **stored)

    yield table_at
    if request.node.stash.get(FAILED, False):
        # The next test had better not meet what this one has left behind.
        for lang in used:
            page, _ = warm.pop(lang)
            keep_pictures(page.context, f"{request.node.name}-{lang}")
            page.context.close()
    elif complaints := [text for lang in used for text in warm[lang][1].complaints()]:
        pytest.fail("\n".join(["the page of this test did what none may do:", *complaints]), pytrace=False)


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """Accessibility findings of a page, one text each, so that a test reads ``assert axe(page) == []``."""

    def findings(page: Page, context: str | None = None) -> list[str]:
        if not page.evaluate("'axe' in window"):  # reading it is a third of the work
            page.evaluate(AXE_SCRIPT)
        violations = page.evaluate(VIOLATIONS, context)
        return [
            f"{violation['id']} ({violation['impact']}): {node['target']} {node['html']}"
            for violation in violations
            for node in violation["nodes"]
        ]

    return findings
