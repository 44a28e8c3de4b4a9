"""What the tuned rule of thumb looks at: every way of looking has a number for all it can see, and learning moves them.

Not here: how strong it plays (`manille arena tuned plain`).
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from manille.bots.learned import named, no_trump, turned
from manille.bots.lessons import Learned, numbers
from manille.bots.plain import plain_tables
from manille.bots.policy import policy_of
from manille.bots.policy_tables import Tables
from tests.bots.learn import LOOKS, NAMES, Kind, Lesson, Places, Pupil, Steps, duel, in_short, study

kinds = pytest.mark.parametrize("kind", NAMES)


def tuned_for(kind: Kind) -> Tables:
    return policy_of(no_trump=kind == "no-trump", turned=kind == "turned")


@pytest.mark.parametrize("learned", [named(), turned(), no_trump()])
def test_there_is_a_number_for_everything_that_can_be_seen(learned: Learned) -> None:
    for name, (_, sizes) in LOOKS.items():
        assert tuple(len(part) for part in getattr(learned, name)) == sizes


@kinds
def test_whatever_comes_up_in_play_has_its_place(kind: Kind) -> None:
    """`Places.of` would put a thing seen beyond its size into the numbers of the next way of looking."""
    asked: set[tuple[str, int]] = set()

    class Noted(Places):
        def of(self, name: str, key: int, i: int) -> tuple[int, ...]:
            asked.add((name, key))
            look, sizes = LOOKS[name]
            assert all(0 <= at < size for at, size in zip(look(key, i), sizes, strict=True))
            return super().of(name, key, i)

    tables = tuned_for(kind)
    told = list(Pupil(Noted()).lessons(tables, 40, Random(1), kind))
    assert all(len(looked) == len(brought) for looked, brought in told)
    assert {name for name, _ in asked} == set(LOOKS) - ({"overs"} if kind == "no-trump" else set())


def test_what_was_learned_is_read_as_it_was_written() -> None:
    for parts in (*named(), *turned(), *no_trump()):
        assert numbers(*(" ".join(in_short(part)) for part in parts)) == parts
    assert list(in_short((0, 0, 5, 0, -3, 0))) == ["x2", "5", "x1", "-3", "x1"]


def test_study_finds_the_card_that_brings_more() -> None:
    """Of two cards that are seen as different things the one brings two points more on the average."""
    rng, steps = Random(2), Steps([0.0] * 4)
    told: list[Lesson] = [([(0, 2), (1, 2)], [rng.randrange(10), rng.randrange(10) + 2]) for _ in range(12_000)]
    study(steps, told, 4, 0.03, rng)
    assert steps.numbers[1] - steps.numbers[0] > 0.1
    assert steps.numbers[3] == 0


@kinds
def test_it_beats_the_plain_rule_of_thumb(kind: Kind) -> None:
    tuned, plain = tuned_for(kind), plain_tables(no_trump=kind == "no-trump")
    assert fmean(duel(tuned, plain, 1000, Random(3), kind)) > 0.5
