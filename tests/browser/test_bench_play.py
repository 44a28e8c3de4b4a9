"""What is measured of the table's memory: what the tab holds, neither garbage nor the browser's own program.

Not here: any measurement; nothing is asserted about megabytes.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Worker

from tests.bench.browser_play import clear_up, footprint

#: In each heap something that is held, and something that is garbage from the first.
LITTER = "self.held = { told: 1 }; self.kept = new WeakRef(self.held); self.lost = new WeakRef({ told: 2 });"
LOST = "() => [self.kept.deref()?.told, self.lost.deref()?.told]"


def test_clearing_up_reaches_the_page_and_each_of_its_workers(chromium: Browser) -> None:
    page = chromium.new_page()
    workers: list[Worker] = []
    for _ in range(2):
        with page.expect_worker() as made:
            page.evaluate("(code) => void new Worker(URL.createObjectURL(new Blob([code])))", LITTER)
        workers.append(made.value)
    page.evaluate(LITTER)
    heaps = [page, *workers]
    assert [heap.evaluate(LOST) for heap in heaps] == [[1, 2]] * 3
    clear_up(page)
    assert [heap.evaluate(LOST) for heap in heaps] == [[1, None]] * 3
    page.close()


def test_a_page_without_workers_is_cleared_up(chromium: Browser) -> None:
    page = chromium.new_page()
    page.evaluate(LITTER)
    clear_up(page)
    assert page.evaluate(LOST) == [1, None]
    page.close()


def test_the_footprint_is_what_the_process_filled_itself_wherever_it_is() -> None:
    status = "Name:\tchromium\nVmRSS:\t  300 kB\nRssAnon:\t  100 kB\nRssFile:\t  180 kB\nRssShmem:\t   20 kB\nVmSwap:\t    7 kB\nThreads:\t9\n"
    assert footprint(status) == 107
