"""A bot's thought in pieces: it comes to the same, the caller can look up between two cards' worlds, and can let it be.

Not here: what the thought is worth (tests/bots), and how long a piece takes.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from manille.bots import BOTS
from manille.bots.base import Thinking
from manille.bridge import handle, handling


def ask(**request: object) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return told


def turn(bot: str, *, visitor: bool) -> dict[str, Any]:
    """A save of a match against `bot` where a card is to be played that is not forced, by the visitor or by a bot."""
    for seed in range(50):
        told = ask(op="new", variant="french", options=[], seed=f"thinking/{seed}", bot=bot)
        told = ask(op="deal", save=told["save"])
        if (told["screen"]["to_act"] == "S") is visitor and told["screen"]["question"] is None:
            save: dict[str, Any] = told["save"]
            return save
    raise AssertionError("no such deal")


def pieces(thinking: Thinking[str]) -> tuple[int, str]:
    """How often the caller could look up, and what came of it."""
    looks = 0
    while True:
        try:
            next(thinking)
            looks += 1
        except StopIteration as done:
            return looks, done.value


def requests(bot: str) -> list[str]:
    """One of each kind of request that has a bot think, and one that has none."""
    step, hint = turn(bot, visitor=False), turn(bot, visitor=True)
    done = ask(op="step", save=step)["save"]
    asked: list[dict[str, Any]] = [{"op": "step", "save": step}, {"op": "hint", "save": hint}]
    asked += [{"op": "why", "save": done, "event": 1}, {"op": "screen", "save": hint}]
    return [json.dumps(request) for request in asked]


@pytest.mark.parametrize("bot", BOTS)
def test_in_pieces_it_comes_to_the_same(bot: str) -> None:
    for text in requests(bot):
        assert pieces(handling(text))[1] == handle(text)


def test_a_strong_bot_can_be_looked_up_from_at_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    *thoughts, screen = requests("strong")
    assert [pieces(handling(text))[0] for text in thoughts] == [BOTS["strong"].worlds] * 3  # type: ignore[attr-defined]
    assert pieces(handling(screen))[0] == 0


def test_a_thought_that_is_let_be_changes_nothing() -> None:
    text = requests("strong")[0]
    before, thinking = handle(text), handling(text)
    for _ in range(5):
        next(thinking)
    other = handling(requests("strong")[1])
    next(other)  # two thoughts side by side are strangers
    thinking.close()
    assert handle(text) == before
    assert pieces(other)[1] == handle(requests("strong")[1])


def test_what_is_wrong_comes_back_as_data_from_pieces_too() -> None:
    save = turn("strong", visitor=True)
    for text in ("{", json.dumps({"op": "step", "save": save}), json.dumps({"op": "why", "save": save, "event": 999})):
        looks, told = pieces(handling(text))
        assert (looks, json.loads(told)["ok"]) == (0, False)
