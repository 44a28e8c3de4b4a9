"""What the visitor may see as data: never a hidden card, always the same fields."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from hypothesis import given

from manille.cards import PACK, Card
from manille.events import Dealt
from manille.match import Match
from manille.screen import screen, variants
from manille.seats import SEATS
from manille.session import VISITOR, Session
from manille.variants import FRENCH, VARIANTS, Variant
from tests.engine.play import VARIATIONS, variation_name
from tests.engine.test_session import SESSIONS, sessions
from tests.engine.test_view import exchanged, open_cards

CARD = re.compile(r'"([789JQKAT][SHDC])"')


def shown(session: Session) -> set[str]:
    """The codes of all cards on the visitor's screen, the draw and the tracker's list of cards still out left out."""
    told = screen(session)
    del told["draws"]
    del told["tracker"]
    return set(CARD.findall(json.dumps(told)))


@given(SESSIONS)
def test_no_hidden_card_is_on_the_screen(session: Session) -> None:
    deal = session.match.deals[-1] if session.match.deals else None
    if deal is None:
        assert not shown(session)
    elif not deal.is_over:
        assert shown(session) <= {c.code for c in open_cards(deal.position, VISITOR)}


@given(SESSIONS)
def test_the_tracker_counts_what_the_other_hands_hold(session: Session) -> None:
    position, tracker = session.match.position, screen(session)["tracker"]
    if position is None:
        assert tracker is None
        return
    seen = {*position.hands[VISITOR], *position.table.played}
    out = {c.code for c in PACK if c not in seen}
    assert set(tracker["out"]) == out  # type: ignore[index]
    trump = position.table.contract.trump
    others = [c for seat in SEATS if seat is not VISITOR for c in position.hands[seat]]
    assert tracker["trumps_out"] == sum(c.suit is trump for c in others if trump)  # type: ignore[index]
    masters = {c.code for c in position.hands[VISITOR] if not any(_beats(o, c) for o in others)}
    assert set(tracker["masters"]) == masters  # type: ignore[index]


def _beats(one: Card, other: Card) -> bool:
    return one.suit is other.suit and one.strength > other.strength


@given(SESSIONS)
def test_what_is_called_certain_comes_out_the_same_however_it_is_played(session: Session) -> None:
    position = session.match.position
    if position is None or not screen(session)["certain"]:
        return
    outcomes = set()
    for seed in range(12):
        rng, way = Random(seed), position
        while legal := way.legal_cards():
            way = way.play(rng.choice(legal))
        outcomes.add((way.table.points, way.table.tricks_won))
    assert len(outcomes) == 1


@given(SESSIONS)
def test_the_whole_hand_is_on_the_screen(session: Session) -> None:
    position = session.match.position
    if position is not None:
        assert {entry["card"] for entry in screen(session)["hand"]} == {c.code for c in position.hands[VISITOR]}  # type: ignore[attr-defined]


@given(SESSIONS)
def test_hidden_cards_do_not_change_the_screen(session: Session) -> None:
    """The same match with the other hands dealt otherwise looks the same until a bot has to act on them."""
    match = session.match
    if match.position is None or match.position.table.played or match.position.table.calls:
        return
    hands = exchanged(match.position, VISITOR, Random(1)).hands
    *before, dealt = match.events
    assert isinstance(dealt, Dealt)
    other = dealt._replace(deal=type(dealt.deal)(hands, dealt.deal.turned))
    twin = Session(Match.of(match.variant, match.first_dealer, [*before, other]), session.seed, session.bot)
    assert screen(twin) == screen(session)


@given(SESSIONS)
def test_a_screen_is_json(session: Session) -> None:
    told = screen(session)
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_every_screen_has_the_same_fields(variant: Variant) -> None:
    fields, phases = set(), set()
    for session in sessions(variant, "fields"):
        told = screen(session)
        fields.add(tuple(told))
        phases.add(told["phase"])
    assert len(fields) == 1
    assert phases == {"draw", "play", "count", "over"} | ({"calls"} if variant.doubling else set())


@given(SESSIONS)
def test_forbidden_cards_carry_their_reason_at_the_visitors_turn_only(session: Session) -> None:
    position = session.match.position
    if position is None:
        return
    judged = session.is_visitors_turn and position.question is None
    refused = position.judge().refused if judged else {}
    for entry in screen(session)["hand"]:  # type: ignore[attr-defined]
        reasons: dict[str, object] = {c.code: message.as_json() for c, message in refused.items()}
        assert entry["refused"] == reasons.get(entry["card"])
        assert entry["legal"] is ((entry["card"] not in reasons) if judged else None)


def test_no_card_is_judged_in_a_deal_that_is_not_played() -> None:
    """R7.4: also where the visitor would have led."""
    leaders = set()
    for seed in range(60):
        for session in sessions(FRENCH, str(seed)):
            deal = session.match.deals[-1] if session.match.deals else None
            if deal is not None and deal.ended_by_turned:
                assert not session.is_visitors_turn
                assert {entry["legal"] for entry in screen(session)["hand"]} == {None}  # type: ignore[attr-defined]
                leaders.add(deal.position.to_act)
    assert VISITOR in leaders


@given(SESSIONS)
def test_sizes_are_those_of_the_hands(session: Session) -> None:
    position = session.match.position
    if position is not None:
        assert screen(session)["sizes"] == {seat.name: len(position.hands[seat]) for seat in SEATS}


@given(SESSIONS)
def test_why_points_at_acts_of_bots(session: Session) -> None:
    actors = session.actors()
    for seat, number in screen(session)["why"].items():  # type: ignore[attr-defined]
        actor = actors[number]
        assert actor is not None
        assert actor.name == seat != VISITOR.name


def test_the_variants_as_data() -> None:
    told = variants()
    assert [each["name"] for each in told] == list(VARIANTS)
    assert json.loads(json.dumps(told)) == told
    assert not any(isinstance(value, Card) for each in told for value in each.values())
