"""Players by name and settings, and the time that they are given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

import pytest

from manille.arena import players
from manille.arena.players import BadPlayer, Deadline, bots, player, settings
from manille.auction import Call
from manille.bots.base import Bot, Budget, Decision, takes_time
from manille.bots.references.ismcts import IsmctsBot
from manille.bots.references.pimc import PimcBot
from manille.messages import say
from manille.variants import BELGIAN
from manille.view import View, view_of
from tests.bots.table import dealt


def no_clock() -> float:
    raise AssertionError("nobody asked for the time")


@dataclass(frozen=True)
class Counter:
    """A bot that looks at worlds and remembers how many."""

    worlds: int = 50
    boldness: float = 0.5
    deep: bool = False
    seen: tuple[list[int], ...] = ([],)

    def choose(self, view: View, rng: Random, more: Budget | None = None) -> Decision:
        looked = next(i for i in count(1) if i == self.worlds or (more is not None and not more()))
        self.seen[0].append(looked)
        return Decision(view.question.choices[0] if view.question else view.legal_cards()[0], (say("no-deal-yet"),))


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Counter:
    bot = Counter(seen=([],))
    monkeypatch.setattr(players, "bots", lambda: {"counter": bot})
    return bot


def the_bot(text: str, **limits: int) -> Bot:
    return player(text, no_clock, **limits).bot


def test_everybody_sits_down_by_name() -> None:
    for name, bot in bots().items():
        assert the_bot(name) is bot
    assert {"random", "heuristic", "greedy0", "ismcts", "pimc100"} <= set(bots())


def test_settings_change_what_they_name() -> None:
    assert the_bot("ismcts:iterations=300") == IsmctsBot(iterations=300)
    assert the_bot("pimc100:worlds=7") == PimcBot(worlds=7)


def test_settings_of_every_kind(counter: Counter) -> None:
    assert settings(counter) == {"worlds": 50, "boldness": 0.5, "deep": False}
    changed = the_bot("counter:boldness=0.25,deep=yes,worlds=3")
    assert isinstance(changed, Counter)
    assert (changed.worlds, changed.boldness, changed.deep) == (3, 0.25, True)


def test_a_number_of_worlds_is_for_those_without_their_own(counter: Counter) -> None:
    assert the_bot("counter", worlds=9) == Counter(worlds=9, seen=counter.seen)
    assert the_bot("counter:worlds=3", worlds=9) == Counter(worlds=3, seen=counter.seen)


def test_a_bot_without_worlds_takes_no_number_of_them() -> None:
    assert the_bot("heuristic", worlds=9) is bots()["heuristic"]
    assert the_bot("ismcts", worlds=9) == IsmctsBot()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nobody", "no player 'nobody'; there are random, .*ismcts"),
        ("", "no player ''"),
        ("heuristic:worlds=3", "no setting 'worlds'"),
        ("ismcts:iterations", "a setting is written name=value, not 'iterations'"),
        ("ismcts:iterations=", "name=value"),
        ("ismcts:iterations=many", "a whole number, not 'many'"),
        ("ismcts:iterations=1.5", "a whole number, not '1.5'"),
        ("ismcts:iterations=-1", "less than nothing"),
        ("ismcts:more=1", "no setting 'more'"),
        ("greedy0:calls=cleverly", "calls is one of linear-suit, linear, longest, no-trump"),
    ],
)
def test_what_is_wrong_is_said(text: str, complaint: str) -> None:
    with pytest.raises(BadPlayer, match=complaint):
        the_bot(text)


def test_wrong_numbers_and_answers(counter: Counter) -> None:
    for text, complaint in (("counter:boldness=big", "a number"), ("counter:deep=1", "yes or no")):
        with pytest.raises(BadPlayer, match=complaint):
            the_bot(text)


def ticking() -> Iterator[float]:
    """A clock that goes on by a millisecond whenever it is asked."""
    return (i / 1000 for i in count())


def test_time_is_given_anew_for_each_decision(counter: Counter) -> None:
    clock = ticking()
    seated = player("counter:worlds=1000", lambda: next(clock), time_ms=20)
    view = view_of(position := dealt(BELGIAN, Random(1)), position.table.dealer)
    for _ in range(3):
        seated.choose(view, Random(1))
    assert counter.seen[0] == [20, 20, 20]


def test_a_pinned_player_can_be_given_a_time() -> None:
    for name in ("ismcts", "pimc100"):
        assert takes_time(bots()[name])
        asked: list[float] = []
        seated = player(name, lambda asked=asked: asked.append(0.0) or len(asked) / 1000, time_ms=5)
        position = dealt(BELGIAN, Random(2)).call(Call.HEARTS)
        while position.question is not None:
            position = position.call(Call.PASS)
        seat = position.to_act
        assert seat is not None
        seated.choose(view_of(position, seat), Random(1))
        assert len(asked) == 6, "the start, and until five milliseconds have gone by"


def test_a_deadline() -> None:
    now = [10.0]
    deadline = Deadline(lambda: now[0], 2.0)
    assert not deadline()
    deadline.start()
    assert deadline()
    now[0] = 11.9
    assert deadline()
    now[0] = 12.0
    assert not deadline()


def test_another_rule_calls_in_a_bots_place() -> None:
    position = dealt(BELGIAN, Random(3))
    view = view_of(position, position.table.dealer)
    assert player("heuristic:calls=no-trump", no_clock).choose(view, Random(1)) is Call.NO_TRUMP
    named = position.call(Call.SPADES)
    assert named.to_act is not None
    view = view_of(named, named.to_act)
    assert player("random:calls=longest", no_clock).choose(view, Random(1)) is Call.PASS
