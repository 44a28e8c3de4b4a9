"""Without a network after one visit, and from one version of the site to the next, with the browser's own store.

Not here: how the list of files is made (tests/site/test_offline).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from hooks import offline
from tests.browser.changing import NEIGHBOUR, ChangingServer
from tests.browser.conftest import NewPage
from tests.browser.image import FOLDER, KEPT
from tests.browser.table import PATHS, Table, ask_seldom, mid_trick, position, store, struck_dumb
from tests.browser.watch import Watch

MATCH = position("belgian", mid_trick)["save"]
#: What the browser itself says of a server that does not answer, and the worker's own refusals.
SILENCE = r"ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to fetch|ERR_CONNECTION"
QUESTIONS = "questions/index.html"
OLD, NEW = "<h1", '<h1 data-new="yes"'


@pytest.fixture
def server(site_dir: Path, tmp_path: Path) -> Iterator[ChangingServer]:
    """A copy of the site for this test alone."""
    with ChangingServer(site_dir, tmp_path / "site") as server:
        yield server


@pytest.fixture
def visit(new_page: NewPage) -> Callable[..., Page]:
    """``new_page`` in a browser that lets a page keep files."""
    return partial(new_page, service_workers="allow")


def kept(page: Page) -> None:
    """Wait until the pages are kept and this one is served from the store."""
    page.evaluate("""() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller
        ?? new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done)))
        .then(() => undefined)""")


def caches_of(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return sorted(names)


def forget_received(page: Page) -> None:
    """Clear the browser's own cache of what it has received, which is another store."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


# ---- without a network -----------------------------------------------------------------------------------


def test_after_one_visit_every_page_and_the_search_are_there(
    visit: Callable[..., Page], server: ChangingServer, watch: Watch
) -> None:
    watch.expect_error(SILENCE + "|404")
    page = visit("regles-belges/")
    kept(page)
    server.stop()
    page.goto("de/fragen/")
    expect(page.locator("h1")).to_contain_text("Fragen")
    search = page.locator(".md-search__input")
    search.press_sequentially("Trümpfe")
    expect(page.locator(".md-search-result__item").first).to_contain_text("Trumpf", ignore_case=True)
    page.goto("marquer")
    assert page.url == server.url + "marquer/"
    expect(page.locator("article table").first).to_be_visible()
    missing = page.goto("de/nichts/")
    assert missing is not None
    assert missing.status == 404
    expect(page.locator(".mt-not-found").first).to_have_attribute("lang", "de")


#: Whether the table was drawn when its worker was first told something.
DRAWN = """const plain = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...told) {
    if (told[0] === "kept") self.drawn ??= document.querySelector(".tb-chooser") !== null;
    return plain.apply(this, told);
};"""


def test_what_is_kept_is_loaded_before_the_table_is_drawn(visit: Callable[..., Page]) -> None:
    """It takes the line from nothing; without it the page comes first (`test_shift`)."""
    page = visit("jouer/")
    kept(page)
    page.add_init_script(DRAWN)
    page.reload()
    Table(page, "fr").ready()
    assert page.evaluate("self.drawn") is False


def test_the_table_is_there_with_a_new_engine_too(
    visit: Callable[..., Page], server: ChangingServer, watch: Watch, axe: Callable[..., list[str]]
) -> None:
    watch.expect_error(SILENCE)
    page = visit(None, locale="de-DE", reduced_motion="reduce", bypass_csp=True)
    store(page, {"manille.match": json.dumps({"save": MATCH}), "manille.settings": '{"speed": "instant"}'})
    page.goto(PATHS["de"])
    table = Table(page, "de").ready()
    keep = page.locator(".mt-keep")
    expect(keep).to_have_attribute("data-state", "ready")
    assert not any(asked.endswith((".whl", "python_stdlib.zip")) for asked in server.asked)
    keep.get_by_role("button").click()
    expect(keep).to_have_attribute("data-state", "kept")
    expect(keep).to_contain_text(re.compile(r"gespeichert, \d+,\d\u00a0MB"))
    expect(keep.get_by_role("button")).to_be_hidden()
    assert axe(page, ".mt-keep") == []

    server.stop()
    page.reload()
    table.ready()
    assert ask_seldom(page)["error"]["where"] == "NaN", "the cold part of Python is kept with the other"
    expect(table.legal.first).to_be_visible()
    size = table.hand.count()
    table.move()
    expect(table.awaited).to_be_visible()
    tricks = len(table.stored()["screen"]["tricks"])
    while len(table.stored()["screen"]["tricks"]) == tricks:
        table.move()
        expect(table.awaited).to_be_visible()

    engine = struck_dumb(page)
    left = table.hand.count()
    assert left < size
    table.tap(table.legal.first)
    engine.evaluate("() => self.close()")
    page.clock.fast_forward(60_000)
    expect(table.hand).to_have_count(left - 1)
    expect(table.awaited).to_be_visible()


# ---- a newer version -------------------------------------------------------------------------------------


def newest(page: Page) -> bool:
    """Whether the page of questions is the new one."""
    answer: str = page.evaluate(
        "fetch(new URL('questions/', document.baseURI.split('/manille/')[0] + '/manille/')).then(a => a.text())"
    )
    return NEW in answer


def test_an_update_is_offered_and_applied_and_the_match_goes_on(
    visit: Callable[..., Page], server: ChangingServer, axe: Callable[..., list[str]]
) -> None:
    page = visit(None, reduced_motion="reduce", bypass_csp=True)
    store(page, {"manille.match": json.dumps({"save": MATCH}), "manille.settings": '{"speed": "instant"}'})
    page.goto(PATHS["fr"])
    table = Table(page, "fr").ready()
    expect(page.locator('.mt-keep[data-state="ready"]')).to_be_visible()
    table.move()
    expect(table.awaited).to_be_visible()
    played = table.stored()["save"]
    page.evaluate("caches.open('another site').then(cache => cache.put('x', new Response('x')))")
    page.evaluate("caches.open('manille /neighbour/ site 1').then(cache => cache.put('x', new Response('x')))")
    before = caches_of(page)

    server.replace(QUESTIONS, OLD, NEW)
    forget_received(page)
    server.asked.clear()
    other = page.context.new_page()
    other.goto("")
    other.evaluate("navigator.serviceWorker.ready.then(now => now.update()).then(() => undefined)")
    line = page.locator(".mt-update")
    expect(line.get_by_role("button").first).to_be_visible()
    assert {path for path in server.asked if path != "sw.js"} == {"questions/"}, "only what has changed is fetched"
    assert not newest(page), "a page stays with the version that it began with"
    assert line.get_attribute("role") == "status"
    assert axe(page, ".mt-update") == []

    old = page.context.new_page()
    old.add_init_script("navigator.serviceWorker.addEventListener = () => {}")  # it will not begin anew
    old.goto("")
    with other.expect_event("load"):
        line.get_by_role("button").first.click()
    expect(line).to_be_empty()
    table.ready()
    expect(table.legal.first).to_be_visible()
    assert table.stored()["save"] == played
    assert newest(page)
    assert newest(other)
    assert not newest(old), "a page that is still open stays with its version"
    old.close()
    page.goto("")
    names = caches_of(page)
    assert len(names) == len(before)
    assert {"another site", "manille /neighbour/ site 1"} <= set(names)


#: Waits until no worker waits in this scope.
ALL_ACTIVE = """async scope => {
    const { waiting } = await navigator.serviceWorker.getRegistration(scope);
    while (waiting && waiting.state !== "activated") await new Promise(done => waiting.addEventListener("statechange", done, { once: true }));
}"""


def test_an_update_can_be_put_away_and_begins_by_itself_when_all_is_closed(
    visit: Callable[..., Page], server: ChangingServer, watch: Watch
) -> None:
    watch.expect_error("404")  # of the page outside
    page = visit("de/")
    kept(page)
    server.replace(QUESTIONS, OLD, NEW)
    page.goto("de/vergleich/")
    line = page.locator(".mt-update")
    expect(line).to_contain_text("neue Fassung")
    line.get_by_role("button").last.click()
    expect(line).to_be_empty()
    page.goto("de/")
    page.evaluate("navigator.serviceWorker.ready")
    expect(line).to_be_empty()
    context = page.context
    page.close()
    page = context.new_page()
    page.goto(server.origin + "/outside/")
    page.evaluate(ALL_ACTIVE, server.url)
    page.goto("questions/")
    expect(page.locator("h1[data-new]")).to_be_visible()


def test_an_older_build_comes_back_like_a_new_one(visit: Callable[..., Page], server: ChangingServer) -> None:
    server.replace(QUESTIONS, OLD, NEW)
    page = visit("questions/")
    kept(page)
    expect(page.locator("h1[data-new]")).to_be_visible()
    server.replace(QUESTIONS, NEW, OLD)
    server.asked.clear()
    page.reload()
    page.locator(".mt-update").get_by_role("button").first.click()
    expect(page.locator("h1:not([data-new])")).to_be_visible()
    assert {path for path in server.asked if path != "sw.js"} == {"questions/"}


#: Asks the worker, and returns the last that it says.
ASK = """what => new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data.end || what === "status") && done(data);
    navigator.serviceWorker.controller.postMessage(what, [port2]);
})"""
ENGINE = "demo/runtime/manifest.json"


@pytest.mark.parametrize("room", [True, False])
def test_an_update_keeps_the_engine_too_if_there_is_room(
    visit: Callable[..., Page], server: ChangingServer, room: bool
) -> None:
    page = visit("")
    kept(page)
    before = page.evaluate(ASK, "keep")
    assert before["end"] == "kept"
    assert before["kept"] == before["total"]
    if not room:
        quota(page, server, before["total"] + 4_000_000)
    server.replace(ENGINE, "{", "{ ")
    forget_received(page)
    server.asked.clear()
    page.reload()
    page.locator(".mt-update").get_by_role("button").first.click()
    expect(page.locator(".mt-update")).to_be_empty()
    asked = {path for path in server.asked if path != "sw.js"}
    assert asked == {ENGINE}, "of the engine, too, only what has changed is fetched"
    now = page.evaluate(ASK, "status")
    assert (now["kept"] == now["total"]) == now["ready"] == room


# ---- what goes wrong -------------------------------------------------------------------------------------


def test_an_install_that_breaks_off_changes_nothing_and_goes_on_later(
    visit: Callable[..., Page], server: ChangingServer, watch: Watch
) -> None:
    watch.expect_error(SILENCE)
    total = len(offline.parts(server.folder)["site"])
    page = visit(None, bypass_csp=True)
    page.add_init_script(NOTED)
    server.left = 60
    page.goto("")
    page.wait_for_function("window.state === 'redundant'")
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(now => now === undefined)")
    first = len(server.asked)
    server.go_on()
    server.asked.clear()
    page.reload()
    kept(page)
    again = [path for path in server.asked if path]
    assert first > 50
    assert len(again) < total - 20, "what had come is not fetched again"
    server.stop()
    page.goto("de/glossar/")
    expect(page.locator("h1")).to_be_visible()


def test_an_update_that_breaks_off_leaves_the_version_before(
    visit: Callable[..., Page], server: ChangingServer, watch: Watch
) -> None:
    watch.expect_error(SILENCE)
    page = visit("", bypass_csp=True)
    kept(page)
    server.replace(QUESTIONS, OLD, NEW)
    server.left = 1  # the list, and nothing that is on it
    page.evaluate("navigator.serviceWorker.ready.then(now => now.update()).catch(() => undefined)")
    page.evaluate(GIVEN_UP)
    page.goto("questions/")
    expect(page.locator("h1:not([data-new])")).to_be_visible()
    expect(page.locator(".mt-update")).to_be_empty()


#: Has the page note what becomes of the worker that it asks for.
NOTED = """const plain = navigator.serviceWorker.register.bind(navigator.serviceWorker);
navigator.serviceWorker.register = async (...what) => {
    const registration = await plain(...what);
    const { installing } = registration;
    installing?.addEventListener("statechange", () => { window.state = installing.state; });
    return registration;
};"""
#: Waits until the worker that is coming has been given up, if there is one.
GIVEN_UP = """async () => {
    const coming = (await navigator.serviceWorker.getRegistration()).installing;
    if (coming) await new Promise(done => coming.addEventListener("statechange", done, { once: true }));
}"""
DAMAGE = """async ([part, path]) => {
    const name = (await caches.keys()).find(name => name.startsWith(`manille /manille/ ${part} `));
    await (await caches.open(name)).put(`/manille/${path}`, new Response("damaged", { headers: { "content-type": "text/html" } }));
}"""


def test_a_damaged_page_is_mended_from_the_network_or_not_shown(
    visit: Callable[..., Page], server: ChangingServer, watch: Watch
) -> None:
    watch.expect_error(SILENCE)
    page = visit("")
    kept(page)
    page.evaluate(DAMAGE, ["site", "glossaire/"])
    page.evaluate(DAMAGE, ["site", "comparaison/"])
    page.goto("glossaire/")
    expect(page.locator("h1")).to_be_visible()
    server.stop()
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    forget_received(page)
    with pytest.raises(Error, match="ERR_"):  # the browser's own page says that there is no network
        page.goto("comparaison/")


def test_a_damaged_page_that_has_changed_comes_whole_from_the_network(
    visit: Callable[..., Page], server: ChangingServer
) -> None:
    page = visit("")
    kept(page)
    page.evaluate(DAMAGE, ["site", QUESTIONS.removesuffix("index.html")])
    server.replace("assets/css/content.css", "/*", "/* new */ /*")
    server.replace(QUESTIONS, OLD, NEW)
    forget_received(page)
    server.asked.clear()
    page.goto("questions/")
    expect(page.locator("h1[data-new]")).to_be_visible()
    assert "assets/css/content.css" in server.asked, "and so does all that it loads"


def test_a_damaged_engine_is_mended(visit: Callable[..., Page], server: ChangingServer, watch: Watch) -> None:
    watch.expect_error("damaged|wasm|Wasm|WebAssembly|CompileError|runtime")
    page = visit("jouer/")
    table = Table(page, "fr").ready()
    expect(page.locator('.mt-keep[data-state="ready"]')).to_be_visible()
    (core,) = (path for path in offline.parts(server.folder)["runtime"] if path.endswith("/pyodide.asm.wasm"))
    page.evaluate(DAMAGE, ["runtime", core])
    page.reload()
    expect(page.locator('.mt-keep[data-state="ready"]')).to_be_visible()
    table.ready()


def test_without_room_everything_is_as_it_was(visit: Callable[..., Page], server: ChangingServer) -> None:
    page = visit(None, bypass_csp=True)
    quota(page, server, 1_000_000)
    page.goto("confidentialite/")
    page.evaluate("caches.open('another site').then(cache => cache.put('x', new Response('x')))")
    page.wait_for_function("sessionStorage.getItem('manille.full')")
    assert [name for name in caches_of(page) if not name.endswith(" state")] == ["another site"]
    server.asked.clear()
    page.goto("comparaison/")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert "comparaison/" in server.asked
    assert "sw.js" not in server.asked, "it is not tried again and again"
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(now => now === undefined)")


def test_where_only_the_pages_have_room_the_table_says_so(visit: Callable[..., Page], server: ChangingServer) -> None:
    page = visit(None, bypass_csp=True)
    quota(page, server, 9_000_000)
    page.goto("jouer/")
    Table(page, "fr").ready()
    keep = page.locator(".mt-keep")
    expect(keep).to_have_attribute("data-state", "some")
    assert images_of(page) == [], "pages come before an image"
    keep.get_by_role("button").click()
    expect(keep).to_have_attribute("data-state", "full")
    expect(keep).to_contain_text("place")


def test_an_image_of_the_engine_makes_room_for_the_pages(visit: Callable[..., Page], server: ChangingServer) -> None:
    """It came first, and both have no room: the quota is that of the test above."""
    page = visit(None, bypass_csp=True)
    quota(page, server, 9_000_000)
    page.context.route("**/offline.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("questions/")
    page.evaluate(IMAGE, FOLDER)
    assert images_of(page) == ["image"]
    page.context.unroute("**/offline.js")
    page.reload()
    served = "navigator.serviceWorker.ready.then(() => true)"
    late = "new Promise(done => setTimeout(done, 20_000, false))"
    assert page.evaluate(f"() => Promise.race([{served}, {late}])"), "there was no room for the pages"
    assert images_of(page) == []


#: Something large where the table keeps an image.
IMAGE = """async (name) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
    const file = await (await folder.getFileHandle("image", { create: true })).createWritable();
    await file.write(new Uint8Array(7e6));
    await file.close();
}"""


def images_of(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"async () => {{ {KEPT} return keptImages(); }}")
    return found


def quota(page: Page, server: ChangingServer, size: int) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": size})


def test_a_neighbour_on_the_same_host_has_its_own(visit: Callable[..., Page], server: ChangingServer) -> None:
    page = visit("", bypass_csp=True)
    kept(page)
    ours = caches_of(page)
    page.goto(server.origin + NEIGHBOUR)
    kept(page)
    assert set(ours) < set(caches_of(page))
    scopes = page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.map(one => one.scope))")
    assert sorted(scopes) == sorted([server.url, server.origin + NEIGHBOUR])
    server.write(offline.NAME, offline.absent_source())
    home = (server.folder / "index.html").read_text("utf-8")
    server.write("index.html", home.replace("js/offline.js", "js/site.js"))  # as `run.py serve` has it
    loads: list[Page] = []
    with page.expect_event("load", lambda loaded: loads.append(loaded) or len(loads) == 2):
        page.goto(server.url)
    assert len(page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.map(one => one.scope))")) == 1
    assert not set(ours) & set(caches_of(page)), "a worker that goes takes along what it kept, and nothing else"
    assert [name for name in caches_of(page) if "/neighbour/" in name]


def test_the_site_can_be_installed(visit: Callable[..., Page], server: ChangingServer) -> None:
    page = visit("de/")
    session: Any = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == server.url + "de/manifest.webmanifest"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
