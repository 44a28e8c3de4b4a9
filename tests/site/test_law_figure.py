"""The figure of the trick law (`hooks.law_figure`): it answers as the engine does, and every branch is drawn on the page."""

from __future__ import annotations

import re

import pytest

from hooks.figures import trick_of
from hooks.law_figure import COLUMNS, law_figure
from hooks.trainer import ANCHORS
from hooks.words import words
from manille.branches import branch
from manille.cards import Suit, cards
from manille.legality import legal_cards
from manille.practice import Problem, problems
from manille.variants import VARIANTS
from tests.site.conftest import LANGUAGES, ROOT

FIGURE = re.compile(r'legal_figure\("(\w+)", "(\w+)", "([^"]*)", "([^"]*)"\)')


def answer(problem: Problem) -> str:
    """Where the figure leads a reader with this position, its questions answered by looking at the cards."""
    hand, trick = problem.hand, problem.trick
    suited = [c for c in hand if c.suit is trick.suit_led]
    trumps = [c for c in hand if c.suit is trick.trump]
    partner = len(trick.cards) > 1 and trick.cards[-2] is trick.best
    asked = {
        "first": not trick.cards,
        "holds": not suited,
        "master": bool(trick.cards) and (partner or trick.best.suit is not trick.suit_led),  # type: ignore[union-attr]
        "higher": any(trick.takes(c) for c in suited),
        "partner": partner,
        "takes": any(trick.takes(c) for c in trumps),
        "small": not trumps or trick.trump is trick.suit_led,
    }
    for _, steps, last in COLUMNS:
        step = next((step for step in steps if asked[step.question]), None)
        if step is None or step.answer != "see-void":
            return step.answer if step else last[0]
    raise AssertionError("the last column ends with an answer")


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
def test_its_answers_are_the_engines(variant) -> None:  # type: ignore[no-untyped-def]
    reached = set()
    for problem in problems(variant, "figure", 150):
        hand, trick, legal = problem.hand, problem.trick, list(problem.judgement.legal)
        free = variant.name == "coinchee" or all(c.suit is trick.trump for c in hand)
        allowed = {
            "any-card": list(hand),
            "any-of-suit": [c for c in hand if c.suit is trick.suit_led],
            "higher-card": [c for c in hand if c.suit is trick.suit_led and trick.takes(c)],
            "taking-trump": [c for c in hand if c.suit is trick.trump and trick.takes(c)],
            "other-suit": list(hand) if free else [c for c in hand if c.suit is not trick.trump],
        }
        reached.add(answer(problem))
        assert allowed[answer(problem)] == legal, problem
    assert reached == {"any-card", "any-of-suit", "higher-card", "taking-trump", "other-suit"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_branch_has_a_drawn_example_under_its_heading(lang: str) -> None:
    text = (ROOT / f"docs/{lang}/which-card.md").read_text("utf-8")
    for key, anchor in ANCHORS.items():
        section = re.split(r"\n#+ ", text.split(f"{{: #{anchor} }}")[1])[0]
        found = set()
        for variant, trump, hand, trick in FIGURE.findall(section):
            law, suit = VARIANTS[variant].law, None if trump == "NT" else Suit(trump)
            table = trick_of(VARIANTS[variant], suit, trick)
            assert legal_cards(cards(hand), table, law)
            found.add(branch(cards(hand), table, law).key)
        assert key in found, (lang, anchor, found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_in_the_pages_words_with_links_to_examples(lang: str) -> None:
    figure = law_figure(words(lang))
    steps = [step for _, steps, _ in COLUMNS for step in steps]
    assert figure.count("<a ") == len(steps) + len(COLUMNS)
    drawn = re.sub(r" +", " ", re.sub(r"<[^>]+>", " ", figure))
    for step in steps:
        assert words(lang).say(f"law-{step.question}") in drawn
        assert words(lang).say(f"law-{step.answer}") in drawn
    assert {*re.findall(r'href="#([a-z-]+)"', figure)} <= {*ANCHORS.values(), "void"}


def test_nothing_is_drawn_outside() -> None:
    for lang in LANGUAGES:
        for box in re.findall(r'viewBox="0 0 (\d+) (\d+)".*?</svg>', law_figure(words(lang))):
            assert int(box[1]) < 600
        for x, width in re.findall(r'<rect[^>]* ?x="(\d+)" y="\d+" width="(\d+)"', law_figure(words(lang))):
            assert int(x) + int(width) <= 320
