"""The review of a deal: verdicts by their thresholds, what was known apart from what lay hidden, sentences as data.

Not here: the words (test_words) and the page (test_table_review).
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from manille.auction import Call
from manille.bots.double_dummy import solve
from manille.cards import Card, card
from manille.deals import Deal
from manille.errors import IllegalAct
from manille.events import Dealt
from manille.match import Match
from manille.messages import KEYS
from manille.review import WORLDS, Choice, Verdict, choices, counting, review, sentence, verdict
from manille.seats import Seat
from manille.session import VISITOR, Session, new_session
from manille.variants import BELGIAN, COINCHEE, VARIANTS, Variant
from manille.view import match_view


@cache
def finished(variant: Variant, seed: str, bot: str = "heuristic", acts: str = "first") -> Session:
    """A session after its first deal, in which the visitor takes the first possible way or the hint."""
    session = new_session(variant, seed, bot).deal()
    while (position := session.match.position) is not None:
        if not session.is_visitors_turn:
            session = session.step()
            continue
        ways = position.question.choices if position.question else position.legal_cards()
        way = session.hint().choice if acts == "hint" else ways[0]
        session = session.call(way) if isinstance(way, Call) else session.play(way)
    return session


# ---- verdicts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "error", "opened", "multiplier", "expected"),
    [
        (0.0, 0.0, 0.0, 1, Verdict.GOOD),
        (0.49, 0.0, 0.0, 1, Verdict.GOOD),
        (0.5, 0.1, 0.0, 1, Verdict.INACCURACY),
        (0.5, 0.2, 0.0, 1, Verdict.GOOD),
        (1.99, 0.1, 30.0, 1, Verdict.INACCURACY),
        (2.0, 0.1, 1.0, 1, Verdict.MISTAKE),
        (2.0, 0.1, 0.0, 1, Verdict.SPARED),
        (9.0, 3.6, 20.0, 1, Verdict.UNLUCKY),
        (9.0, 3.6, 1.0, 1, Verdict.GOOD),
        (0.0, 0.0, 2.0, 1, Verdict.UNLUCKY),
        (0.0, 0.0, 1.0, 1, Verdict.GOOD),
        (7.9, 0.1, 8.0, 4, Verdict.INACCURACY),
        (8.0, 0.1, 8.0, 4, Verdict.MISTAKE),
        (1.9, 0.1, 7.0, 4, Verdict.GOOD),
    ],
)
def test_a_verdict(known: float, error: float, opened: float, multiplier: int, expected: Verdict) -> None:
    assert verdict(known, error, opened, multiplier) is expected


@pytest.mark.parametrize("known", [0.6, 3.0, 40.0])
def test_nothing_is_blamed_that_the_deals_drawn_cannot_tell(known: float) -> None:
    assert not verdict(known, known / 2.5, 60.0).blames
    assert verdict(known, known / 2.6, 60.0).blames


SENTENCES: list[tuple[Verdict, dict[str, Card | str], float, float, str]] = [
    (Verdict.GOOD, {"card": card("AS")}, 0.1, 0.0, "review-good"),
    (Verdict.UNLUCKY, {"card": card("AS")}, 0.1, 7.0, "review-unlucky(card=AS, points=7)"),
    (Verdict.INACCURACY, {"card": card("AS")}, 0.5, 7.0, "review-inaccuracy(card=AS, points=1)"),
    (Verdict.MISTAKE, {"card": card("AS")}, 2.6, 7.0, "review-mistake(card=AS, points=3, total=160)"),
    (Verdict.SPARED, {"card": card("AS")}, 2.4, 0.0, "review-spared(card=AS, points=2, total=160)"),
    (Verdict.GOOD, {"call": "pass"}, 0.0, 0.0, "review-call-good"),
    (Verdict.UNLUCKY, {"call": "NT"}, 0.0, 60.0, "review-call-unlucky(call=NT, points=60)"),
    (Verdict.INACCURACY, {"call": "H"}, 1.2, 0.0, "review-call-inaccuracy(call=H, points=1)"),
    (Verdict.MISTAKE, {"call": "pass"}, 27.4, 72.0, "review-call-mistake(call=pass, points=27, total=160)"),
    (Verdict.SPARED, {"call": "double"}, 5.0, 0.0, "review-call-spared(call=double, points=5, total=160)"),
]


@pytest.mark.parametrize(("judged", "better", "known", "opened", "text"), SENTENCES)
def test_a_sentence(judged: Verdict, better: dict[str, Card | str], known: float, opened: float, text: str) -> None:
    assert str(sentence(judged, better, known, opened, 160)) == text


def test_every_sentence_has_its_case() -> None:
    assert {key for key in KEYS if key.startswith("review-")} == {text.partition("(")[0] for *_, text in SENTENCES}


# ---- choices -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VARIANTS)
def test_the_choices_are_the_visitors_and_none_was_forced(name: str) -> None:
    session = finished(VARIANTS[name], "choices")
    made = choices(session, 1)
    actors = session.actors()
    own = [i for i, seat in enumerate(actors) if seat is VISITOR]
    assert {choice.event for choice in made} <= set(own)
    for choice in made:
        assert choice.before.events == session.match.events[: choice.event]
        assert choice.view.question or len(choice.view.legal_cards()) > 1
    for event in set(own) - {choice.event for choice in made}:
        view = match_view(
            Match.of(session.match.variant, session.match.first_dealer, session.match.events[:event]), VISITOR
        )
        assert view is not None
        assert len(view.legal_cards()) == 1


def test_a_deal_in_progress_is_not_reviewed() -> None:
    session = new_session(BELGIAN, "choices", "heuristic").deal()
    with pytest.raises(IllegalAct, match="not-now"):
        choices(session, 1)
    for number in (0, 2):
        with pytest.raises(ValueError, match="no deal"):
            choices(session, number)


def test_a_deal_before_the_last_one_is_reviewed_as_it_was() -> None:
    first = finished(BELGIAN, "choices")
    later = first.deal()
    assert choices(later, 1) == choices(first, 1)
    assert review(later, choices(later, 1)[0]) == review(first, choices(first, 1)[0])


# ---- what could be known, and what lay hidden --------------------------------------------------------------


def other_hands(choice: Choice) -> Choice:
    """The same opening lead where the three others have changed their hands."""
    (*rest, dealt) = choice.before.events
    assert isinstance(dealt, Dealt)
    n, e, s, w = dealt.deal.hands
    match = Match.of(
        choice.before.variant, choice.before.first_dealer, [*rest, Dealt(Deal((e, w, s, n), dealt.deal.turned))]
    )
    return replace(choice, before=match)


def leading(seed: int) -> Choice | None:
    """The visitor's first call, where nobody has called before."""
    session = finished(COINCHEE, f"lead/{seed}")
    made = choices(session, 1)
    return made[0] if session.match.deals[0].position.table.dealer is Seat.S else None


def test_what_could_be_known_does_not_depend_on_hidden_cards() -> None:
    choice = next(choice for seed in range(50) if (choice := leading(seed)))
    other = other_hands(choice)
    assert other.view == choice.view
    assert other.position.hands != choice.position.hands
    session = finished(COINCHEE, "any")
    one, two = review(session, choice), review(session, other)
    assert (one.known, one.error) == (two.known, two.error)


@pytest.mark.parametrize("name", VARIANTS)
def test_with_open_hands_a_card_costs_what_the_solver_says(name: str) -> None:
    session = finished(VARIANTS[name], "open")
    assert session.match.standing.winner is None
    for choice in choices(session, 1):
        if isinstance(choice.made, Card):
            solved = solve(choice.position)
            lost = (solved.value - solved.values[choice.made]) * choice.view.table.multiplier
            assert review(session, choice).opened == lost


def test_points_count_no_further_than_they_win() -> None:
    choice = next(c for c in choices(finished(BELGIAN, "choices"), 1) if isinstance(c.made, Card))
    view = choice.view
    near = replace(view, standing=replace(view.standing, scores=(view.standing.target(BELGIAN) - 3, 0)))
    scale = counting(near, 4)
    assert scale.by_points[BELGIAN.half] == 0
    assert scale.by_points[BELGIAN.half + 1] == scale.by_points[BELGIAN.deal_points] == 3
    assert scale.by_points[BELGIAN.half - 1] == -4
    assert min(scale.by_points) == -BELGIAN.targets[0]


@pytest.mark.parametrize("name", VARIANTS)
def test_who_follows_the_strong_bot_makes_no_mistake(name: str) -> None:
    for seed in ("a", "b"):
        session = finished(VARIANTS[name], f"hint/{seed}", "strong", "hint")
        judged = [review(session, choice).verdict for choice in choices(session, 1)]
        assert judged
        assert not {Verdict.MISTAKE, Verdict.SPARED} & set(judged)


def test_blamed_choices_name_a_better_one_with_its_reason() -> None:
    blamed = 0
    for seed in range(3):
        session = finished(BELGIAN, f"blame/{seed}")
        for choice in choices(session, 1):
            told = review(session, choice)
            if told.verdict.blames and isinstance(choice.made, Card):
                blamed += 1
                message, reason = told.messages
                assert message["card"] in choice.view.legal_cards()
                assert message["card"] is not choice.made
                assert dict(reason.facts).get("card") is message["card"]
    assert blamed


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_about_page_tells_how_many_deals_are_drawn(root: Path, lang: str) -> None:
    section = (root / "docs" / lang / "about.md").read_text("utf-8").partition("#review }\n")[2]
    assert re.findall(r"\d+", section.partition("\n#")[0]) == [str(WORLDS)]
