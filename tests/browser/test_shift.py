"""Nothing moves under the reader's eyes while a page comes.

Not here: speed, which is measured (``run.py lighthouse``) and not tested.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import NewPage, Table

PHONE = (412, 823)
MOST = 0.01
#: What the page moved by itself while it was read.
SHIFTS = """() => new Promise(resolve => {
    let sum = 0;
    new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
        .observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
})"""


def shifted(page: Page) -> float:
    """How much of the window has moved so far, as browsers count it."""
    return float(page.evaluate(SHIFTS))


@pytest.mark.parametrize("path", ["", "regles-belges/", "comparaison/", "de/", "de/spielstrategie/", "de/drucken/"])
def test_a_page_to_read_stands_still(new_page: NewPage, path: str) -> None:
    page = new_page(path, viewport=PHONE)
    expect(page.get_by_role("button", name="Navigation")).to_be_visible()  # The last thing that a script puts there.
    assert shifted(page) <= MOST


@pytest.mark.parametrize(("path", "locale"), [("jouer/", "fr-FR"), ("de/spielen/", "de-DE"), ("jouer/", "en-GB")])
def test_the_table_comes_into_room_that_is_kept_for_it(new_page: NewPage, path: str, locale: str) -> None:
    page = new_page(path, viewport=PHONE, locale=locale)
    expect(page.locator("#manille-table .tb").first).to_be_visible()
    expect(page.locator(".tb-loading")).to_have_count(0)  # The engine has come, and with it what only it knows.
    page.evaluate("document.fonts.ready")
    assert shifted(page) <= MOST


def test_a_kept_sheet_comes_into_the_room_that_it_had(new_page: NewPage) -> None:
    page = new_page("marquer/", viewport=PHONE)
    page.locator(".mt-sheet form button").click()
    expect(page.locator(".mt-sheet__deal")).to_be_visible()
    heading = page.locator(".mt-sheet ~ h2").first
    expect(heading).to_be_attached()
    page.reload()
    expect(page.locator(".mt-sheet__deal")).to_be_visible()
    assert shifted(page) <= MOST
    page.set_viewport_size({"width": 320, "height": 823})
    page.reload()
    expect(page.locator(".mt-sheet__deal")).to_be_visible()
    expect(page.locator(".mt-sheet[data-waits]")).to_have_count(0)


#: Whether there were rules to choose each time that the table's worker was told something.
DRAWN_BEFORE = """window.drawnBefore = [];
window.Worker = class extends Worker {
    constructor(url, options) {
        super(url, options);
        this.engine = String(url).endsWith("demo/worker.js");
    }
    postMessage(...told) {
        if (this.engine) drawnBefore.push(document.querySelector(".tb-chooser") !== null);
        super.postMessage(...told);
    }
};"""
#: The first thing noted there; the page's policy forbids Playwright's own way to wait.
FIRST_NOTE = """() => new Promise((resolve) => {
    const look = () => window.drawnBefore.length ? resolve(window.drawnBefore[0]) : setTimeout(look, 20);
    look();
})"""


def test_the_rules_to_choose_are_there_before_what_is_large_is_fetched(new_page: NewPage) -> None:
    """The worker is made before, and knows what to load; it waits for a word."""
    asked: list[str] = []
    page = new_page(None, viewport=PHONE)
    page.add_init_script(DRAWN_BEFORE)
    page.context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto("jouer/")
    assert page.evaluate(FIRST_NOTE) is True
    Table(page, "fr").ready()
    order = [name for name in asked if name in {"main.js", "manifest.json", "pyodide.asm.wasm"}]
    assert order.index("manifest.json") < order.index("pyodide.asm.wasm")
