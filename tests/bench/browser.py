"""Prints how the table's page starts and plays in a real browser, beside plain Pyodide and PyScript, all in one run.

Run with `python3 run.py bench --browser`. Not here: any assertion; speed is printed, and written to a file that the site
shows (`docs/hooks/measured/start.json`), never tested.

A sample is a new browser with an empty profile, at rest: a first visit, then a second one. Samples of all pages are interleaved.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, expect, sync_playwright

import run
from hooks.runtime import read_manifest
from tests.bench import browser_play
from tests.bench.browser_pages import write_pages
from tests.bench.browser_server import BenchServer, Folders, Line
from tests.bench.quota import possible, quota
from tests.browser.conftest import CHROMIUM_FLAGS

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "docs" / "hooks" / "measured" / "start.json"
BASE = "worker"
TABLE = "site"
#: What is measured, and where: three pages of others' making, and the table's with ever more of its own steps.
PAGES = {
    "main": "main/",
    BASE: "worker/",
    "pyscript": "pyscript/",
    "site-plain": "site-plain/jouer/",
    "site-archive": "site-archive/jouer/",
    TABLE: "site/jouer/",
}
LINES = {"local": (Line(), 1.0), "slow": (Line(10e6, 40), 1.0), "quarter": (Line(10e6, 40), 0.25)}
TOLD = {
    "local": "as fast as this machine goes",
    "slow": "10 Mb/s, 40 ms",
    "quarter": "10 Mb/s, 40 ms, a quarter of the processors",
}
PATIENCE = 180_000
#: Milliseconds in which a browser comes to rest after its own start, which is no page's doing and keeps both processors busy.
LAUNCHING = 3_000
#: Milliseconds between two visits: browsers keep compiled code, and this page its image, after a while.
SETTLING = 4_000

#: In the command lines of the browser that is measured, which are one at a time.
MARK = f"manille-bench-{os.getpid()}-"

#: The time of the engine's first answer on the table's page, of which the page itself makes nothing, and its turns. Those that the
#: bench asks for itself have no number of the page's: what is noted here would be counted as the page's memory.
LISTEN = """
const Plain = Worker;
self.asked = new Map();
self.turns = [];
self.Worker = class extends Plain {
    constructor(url, ...rest) {
        super(url, ...rest);
        if (!String(url).endsWith("worker.js")) return;
        self.engine = this;
        this.addEventListener("message", ({ data }) => {
            if (data.text === undefined) return;
            self.answered ??= performance.now();
            const asked = self.asked.get(data.id);
            self.asked.delete(data.id);
            if (asked) self.turns.push([asked.op, performance.now() - asked.at]);
        });
    }
    postMessage(data, ...rest) {
        if (data?.text && data.id > 0) self.asked.set(data.id, { op: JSON.parse(data.text).op, at: performance.now() });
        super.postMessage(data, ...rest);
    }
};
"""


#: When there is something to choose at the table first: rules, or a card.
CHOICE = """
const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-rules] button, [data-hand-card][data-legal="true"]')) return;
    self.choosable = performance.now();
    watch.disconnect();
});
watch.observe(document, { subtree: true, childList: true, attributeFilter: ["data-legal"] });
"""
#: Milliseconds from the page's first paint to that.
WAITED = "() => self.choosable - performance.getEntriesByType('paint')[0].startTime"
#: The page's policy forbids Playwright's own way to wait.
ANSWERED = """() => new Promise((resolve) => {
    const look = () => self.answered > 0 ? resolve(self.answered) : setTimeout(look, 20);
    look();
})"""


@dataclass
class Samples:
    """What was measured of one page on one line."""

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    choice: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        """Return medians and extremes, in milliseconds and bytes."""
        times = {"cold": self.cold, "warm": self.warm, "choice": self.choice}
        return {**{what: _spread(found) for what, found in times.items() if found}, "bytes": round(median(self.sizes))}


def main(arguments: Sequence[str]) -> None:
    """Measure, print, and write the figures."""
    parser = argparse.ArgumentParser(prog="run.py bench --browser")
    parser.add_argument("--runs", type=int, default=7, help="samples of each page on each line (default: %(default)s)")
    parser.add_argument("--lines", nargs="+", choices=LINES, default=list(LINES), help="which lines (default: all)")
    parser.add_argument("--pages", nargs="+", choices=PAGES, default=list(PAGES), help="which pages (default: all)")
    parser.add_argument(
        "--deals", type=int, default=4, help="deals played for the figures of play, 0 for none (default: %(default)s)"
    )
    parser.add_argument(
        "--memory", type=int, default=200, help="deals for the memory's growth, 0 for none (default: %(default)s)"
    )
    args = parser.parse_args(arguments)
    expect.set_options(timeout=PATIENCE)
    # What is not measured this time stays as it was.
    before: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.is_file() else {}
    told = {**before, "machine": machine()}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folders = write_pages(ROOT, Path(folder), str(read_manifest(ROOT)["wheel"]))
        if args.deals:
            with BenchServer(folders, Line()) as server, browsing(playwright) as context:
                told["play"] = browser_play.play(new_page(context), server.url("site/jouer/"), args.deals)
        if args.memory:
            with BenchServer(folders, Line()) as server, browsing(playwright) as context:
                page = new_page(context)
                told["memory"] = browser_play.memory(page, server.url("site/jouer/"), args.memory, MARK)
        for number, start in enumerate(starts(playwright, folders, args.lines, args.pages, args.runs), 1):
            # Each time, so that a run that is broken off leaves what it has.
            old = before.get("start", {})
            all_lines = old | {line: old.get(line, {}) | pages for line, pages in start.items()}
            FIGURES.write_text(json.dumps({**told, "runs": number, "start": all_lines}, indent=1) + "\n", "utf-8")
            print(f"sample {number} of {args.runs}", file=sys.stderr)
    print("\n".join(lines(json.loads(FIGURES.read_text("utf-8")))))


def machine() -> dict[str, Any]:
    """Return what it was measured on."""
    return {
        "cores": os.cpu_count(),
        "kind": platform.machine(),
        "system": f"{platform.system()} {platform.release()}",
        "load": round(os.getloadavg()[0], 1),
        "pyodide": read_manifest(ROOT)["versions"]["pyodide"],
    }


def starts(
    playwright: Playwright, folders: Folders, lines: Sequence[str], pages: Sequence[str], runs: int
) -> Iterator[dict[str, dict[str, Any]]]:
    """Yield, after each sample of everything, what was measured so far: by line, then by page."""
    if "quarter" in lines and not possible():
        print(f"{TOLD['quarter']}: skipped, this user may not set a share of the processors")
        lines = [line for line in lines if line != "quarter"]
    samples = {line: {page: Samples() for page in pages} for line in lines}
    for _ in range(runs):
        for line, measured in samples.items():
            for page, found in measured.items():
                _sample(playwright, folders, page, line, found)
        yield {line: {page: found.told() for page, found in measured.items()} for line, measured in samples.items()}


def _sample(playwright: Playwright, folders: Folders, name: str, line_name: str, samples: Samples) -> None:
    """Visit the page `name` twice in a new browser."""
    line, share = LINES[line_name]
    processors = share * (os.cpu_count() or 1) if share < 1 else 0
    with BenchServer(folders, line) as server, browsing(playwright, processors) as context:
        address, page = server.url(PAGES[name]), new_page(context)
        if name == TABLE:
            page.add_init_script(CHOICE)
        samples.cold.append(first_answer(page, address))
        if name == TABLE:
            samples.choice.append(float(page.evaluate(WAITED)))
        samples.sizes.append(server.meter.sent)
        page.wait_for_timeout(SETTLING)
        page.close()
        samples.warm.append(first_answer(new_page(context), address))


@contextmanager
def browsing(playwright: Playwright, processors: float = 0) -> Iterator[BrowserContext]:
    """Start a browser with an empty profile; all its processes together have so much of one processor, 0 for all."""
    executable = os.environ.get("MANILLE_CHROMIUM") or run.find_chromium()
    with tempfile.TemporaryDirectory(prefix=MARK, ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=executable, args=list(CHROMIUM_FLAGS), locale="fr-FR"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        context.pages[0].wait_for_timeout(LAUNCHING)
        try:
            with quota(processors, MARK) if processors else nullcontext():
                yield context
        finally:
            context.close()


def new_page(context: BrowserContext) -> Page:
    """Open a page of the size of a small screen."""
    page = context.new_page()
    page.set_viewport_size({"width": 1280, "height": 800})
    return page


def first_answer(page: Page, address: str) -> float:
    """Return the milliseconds from the visit's beginning to the engine's first answer."""
    page.goto(address)
    return float(page.evaluate(ANSWERED))


def _spread(values: Iterable[float]) -> list[int]:
    ordered = sorted(values)
    return [round(median(ordered)), round(ordered[0]), round(ordered[-1])]


def lines(told: dict[str, Any]) -> Iterator[str]:
    """Yield the report, line by line; a ratio is to plain Pyodide in a worker on the same line."""
    yield "  ".join(f"{name} {value}" for name, value in told["machine"].items())
    yield f"milliseconds to the engine's first answer: median (lowest, highest) of {told['runs']}, and its ratio to {BASE}"
    for line, pages in told["start"].items():
        yield f"\n{TOLD[line]}"
        base = pages[BASE]
        for name, page in pages.items():
            parts = [f"{visit} {_timed(page[visit], base[visit])}" for visit in ("cold", "warm")]
            size = f"{page['bytes'] / 1e6:5.2f} MB ({page['bytes'] / base['bytes']:.2f})"
            choice = f"   first choice {_ranged(page['choice'])} after the first paint" if "choice" in page else ""
            yield f"  {name:<12} {'   '.join(parts)}   {size}{choice}"
    yield f"\nplay    {told['play']}"
    yield f"memory  {told['memory']}"


def _timed(spread: list[int], base: list[int]) -> str:
    return f"{_ranged(spread)} {spread[0] / base[0]:.2f}"


def _ranged(spread: list[int]) -> str:
    middle, low, high = spread
    return f"{middle:>6,} ({low:,}, {high:,})"


if __name__ == "__main__":
    main(sys.argv[1:])
