"""A visitor at the table: seeds, undo, hint, why, and what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille.auction import Call
from manille.bots import BOTS, Decision
from manille.bots.search_bot import SearchBot
from manille.cards import Card, card
from manille.errors import IllegalAct
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.session import VISITOR, Session, new_session
from manille.variants import BELGIAN, COINCHEE, FRENCH, VARIANTS, Variant
from tests.engine.play import VARIATIONS, variation_name
from tests.engine.strategies import SEEDS, VARIATION


def moved(session: Session, rng: Random) -> Session:
    """The session one event later; the visitor acts at random."""
    if session.awaits_deal:
        return session.deal()
    if not session.is_visitors_turn:
        return session.step()
    position = session.match.position
    assert position is not None
    if position.question is not None:
        return session.call(rng.choice(position.question.choices))
    return session.play(rng.choice(position.legal_cards()))


def sessions(variant: Variant, seed: str, bot: str = "random") -> Iterator[Session]:
    """Every session of one match, from the draw to the end."""
    rng = Random(seed)
    session = new_session(variant, seed, bot)
    yield session
    while not session.match.is_over:
        session = moved(session, rng)
        yield session


def some_session(variant: Variant, seed: int, events: int, bot: str = "random") -> Session:
    """The session after so many events, or at its end."""
    for session in sessions(variant, str(seed), bot):
        if len(session.match.events) == events:
            break
    return session


EVENTS = st.integers(0, 120)
SESSIONS = st.builds(some_session, VARIATION, SEEDS, EVENTS)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_a_session_comes_to_an_end(variant: Variant, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """House rules change what a match comes to, and nothing in how a bot searches: there it looks at a few deals."""
    searching = BOTS[bot]
    if variant.options and isinstance(searching, SearchBot):
        monkeypatch.setitem(BOTS, bot, replace(searching, worlds=10))
    (*_, end) = sessions(variant, "a seed", bot)
    assert end.match.is_over
    assert (end.is_visitors_turn, end.awaits_deal) == (False, False)


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_the_same_seed_makes_the_same_match(variant: Variant) -> None:
    first, second = (list(sessions(variant, "twin"))[-1] for _ in range(2))
    assert first == second


def test_another_seed_makes_another_match() -> None:
    first, second = (list(sessions(BELGIAN, seed))[-1] for seed in ("one", "two"))
    assert first.match != second.match


@pytest.mark.parametrize("name", VARIANTS)
def test_the_draw_makes_the_first_dealer(name: str) -> None:
    """R2.2"""
    dealers = set()
    for seed in range(40):
        session = new_session(VARIANTS[name], str(seed), "random")
        assert session.draws[-1].left == (session.match.first_dealer,)
        dealers.add(session.match.first_dealer)
    assert dealers == set(Seat)


@given(SESSIONS)
def test_undo_goes_back_to_the_visitors_last_decision(session: Session) -> None:
    if not session.can_undo:
        return
    before = session.undo()
    assert before.is_visitors_turn
    taken_back = session.match.events[len(before.match.events) :]
    assert session.match.events[: len(before.match.events)] == before.match.events
    assert taken_back
    actors = session.actors()[len(before.match.events) :]
    assert actors[0] is VISITOR
    assert VISITOR not in actors[1:]


@given(SESSIONS)
def test_undo_and_the_same_act_again_is_the_same(session: Session) -> None:
    if not session.can_undo:
        return
    again = session.undo()
    event = session.match.events[len(again.match.events)]
    again = again.play(event.card) if hasattr(event, "card") else again.call(event.call)  # type: ignore[union-attr]
    while len(again.match.events) < len(session.match.events):
        again = again.deal() if again.awaits_deal else again.step()
    assert again == session


@given(SESSIONS)
def test_who_did_each_event(session: Session) -> None:
    match, actors = session.match, session.actors()
    assert len(actors) == len(match.events)
    if match.events:
        assert match.undone().to_act is actors[-1]


@given(SESSIONS)
def test_a_hint_is_what_the_rules_allow(session: Session) -> None:
    if session.is_visitors_turn:
        decision = session.hint()
        assert decision.reasons
        position = session.match.position
        assert isinstance(position, Position)
        allowed = position.question.choices if position.question else position.legal_cards()
        assert decision.choice in allowed


@given(SESSIONS)
def test_why_tells_what_the_bot_did(session: Session) -> None:
    for number, actor in enumerate(session.actors()):
        if actor is not None and actor is not VISITOR:
            seat, decision = session.why(number)
            assert isinstance(decision, Decision)
            event = session.match.events[number]
            assert seat is actor
            assert decision.choice is (event.card if hasattr(event, "card") else event.call)  # type: ignore[union-attr]
            break


def fresh() -> Session:
    return new_session(BELGIAN, "0", "random")


def at(want: Callable[[Session], bool], variant: Variant = BELGIAN) -> Session:
    """The first session of some match that is as wanted."""
    return next(s for seed in range(100) for s in sessions(variant, str(seed)) if want(s))


def bots_call() -> Session:
    return at(
        lambda s: s.match.to_act is Seat.E and s.match.position is not None and s.match.position.question is not None
    )


def bots_card() -> Session:
    return at(lambda s: s.match.to_act is Seat.W and s.match.position is not None and s.match.position.question is None)


def visitors() -> Session:
    return at(lambda s: s.is_visitors_turn)


def over() -> Session:
    return at(lambda s: s.match.is_over, FRENCH)


REFUSED = [
    ("undo before any act", fresh, lambda s: s.undo(), "nothing-to-undo"),
    ("a card before the deal", fresh, lambda s: s.play(card("TS")), "not-now"),
    ("a call before the deal", fresh, lambda s: s.call(Call.HEARTS), "not-now"),
    ("a bot's act before the deal", fresh, lambda s: s.step(), "not-now"),
    ("a hint before the deal", fresh, lambda s: s.hint(), "not-now"),
    ("a hint at a bot's turn", bots_card, lambda s: s.hint(), "not-now"),
    ("a bot's act at the visitor's turn", visitors, lambda s: s.step(), "not-now"),
    ("the visitor calls for a bot", bots_call, lambda s: s.call(Call.PASS), "not-your-call(call=pass, seat=E)"),
    ("the visitor plays for a bot", bots_card, lambda s: s.play(card("TS")), "not-your-turn(card=TS, seat=W)"),
    ("a deal during a deal", visitors, lambda s: s.deal(), "deal-not-finished"),
    ("a deal after the end", over, lambda s: s.deal(), "match-over"),
    ("a card after the end", over, lambda s: s.play(card("TS")), "not-now"),
    ("why of a deal", visitors, lambda s: s.why(0), "no-bot-event(n=0)"),
    ("why of nothing", fresh, lambda s: s.why(0), "no-bot-event(n=0)"),
    ("why of what is to come", visitors, lambda s: s.why(999), "no-bot-event(n=999)"),
    ("why of a negative number", visitors, lambda s: s.why(-1), "no-bot-event(n=-1)"),
]


@pytest.mark.parametrize(("made", "act", "says"), [pytest.param(*case, id=name) for name, *case in REFUSED])
def test_what_cannot_be_done_now(made: Callable[[], Session], act: Callable[[Session], object], says: str) -> None:
    with pytest.raises(IllegalAct) as refused:
        act(made())
    assert str(refused.value.message) == says


#: What a bot that named trump is heard to say of it as long as the deal is on.
WAITING = "why-after-deal(seat=E)"


def test_why_a_bot_named_trump_waits_for_the_end_of_the_deal() -> None:
    during = None
    for session in sessions(BELGIAN, "waiting", "heuristic"):
        table = session.match.deals[-1].position.table if session.match.deals else None
        if table is None or table.dealer is not Seat.E or not table.calls:
            continue
        number = session.match.last_deal_event + 1
        seat, decision = session.why(number)
        assert seat is Seat.E
        if session.match.current is not None:
            during = decision
            assert [str(reason) for reason in decision.reasons] == [WAITING]
        else:
            assert during is not None
            assert decision.choice is during.choice
            assert decision.reasons[0].key.startswith("why-choose")
            return


@given(
    st.builds(lambda variant, seed, events: some_session(variant, seed, events, "heuristic"), VARIATION, SEEDS, EVENTS)
)
def test_why_names_no_hidden_card(session: Session) -> None:
    position = session.match.position
    if position is None:
        return
    known = {*position.hands[VISITOR], *position.table.played, position.table.turned}
    for number in range(session.match.last_deal_event + 1, len(session.match.events)):
        if session.actors()[number] is not VISITOR:
            for reason in session.why(number)[1].reasons:
                assert {fact for _, fact in reason.facts if isinstance(fact, Card)} <= known


def test_why_of_the_visitors_own_act() -> None:
    session = at(lambda s: s.can_undo)
    number = session.actors().index(VISITOR)
    with pytest.raises(IllegalAct, match="no-bot-event"):
        session.why(number)


@pytest.mark.parametrize("seat", [seat for seat in SEATS if seat is not VISITOR], ids=lambda seat: seat.name)
def test_a_card_out_of_turn_is_told_whose_turn_it_is(seat: Seat) -> None:
    """Also when it is North's, whose number is 0."""
    session = next(s for s in sessions(COINCHEE, "whose turn") if s.match.to_act is seat)
    position = session.match.position
    assert position is not None
    card = position.hands[VISITOR][0]
    with pytest.raises(IllegalAct) as caught:
        session.play(card)
    assert str(caught.value.message) == f"not-your-turn(card={card.code}, seat={seat.name})"


def test_a_deal_is_played_again_from_its_start_with_the_same_cards() -> None:
    with pytest.raises(IllegalAct, match="nothing-to-undo"):
        new_session(BELGIAN, "again", "heuristic").again()
    *_, session = sessions(BELGIAN, "again", "heuristic")
    start = session.again()
    deals = session.match.deals
    assert start.match.events == session.match.events[: session.match.last_deal_event + 1]
    assert len(start.match.deals) == len(deals)
    assert start.again() == start


def test_what_is_shown_of_a_match_leaves_the_running_deal_out() -> None:
    session = new_session(COINCHEE, "shown", "heuristic")
    assert session.shown_match() == session.match
    assert session.deal().shown_match() == session.match
