"""After the count: the deal looked through again, played again with the same cards, and noted down.

Not here: whether the verdicts are right (tests/engine/test_review.py).
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from manille.replay import replay_line
from tests.browser.table import Data, Table, TableAt, ask, counted, moved, position, sentence
from tests.browser.test_table_helps import RECORD, plays
from tests.browser.test_table_look import BOTH


def opened(table_at: TableAt, lang: str, answer: Data, **options: object) -> Table:
    """The review with every choice judged."""
    table = table_at(lang, save=answer["save"], **options)
    expect(table.totals).to_be_visible()
    table.page.locator('[data-act="review"]').focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator('dialog[open][data-dialog="review"]')).to_be_visible()
    expect(table.page.locator('.tb-choices > [data-verdict="none"]')).to_have_count(0)
    return table


@BOTH
def test_each_choice_has_its_verdict_in_words_and_its_sentence(table_at: TableAt, lang: str) -> None:
    answer = position("belgian", counted)
    table = opened(table_at, lang, answer, viewport=(320, 568))
    choices = ask(op="review", save=answer["save"], deal=1)["choices"]
    lines = table.page.locator(".tb-choices > li")
    expect(lines).to_have_count(len(choices))
    shown = set()
    for i, line in enumerate(lines.all()):
        judged = ask(op="review", save=answer["save"], deal=1, choice=i)["judged"]
        expect(line).to_have_attribute("data-verdict", judged["verdict"])
        for message in judged["messages"]:
            expect(line).to_contain_text(sentence(message, lang))
        shown.add((judged["verdict"], line.locator(".tb-verdict").inner_text()))
    assert len({text for _, text in shown}) == len({verdict for verdict, _ in shown}), "told apart by words"
    assert table.page.evaluate("document.querySelector('dialog').scrollWidth <= 320")


def test_the_sums_are_those_of_the_choices(table_at: TableAt) -> None:
    answer = position("coinchee", counted)
    table = opened(table_at, "de", answer)
    count = table.page.locator(".tb-choices > li").count()
    judged = [ask(op="review", save=answer["save"], deal=1, choice=i)["judged"] for i in range(count)]
    choices = sum(each["known"] for each in judged if each["blames"])
    luck = choices - sum(each["opened"] for each in judged)
    told = table.page.locator(".tb-sums[role=status]").inner_text().replace("−", "-").replace(",", ".")
    numbers = [float(number) for number in re.findall(r"[+-]?\d+(?:\.\d+)?", told)]
    assert numbers == pytest.approx([-choices, luck], abs=0.051)


def test_a_choice_opens_on_its_position_by_keys_alone(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    table = opened(table_at, "fr", answer)
    choices = ask(op="review", save=answer["save"], deal=1)["choices"]
    at = next(i for i, choice in enumerate(choices) if choice["cards"])
    line = table.page.locator(".tb-choice__line").nth(at)
    line.focus()
    table.page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(line).to_be_focused()
    shown = table.page.locator(".tb-position .tb-small")
    expect(shown).to_have_count(len(choices[at]["cards"]) + len(choices[at]["hand"]))
    table.page.keyboard.press("Enter")
    expect(shown).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    # Closed and opened again, nothing is asked twice.
    table.page.locator('[data-act="review"]').click()
    expect(table.page.locator('.tb-choices > [data-verdict="none"]')).to_have_count(0)


def test_the_match_goes_on_while_a_review_is_under_way(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    table = table_at("fr", save=answer["save"])
    expect(table.totals).to_be_visible()
    table.page.locator('[data-act="review"]').click()
    expect(table.page.locator('dialog[open][data-dialog="review"]')).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.page.locator(".tb-count [data-next]").click()
    expect(table.totals).to_have_count(0)
    assert table.stored()["screen"]["deal"] == 2


def test_the_same_deal_again_and_back_by_redoing(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    table = table_at("fr", save=answer["save"], settings={"rest": "never"})
    expect(table.totals).to_be_visible()
    whole = plays(table)
    table.page.locator('[data-act="again"]').click()
    expect(table.awaited).to_be_visible()
    expect(table.totals).to_have_count(0)
    deal = table.stored()["save"]["record"]["deals"][0]
    assert deal["hands"] == answer["save"]["record"]["deals"][0]["hands"]
    assert len(deal["plays"]) < 4
    record = table.page.evaluate(RECORD)
    table.button("y").click()
    table.page.wait_for_function(f"record => {RECORD} !== record", arg=record)
    expect(table.totals).to_be_visible()
    assert plays(table) == whole
    # Played again in earnest, the deal counts once.
    table.page.locator('[data-act="again"]').click()
    table.play_deal()
    stats = json.loads(table.page.evaluate("localStorage['manille.statistics']"))["matches"]
    assert [len(match["deals"]) for match in stats.values()] == [1]


def noted(table: Table) -> tuple[Data, str]:
    """The record that the page gives as a file, and what it tells of it."""
    table.settings().locator('[data-act="stats"]').click()
    button = table.page.locator('dialog [data-act="record"]')
    expect(button).to_be_visible()
    with table.page.expect_download() as download:
        button.click()
    text = Path(download.value.path()).read_text("utf-8")
    told = replay_line(text)
    assert told["ok"], told
    return json.loads(text), table.page.locator("dialog section").inner_text()


def test_the_record_of_a_running_deal_hides_what_is_hidden(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    running = moved(answer)
    table = table_at("fr", save=running["save"])
    expect(table.awaited).to_be_visible()
    record, told = noted(table)
    assert record["deals"] == answer["save"]["record"]["deals"]
    assert running["save"]["seed"] not in told


def test_the_record_of_a_finished_match_comes_with_its_seed(table_at: TableAt) -> None:
    answer = position("belgian", counted)
    while answer["screen"]["phase"] != "over":
        answer = moved(answer)
    table = table_at("de", save=answer["save"])
    expect(table.totals).to_be_visible()
    record, told = noted(table)
    assert record == answer["save"]["record"]
    assert answer["save"]["seed"] in told
