"""Plays at the table in a browser and takes the time: long tasks of the page, a tap, a bot's turn, and the memory.

Not here: starting (`browser`), and any assertion.
"""

from __future__ import annotations

import json
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
LOOK = 20
"""Milliseconds between two looks for an answer: the page's policy forbids Playwright's own way to wait."""
COLLECT = "HeapProfiler.collectGarbage"


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
            # A match that is over already is followed by another, for which lots are drawn.
            if page.locator('[data-phase="draw"]').count():
                page.locator("[data-next]").click()
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

    What it holds is told at rest, the page and its workers cleared up, after the first deals, half of them and the last; more comes
    on top `in play`, since the deals follow one another hundreds of times faster than anybody plays them.
    """
    page.goto(address)
    Table(page, "fr").ready()
    found = {"0 in play": _megabytes(mark)}
    for number in range(STEP, deals + 1, STEP):
        page.evaluate(DEALS, STEP)
        found[f"{number} in play"] = _megabytes(mark)
        if number in (STEP, deals // STEP // 2 * STEP, deals // STEP * STEP):
            page.wait_for_timeout(RESTING)
            clear_up(page)
            page.wait_for_timeout(CLEARING)
            found[str(number)] = _megabytes(mark)
        print(
            f"{number} deals: {found[f'{number} in play']} MB, at rest {found.get(str(number), '-')}", file=sys.stderr
        )
    return found


def clear_up(page: Page) -> None:
    """Collect the garbage of the page and of each of its workers, which have heaps of their own.

    A worker at rest keeps the garbage of its last requests until the next ones come. Where only the page's is collected, what is
    measured is how long ago the engine's worker happened to collect its own. The service worker is let sleep.
    """
    session = page.context.new_cdp_session(page)
    workers: list[str] = []
    answers: list[str] = []
    session.on("Target.attachedToTarget", lambda told: workers.append(told["sessionId"]))
    session.on("Target.receivedMessageFromTarget", lambda told: answers.append(told["sessionId"]))
    how = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False, "filter": [{"type": "worker"}]}
    session.send("Target.setAutoAttach", how)
    session.send(COLLECT)
    request = json.dumps({"id": 1, "method": COLLECT})
    for worker in workers:
        session.send("Target.sendMessageToTarget", {"sessionId": worker, "message": request})
    while len(answers) < len(workers):
        page.wait_for_timeout(LOOK)
    session.detach()


def footprint(status: str) -> int:
    """Return the kilobytes that a process has filled itself, after its `status` in /proc; some may be swapped out.

    Chromium's task manager counts so. The pages of its program are not among them: the system calls those private for as long as no
    second browser runs on the machine, which is ten megabytes more or less that no tab has a part in.
    """
    rows = dict(row.split(":", 1) for row in status.splitlines())
    return sum(int(rows[name].split()[0]) for name in ("RssAnon", "VmSwap"))


def _megabytes(mark: str) -> int:
    """Return the footprint of the largest renderer."""
    sizes = [0]
    for process in family(mark):
        place = Path("/proc") / str(process)
        with suppress(OSError):
            if "--type=renderer" in (place / "cmdline").read_text():
                sizes.append(footprint((place / "status").read_text()))
    return round(max(sizes) / 1024)
