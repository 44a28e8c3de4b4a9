"""Problems for practice: every branch of the law, each answer counted again by the slow law, the hard ones often."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from manille.branches import BRANCHES, branch
from manille.cards import Suit, cards
from manille.practice import SHARES, Problem, problems
from manille.seats import Seat
from manille.tricks import Trick
from manille.variants import VARIANTS, Variant
from tests.engine import slow_law

EVERY = list(VARIANTS.values())
COUNT = 200


@cache
def made(variant: Variant) -> tuple[Problem, ...]:
    return problems(variant, "test", COUNT)


def codes(problem: Problem) -> tuple[list[str], list[str], str]:
    trump = problem.trick.trump
    return [c.code for c in problem.hand], [c.code for c in problem.trick.cards], trump.value if trump else "NT"


def slow_branch(hand: list[str], trick: list[str], trump: str, variant: str) -> str:
    """The branch, from RULES.md R4 and the slow law alone."""
    if not trick:
        return "may-lead"
    asked, place = trick[0][1], slow_law.master_place(trick, trump)
    partner, trumped = len(trick) - place == 2, trick[place][1] != asked
    legal = slow_law.legal(hand, trick, trump, variant)
    held = [card for card in hand if card[1] == asked]
    trumps = [card for card in hand if card[1] == trump]
    takes = [c for c in legal if slow_law.master_place([*trick, c], trump) == len(trick)]
    if held:
        if partner:
            return "may-follow-partner"
        if trumped:
            return "may-follow-trumped"
        return "may-follow-take" if takes else "may-follow-below"
    if trump == "NT":
        return "may-void-no-trump"
    if asked == trump:
        return "may-void-trump-led"
    if partner:
        return "may-void-partner"
    if not trumps:
        return "may-void-no-trumps"
    if takes:
        return "may-void-overtrump" if trumped else "may-void-trump"
    if trumps == hand:
        return "may-void-only-trumps"
    return "may-void-free-undertrump" if variant == "coinchee" else "may-void-undertrump"


@pytest.mark.parametrize("variant", EVERY, ids=lambda v: v.name)
def test_every_answer_is_the_slow_laws(variant: Variant) -> None:
    for problem in made(variant):
        hand, trick, trump = codes(problem)
        verdicts = slow_law.verdicts(hand, trick, trump, variant.name)
        assert [c.code for c in problem.judgement.legal] == [card for card, reason in verdicts.items() if not reason]
        assert {c.code: m.key for c, m in problem.judgement.refused.items()} == {c: r for c, r in verdicts.items() if r}
        assert problem.may.key == slow_branch(hand, trick, trump, variant.name)


@pytest.mark.parametrize("variant", EVERY, ids=lambda v: v.name)
def test_every_branch_and_every_reason_of_the_variant_comes_up(variant: Variant) -> None:
    missing = {"may-void-undertrump"} if variant.name == "coinchee" else {"may-void-free-undertrump"}
    if not variant.no_trump:
        missing.add("may-void-no-trump")
    assert {problem.may.key for problem in made(variant)} == set(BRANCHES) - missing
    reasons = {reason.key for problem in made(variant) for reason in problem.judgement.refused.values()}
    assert reasons == {duty.reason(p.trick) for duty in variant.law for p in made(variant)}


@pytest.mark.parametrize("variant", EVERY, ids=lambda v: v.name)
def test_hard_branches_come_often(variant: Variant) -> None:
    met = Counter(problem.may.key for problem in made(variant))
    easy = sum(n for key, n in met.items() if SHARES[key] == 1)
    assert len(made(variant)) == COUNT
    assert easy < COUNT / 4
    assert all(n >= 12 for key, n in met.items() if SHARES[key] > 1), met


@pytest.mark.parametrize("variant", EVERY, ids=lambda v: v.name)
def test_problems_differ_and_could_lie_on_a_table(variant: Variant) -> None:
    assert len({(p.hand, p.trick) for p in made(variant)}) == COUNT
    for problem in made(variant):
        on_show = [*problem.hand, *problem.trick.cards]
        assert len(set(on_show)) == len(on_show)
        assert problem.trick.to_play.name == "S"
        assert 2 <= len(problem.hand) <= 8


def test_the_same_seed_makes_the_same_problems() -> None:
    variant = VARIANTS["belgian"]
    assert problems(variant, "a", 20) == problems(variant, "a", 20)
    assert problems(variant, "a", 20) != problems(variant, "b", 20)


def test_a_problem_as_data() -> None:
    problem = next(p for p in made(VARIANTS["belgian"]) if p.may.key == "may-void-overtrump")
    data = problem.as_json()
    assert set(data["legal"]) | set(data["refused"]) == set(data["hand"])  # type: ignore[call-overload]
    assert data["trick"][-1]["seat"] == ("E" if problem.trick.direction > 0 else "W")  # type: ignore[index]
    assert data["master"] in "EW"  # type: ignore[operator]


@pytest.mark.parametrize(
    ("hand", "trick", "key"),
    [
        ("9H AH 7C", "KH JH", "may-follow-partner"),
        ("7H TH 9S", "8H QS", "may-follow-trumped"),
        ("9S 7S", "8H KH QS", "may-void-only-trumps"),
    ],
)
def test_branches_of_the_rules_examples(hand: str, trick: str, key: str) -> None:
    """RULES.md R10."""
    variant = VARIANTS["belgian"]
    table = Trick(Seat.S, variant.direction, Suit.SPADES)
    for card in cards(trick):
        table = table.with_card(card)
    assert branch(cards(hand), table, variant.law).key == key
