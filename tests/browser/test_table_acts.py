"""What the visitor can do within a deal: play, be refused, undo, ask, reload; and what stays in sight meanwhile.

Not here: whole deals (test_table_deals) and what goes wrong (test_table_trouble).
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from run import ROOT
from tests.browser.table import (
    NewPage,
    Table,
    TableAt,
    ask,
    asked,
    engines,
    mid_trick,
    open_table,
    position,
    sentence,
    store,
)

BOTH = pytest.mark.parametrize("lang", ["fr", "de"])


@BOTH
def test_a_refused_card_says_why_and_stays(table_at: TableAt, lang: str) -> None:
    answer = position("belgian", mid_trick)
    table = table_at(lang, save=answer["save"])
    refused = next(held for held in answer["screen"]["hand"] if held["refused"])
    why = sentence(refused["refused"], lang)
    card = table.card(refused["card"])
    expect(card).to_have_attribute("aria-disabled", "true")
    expect(card).to_have_accessible_description(why)

    table.tap(card)
    expect(table.notice).to_contain_text(why)
    expect(table.page.get_by_role("alert")).to_have_text(why)
    expect(table.hand).to_have_count(len(answer["screen"]["hand"]))
    assert table.stored()["save"] == answer["save"]


@BOTH
def test_hint_and_why_say_the_engines_reasons(table_at: TableAt, lang: str) -> None:
    answer = position("belgian", mid_trick)
    save, screen = answer["save"], answer["screen"]
    table = table_at(lang, save=save)
    hint = ask(op="hint", save=save)
    expect(table.legal.first).to_be_visible()
    table.button("h").click()
    for reason in hint["reasons"]:
        expect(table.notice).to_contain_text(sentence(reason, lang))
    expect(table.card(hint["choice"])).to_have_attribute("data-hinted", "")

    why = ask(op="why", save=save, event=screen["why"]["N"])
    table.page.locator('.tb-seat[data-seat="N"] .tb-why').click()
    for reason in why["reasons"]:
        expect(table.notice).to_contain_text(sentence(reason, lang))


def test_undo_brings_the_card_and_the_trick_back(table_at: TableAt) -> None:
    answer = position("coinchee", mid_trick)
    table = table_at("fr", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    cards, trick = hand_of(table), table.trick()
    table.move()
    expect(table.awaited).to_be_visible()
    table.button("u").click()
    expect(table.hand).to_have_count(len(cards))
    assert (hand_of(table), table.trick()) == (cards, trick)
    assert table.stored()["save"] == answer["save"]


def hand_of(table: Table) -> list[str | None]:
    return [card.get_attribute("data-hand-card") for card in table.hand.all()]


def test_a_reload_shows_the_table_at_once_and_takes_the_next_card_before_the_engine_is_there(new_page: NewPage) -> None:
    answer = position("french", mid_trick)
    table = open_table(new_page, "de", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    table.move()
    expect(table.awaited).to_be_visible()
    cards, trick, kept = hand_of(table), table.trick(), table.stored()["save"]
    held: list[Route] = []
    # Only the first: its compressed twin may be asked for next.
    table.page.context.route("**/pyodide.asm.wasm*", lambda route: route.continue_() if held else held.append(route))
    with table.page.context.expect_event("request", lambda request: "pyodide.asm.wasm" in request.url):
        table.page.reload()
    # At once, from what the page has kept, while the engine is still on its way.
    expect(table.page.locator('.tb[data-engine="loading"] .tb-hand')).to_be_visible()
    assert (hand_of(table), table.trick()) == (cards, trick)
    first = table.legal.first.get_attribute("data-hand-card")
    table.tap(table.legal.first)
    expect(table.card(first or "")).to_have_attribute("data-picked", "")
    held[0].continue_()
    table.ready()
    expect(table.card(first or "")).to_have_count(0)
    expect(table.awaited).to_be_visible()
    plays = table.stored()["save"]["record"]["deals"][0]["plays"]
    before = kept["record"]["deals"][0]["plays"]
    assert plays[: len(before) + 1] == [*before, first]


def test_a_finished_trick_waits_for_a_tap_and_is_spoken_once(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    table = table_at("fr", save=answer["save"], settings={"waitForTap": True})
    expect(table.legal.first).to_be_visible()
    table.move()
    go_on = table.page.locator(".tb-goon")
    expect(go_on).to_be_visible()
    assert len(table.trick()) == 4
    expect(table.page.locator(".tb-played[data-best]")).to_have_count(1)
    spoken = table.page.get_by_role("log").locator("p").filter(has_text="Le pli est pour")
    expect(spoken).to_have_count(1)
    go_on.click()
    expect(go_on).to_have_count(0)
    assert len(table.trick()) < 4
    expect(spoken).to_have_count(1)

    expect(table.awaited).to_be_visible()  # whoever plays meanwhile puts the last trick away
    table.button("l").click()
    assert len(table.trick()) == 4
    table.page.locator(".tb-felt").click(position={"x": 5, "y": 60})
    assert len(table.trick()) < 4


def test_tapping_twice_to_play(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    table = table_at("fr", save=answer["save"], settings={"confirmTap": True})
    expect(table.legal.first).to_be_visible()
    card = table.legal.first
    size = table.hand.count()
    table.tap(card)
    expect(card).to_have_attribute("data-picked", "")
    expect(table.hand).to_have_count(size)
    table.tap(card)
    expect(table.hand).to_have_count(size - 1)


def test_the_calls_offered_are_the_engines(table_at: TableAt) -> None:
    answer = position("coinchee", asked)
    table = table_at("de", save=answer["save"])
    expect(table.calls.first).to_be_visible()
    offered = [call.get_attribute("data-call") for call in table.calls.all()]
    assert offered == answer["screen"]["question"]["choices"]
    table.page.locator('[data-call="H"]').click()
    expect(table.page.locator('[data-trump="H"]')).to_be_visible()


@pytest.mark.parametrize(
    ("languages", "zone", "proposed"),
    [
        (["fr-BE"], "Europe/Brussels", "belgian"),
        (["fr-FR", "fr"], "Europe/Brussels", "belgian"),
        (["nl-BE"], "Europe/London", "belgian"),
        (["fr-FR"], "Europe/Paris", "french"),
        (["de-DE"], "Europe/Berlin", None),
        (["?"], None, None),
    ],
)
def test_rules_are_proposed_by_region(languages: list[str], zone: str | None, proposed: str | None) -> None:
    asked = f"proposedRules({json.dumps(languages)}, {json.dumps(zone)} ?? undefined)"
    script = f'import {{ proposedRules }} from "./region.js"; console.log(JSON.stringify({asked}))'
    command = ["node", "--input-type=module", "--eval", script]
    said = subprocess.run(command, cwd=ROOT / "demo", capture_output=True, check=True, text=True)
    assert json.loads(said.stdout) == proposed


def test_a_tapped_card_comes_up_before_the_engine_answers(table_at: TableAt) -> None:
    table = table_at("fr", save=position("belgian", mid_trick)["save"])
    card = table.legal.first
    expect(card).to_be_visible()
    name = card.get_attribute("aria-label") or ""
    (worker,) = engines(table.page)
    worker.evaluate("() => { self.postMessage = () => {}; }")
    table.tap(card)
    expect(card).to_have_attribute("data-picked", "")
    expect(card).to_have_accessible_name(name)


def test_the_proposed_rules_come_first(table_at: TableAt) -> None:
    page = table_at("fr").page
    expect(page.locator("[data-rules]")).to_have_count(3)
    marked = page.locator("[data-rules]").filter(has=page.locator(".tb-proposed"))
    expect(marked).to_have_attribute("data-rules", "french")
    expect(page.locator("[data-rules]").first).to_have_attribute("data-rules", "french")


def test_house_rules_are_chosen_with_the_rules(table_at: TableAt) -> None:
    table = table_at("fr")
    belgian = table.page.locator('[data-rules="belgian"]')
    belgian.locator("summary").click()
    belgian.get_by_role("checkbox").first.check()
    table.start("belgian")
    expect(table.awaited).to_be_visible()
    assert table.stored()["screen"]["options"] == ["capot"]


def test_a_first_card_is_chosen_before_the_engine_is_there(new_page: NewPage) -> None:
    page = new_page(None)
    held: list[Route] = []
    # Only the first: its compressed twin may be asked for next.
    page.context.route("**/library-*", lambda route: route.continue_() if held else held.append(route))
    store(page, {"manille.settings": '{"speed": "instant"}'})
    page.goto("jouer/")
    table = Table(page, "fr").start("french")
    expect(table.hand).to_have_count(8)
    expect(page.locator('.tb[data-engine="loading"]')).to_be_attached()
    first = table.legal.first
    code = first.get_attribute("data-hand-card") or ""
    table.tap(first)
    expect(first).to_have_attribute("data-picked", "")
    assert page.locator('.tb[data-engine="loading"]').count() == 1
    held[0].continue_()
    expect(table.card(code)).to_have_count(0)
    expect(table.awaited).to_be_visible()
    kept = table.stored()
    assert kept["save"]["record"]["deals"][0]["plays"][0] == code
    again = ask(
        op="deal", save=ask(op="new", variant="french", options=[], seed=kept["save"]["seed"], bot="regular")["save"]
    )
    dealt = kept["save"]["record"]["deals"][0]
    assert again["save"]["record"]["deals"][0]["hands"] == dealt["hands"], "it is the deal of its seed"


def boxes(page: Page) -> list[dict[str, float]]:
    return page.locator("[data-hand-card]").evaluate_all(
        "cards => cards.map(card => { const {left, right, top, bottom} = card.getBoundingClientRect();"
        " return {left, right, top, bottom}; })"
    )


@BOTH
def test_the_hand_fits_a_small_phone(table_at: TableAt, lang: str) -> None:
    answer = position("belgian", lambda screen: mid_hand(screen, 8))
    table = table_at(lang, save=answer["save"], viewport=(320, 568))
    expect(table.hand).to_have_count(8)
    assert table.page.evaluate("document.documentElement.scrollWidth") == 320
    cards = boxes(table.page)
    assert all(card["left"] >= 0 and card["right"] <= 320 and card["bottom"] <= 568 for card in cards)
    assert all(after["left"] - card["left"] >= 24 for card, after in pairwise(cards))
    assert all(card["bottom"] - card["top"] >= 44 for card in cards)


def mid_hand(screen: dict[str, object], size: int) -> bool:
    hand: Callable[[str], object] = screen.get
    return hand("phase") == "play" and hand("to_act") == "S" and len(screen["hand"]) == size  # type: ignore[arg-type]


def test_a_second_tap_in_the_same_place_plays_no_other_card(table_at: TableAt) -> None:
    """The hand closes up when a card has left it, and its neighbour lies where the finger still is."""
    table = table_at("fr", save=position("belgian", leads)["save"])
    page = table.page
    expect(table.legal.first).to_be_visible()
    before = table.hand.count()
    box = table.legal.nth(2).bounding_box()
    assert box
    x, y = box["x"] + 8, box["y"] + 20
    page.mouse.click(x, y)
    page.mouse.click(x, y)
    expect(table.hand).to_have_count(before - 1)
    expect(table.awaited).to_be_visible()
    mine = [card for trick in seen(table) for card in trick["cards"] if card["seat"] == "S"]
    assert len(mine) == 1
    expect(page.locator(".tb[data-settling]")).to_have_count(0)
    table.move()


def leads(screen: dict[str, object]) -> bool:
    """The visitor leads the first trick: every card may be played, whoever takes it."""
    return mid_hand(screen, 8) and not screen["trick"]["cards"]  # type: ignore[index]


def seen(table: Table) -> list[dict[str, list[dict[str, str]]]]:
    screen = table.stored()["screen"]
    return [*screen["tricks"], screen["trick"]] if screen["trick"] else screen["tricks"]


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_escape_puts_a_refusal_away(table_at: TableAt, lang: str) -> None:
    table = table_at(lang, save=position("belgian", mid_trick)["save"])
    expect(table.refused.first).to_be_visible()
    table.tap(table.refused.first)
    expect(table.page.locator('.tb-notice[data-kind="refused"]')).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator('.tb-notice[data-kind="refused"]')).to_have_count(0)
