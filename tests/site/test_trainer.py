"""The trainer's prepared positions as the site serves them, the dozen on the page, and the words its scripts get."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hooks import live_words, trainer
from hooks.words import words
from manille.branches import BRANCHES
from manille.messages import KEYS
from manille.variants import VARIANTS
from manille.words import words as engine_words
from tests.engine import slow_law
from tests.site.conftest import LANGUAGES
from tests.site.reading import Page

PAGES = {"fr": "quelle-carte/index.html", "de": "de/welche-karte/index.html"}


def served(site: Path, variant: str) -> list[dict]:  # type: ignore[type-arg]
    return json.loads((site / f"assets/practice/{variant}.json").read_text("utf-8"))["problems"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_served_answer_is_the_slow_laws(site_dir: Path, variant: str) -> None:
    problems = served(site_dir, variant)
    assert len(problems) == trainer.PER_VARIANT
    for problem in problems:
        trick = [played["card"] for played in problem["trick"]]
        verdicts = slow_law.verdicts(problem["hand"], trick, problem["trump"], variant)
        assert problem["legal"] == [card for card, reason in verdicts.items() if reason is None]
        assert {c: r["key"] for c, r in problem["refused"].items()} == {c: r for c, r in verdicts.items() if r}
        master = problem["trick"][slow_law.master_place(trick, problem["trump"])]["seat"] if trick else None
        assert problem["master"] == master


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_served_sentence_is_one(site_dir: Path, lang: str, variant: str) -> None:
    said = engine_words(lang)
    messages = [m for p in served(site_dir, variant) for m in (p["may"], *p["refused"].values())]
    assert {m["key"] for m in messages} <= set(KEYS)
    for message in messages:
        assert re.fullmatch(r"[A-ZÀÉÜÄÖ].*[.!]", said.text(message["key"], **message["facts"]))


def test_every_branch_is_served_and_explained_on_the_page(site_dir: Path, pages: dict[str, Page]) -> None:
    met = {p["may"]["key"] for variant in VARIANTS for p in served(site_dir, variant)}
    assert met == set(BRANCHES) == set(trainer.ANCHORS)
    for path in PAGES.values():
        assert set(trainer.ANCHORS.values()) <= pages[path].ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_a_dozen_positions_with_their_answers(pages: dict[str, Page], lang: str) -> None:
    still = pages[PAGES[lang]].html.split('class="mt-trainer__still"')[1].split("</section>")[0]
    assert len(trainer.ON_THE_PAGE) == still.count("<figure") == still.count("<details") == 12
    assert {key for key, _ in trainer.ON_THE_PAGE} == set(BRANCHES) - {"may-lead", "may-void-trump-led"}
    assert {variant for _, variant in trainer.ON_THE_PAGE} == set(VARIANTS)
    for key, variant in trainer.ON_THE_PAGE:
        for message in (problem := trainer.chosen(key, variant)).judgement.refused.values():
            assert engine_words(lang).say(message).split(" ")[0] in still
        assert len(problem.hand) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scripts_get_the_words_they_ask_for(root: Path, lang: str) -> None:
    files = dict(live_words.files([lang]))
    for part, prefixes in live_words.PARTS.items():
        given = set(re.findall(r"^([a-z0-9-]+) =", files[f"assets/words/{part}.{lang}.ftl"], re.MULTILINE))
        assert given == {key for key in words(lang).keys if key.split("-")[0] in prefixes}
    scripts = "".join(file.read_text("utf-8") for file in (root / "docs/assets/js/trainer").glob("*.js"))
    asked = set(re.findall(r'"((?:trainer|figure)-[a-z-]+)"', scripts))
    assert asked <= set(re.findall(r"^([a-z0-9-]+) =", files[f"assets/words/trainer.{lang}.ftl"], re.MULTILINE))
    assert {f"trainer-{key}" for key in BRANCHES} <= words(lang).keys


def test_no_rule_of_the_game_is_in_the_scripts(root: Path) -> None:
    """They know the seat of the partner, which is a place on the screen, and nothing about suits, ranks or points."""
    scripts = "".join(file.read_text("utf-8") for file in (root / "docs/assets/js/trainer").glob("*.js"))
    assert not re.search(r"TAKQJ|strength|must-|\bpoints\b", scripts)
