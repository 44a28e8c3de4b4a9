"""Plays at the table in a browser and takes the time: long tasks of the page, a tap, a bot's turn, and the memory.

Not here: starting (`browser`), and any assertion.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, expect

from tests.bench.quota import family
from tests.browser.table import Table, store

#: Long tasks of the page, and the time from a tap on a card to the frame in which that card has left the hand.
OBSERVE = """
self.longTasks = [];
self.taps = [];
new PerformanceObserver((list) => self.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
addEventListener("pointerdown", ({ target, timeStamp }) => {
    const card = target.closest?.("[data-hand-card][data-legal=true]");
    if (!card) return;
    const gone = () => {
        if (!card.isConnected || card.closest(".tb-played") || card.matches(".tb-picked, [data-picked]")) {
            requestAnimationFrame(() => self.taps.push(performance.now() - timeStamp));
        } else requestAnimationFrame(gone);
    };
    requestAnimationFrame(gone);
}, true);
"""
#: A match after another without the page's pictures: the requests that the table sends, to its own worker.
DEALS = """async (deals) => {
    const ask = (request) => new Promise((resolve) => {
        self.engine.onmessage = ({ data }) => data.id === -1 && resolve(JSON.parse(data.text));
        self.engine.postMessage({ id: -1, text: JSON.stringify(request) });
    });
    const begin = () => ask({ op: "new", variant: "coinchee", options: [], seed: String(Math.random()), bot: "learner" });
    let told = await begin();
    for (let done = 0; done < deals; ) {
        const { screen, save } = told;
        const card = screen.hand.find(({ legal }) => legal)?.card;
        if (screen.phase === "over") told = await begin();
        else if (screen.to_act === null) { told = await ask({ op: "deal", save }); done++; }
        else if (screen.to_act !== "S") told = await ask({ op: "step", save });
        else if (screen.question) told = await ask({ op: "call", save, call: screen.question.choices[0] });
        else told = await ask({ op: "play", save, card });
    }
}"""
STEP = 20
"""Deals between two looks at the memory."""
RESTING = 45_000
"""Milliseconds after which a browser has put the service worker to sleep, which lives in the tab's process."""
CLEARING = 2_000
"""Milliseconds in which what is cleared up goes back to the system."""


def play(page: Page, address: str, deals: int) -> dict[str, Any]:
    """Play `deals` at full speed against the strongest bots; return the figures, in milliseconds."""
    page.add_init_script(OBSERVE)
    store(page, {"manille.settings": '{"level": "strong", "speed": "instant"}'})
    page.goto(address)
    table = Table(page, "fr").ready().start("belgian")
    page.evaluate("self.longTasks.length = 0")
    for number in range(deals):
        if number:
            page.locator("[data-next]").click()
            expect(table.totals).to_have_count(0)
        table.play_deal()
    turns = [took for op, took in page.evaluate("self.turns") if op == "step"]
    tasks = page.evaluate("self.longTasks")
    return {
        "longest task": round(max(tasks, default=0)),
        "tasks over 50 ms": len(tasks),
        "tap to card, median": round(median(page.evaluate("self.taps") or [0])),
        "bot's turn, median": round(median(turns)),
        "bot's turn, 95 of 100": round(quantiles(turns, n=20)[-1]),
        "turns": len(turns),
    }


def memory(page: Page, address: str, deals: int, mark: str) -> dict[str, Any]:
    """Return the megabytes of the tab's own process, a child of those with `mark`, by the number of deals played.

    What it holds is told at rest, the page cleared up, after the first deals, half of them and the last; more comes on top `in play`,
    since the deals follow one another hundreds of times faster than anybody plays them.
    """
    page.goto(address)
    Table(page, "fr").ready()
    found = {"0 in play": _megabytes(mark)}
    for number in range(STEP, deals + 1, STEP):
        page.evaluate(DEALS, STEP)
        found[f"{number} in play"] = _megabytes(mark)
        if number in (STEP, deals // STEP // 2 * STEP, deals // STEP * STEP):
            page.wait_for_timeout(RESTING)
            page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
            page.wait_for_timeout(CLEARING)
            found[str(number)] = _megabytes(mark)
        print(
            f"{number} deals: {found[f'{number} in play']} MB, at rest {found.get(str(number), '-')}", file=sys.stderr
        )
    return found


def _megabytes(mark: str) -> int:
    """Return what the largest renderer has to itself."""
    sizes = [0]
    for process in family(mark):
        place = Path("/proc") / str(process)
        with suppress(OSError):
            if "--type=renderer" in (place / "cmdline").read_text():
                rows = [row.split() for row in (place / "smaps_rollup").read_text().splitlines()]
                sizes.append(sum(int(row[1]) for row in rows if row[0].startswith("Private_")))
    return round(max(sizes) / 1024)
