"""A match at the terminal, from the draw to the count, in every variant and both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from manille.bridge import read_save
from manille.seats import Seat
from manille.session import Session
from manille.terminal import saves
from tests.terminal.conftest import Play

VARIANTS = ("belgian", "french", "coinchee")
COUNT = {"fr": "Le compte", "de": "Die Abrechnung"}
LEAD = {"fr": r"entame[zs]? avec", "de": r"spiel(t|en) .* aus\."}
TRICK = {"fr": "Le pli est pour", "de": "Der Stich geht an"}


def hint_lines(save: Path, deals: int) -> str:
    """The lines that a player who follows every hint types until `deals` deals are counted; told by the session itself."""
    session = saves.load(save)
    assert session is not None
    lines = []
    while len(session.match.deals) < deals or session.match.current is not None:
        if session.match.is_over:
            break
        if session.awaits_deal:
            lines.append("")
            session = session.deal()
        elif session.is_visitors_turn:
            choice = session.hint().choice
            lines.append(typed(session, choice))
            session = session.play(choice) if hasattr(choice, "suit") else session.call(choice)
        else:
            session = session.step()
    return "\n".join(lines) + "\n"


def typed(session: Session, choice: object) -> str:
    """The number under which the terminal shows `choice`."""
    from manille.terminal.show import shown_hand
    from manille.view import match_view

    view = match_view(session.match, Seat.S)
    assert view is not None
    shown = shown_hand(view) if view.question is None else view.question.choices
    return str(list(shown).index(choice) + 1)


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_deal(play: Play, save: Path, variant: str, lang: str) -> None:
    arguments = ("--variant", variant, "--lang", lang, "--seed", "one")
    play(*arguments)
    shown = play(*arguments, typed=hint_lines(save, 1))
    assert shown.status == 0
    assert shown.text.count(TRICK[lang]) == 8
    assert len(re.findall(LEAD[lang], shown.text)) == 8
    assert shown.text.count(COUNT[lang]) == 1
    session = saves.load(save)
    assert session is not None
    assert len(session.match.deals) == 1
    assert session.match.current is None
    written = session.match.standing.scores
    assert re.search(rf"(Au total : {written[0]} pour vous|Stand: {written[0]} für Sie)", shown.text)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_and_the_next_one(play: Play, save: Path, variant: str) -> None:
    play("--variant", variant, "--seed", "match")
    lines = hint_lines(save, 99)
    shown = play(typed=lines + "\nq\n")
    assert shown.status == 0
    assert "la partie" in shown.text
    assert "Entrée pour une nouvelle partie" in shown.text
    session = saves.load(save)
    assert session is not None
    assert session.match.variant.name == variant
    assert session.match.deals == ()
    assert session.seed != "match"


def test_a_match_that_is_over_can_be_undone(play: Play, save: Path) -> None:
    play("--variant", "belgian", "--seed", "match")
    shown = play(typed=hint_lines(save, 99) + "u\nq\n")
    assert "Coup repris." in shown.text
    session = saves.load(save)
    assert session is not None
    assert not session.match.is_over
    assert session.is_visitors_turn


def test_the_same_seed_shows_the_same_cards(play: Play) -> None:
    arguments = ("--variant", "french", "--seed", "same", "--new")
    first, second = (play(*arguments, typed="\n").text for _ in range(2))
    assert first.partition("Entrée")[2] == second.partition("Entrée")[2]
    assert play("--variant", "french", "--seed", "other", "--new", typed="\n").text != first


def test_house_rules_are_played_and_named(play: Play, save: Path) -> None:
    shown = play("--variant", "belgian", "--option", "capot", "--option", "plat-accumulates", "--seed", "x")
    assert "Tous les plis comptent 60 au lieu de 30" in shown.text
    assert json.loads(save.read_text())["record"]["options"] == {"capot": True, "plat-accumulates": True}


def test_other_hands_are_never_shown(play: Play, save: Path) -> None:
    shown = play("--variant", "coinchee", "--seed", "hidden", typed="\n")
    session = read_save(json.loads(save.read_text()))
    position = session.match.position
    assert position is not None
    drawn_and_after = shown.text.partition("Entrée")[2]
    faces = set(re.findall(r"(?:10|[ARDV987])[♠♥♦♣]", drawn_and_after))
    played = sum(len(trick.cards) for trick in [position.table.trick] if trick)
    assert 8 <= len(faces) <= 8 + played


def test_each_card_is_said_once(play: Play, save: Path) -> None:
    play("--variant", "belgian", "--seed", "one")
    shown = play(typed=hint_lines(save, 1))
    said = re.findall(r"(?:joue|jouez|entame avec|entamez avec) ((?:le|la|l’)[^.]*)\.", shown.text)
    assert len(said) == len(set(said)) == 32
