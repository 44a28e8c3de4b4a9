"""A whole deal by the accessibility tree alone: what is heard is enough to play, is said once, and shows nothing hidden.

Not here: findings of a machine (test_table_access).
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from manille.words import words
from tests.browser.table import Data, Table, TableAt, ask, counted, mid_trick, moved, position, sentence


def test_a_whole_deal_by_names_and_roles(table_at: TableAt) -> None:
    table = table_at("fr")
    page = table.page
    page.get_by_role("button", name="Jouer : Manille coinchée").click()
    page.get_by_role("button", name="Distribuer").click()
    hand = page.get_by_role("group", name=re.compile("^Votre main"))
    question = page.get_by_role("group", name=re.compile(r"(Quel atout|Contrez-vous|Surcontrez-vous)"))
    count = page.get_by_role("table", name="Du score")
    playable = hand.get_by_role("button", disabled=False)
    while True:
        expect(question.or_(playable.first).or_(count).first).to_be_visible()
        if count.is_visible():
            break
        if question.count():
            question.get_by_role("button").first.press("Enter")
            continue
        assert_described(table)
        held = hand.get_by_role("button").count()
        playable.first.press("Enter")
        expect(hand.get_by_role("button")).to_have_count(held - 1)
    assert len(table.stored()["screen"]["tricks"]) == 8
    said = page.get_by_role("log").locator("p").all_inner_texts()
    cards = [line for line in said if re.search(r" (joue|entame)z? ", line)]
    assert len(cards) == len(set(cards)), "each card is said once"


def assert_described(table: Table) -> None:
    """The description has the trick in order, who holds how many cards, trump and scores, and no card that is hidden."""
    screen = table.stored()["screen"]
    text = table.page.get_by_role("region", name="Description de la table").inner_text()
    for seat in "NWE":
        number = screen["sizes"][seat] or "plus de"
        assert re.search(rf"{words('fr').form('seat', 'label', {'seat': seat})}\W*: {number} carte", text)
    assert f"{screen['scores']['NS']} pour vous" in text
    places = [text.index(card_name(played["card"])) for played in screen["trick"]["cards"]]
    assert places == sorted(places)


def card_name(code: str) -> str:
    rank = int(code[0]) if code[0].isdigit() else code[0]
    return words("fr").form("card", "bare", {"rank": rank, "suit": code[1]})


def test_no_hidden_card_has_a_name(table_at: TableAt) -> None:
    """With every help open, only the visitor's cards and those that were shown are named one by one with a seat."""
    answer = position("belgian", mid_trick)
    table = table_at("fr", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    tree = table.page.locator(".tb").aria_snapshot()
    screen = answer["screen"]
    shown = {held["card"] for held in screen["hand"]} | {p["card"] for t in seen_tricks(screen) for p in t["cards"]}
    hidden = [f"{s}{r}" for s in "TAKQJ987" for r in "SHDC" if f"{s}{r}" not in shown]
    assert len(hidden) == 32 - len(shown)
    refusals = [table.page.locator(f"#tb-why-{held['card']}") for held in screen["hand"] if held["refused"]]
    assert refusals
    for code in hidden:
        assert card_name(code) not in tree


def seen_tricks(screen: Data) -> list[Data]:
    return [*screen["tricks"], screen["trick"]]


def test_a_refusal_is_said_at_once_and_focus_stays(table_at: TableAt) -> None:
    answer = position("belgian", mid_trick)
    table = table_at("de", save=answer["save"])
    expect(table.legal.first).to_be_visible()
    refused = next(held for held in answer["screen"]["hand"] if held["refused"])
    card = table.card(refused["card"])
    card.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("alert")).to_have_text(
        words("de").text(refused["refused"]["key"], **refused["refused"]["facts"])
    )
    expect(card).to_be_focused()
    assert ask(op="screen", save=table.stored()["save"])["screen"]["hand"] == answer["screen"]["hand"]


def test_whose_turn_it_is_is_said_once_for_a_position(table_at: TableAt) -> None:
    table = table_at("fr", save=position("belgian", mid_trick)["save"])
    expect(table.legal.first).to_be_visible()
    log = table.page.get_by_role("log")
    turns = log.locator("p", has_text="À vous de jouer")
    expect(turns).to_have_count(1)
    table.button("h").click()
    expect(table.page.locator('.tb-notice[data-kind="hint"]')).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator('.tb-notice[data-kind="said"]')).to_be_visible()
    expect(turns).to_have_count(1)
    table.move()
    expect(table.awaited).to_be_visible()
    expect(turns.or_(log.locator("p", has_text="entamez"))).not_to_have_count(1)


def test_the_end_of_a_match_is_said_once(table_at: TableAt) -> None:
    """Once by who says what happens, once as the count's last line, and to nobody a third time."""
    answer = position("belgian", counted)
    while answer["screen"]["phase"] != "over":
        before, answer = answer, moved(answer)
    table = table_at("fr", save=before["save"], settings={"rest": "always"})
    expect(table.totals).to_be_visible()
    end = next(m for m in answer["said"] if m["key"] == "said-match")
    expect(table.page.get_by_role("log").locator("p", has_text=sentence(end, "fr"))).to_have_count(1)
    winner = words("fr").form("side", "cap", {"side": answer["screen"]["winner"]})
    lines = [line for line in table.page.get_by_role("log").locator("p").all_inner_texts() if "partie" in line]
    assert len(lines) == 1, (winner, lines)
    expect(table.page.locator(".tb-winner")).to_be_visible()
    assert "gagne" not in table.page.locator(".tb-winner").aria_snapshot()
