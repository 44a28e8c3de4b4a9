"""Pictures of the table for a person to look at: ``python -m tests.browser.pictures [--to FOLDER] [NAME ...]``.

Not a test: nothing is compared. Every state is taken in both languages at three sizes by day, and a few others besides.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

import run
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.server import SiteServer
from tests.browser.table import Data, Table, asked, counted, mid_hand, mid_trick, open_table, position

Size = tuple[int, int]
SIZES: list[Size] = [(320, 568), (390, 844), (1280, 800)]
#: Phones on their side, a tablet, and a very large screen, for some states.
OTHER_SIZES: list[Size] = [(568, 320), (844, 390), (820, 1180), (3840, 2160)]
#: Looks by day and by night; the first is taken of everything.
LOOKS = ["light", "dark", "contrast"]
CACHE = Path(run.CACHE) / "pictures"


@dataclass(frozen=True)
class State:
    """What is on the table in a picture."""

    name: str
    variant: str = "belgian"
    wanted: Callable[[Data], bool | None] | None = None
    settings: Data = field(default_factory=dict)
    act: Callable[[Table], None] = lambda table: None


def nothing_played(screen: Data) -> bool:
    return mid_hand(screen, 8) and not screen["trick"]["cards"]


def doubled(screen: Data) -> bool:
    return mid_trick(screen) and screen["doubler"] is not None


def no_trump(screen: Data) -> bool:
    return bool(mid_trick(screen) and screen["trump"] == "NT")


def turned(screen: Data) -> bool:
    return mid_hand(screen, 8) and screen["turned_open"] and screen["trick"]["cards"]


def asked_to_double(screen: Data) -> bool:
    return bool(screen["question"]) and screen["question"]["seat"] == "S" and "double" in screen["question"]["choices"]


def refuse(table: Table) -> None:
    table.tap(table.refused.first)
    expect(table.notice).to_have_attribute("data-kind", "refused")


def ask_hint(table: Table) -> None:
    table.button("h").click()
    expect(table.notice).to_have_attribute("data-kind", "hint")


def finish_trick(table: Table) -> None:
    table.move()
    expect(table.page.locator(".tb-goon")).to_be_visible()


def look_back(table: Table) -> None:
    expect(table.totals).to_be_visible()
    table.page.locator('[data-act="review"]').click()
    expect(table.page.locator('.tb-choices > [data-verdict="none"]')).to_have_count(0)
    table.page.locator(".tb-choice__line").first.click()


def undo(table: Table) -> None:
    table.button("u").click()
    expect(table.button("y")).to_be_visible()
    expect(table.awaited).to_be_visible()


def redoubled(screen: Data) -> bool | None:
    if len(screen["hand"]) < 8:
        return None
    return mid_hand(screen, 8) and screen["redoubler"] is not None


def open_settings(table: Table) -> None:
    table.page.locator(".tb-actions .tb-button").last.click()
    expect(table.page.locator("dialog[open]")).to_be_visible()


def show_deal(table: Table) -> None:
    open_settings(table)
    table.page.locator('[data-act="show"]').click()
    expect(table.page.locator(".tb-shown")).to_be_visible()
    expect(table.page.locator(".tb-notice__close")).to_be_visible()


STATES = [
    State("01-rules"),
    State("02-draw", "french", lambda screen: screen["phase"] == "draw"),
    State("03-calls", "coinchee", asked),
    State("04-double", "belgian", asked_to_double),
    State("05-lead", "french", turned, {"notes": True}),
    State("06-play", "coinchee", mid_trick),
    State("07-refused", "belgian", mid_trick, act=refuse),
    State("08-hint", "belgian", doubled, act=ask_hint),
    State("09-trick", "belgian", mid_trick, {"waitForTap": True}, finish_trick),
    State("10-count", "belgian", counted),
    State("11-counters", "coinchee", counted),
    State("12-settings", "belgian", mid_trick, {"letters": "german", "fourColours": True}, open_settings),
    State("13-review", "belgian", counted, act=look_back),
    State("14-forward", "belgian", mid_trick, act=undo),
    State("15-redoubled", "coinchee", redoubled, {"notes": True}),
    State("16-shown", "belgian", mid_trick, act=show_deal),
]


def start_of(state: State) -> Data | None:
    """The save of the position that the picture shows."""
    if state.wanted is None:
        return None
    if state.name == "02-draw":
        from tests.browser.table import ask

        return ask(op="new", variant=state.variant, options=[], seed="table/1", bot="heuristic")
    return position(state.variant, state.wanted)


def views(state: State) -> Iterator[tuple[str, str, list[Size]]]:
    """Language, look and sizes of the pictures of a state."""
    yield "fr", "light", SIZES
    yield "de", "light", SIZES
    if state.name in ("06-play", "10-count", "13-review"):
        yield "fr", "dark", [SIZES[1], SIZES[2]]
        yield "fr", "contrast", [SIZES[1], SIZES[2]]
    if state.name in ("03-calls", "06-play", "07-refused", "16-shown"):
        yield "de", "light", OTHER_SIZES


def page_opener(browser: Browser, url: str) -> Callable[..., Page]:
    def new_page(path: str | None, *, locale: str, timezone: str, **options: Any) -> Page:
        context = browser.new_context(
            base_url=url, locale=locale, timezone_id=timezone, service_workers="block", **options
        )
        context.set_default_timeout(60_000)
        return context.new_page()

    return new_page


def take(state: State, opener: Callable[..., Page], folder: Path) -> None:
    start = start_of(state)
    for lang, look, sizes in views(state):
        settings = {"notes": False, **state.settings, "contrast": look == "contrast"}
        scheme = "dark" if look == "dark" else "light"
        save = start and start["save"]
        table = open_table(opener, lang, save=save, settings=settings, color_scheme=scheme)
        if start is None:
            table.ready()
        else:
            expect(table.page.locator(".tb-table")).to_be_visible()
            table.ready()
        state.act(table)
        for width, height in sizes:
            table.page.set_viewport_size({"width": width, "height": height})
            table.page.evaluate("scrollTo(0, 0)")
            table.page.screenshot(path=folder / f"{state.name}-{lang}-{look}-{width}x{height}.png")
        table.page.context.close()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures")
    parser.add_argument(
        "names", nargs="*", help="states to take, by a part of their name; all of them if none is given"
    )
    parser.add_argument("--to", type=Path, default=CACHE, help="folder for the pictures")
    parser.add_argument("--site", type=Path, default=Path(run.ROOT) / "site", help="the built site")
    options = parser.parse_args(argv)
    options.to.mkdir(parents=True, exist_ok=True)
    executable = os.environ.get("MANILLE_CHROMIUM") or run.find_chromium()
    with SiteServer(options.site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_FLAGS))
        expect.set_options(timeout=60_000)
        opener = page_opener(browser, server.url)
        for state in STATES:
            if not options.names or any(name in state.name for name in options.names):
                take(state, opener, options.to)
                print(f"· {state.name}", flush=True)
        browser.close()
    print(f"pictures in {options.to}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
