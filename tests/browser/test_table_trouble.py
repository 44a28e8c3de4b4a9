"""What goes wrong: a dead worker, an engine that does not come, a match that cannot be read, no room, no network.

Not here: what the visitor may not do (test_table_acts).
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.table import (
    PATHS,
    NewPage,
    Table,
    TableAt,
    ask,
    engines,
    mid_trick,
    open_table,
    position,
    store,
    struck_dumb,
)
from tests.browser.watch import Watch

GOOD = position("belgian", mid_trick)["save"]


def test_a_worker_killed_in_mid_thought_loses_nothing(new_page: NewPage) -> None:
    table = open_table(new_page, "fr", save=GOOD)
    page = table.page
    expect(table.legal.first).to_be_visible()
    size = table.hand.count()
    worker = struck_dumb(page)
    table.tap(table.legal.first)
    worker.evaluate("() => self.close()")
    page.clock.fast_forward(60_000)  # the page's patience is over
    expect(table.hand).to_have_count(size - 1)
    expect(table.awaited).to_be_visible()
    assert table.stored()["screen"]["deal"] == 1
    assert len(engines(page)) == 1


def test_a_card_that_the_engine_has_not_answered_outlives_a_reload(new_page: NewPage) -> None:
    table = open_table(new_page, "fr", save=GOOD)
    page = table.page
    expect(table.legal.first).to_be_visible()
    size = table.hand.count()
    (worker,) = engines(page)
    worker.evaluate("() => { self.postMessage = () => {}; }")
    table.tap(table.legal.first)
    page.wait_for_function("localStorage.getItem('manille.decided') !== null")
    page.reload()
    expect(table.hand).to_have_count(size - 1)
    page.wait_for_function("localStorage.getItem('manille.decided') === null")
    page.reload()
    expect(table.hand).to_have_count(size - 1)


def test_what_was_decided_elsewhere_is_not_done_again(new_page: NewPage) -> None:
    """Another match, or another position of it, has been opened since."""
    table = open_table(new_page, "fr", save=GOOD)
    expect(table.legal.first).to_be_visible()
    size = table.hand.count()
    card = next(held["card"] for held in position("belgian", mid_trick)["screen"]["hand"] if held["legal"])
    decided = {"save": position("coinchee", mid_trick)["save"], "request": {"op": "play", "card": card}}
    table.page.evaluate("kept => localStorage.setItem('manille.decided', JSON.stringify(kept))", decided)
    table.page.reload()
    expect(table.legal.first).to_be_visible()
    expect(table.hand).to_have_count(size)


def test_a_late_answer_is_told_and_the_engine_can_be_started_again(new_page: NewPage) -> None:
    table = open_table(new_page, "fr", save=GOOD)
    page = table.page
    expect(table.legal.first).to_be_visible()
    size = table.hand.count()
    struck_dumb(page)
    table.tap(table.legal.first)
    page.clock.fast_forward(3_500)
    late = page.locator(".tb-late")
    expect(late).to_be_visible()
    expect(table.hand).to_have_count(size)
    late.get_by_role("button").click()
    expect(table.hand).to_have_count(size - 1)
    expect(late).to_have_count(0)
    assert len(engines(page)) == 1


def test_an_engine_that_does_not_come_can_be_asked_for_again(new_page: NewPage, watch: Watch) -> None:
    # What the test provokes is told by the network's log or, where Pyodide's own fetch is first, by its rejection.
    watch.expect_error(r"pyodide\.asm\.wasm|ERR_FAILED|Failed to fetch")
    table = Table(new_page(None), "fr")
    fails(table, "**/pyodide.asm.wasm", lambda route: route.abort())


def test_a_wheel_with_a_wrong_checksum_is_a_failure(new_page: NewPage, watch: Watch) -> None:
    watch.expect_error(r"integrity|\.whl|library-|Failed to (load|fetch)")
    table = Table(new_page(None), "de")
    table.page.context.route("**/library-*", lambda route: route.abort())  # the wheel is for the plain way only
    fails(table, "**/*.whl", lambda route: route.fulfill(body=b"PK", content_type="application/zip"))


def fails(table: Table, pattern: str, answer: object) -> None:
    """With this file answered like that the page says that it failed; then the file comes, and it goes on."""
    page = table.page
    page.context.route(pattern, answer)  # type: ignore[arg-type]
    store(page, {"manille.match": json.dumps({"save": GOOD, "previous": None})})
    page.goto(PATHS[table.lang])
    failure = page.locator(".tb-failure")
    expect(failure).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('manille.match')"))["save"] == GOOD
    page.context.unroute(pattern)
    failure.get_by_role("button").click()
    expect(failure).to_have_count(0)
    expect(table.legal.first).to_be_visible()


def broken_record() -> str:
    save = json.loads(json.dumps(GOOD))
    save["record"]["deals"][0]["plays"][0] = "XX"
    return json.dumps({"save": save, "previous": None})


#: Damaged texts, and what is wrong with each and where, in French and German.
DAMAGED = {
    "{not json": ("faute de JSON, caractère nº 2", "JSON-Fehler, 2. Zeichen"),
    '{"save": {"format"': ("faute de JSON, caractère nº 19", "JSON-Fehler, 19. Zeichen"),
    "[1, 2]": ("tout le texte", "der ganze Text"),
    '{"previous": null}': ("(partie)", "(Spiel)"),
    '{"save": {}}': ("(format)", "(Format)"),
    '{"save": 7}': ("(partie)", "(Spiel)"),
    # Python in the browser has less of a stack than elsewhere.
    '[{"a":' * 50_000: ("faute de JSON, caractère nº 1", "JSON-Fehler, 1. Zeichen"),
    broken_record(): (
        "carte qui n’existe pas (donne 1, carte jouée nº 1)",
        "Karte, die es nicht gibt (1. Runde, 1. gespielte Karte)",
    ),
}


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: text[:40])
def test_a_damaged_match_is_kept_aside_with_what_is_wrong_and_where(table_at: TableAt, text: str, lang: str) -> None:
    page = table_at(lang, match=text).page
    kept = page.locator(".tb-kept")
    fault = DAMAGED[text][["fr", "de"].index(lang)]
    expect(kept).to_contain_text(fault)
    expect(page.get_by_role("alert").filter(has_text=fault)).to_have_count(1)
    with page.expect_download() as download:
        kept.get_by_role("button").first.click()
    assert Path(download.value.path()).read_text("utf-8") == text
    expect(page.locator("[data-rules]")).to_have_count(3)


@pytest.mark.parametrize(
    "screen", [{"count": {}}, {"count": {"steps": None}}, {"phase": "play"}, {"hand": None}], ids=str
)
def test_a_damaged_picture_of_a_sound_match_is_drawn_anew(
    new_page: NewPage, watch: Watch, screen: dict[str, object]
) -> None:
    """The picture serves until the engine is there; the match itself is in the save."""
    watch.expect_error("words: .* Variable type not supported")
    told = position("belgian", mid_trick)
    damaged = {**told["screen"], **screen} if "phase" not in screen else screen
    page = new_page(None)
    kept = {"save": told["save"], "previous": None, "shape": 1, "screen": damaged}
    store(page, {"manille.match": json.dumps(kept), "manille.settings": '{"speed": "instant"}'})
    page.goto("jouer/")
    table = Table(page, "fr").ready()
    expect(table.hand).to_have_count(len(told["screen"]["hand"]))
    assert table.stored()["screen"] == ask(op="screen", save=told["save"])["screen"]


def test_a_damaged_match_is_not_lost_where_there_is_no_room_for_it_twice(new_page: NewPage) -> None:
    page = new_page(None)
    page.add_init_script(f"({TOTAL_ROOM})(40_000)")
    text = "{" + "x" * 30_000
    store(page, {"manille.match": text})
    page.goto("jouer/")
    expect(page.locator(".tb-kept")).to_contain_text("caractère nº 2")
    assert page.evaluate("localStorage.getItem('manille.damaged.1')") == text
    assert page.evaluate("localStorage.getItem('manille.match')") is None


def test_a_new_match_leaves_the_damaged_one_alone(new_page: NewPage) -> None:
    page = new_page(None)
    store(page, {"manille.match": "{not json", "manille.settings": '{"speed": "instant"}'})
    page.goto("jouer/")
    expect(page.locator(".tb-kept")).to_be_visible()
    table = Table(page, "fr").start("french")
    expect(table.awaited).to_be_visible()
    assert page.evaluate("localStorage.getItem('manille.damaged.1')") == "{not json"
    page.locator(".tb-kept").get_by_role("button").last.click()
    expect(page.locator(".tb-kept")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('manille.damaged.1')") is None
    assert table.stored()["screen"]["variant"] == "french"


#: Private windows have no room at all; a full disk has none for long texts.
NO_ROOM = """room => {
    const plain = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
        if (window.room === undefined ? text.length > room : text.length > window.room) throw new DOMException("full", "QuotaExceededError");
        return plain.call(this, name, text);
    };
}"""


#: A storage with so much room in all.
TOTAL_ROOM = """room => {
    const plain = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
        const others = Object.keys(this).filter((other) => other !== name);
        const used = others.reduce((sum, other) => sum + other.length + this.getItem(other).length, 0);
        if (used + name.length + text.length > room) throw new DOMException("full", "QuotaExceededError");
        return plain.call(this, name, text);
    };
}"""


def test_a_browser_that_stores_nothing_still_plays(new_page: NewPage) -> None:
    page = new_page(None)
    page.add_init_script(f"({NO_ROOM})(0)")
    page.goto("jouer/")
    table = Table(page, "fr").ready().start("french")
    expect(page.locator(".tb-unstored")).to_be_visible()
    expect(table.hand).to_have_count(8)
    expect(table.awaited).to_be_visible()
    table.move()
    assert page.evaluate("localStorage.length") == 0


#: What a browser does where cookies and site data are blocked: the very look at the storage throws.
DENIED = """Object.defineProperty(window, "localStorage", {
    configurable: true,
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});"""


@pytest.mark.parametrize("path", ["jouer/", "de/belgische-regeln/"])
def test_a_denied_storage_stops_no_script(new_page: NewPage, path: str) -> None:
    """The theme's scripts look at it on every page; the watch fails the test on any error."""
    page = new_page(None)
    page.add_init_script(DENIED)
    page.goto(path)
    expect(page.locator("html.js")).to_be_attached()
    if path == "jouer/":
        Table(page, "fr").ready().start("french")
        expect(page.locator(".tb-unstored")).to_be_visible()


def test_a_full_storage_says_so_and_is_used_again_when_there_is_room(new_page: NewPage) -> None:
    page = new_page(None)
    page.add_init_script(f"({NO_ROOM})(1e9)")
    store(
        page, {"manille.match": json.dumps({"save": GOOD, "previous": GOOD}), "manille.settings": '{"speed":"instant"}'}
    )
    page.goto("jouer/")
    table = Table(page, "fr").ready()
    expect(table.awaited).to_be_visible()

    page.evaluate("room => { window.room = room }", len(json.dumps(GOOD)) + 300)
    table.move()
    expect(table.awaited).to_be_visible()
    assert page.locator(".tb-unstored").count() == 0, "what can be had again makes room first"
    kept = table.stored()["save"]
    assert len(kept["record"]["deals"][0]["plays"]) > len(GOOD["record"]["deals"][0]["plays"])

    page.evaluate("window.room = 20")
    table.move()
    expect(page.locator(".tb-unstored")).to_be_visible()
    assert table.stored()["save"] == kept
    page.evaluate("window.room = 1e9")
    expect(table.awaited).to_be_visible()
    table.move()
    expect(page.locator(".tb-unstored")).to_have_count(0)
    assert table.stored()["save"] != kept


def test_a_clock_that_is_set_changes_nothing(new_page: NewPage) -> None:
    """Back by years in mid-trick, then forward by more: each card is kept, and another visit goes on."""
    table = open_table(new_page, "de", save=GOOD)
    expect(table.legal.first).to_be_visible()
    table.page.clock.install()
    for time in ("2001-01-01", "2050-01-01"):
        table.page.clock.set_system_time(time)
        kept = len(table.stored()["save"]["record"]["deals"][0]["plays"])
        table.move()
        expect(table.awaited).to_be_visible()
        assert len(table.stored()["save"]["record"]["deals"][0]["plays"]) > kept
    cards = table.stored()["save"]
    table.page.reload()
    expect(table.ready().awaited).to_be_visible()
    assert table.stored()["save"] == cards


def test_without_network_a_match_goes_on_and_a_new_worker_waits_for_it(new_page: NewPage, watch: Watch) -> None:
    watch.expect_error("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    # A note that comes up would move the card from under the tap.
    table = open_table(new_page, "fr", save=GOOD, settings={"notes": False})
    page = table.page
    expect(table.legal.first).to_be_visible()
    page.context.set_offline(True)
    table.move()
    expect(table.awaited).to_be_visible()
    worker = struck_dumb(page)
    size = table.hand.count()
    table.tap(table.legal.first)
    worker.evaluate("() => self.close()")
    page.clock.fast_forward(60_000)
    failure = page.locator(".tb-failure")
    expect(failure).to_be_visible()
    page.context.set_offline(False)
    failure.get_by_role("button").click()
    expect(table.hand).to_have_count(size - 1)


def test_bytes_that_are_told_late_do_not_take_the_engine_away(new_page: NewPage) -> None:
    table = open_table(new_page, "fr", save=GOOD).ready()
    page = table.page
    expect(table.legal.first).to_be_visible()
    (worker,) = engines(page)
    worker.evaluate("() => self.postMessage({ status: 'loading', loaded: 5, total: 5 })")
    table.move()
    expect(table.awaited).to_be_visible()
    expect(page.locator('.tb[data-engine="ready"]')).to_be_attached()
    expect(page.locator(".tb-loading")).to_have_count(0)


def test_loading_tells_bytes(new_page: NewPage) -> None:
    page = new_page(None)
    held: list[Route] = []
    # Only the first: its compressed twin may be asked for next.
    page.context.route("**/library-*", lambda route: route.continue_() if held else held.append(route))
    page.goto("jouer/")
    loading = page.locator(".tb-loading")
    expect(loading).to_contain_text("Mo sur")
    bar = page.locator(".tb-progress")
    assert 0 < bar.evaluate("bar => bar.position") < 1
    held[0].continue_()
    expect(loading).to_have_count(0)
