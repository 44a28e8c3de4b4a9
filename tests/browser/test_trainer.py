"""The trainer of the trick law: chosen and checked by mouse and by keys, on a phone, without scripts, and endlessly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.watch import Watch

PAGES = {"fr": "quelle-carte/", "de": "de/welche-karte/"}
PHONE = (320, 640)
#: Adds up by how much what is shown moves about by itself.
SHIFTED = """window.shifted = 0;
new PerformanceObserver(list => list.getEntries().forEach(e => window.shifted += e.hadRecentInput ? 0 : e.value))
  .observe({type: "layout-shift", buffered: true});"""


def begun(page: Page, variant: str = "") -> Locator:
    trainer = page.locator(".mt-trainer")
    if variant:
        trainer.get_by_label(variant).check()
    trainer.locator("form button").click()
    expect(trainer.locator("[data-card]").first).to_be_visible()
    return trainer


def prepared(site: Path, variant: str) -> dict[frozenset[str], Any]:
    problems = json.loads((site / f"assets/practice/{variant}.json").read_text("utf-8"))["problems"]
    return {frozenset([*p["hand"], *("t" + t["card"] for t in p["trick"])]): p for p in problems}


def shown(trainer: Locator, problems: dict[frozenset[str], Any]) -> Any:
    """The position on the screen, with its answer."""
    hand = [card.get_attribute("data-card") for card in trainer.locator("[data-card]").all()]
    trick = [
        "t" + str(face.get_attribute("data-rank")) + str(face.get_attribute("data-suit"))
        for face in trainer.locator(".mt-trainer__trick .tb-face").all()
    ]
    return problems[frozenset([*map(str, hand), *trick])]


def press(trainer: Locator) -> None:
    trainer.locator(".mt-trainer__run > .mt-button").click()


@pytest.mark.parametrize("lang", PAGES)
def test_a_run_with_the_right_answers(new_page: NewPage, site_dir: Path, lang: str) -> None:
    trainer = begun(new_page(PAGES[lang]), "Coinchée")
    problems = prepared(site_dir, "coinchee")
    for _ in range(10):
        for card in shown(trainer, problems)["legal"]:
            trainer.locator(f"[data-card='{card}']").click()
        press(trainer)
        expect(trainer.locator(".mt-trainer__verdict")).to_have_attribute("data-right", "true")
        press(trainer)
    expect(trainer.locator("h3")).to_have_text({"fr": "10 sur 10", "de": "10 von 10"}[lang])
    expect(trainer.locator("h3")).to_be_focused()
    trainer.locator(".mt-button").first.click()
    expect(trainer.locator("[data-card]").first).to_be_focused()


def test_every_mistake_gets_its_reason(new_page: NewPage, site_dir: Path) -> None:
    trainer = begun(new_page(PAGES["fr"]))
    problems = prepared(site_dir, "belgian")
    while not (problem := shown(trainer, problems))["refused"]:
        trainer.locator("[data-card]").first.click()
        press(trainer)
        press(trainer)
    for card in problem["refused"]:
        trainer.locator(f"[data-card='{card}']").click()
    press(trainer)
    reasons = trainer.locator(".mt-trainer__reasons > li")
    expect(reasons).to_have_count(len(problem["refused"]) + 1)
    expect(reasons.last.locator(".tb-small")).to_have_count(len(problem["legal"]))
    for card in problem["hand"]:
        answer = "refused" if card in problem["refused"] else "legal"
        expect(trainer.locator(f"[data-card='{card}']")).to_have_attribute("data-answer", answer)
        expect(trainer.locator(f"[data-card='{card}']")).to_have_attribute("data-mistaken", "")
    trainer.get_by_role("link", name="Revoir ce cas").click()
    expect(trainer.page).to_have_url(f"{trainer.page.url.split('#')[0]}#{anchor(site_dir, problem)}")


def anchor(site: Path, problem: Any) -> str:
    anchors = json.loads((site / "assets/practice/belgian.json").read_text("utf-8"))["anchors"]
    return str(anchors[problem["may"]["key"]])


def test_by_keys_alone(new_page: NewPage) -> None:
    page = new_page(PAGES["de"])
    page.locator(".mt-trainer form input").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    cards = page.locator("[data-card]")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Space")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".mt-trainer__verdict")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".mt-trainer__head")).to_contain_text("Stellung 2 von 10")
    expect(cards.first).to_be_focused()


def test_nothing_is_fetched_before_it_is_begun_and_nothing_moves(new_page: NewPage) -> None:
    page = new_page(None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(SHIFTED)
    page.goto(PAGES["fr"])
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "practice" in url or "demo/words" in url or "runtime" in url]
    assert page.evaluate("window.shifted") < 0.01


def test_when_the_prepared_ones_are_used_up_the_engine_makes_more(new_page: NewPage, site_dir: Path) -> None:
    few = json.loads((site_dir / "assets/practice/french.json").read_text("utf-8"))
    few["problems"] = few["problems"][:3]
    known = prepared(site_dir, "french")
    page = new_page(None)
    page.route("**/practice/french.json", lambda route: route.fulfill(json=few))
    page.goto(PAGES["fr"])
    trainer = begun(page, "Française")
    new = (
        page.wait_for_event("worker", predicate=lambda worker: "demo/worker.js" in worker.url)
        if not page.workers
        else None
    )
    assert new or page.workers
    expect(trainer).to_have_attribute("data-engine", "ready")
    fresh = 0
    for _ in range(9):
        trainer.locator("[data-card]").first.click()
        press(trainer)
        press(trainer)
        hand = [str(card.get_attribute("data-card")) for card in trainer.locator("[data-card]").all()]
        fresh += not any(set(hand) == set(problem["hand"]) for problem in known.values())
    assert fresh >= 5


def test_after_a_mistake_the_like_of_it_comes_soon(new_page: NewPage, site_dir: Path) -> None:
    served = json.loads((site_dir / "assets/practice/belgian.json").read_text("utf-8"))
    rare = [p for p in served["problems"] if p["may"]["key"] == "may-void-overtrump"][:2]
    served["problems"] = rare + [p for p in served["problems"] if p["may"]["key"] == "may-void-partner"]
    page = new_page(None)
    page.route("**/practice/belgian.json", lambda route: route.fulfill(json=served))
    page.goto(PAGES["fr"])
    trainer = begun(page)
    known = prepared(site_dir, "belgian")
    seen: list[str] = []
    # Every answer is the whole hand: right where the partner is master, wrong where one must overtrump.
    while seen.count("may-void-overtrump") < 2:
        seen.append(shown(trainer, known)["may"]["key"])
        for card in trainer.locator("[data-card]").all():
            card.click()
        press(trainer)
        press(trainer)
        if trainer.locator("h3").count():
            trainer.locator(".mt-button").first.click()
    assert (
        seen.index("may-void-overtrump", seen.index("may-void-overtrump") + 1) - seen.index("may-void-overtrump") <= 3
    )


def test_trouble_is_told_and_can_be_mended(new_page: NewPage, watch: Watch) -> None:
    watch.expect_error("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page = new_page(PAGES["fr"])
    page.context.set_offline(True)
    page.locator(".mt-trainer form button").click()
    expect(page.locator(".mt-trainer__trouble")).to_contain_text("connexion")
    page.context.set_offline(False)
    begun(page)


@pytest.mark.parametrize("lang", PAGES)
def test_without_scripts_there_are_positions_to_read(new_page: NewPage, lang: str) -> None:
    page = new_page(PAGES[lang], java_script_enabled=False)
    expect(page.locator(".mt-trainer form")).to_be_hidden()
    still = page.locator(".mt-trainer__still")
    still.locator("> summary").click()
    answer = still.locator("figure").nth(4).locator("details")
    expect(answer.locator("p")).to_be_hidden()
    answer.locator("summary").click()
    expect(answer.locator("p")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, (1280, 800)])
def test_it_is_accessible_and_fits(new_page: NewPage, axe, scheme: str, viewport: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    page = new_page(PAGES["de"], viewport=viewport, color_scheme=scheme, bypass_csp=True)
    assert axe(page) == []
    trainer = begun(page)
    assert axe(page, ".mt-trainer") == []  # the page around it stays as it was
    trainer.locator("[data-card]").first.click()
    press(trainer)
    assert axe(page, ".mt-trainer") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport[0]
    page.locator(".mt-trainer__still > summary").click()
    assert axe(page) == []
