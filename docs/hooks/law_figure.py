"""The trick law as a figure of questions and answers: two short columns of inline SVG, each answer a link to its example.

Not here: the same in words, which the page has as a list, and colours (`docs/assets/css/live.css`).
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from textwrap import wrap

from hooks.words import Words

WIDTH = 320
QUESTION = 166
ANSWER_AT = 204
LINE = 16
PADDING = 11
GAP = 30
#: About what a letter takes of the width, in units of the drawing.
LETTER = 7.7
#: So many letters fit on the arrow to an answer.
SHORT = 4


@dataclass(frozen=True, slots=True)
class Step:
    """A question with the answer that ends it; whoever answers otherwise goes on downwards."""

    question: str
    """The key of the question, after `law-`."""
    turn: str
    """The key of the word on the way to the answer."""
    answer: str
    """The key of the answer."""
    anchor: str
    """The heading with the example."""
    on: str
    """The key of the word on the way down."""


#: The columns: key of the title, the steps, then the answer at the bottom with its heading.
COLUMNS: tuple[tuple[str, tuple[Step, ...], tuple[str, str]], ...] = (
    (
        "holding",
        (
            Step("first", "yes", "any-card", "lead", "no"),
            Step("holds", "no", "see-void", "void", "yes"),
            Step("master", "partner-or-trumped", "any-of-suit", "follow-partner", "opponent"),
            Step("higher", "yes", "higher-card", "follow-take", "no"),
        ),
        ("any-of-suit", "follow-below"),
    ),
    (
        "void",
        (
            Step("partner", "yes", "any-card", "void-partner", "no"),
            Step("takes", "yes", "taking-trump", "void-trump", "no"),
            Step("small", "no", "any-card", "void-no-trumps", "yes"),
        ),
        ("other-suit", "void-undertrump"),
    ),
)


def law_figure(words: Words) -> str:
    """Return the figure in the words of one language."""
    columns = "".join(_column(title, steps, last, words) for title, steps, last in COLUMNS)
    return f'<figure class="mt-law">{columns}<figcaption>{escape(words.say("law-caption"))}</figcaption></figure>'


def _column(title: str, steps: tuple[Step, ...], last: tuple[str, str], words: Words) -> str:
    parts: list[str] = []
    top = 4
    for step in steps:
        drawn, top = _step(step, top, words)
        parts.append(drawn)
    drawn, height = _answer(last, 0, top, WIDTH, words)
    name = escape(words.say(f"law-{title}"))
    return (
        f'<div class="mt-law__column"><p class="mt-law__title">{name}</p>'
        f'<svg class="mt-law__drawing" role="group" aria-label="{name}" viewBox="0 0 {WIDTH} {top + height + 4}">'
        f"{''.join(parts)}{drawn}</svg></div>"
    )


def _step(step: Step, top: int, words: Words) -> tuple[str, int]:
    """Return the drawing of one question with its answer, and where the next thing begins."""
    lines = _lines(words.say(f"law-{step.question}"), QUESTION)
    turn = _lines(words.say(f"law-{step.turn}"), WIDTH - ANSWER_AT)
    # A word stands on the arrow, a longer condition over the answer.
    over = 0 if len(turn[0]) <= SHORT else len(turn) * LINE + 2
    answer = (step.answer, step.anchor)
    _, answer_height = _answer(answer, ANSWER_AT, top, WIDTH - ANSWER_AT, words)
    height = max(_height(lines), answer_height + over)
    middle, below = top + height // 2, top + height
    arrow_at = middle + over // 2
    drawn, _ = _answer(answer, ANSWER_AT, arrow_at - answer_height // 2, WIDTH - ANSWER_AT, words)
    turn_at = ((QUESTION + ANSWER_AT) / 2, arrow_at - 9) if not over else ((WIDTH + ANSWER_AT) / 2, top + over / 2 - 2)
    return (
        f'<rect class="mt-law__question" x="1" y="{top}" width="{QUESTION}" height="{height}" rx="8"/>'
        f"{_text(lines, 1 + QUESTION / 2, middle, 'mt-law__ask')}"
        f"{_arrow(QUESTION + 1, arrow_at, ANSWER_AT - 2, arrow_at)}{_text(turn, *turn_at, 'mt-law__way')}{drawn}"
        f"{_arrow(28, below, 28, below + GAP - 2)}"
        f"{_text([words.say(f'law-{step.on}')], 38, below + GAP / 2, 'mt-law__way mt-law__way--down')}"
    ), below + GAP


def _answer(answer: tuple[str, str], left: int, top: int, width: int, words: Words) -> tuple[str, int]:
    """Return the drawing of an answer as a link to its example, and its height."""
    key, anchor = answer
    lines = _lines(words.say(f"law-{key}"), width)
    height = _height(lines)
    return (
        f'<a class="mt-law__answer" href="#{anchor}">'
        f'<rect x="{left + 1}" y="{top}" width="{width - 2}" height="{height}" rx="{min(height / 2, 18)}"/>'
        f"{_text(lines, left + width / 2, top + height / 2, 'mt-law__say')}</a>"
    ), height


def _lines(text: str, width: int) -> list[str]:
    return wrap(text, int((width - 12) / LETTER), break_long_words=False)


def _height(lines: list[str]) -> int:
    return len(lines) * LINE + 2 * PADDING


def _text(lines: list[str], x: float, middle: float, name: str) -> str:
    first = middle - (len(lines) - 1) * LINE / 2 + 4.5
    spans = "".join(
        f'<tspan x="{x:g}" y="{first + i * LINE:g}">{escape(line)}</tspan> ' for i, line in enumerate(lines)
    )
    return f'<text class="{name}">{spans.rstrip()}</text>'


def _arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    tip = "l-6 -4v8z" if y == to_y else "l-4 -6h8z"
    return (
        f'<path class="mt-law__arrow" d="M{x} {y}L{to_x} {to_y}"/><path class="mt-law__tip" d="M{to_x} {to_y}{tip}"/>'
    )
