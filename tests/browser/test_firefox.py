"""The table in Firefox, whose streams, stores and clocks are others than Chromium's: it starts, plays, and goes on where it was.

Not here: what all browsers do alike (the other tests), and WebKit, which is tried by hand.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pytest

import run
from tests.browser.image import KEPT
from tests.browser.server import SiteServer

PATIENCE = 60
#: What the page tells of itself: its engine, what it shows, the cards in hand, those that may be played, and the tricks in the store.
STATE = """
const table = document.querySelector(".tb");
const kept = JSON.parse(localStorage.getItem("manille.match") ?? "null");
return {
    engine: table?.dataset.engine,
    phase: document.querySelector("[data-phase]")?.dataset.phase,
    failure: document.querySelector(".tb-failure")?.textContent ?? null,
    hand: document.querySelectorAll("[data-hand-card]").length,
    legal: document.querySelectorAll('[data-hand-card][data-legal="true"]').length,
    calls: document.querySelectorAll(".tb-call").length,
    plays: kept?.save.record.deals.at(-1)?.plays.length ?? 0,
    images: (await keptImages()).length,
};
"""
#: Or not, where it has gone meanwhile.
CLICK = "document.querySelector(arguments[0])?.click();"
CARD = '[data-hand-card][data-legal="true"]'


class Firefox:
    """One window, and what its page tells."""

    def __init__(self, marionette: Any) -> None:
        self._marionette = marionette

    def open(self, url: str) -> None:
        self._marionette.navigate(url)

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self._marionette.execute_async_script(
            f"const [done] = arguments; {KEPT} (async () => {{"
            + STATE
            + "})().then(done, (error) => done({ failure: String(error) }));"
        )
        return told

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a page like that. Fails with what it is like instead, at once where the engine has failed."""
        end = monotonic() + PATIENCE
        while not wanted(told := self.state()):
            assert not told["failure"], told
            assert monotonic() < end, told
        return told

    def click(self, selector: str) -> None:
        self._marionette.execute_script(CLICK, [selector])


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    binary = run.find_firefox()
    if binary is None:
        pytest.skip("no Firefox here")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its modules use what is deprecated
        from marionette_driver.marionette import Marionette

        marionette = Marionette(bin=binary, headless=True, gecko_log=os.devnull)
        marionette.start_session()
        marionette.timeout.script = PATIENCE
    yield Firefox(marionette)
    marionette.cleanup()


def test_a_match_in_firefox_goes_on_after_a_second_visit(firefox: Firefox, server: SiteServer) -> None:
    firefox.open(f"{server.url}jouer/")
    firefox.until(lambda told: told["engine"] == "ready")
    firefox.click('[data-rules="belgian"] .tb-button--main')
    firefox.until(lambda told: told["phase"] == "draw")
    firefox.click("[data-next]")
    firefox.until(lambda told: told["hand"] == 8 and told["legal"] + told["calls"] > 0)
    for left in (7, 6):
        # One call may bring another: who names may be doubled.
        while firefox.until(lambda told: told["legal"] + told["calls"] > 0)["calls"]:
            firefox.click(".tb-call")
        firefox.click(CARD)
        firefox.until(lambda told, left=left: told["hand"] == left and told["legal"] > 0)  # type: ignore[misc]
    before = firefox.until(lambda told: told["images"] == 1)
    firefox.open(f"{server.url}jouer/")
    again = firefox.until(lambda told: told["engine"] == "ready" and told["legal"] > 0)
    assert again["plays"] == before["plays"] >= 8
    firefox.click(CARD)
    firefox.until(lambda told: told["hand"] == 5 and told["plays"] >= before["plays"] + 1)
