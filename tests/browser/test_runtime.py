"""The table's engine starts in the fastest way that works, and in another where that one fails; nothing is lost then.

Not here: how fast it is (tests/bench), and an engine that does not come at all (test_table_trouble).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, Worker, expect

import run
from tests.browser.image import FOLDER, KEPT
from tests.browser.server import SiteServer
from tests.browser.table import NewPage, Table, ask_seldom, mid_trick, open_table, position, store
from tests.browser.watch import Watch

PARTS = run.ROOT / "demo" / "worker"
GOOD = position("belgian", mid_trick)["save"]


def damaged(route: Route) -> None:
    """As long as it was, with one byte changed in the middle."""
    answer = route.fetch()
    body = bytearray(answer.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=answer, body=bytes(body))


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


def cut_off(route: Route) -> None:
    route.fulfill(body=route.fetch().body()[:1_000_000], content_type="application/wasm")


@pytest.mark.parametrize(
    ("file", "answer"), [("**/library-*", damaged), ("**/core-*/pyodide.asm.wasm*", cut_off)], ids=["archive", "core"]
)
def test_a_damaged_file_costs_one_line_and_time(
    new_page: NewPage, watch: Watch, file: str, answer: Callable[[Route], None]
) -> None:
    page = new_page(None)
    told = told_by(page)
    page.context.route(file, answer)
    store(page, {"manille.match": json.dumps({"save": GOOD, "previous": None})})
    page.goto("jouer/")
    table = Table(page, "fr").ready()
    expect(table.legal.first).to_be_visible()
    table.move()
    (line,) = told
    assert "starting from the archive failed" in line
    assert asked_for(watch, "python_stdlib")


def test_what_a_start_that_was_given_up_asks_for_late_does_not_end_the_next(new_page: NewPage, watch: Watch) -> None:
    """Pyodide itself comes when the next way has begun, and only then does the first one ask it for the archive."""
    watch.expect_error("ERR_FAILED.*library-")
    page = new_page(None)
    held: list[Route] = []
    page.context.route("**/library-*", lambda route: route.abort())
    page.context.route("**/runtime/pyodide.mjs", lambda route: held.append(route))
    store(page, {"manille.match": json.dumps({"save": GOOD, "previous": None})})
    with page.context.expect_event("request", lambda request: request.url.endswith("/runtime/pyodide.asm.wasm")):
        page.goto("jouer/")
    held[0].continue_()
    expect(Table(page, "fr").ready().legal.first).to_be_visible()
    assert len(asked_for(watch, "library-")) == 1


# ---- the cold part of Python's core ----------------------------------------------------------------------


def test_a_deal_is_played_without_it_and_what_needs_it_has_it(new_page: NewPage, watch: Watch) -> None:
    table = open_table(new_page, "fr", save=GOOD).ready()
    told = told_by(table.page)
    table.play_deal()
    assert asked_for(watch, "cold.wasm") == []
    for _ in range(2):
        assert ask_seldom(table.page)["error"]["where"] == "NaN"
    assert len(asked_for(watch, "cold.wasm")) == 1
    assert told == []


def test_where_it_does_not_come_another_way_does_and_nothing_is_lost(new_page: NewPage, watch: Watch) -> None:
    watch.expect_error("ERR_FAILED.*cold.wasm")
    table = open_table(new_page, "fr", save=GOOD).ready()
    told = told_by(table.page)
    table.page.context.route("**/cold.wasm*", lambda route: route.abort())
    expect(table.legal.first).to_be_visible()
    before = table.stored()["save"]
    assert ask_seldom(table.page)["error"]["where"] == "NaN"
    (line,) = told
    assert "the engine broke (cold.wasm: " in line
    assert asked_for(watch, "python_stdlib")
    assert table.stored()["save"] == before
    table.move()
    expect(table.awaited).to_be_visible()


# ---- what is asked while it thinks -----------------------------------------------------------------------

#: From here on a thought stops when it first looks up, after its first piece, until `goOn()` is called.
STOP = """() => {
    let now = 0;
    performance.now = () => (now += 1000);
    const Plain = MessageChannel;
    self.MessageChannel = class extends Plain {
        constructor() {
            super();
            const post = this.port2.postMessage.bind(this.port2);
            this.port2.postMessage = () => { self.goOn = () => post(null); };
        }
    };
}"""


def leads(screen: dict[str, Any]) -> bool:
    """The visitor leads to the second trick, so that there is much to think about and something to take back."""
    trick = screen["trick"]
    return screen["phase"] == "play" and screen["to_act"] == "S" and len(screen["tricks"]) == 1 and not trick["cards"]


def test_what_is_taken_back_while_it_thinks_is_taken_back_at_once(new_page: NewPage) -> None:
    save = {**position("belgian", leads)["save"], "bot": "strong"}
    table = open_table(new_page, "fr", save=save, settings={"level": "strong"})
    expect(table.legal.first).to_be_visible()
    table.ready()
    worker = engine_of(table.page)
    worker.evaluate(STOP)
    table.button("h").click()
    worker.evaluate(
        "() => new Promise((resolve) => { const look = () => self.goOn ? resolve() : setTimeout(look, 5); look(); })"
    )
    table.button("u").click()
    expect(table.hand).to_have_count(8)  # and not after the thought, which has stopped
    worker.evaluate("() => { self.goOn(); self.MessageChannel = Object.getPrototypeOf(MessageChannel); }")
    advice = table.page.locator('.tb-notice[data-kind="hint"]')
    expect(table.legal.first.or_(table.calls.first)).to_be_visible()
    assert advice.count() == 0
    table.button("h").click()
    expect(advice).to_be_visible()


def engine_of(page: Page) -> Worker:
    (worker,) = (worker for worker in page.workers if worker.url.endswith("/demo/worker.js"))
    return worker


# ---- the image of a started engine -----------------------------------------------------------------------

#: The names of the images that this browser keeps for the site, as soon as there is this one and nobody uses it.
IMAGES = f"""async (wanted) => {{
    {KEPT}
    for (const end = performance.now() + 60_000; performance.now() < end; ) {{
        // One that goes while it is looked at is not there.
        const images = await keptImages().catch(() => []);
        if (images.some((name) => name.startsWith(wanted)) && (await isFree().catch(() => false))) return images;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }}
    throw new Error(`no ${{wanted}}`);
    async function isFree() {{
        const file = await (await keptFile()).getFile();
        return new Uint32Array(await file.slice(0, 4).arrayBuffer())[0] === 0;
    }}
}}"""
#: Change what is kept, in a worker: a byte amid the image, all of it but the numbers it begins with, or whether it is in use.
SPOIL = f"""async (how) => {{
    {KEPT}
    const file = await (await keptFile()).createSyncAccessHandle();
    const size = file.getSize();
    if (how === "byte") file.write(Uint8Array.of(255, 254, 253), {{ at: size >> 1 }});
    if (how === "all") file.write(new Uint8Array(size - 400).fill(255), {{ at: 400 }});
    if (how === "tried") file.write(Uint8Array.of(1), {{ at: 0 }});
    if (how === "cut") file.truncate(size - 4096);
    if (how === "empty") file.truncate(0);
    file.close();
}}"""
#: Start twice more from the kept image, as the worker did, and ask each Python for chance and the time.
TWICE = """async () => {
    const [{ fetchList }, { keptImage }, { start }] = await Promise.all(
        ["loading", "image", "ways"].map((name) => import(new URL(`worker/${name}.js`, location.href).href)));
    const list = await fetchList();
    const told = [];
    for (let i = 0; i < 2; i++) {
        const way = { ...list.ways[0], kind: "image", image: await keptImage(list) };
        const python = await start(list, way, () => {});
        const code = "import os, random, time\\n[random.random(), os.urandom(8).hex(), random.Random().random(), time.time()]";
        told.push([...python.runPython(code).toJs(), Date.now() / 1000]);
    }
    return told;
}"""


#: Start once more from the kept image, and tell the size of Python's library then and when it has come, and what needs it.
LIBRARY = """async () => {
    const [{ fetchList }, { keptImage }, { start }] = await Promise.all(
        ["loading", "image", "ways"].map((name) => import(new URL(`worker/${name}.js`, location.href).href)));
    const list = await fetchList();
    const python = await start(list, { ...list.ways[0], kind: "image", image: await keptImage(list) }, () => {});
    const size = () => python.FS.stat(python.runPython("import sys; next(p for p in sys.path if p.endswith('.zip'))")).size;
    const early = size();
    for (const end = performance.now() + 60_000; size() === early && performance.now() < end; ) {
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const whole = list.files.find(({ name }) => name.startsWith("library-")).bytes;
    return [early, size() === whole, python.runPython("'é'.encode('cp437').hex()")];
}"""


@pytest.fixture(scope="module")
def again(chromium: Browser, server: SiteServer) -> Iterator[Page]:
    """The table's page in a browser that was there before and keeps an image; the tests leave one there again."""
    # The list of the runtime would come from the service worker where a test gives another.
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(60_000)
    # The site has them in one file; the tests ask for some by themselves.
    context.route("**/demo/worker/*.js", lambda route: route.fulfill(path=PARTS / Path(route.request.url).name))
    page = context.new_page()
    opened(page).evaluate(IMAGES, "image-")
    yield page
    context.close()


def opened(page: Page) -> Page:
    page.goto("jouer/")
    Table(page, "fr").ready()
    return page


def test_the_image_lies_where_the_service_worker_looks_for_it(again: Page) -> None:
    again.evaluate(IMAGES, "image-")
    names = "async () => { const all = []; for await (const name of (await navigator.storage.getDirectory()).keys()) all.push(name); return all; }"
    assert again.evaluate(names) == [FOLDER]


def test_two_starts_from_one_image_share_no_chance_and_tell_the_time(again: Page) -> None:
    one, other = engine_of(opened(again)).evaluate(TWICE)
    assert not set(one[:3]) & set(other[:3]), "a generator goes on where the image was taken"
    for *_, pythons, browsers in (one, other):
        assert abs(pythons - browsers) < 60


def test_two_visits_from_one_image_never_deal_the_same(again: Page) -> None:
    told, saves = told_by(again), []
    for _ in range(2):
        again.evaluate("localStorage.clear()")
        table = Table(opened(again), "fr").start("belgian")
        expect(table.hand).to_have_count(8)
        saves.append(json.loads(again.evaluate("localStorage.getItem('manille.match')"))["save"])
    assert told == [], "both came from the image"
    assert saves[0]["seed"] != saves[1]["seed"]
    assert saves[0]["record"]["deals"] != saves[1]["record"]["deals"]


def test_the_library_comes_when_an_image_has_started(again: Page) -> None:
    assert engine_of(opened(again)).evaluate(LIBRARY) == [0, True, "82"]


@pytest.mark.parametrize(("how", "lines"), [("byte", 1), ("all", 1), ("cut", 1), ("tried", 0), ("empty", 0)])
def test_a_bad_image_is_replaced(again: Page, how: str, lines: int) -> None:
    told = told_by(again)
    before = again.evaluate(IMAGES, "image-")
    engine_of(again).evaluate(SPOIL, how)
    assert opened(again).evaluate(IMAGES, "image-") == before
    assert len(told) == lines
    assert all("starting from the image failed" in line for line in told)
    opened(again)
    assert len(told) == lines, "the new one is sound"


#: Use the image, as a start in another tab does while it lasts.
HOLD = f"""async () => {{
    {KEPT}
    self.held = await (await keptFile()).createSyncAccessHandle();
}}"""


def test_an_image_that_another_tab_starts_from_is_left_alone(again: Page) -> None:
    told = told_by(again)
    before = again.evaluate(IMAGES, "image-")
    other = opened(again.context.new_page())
    engine_of(other).evaluate(HOLD)
    opened(again)
    other.close()
    assert opened(again).evaluate(IMAGES, "image-") == before
    assert told == []


#: What is left of some bytes that are given back, and of the same bytes seen in another way.
RELEASED = """async () => {
    const { release } = await import(new URL("worker/pages.js", location.href).href);
    const bytes = new Uint8Array(4096);
    const words = new Uint32Array(bytes.buffer);
    release(bytes);
    return [bytes.length, words.length];
}"""


def test_what_is_given_back_does_not_wait_for_the_browser_to_clear_up(again: Page) -> None:
    assert engine_of(opened(again)).evaluate(RELEASED) == [0, 0]


#: Whether this text stands anywhere in the image.
HOLDS = f"""async (text) => {{
    {KEPT}
    const file = await (await keptFile()).getFile();
    return new TextDecoder("latin1").decode(await file.arrayBuffer()).includes(text);
}}"""


def test_no_match_is_in_the_image(new_page: NewPage) -> None:
    seed = "a seed like no other"
    page = open_table(new_page, "fr", save={**GOOD, "seed": seed}).ready().page
    page.evaluate(IMAGES, "image-")
    assert page.evaluate(HOLDS, "manille.bridge"), "names of modules are in it, so texts are found"
    assert not page.evaluate(HOLDS, seed)


def test_another_build_starts_without_the_image_and_leaves_one_of_its_own(again: Page) -> None:
    told = told_by(again)
    again.context.route("**/runtime/manifest.json", changed(build="another"))
    assert opened(again).evaluate(IMAGES, "image-another") == ["image-another"]
    again.context.unroute("**/runtime/manifest.json")
    assert told == []


def test_without_the_step_no_image_is_kept(new_page: NewPage) -> None:
    page = new_page(None, service_workers="block")
    page.context.route("**/runtime/manifest.json", changed(snapshot=False))
    store(page, {"manille.match": json.dumps({"save": GOOD, "previous": None})})
    table = Table(opened(page), "fr")
    table.move()
    expect(table.awaited).to_be_visible()
    assert page.evaluate(f"async () => {{ {KEPT} return keptImages(); }}") == []


def changed(**parts: object) -> Callable[[Route], None]:
    """Answer with the list of the runtime, these parts of it changed."""

    def answer(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, **parts})

    return answer
