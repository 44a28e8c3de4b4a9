"""The trainer of the trick law: its prepared positions as data, and its place on the page, a dozen positions included.

Not here: the positions themselves (`manille.practice`), and what happens once it is begun (`docs/assets/js/trainer`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape

from hooks.figures import problem_figure
from hooks.kept import kept
from hooks.words import Words
from manille.practice import Problem, problems
from manille.variants import VARIANTS

DEST = "assets/practice"
SEED = "site"
PER_VARIANT = 240

#: Where the page explains each branch of the law.
ANCHORS = {
    "may-lead": "lead",
    "may-follow-partner": "follow-partner",
    "may-follow-trumped": "follow-trumped",
    "may-follow-take": "follow-take",
    "may-follow-below": "follow-below",
    "may-void-partner": "void-partner",
    "may-void-trump": "void-trump",
    "may-void-overtrump": "void-overtrump",
    "may-void-undertrump": "void-undertrump",
    "may-void-free-undertrump": "coinchee",
    "may-void-only-trumps": "only-trumps",
    "may-void-no-trumps": "void-no-trumps",
    "may-void-trump-led": "trump-led",
    "may-void-no-trump": "no-trump",
}

#: The positions shown without a script: the branch, and the variant in which it is met.
ON_THE_PAGE = (
    ("may-follow-take", "belgian"),
    ("may-void-partner", "french"),
    ("may-void-overtrump", "belgian"),
    ("may-follow-trumped", "coinchee"),
    ("may-void-undertrump", "belgian"),
    ("may-void-trump", "french"),
    ("may-follow-partner", "belgian"),
    ("may-void-free-undertrump", "coinchee"),
    ("may-void-no-trump", "coinchee"),
    ("may-follow-below", "french"),
    ("may-void-only-trumps", "belgian"),
    ("may-void-no-trumps", "french"),
)


@cache
def prepared(variant: str) -> tuple[Problem, ...]:
    """Return the positions of `variant` that the page needs no engine for."""
    return kept(f"positions-{variant}", lambda: problems(VARIANTS[variant], SEED, PER_VARIANT))


def files() -> Iterator[tuple[str, str]]:
    """Yield the address and the text of each variant's positions, with where the page explains each branch."""
    for variant in VARIANTS:
        data = {"anchors": ANCHORS, "problems": [problem.as_json() for problem in prepared(variant)]}
        yield f"{DEST}/{variant}.json", json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def trainer(words: Words, root: str) -> str:
    """Return the trainer's place on the page; `root` is the address of the site's root, seen from the page."""
    say = words.say
    choices = "".join(
        f'<label><input type="radio" name="mt-trainer-variant" value="{name}"{" checked" if first else ""}> '
        f"{escape(say(f'variant-{name}'))}</label>"
        for first, name in ((name == next(iter(VARIANTS)), name) for name in VARIANTS)
    )
    return (
        f'<section class="mt-trainer" data-lang="{words.lang}" data-root="{escape(root)}" '
        f'data-trouble="{escape(say("trainer-trouble"))}" aria-label="{escape(say("trainer-name"))}">'
        f'<div class="mt-cloth mt-live" data-part="table"><form class="mt-trainer__start">'
        f"<p>{escape(say('trainer-task'))}</p>"
        f'<fieldset class="mt-choices"><legend>{escape(say("trainer-variant"))}</legend>{choices}</fieldset>'
        f'<button class="mt-button">{escape(say("trainer-begin"))}</button>'
        f'<p class="mt-trainer__trouble" role="status"></p></form></div>'
        f'<details class="mt-trainer__still"><summary>{escape(say("still-positions", n=len(ON_THE_PAGE)))}</summary>'
        f"{still_positions(words)}</details></section>"
    )


def still_positions(words: Words) -> str:
    """Return a dozen positions with their answers, for who has no scripts or would rather read."""
    return "".join(problem_figure(chosen(key, variant), VARIANTS[variant], words) for key, variant in ON_THE_PAGE)


def chosen(key: str, variant: str) -> Problem:
    """Return the first prepared position of a branch."""
    return next(problem for problem in prepared(variant) if problem.may.key == key)
