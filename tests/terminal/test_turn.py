"""What a player may type on a turn: refused cards, hint, undo, why, last trick, help, nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

from manille.bridge import write_save
from manille.seats import Seat
from manille.session import Session, new_session
from manille.terminal import saves
from manille.terminal.show import shown_hand
from manille.variants import VARIANTS
from manille.view import View, match_view
from tests.terminal.conftest import Play


def until(session: Session, wanted) -> Session:
    """Play `session` on by hints until `wanted` holds on the visitor's turn."""
    while not (session.is_visitors_turn and wanted(session)):
        assert not session.match.is_over
        if session.awaits_deal:
            session = session.deal()
        elif session.is_visitors_turn:
            choice = session.hint().choice
            session = session.play(choice) if hasattr(choice, "suit") else session.call(choice)
        else:
            session = session.step()
    return session


def the_view(session: Session) -> View:
    view = match_view(session.match, Seat.S)
    assert view is not None
    return view


def refused_something(session: Session) -> bool:
    return bool(the_view(session).judge().refused)


@pytest.fixture
def at_refusal(save: Path) -> Session:
    """A kept match in which some card of the visitor's is refused, and one trick at least is complete."""
    start = new_session(VARIANTS["belgian"], "refusal", "heuristic")
    session = until(start, lambda s: refused_something(s) and the_view(s).table.tricks)
    saves.store(session, save)
    return session


def test_a_refused_card_says_why_and_stays(play: Play, save: Path, at_refusal: Session) -> None:
    view = the_view(at_refusal)
    number = next(i for i, c in enumerate(shown_hand(view), 1) if c in view.judge().refused)
    shown = play(typed=f"{number}\n")
    assert any(word in shown.text for word in ("il faut", "vous devez", "ne pouvez pas"))
    assert f"({number}. " in shown.text
    assert saves.load(save) == at_refusal


def test_a_legal_card_can_be_typed_by_its_name(play: Play, save: Path, at_refusal: Session) -> None:
    card = the_view(at_refusal).legal_cards()[0]
    rank = {"T": "10", "A": "a", "K": "Roi", "Q": "D", "J": "v"}.get(card.rank.value, card.rank.value)
    suit = {"S": "pique", "H": "♥", "D": "de carreau", "C": "T"}[card.suit.value]
    shown = play(typed=f" {rank} {suit} \n")
    assert "Vous jouez" in shown.text or "Vous entamez" in shown.text
    kept = saves.load(save)
    assert kept is not None
    assert len(kept.match.events) > len(at_refusal.match.events)


def test_a_hint_names_a_legal_card_and_changes_nothing(play: Play, save: Path, at_refusal: Session) -> None:
    shown = play(typed="h\n")
    assert "Conseil : " in shown.text
    assert saves.load(save) == at_refusal


def test_undo_takes_the_last_own_act_back(play: Play, save: Path, at_refusal: Session) -> None:
    card = at_refusal.hint().choice
    number = list(shown_hand(the_view(at_refusal))).index(card) + 1
    shown = play(typed=f"{number}\nu\n")
    assert "Coup repris." in shown.text
    assert saves.load(save) == at_refusal


def test_there_may_be_nothing_to_undo(play: Play) -> None:
    assert "Il n’y a rien à reprendre" in play("--variant", "belgian", "--seed", "x", typed="u\n").text


def test_why_tells_of_every_other_player_the_partner_first(play: Play, at_refusal: Session) -> None:
    lines = play(typed="w\n").text.splitlines()
    told = [line for line in lines if line.startswith(("Partenaire, ", "Ouest, ", "Est, "))]
    assert len(told) == 3
    assert told[0].startswith("Partenaire, ")
    assert all(line.endswith(".") for line in told)


def test_the_last_trick_can_be_seen_again(play: Play, at_refusal: Session) -> None:
    assert "Dernier pli : " in play(typed="l\n").text
    assert "Aucun pli" in play("--variant", "french", "--seed", "x", "--new", typed="l\n").text


@pytest.mark.parametrize("typed", ["?", "aide", "AIDE"])
def test_help(play: Play, at_refusal: Session, typed: str) -> None:
    assert "reprendre votre dernier coup" in play(typed=f"{typed}\n").text


@pytest.mark.parametrize("typed", ["xyz", "0", "99", "-1", "1.5", "42 de pique", "\x1b[2J", "é" * 500, "٣"])
def test_nonsense_is_answered_and_changes_nothing(play: Play, save: Path, at_refusal: Session, typed: str) -> None:
    shown = play(typed=f"{typed}\n")
    assert "ne se comprend pas ici" in shown.text or "Il n’y a pas de numéro" in shown.text
    assert "\x1b" not in shown.text.partition("Votre carte")[2].partition("«")[2]
    assert saves.load(save) == at_refusal


def test_a_card_is_refused_while_a_call_is_asked_for(play: Play, save: Path) -> None:
    start = new_session(VARIANTS["coinchee"], "calls", "heuristic")
    session = until(start, lambda s: the_view(s).question is not None)
    saves.store(session, save)
    shown = play(typed="roi de pique\n99\n")
    assert "On ne joue pas de carte maintenant" in shown.text
    assert "Il n’y a pas de numéro 99 ici." in shown.text
    assert saves.load(save) == session


def test_a_call_can_be_typed(play: Play, save: Path) -> None:
    start = new_session(VARIANTS["belgian"], "calls", "heuristic")
    session = until(start, lambda s: the_view(s).question is not None and the_view(s).table.dealer is Seat.S)
    saves.store(session, save)
    assert "Sie wählen Karo als Trumpf." in play("--lang", "de", typed="karo\n").text
    assert write_save(session) != write_save(saves.load(save) or session)


def test_between_deals_a_card_means_nothing(play: Play) -> None:
    assert "ne se comprend pas ici" in play("--variant", "belgian", "--seed", "x", typed="1\n").text
