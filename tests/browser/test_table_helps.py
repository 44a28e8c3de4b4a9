"""The helps: undo and redo, reasons, the list of tricks, cards out, advice afterwards, the rest by itself, a shown deal.

Not here: playing itself (test_table_acts) and statistics (test_table_stats).
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import Data, Table, TableAt, ask, counted, mid_trick, moved, position, sentence


def plays(table: Table) -> list[str]:
    deals = table.stored()["save"]["record"]["deals"]
    return [card for deal in deals for card in deal["plays"]]


#: One key so many times, in one turn of the page.
PRESS = """([key, times]) => {
    for (let i = 0; i < times; i++) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""


def test_undo_any_number_of_times_over_the_count_and_redo_to_where_it_was(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    table = table_at("fr", save=answer["save"], settings={"rest": "never"})
    expect(table.totals).to_be_visible()
    whole = plays(table)
    redo = table.button("y")
    expect(redo).to_have_count(0)
    steps, before = 0, whole
    while table.stored()["screen"]["can_undo"]:
        record = table.page.evaluate(RECORD)
        table.page.keyboard.press("u")
        table.page.wait_for_function(f"record => {RECORD} !== record", arg=record)
        steps += 1
        after = plays(table)
        assert whole[: len(after)] == after
        assert len(after) <= len(before)
        before = after
    assert steps >= 8
    assert len(before) < 4, "nothing but what others played before the first own card"
    for _ in range(steps):
        record = table.page.evaluate(RECORD)
        table.page.keyboard.press("Shift+U")
        table.page.wait_for_function(f"record => {RECORD} !== record", arg=record)
    expect(redo).to_have_count(0)
    expect(table.totals).to_be_visible()
    assert plays(table) == whole


#: What has been played, as the page has kept it.
RECORD = "JSON.stringify(JSON.parse(localStorage['manille.match']).save.record)"


def test_keys_pressed_too_often_leave_nothing_behind(table_at: TableAt) -> None:
    """Ways back and forward by the dozen, faster than the engine answers; one more way back is then one."""
    save = position("french", counted)["save"]
    table = table_at("fr", save=save)
    expect(table.totals).to_be_visible()
    table.page.evaluate(PRESS, ["u", 20])
    expect(table.hand).to_have_count(8)
    table.page.evaluate(PRESS, ["y", 30])
    expect(table.totals).to_be_visible()
    assert table.stored()["save"] == save
    table.page.keyboard.press("u")
    expect(table.totals).to_have_count(0)
    table.page.keyboard.press("u")
    expect(table.button("y")).to_be_visible()
    expect(table.awaited).to_be_visible()
    expect(table.hand).not_to_have_count(0)
    assert table.stored()["save"] != save
    assert table.totals.count() == 0


def test_another_decision_ends_the_way_forward(table_at: TableAt) -> None:
    table = table_at("fr", save=position("belgian", mid_trick)["save"])
    expect(table.legal.first).to_be_visible()
    table.button("u").click()
    expect(table.button("y")).to_be_visible()
    expect(table.awaited).to_be_visible()
    table.move()
    expect(table.button("y")).to_have_count(0)


def test_a_new_match_is_taken_back_by_undo_and_had_again_by_redo(table_at: TableAt) -> None:
    save = position("belgian", mid_trick)["save"]
    table = table_at("fr", save=save)
    expect(table.legal.first).to_be_visible()
    table.settings().locator('[data-act="new"]').click()
    table.page.locator('[data-rules="french"] .tb-button--main').click()
    expect(table.page.locator('[data-phase="draw"]')).to_be_visible()
    table.button("u").click()
    expect(table.legal.first).to_be_visible()
    assert table.stored()["save"] == save
    table.button("y").click()
    expect(table.page.locator('[data-phase="draw"]')).to_be_visible()
    assert table.stored()["screen"]["variant"] == "french"


def test_why_for_every_call_and_card_of_a_counted_deal(table_at: TableAt) -> None:
    answer = position("coinchee", counted)
    table = table_at("de", save=answer["save"])
    expect(table.totals).to_be_visible()
    table.page.keyboard.press("t")
    asked = table.page.locator("dialog .tb-ask[data-event]")
    screen = answer["screen"]
    bots = [made for made in screen["calls"] if made["seat"] != "S"]
    bots += [played for trick in screen["tricks"] for played in trick["cards"] if played["seat"] != "S"]
    assert [int(ask_.get_attribute("data-event") or -1) for ask_ in asked.all()] == [made["event"] for made in bots]
    for made in (bots[0], bots[len(bots) // 2], bots[-1]):
        why = ask(op="why", save=answer["save"], event=made["event"])
        table.page.locator(f'dialog .tb-ask[data-event="{made["event"]}"]').click()
        for reason in why["reasons"]:
            expect(table.page.locator("dialog [role=status]").first).to_contain_text(sentence(reason, "de"))


def test_a_tap_on_a_played_card_says_why_and_stops_the_play_until_it_is_read(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    table = table_at("fr", save=answer["save"], settings={"speed": "slow"})
    expect(table.legal.first).to_be_visible()
    played = answer["screen"]["trick"]["cards"][0]
    why = ask(op="why", save=answer["save"], event=played["event"])
    table.page.locator(f'.tb-played[data-seat="{played["seat"]}"]').click()
    expect(table.notice).to_have_attribute("data-kind", "why")
    for reason in why["reasons"]:
        expect(table.notice).to_contain_text(sentence(reason, "fr"))

    table.page.locator(".tb-notice__close").click()
    table.tap(table.legal.first)
    table.page.locator(f'.tb-played[data-seat="{played["seat"]}"]').click()
    go_on = table.page.locator(".tb-notice__close")
    expect(go_on).to_have_text("Continuer")
    go_on.click()
    expect(table.notice).to_have_attribute("data-kind", "said")


def test_the_cards_out_are_the_engines(table_at: TableAt) -> None:
    answer = position("coinchee", mid_trick)
    table = table_at("fr", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    panel = table.page.locator(".tb-tracker")
    expect(panel).to_have_count(0)
    table.page.keyboard.press("c")
    tracker = answer["screen"]["tracker"]
    names = panel.get_by_role("img").evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    assert len(names) == len(tracker["out"]) + len(tracker["masters"])
    expect(panel).to_contain_text(f"{len(tracker['out'])} cartes dans les autres mains")
    table.settings().locator("select[name=tracker]").select_option("off")
    table.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_advice_after_the_card(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    hint = ask(op="hint", save=answer["save"])["choice"]
    other = next(held["card"] for held in answer["screen"]["hand"] if held["legal"] and held["card"] != hint)
    for card, told in ((hint, "aurait été le même"), (other, "Le conseil aurait été")):
        table = table_at("fr", save=answer["save"], settings={"hints": "after", "waitForTap": True})
        expect(table.legal.first).to_be_visible()
        expect(table.button("h")).to_have_count(0)
        table.tap(table.card(card))
        expect(table.page.locator('.tb-notice[data-kind="after"]')).to_contain_text(told)


def last_card(screen: Data) -> bool:
    return screen["phase"] == "play" and screen["to_act"] == "S" and len(screen["hand"]) == 1


def test_the_rest_plays_itself_when_asked_always_or_never(table_at: TableAt) -> None:
    save = position("french", last_card)["save"]
    table = table_at("fr", save=save, settings={"rest": "never"})
    expect(table.legal.first).to_be_visible()
    assert table.page.locator(".tb-rest").count() == 0

    table = table_at("fr", save=save, settings={"rest": "ask"})
    expect(table.legal.first).to_be_visible()
    table.page.locator(".tb-rest").click()
    expect(table.totals).to_be_visible()

    table = table_at("fr", save=save, settings={"rest": "always"})
    expect(table.totals).to_be_visible()
    table.button("u").click()
    expect(table.totals).to_have_count(0)
    expect(table.legal.first).to_be_visible()
    assert len(table.stored()["screen"]["hand"]) > 1, "what played itself was no decision"


def certain(screen: Data) -> bool:
    return screen["certain"] and len(screen["hand"]) > 1


def test_a_certain_rest_plays_itself_to_the_end(table_at: TableAt) -> None:
    answer = position("french", certain)
    table = table_at("de", save=answer["save"], settings={"rest": "always"})
    expect(table.totals).to_be_visible()
    assert table.stored()["screen"]["tricks_won"]["NS"] >= len(answer["screen"]["hand"])


def test_dragging_a_card_plays_it_and_a_short_way_does_not(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    table = table_at("fr", save=answer["save"], settings={"confirmTap": True})
    expect(table.legal.first).to_be_visible()
    size = table.hand.count()
    drag(table, table.legal.first.get_attribute("data-hand-card") or "", 20)
    expect(table.hand).to_have_count(size)
    refused = next(held for held in answer["screen"]["hand"] if held["refused"])
    drag(table, refused["card"], 150)
    expect(table.page.get_by_role("alert")).to_have_text(sentence(refused["refused"], "fr"))
    drag(table, table.legal.first.get_attribute("data-hand-card") or "", 150)
    expect(table.hand).to_have_count(size - 1)


def drag(table: Table, card: str, up: float) -> None:
    box = table.card(card).bounding_box()
    assert box is not None
    mouse = table.page.mouse
    mouse.move(box["x"] + 8, box["y"] + 10)
    mouse.down()
    mouse.move(box["x"] + 12, box["y"] + 10 - up, steps=3)
    mouse.up()


def test_the_keys(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    table = table_at("fr", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    keys = table.page.keyboard
    keys.press("?")
    listed = table.page.locator("dialog[open] kbd")
    assert {"H", "U", "W", "L", "?", "Y", "1–8"} <= set(listed.all_inner_texts())
    keys.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    keys.press("h")
    expect(table.notice).to_have_attribute("data-kind", "hint")
    keys.press("w")
    expect(table.notice).to_have_attribute("data-kind", "why")
    keys.press("l")
    assert len(table.trick()) == 4
    keys.press("l")
    at = next(i for i, held in enumerate(answer["screen"]["hand"]) if held["legal"])
    size = table.hand.count()
    keys.press(str(at + 1))
    expect(table.hand).to_have_count(size - 1)


def test_at_most_four_first_notes_each_put_away_for_good(table_at: TableAt) -> None:
    table = table_at("fr", save=position("belgian", mid_trick)["save"])
    note = table.page.locator(".tb-firstnote")
    seen = []
    expect(note).to_be_visible()
    while note.count():
        seen.append(note.get_attribute("data-note"))
        note.get_by_role("button").click()
    assert len(seen) == len(set(seen)) <= 4
    table.page.keyboard.press("u")
    expect(table.awaited).to_be_visible()
    expect(note).to_have_count(0)


def test_a_shown_deal_explains_each_decision_and_leaves_the_match_alone(table_at: TableAt) -> None:
    save = position("belgian", mid_trick)["save"]
    table = table_at("de", save=save)
    expect(table.legal.first).to_be_visible()
    table.settings().locator('[data-act="show"]').click()
    expect(table.page.locator(".tb-shown")).to_be_visible()
    go_on = table.page.locator(".tb-notice__close")
    kinds = []
    while True:
        expect(go_on.or_(table.totals).first).to_be_visible()
        if table.totals.is_visible():
            break
        kinds.append(table.notice.get_attribute("data-kind"))
        text = table.notice.inner_text()
        assert len(text.splitlines()) > 1, "each decision has a reason"
        table.page.keyboard.press("g")
        expect(table.page.locator(".tb-notice").filter(has_text=text)).to_have_count(0)
    assert kinds.count("hint") >= 8
    assert kinds.count("why") >= 24
    assert table.stored()["save"] == save
    assert table.page.locator('[data-act="review"], [data-act="again"]').count() == 0
    onward = table.page.locator(".tb-count [data-next]")
    expect(onward).to_have_text("Zurück zum Spiel")
    onward.click()
    expect(table.legal.first).to_be_visible()
    assert table.stored()["save"] == save


def test_the_level_is_the_next_matchs(table_at: TableAt) -> None:
    table = table_at("fr", settings={"level": "regular"})
    table.page.locator('[data-rules="french"] .tb-button--main').click()
    expect(table.page.locator('[data-phase="draw"]')).to_be_visible()
    assert table.stored()["save"]["bot"] == "regular"
    assert moved(table.stored())["ok"]
