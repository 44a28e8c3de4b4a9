"""The bridge: whole matches through text alone, nothing kept between two requests. Bad requests are in test_bad_input."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from manille import __version__
from manille.bots import BOTS
from manille.bots.policy import policy_of
from manille.bridge import OPERATIONS, handle, read_save, write_save
from manille.replay import replay_line
from manille.session import Session
from manille.variants import BELGIAN, VARIANTS, Variant
from tests.engine.test_session import SESSIONS


def ask(op: str, **request: object) -> Any:
    return json.loads(handle(json.dumps({"op": op, **request})))


def new(variant: Variant, seed: str = "seed", bot: str = "random") -> Any:
    return ask("new", variant=variant.name, options=sorted(variant.options), seed=seed, bot=bot)


def next_request(told: Any, rng: Random) -> dict[str, object]:
    """What a page would ask next, from what it was told alone."""
    screen, save = told["screen"], told["save"]
    if screen["phase"] in ("draw", "count"):
        return {"op": "deal", "save": save}
    if screen["to_act"] != "S":
        return {"op": "step", "save": save}
    if screen["question"]:
        return {"op": "call", "save": save, "call": rng.choice(screen["question"]["choices"])}
    return {"op": "play", "save": save, "card": rng.choice([c["card"] for c in screen["hand"] if c["legal"]])}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_whole_match_by_text_alone(name: str) -> None:
    rng = Random(1)
    told = new(VARIANTS[name])
    while told["screen"]["phase"] != "over":
        told = ask(**next_request(told, rng))
        assert told["ok"]
        assert told["said"]
    assert max(told["screen"]["scores"].values()) >= told["screen"]["target"]


def test_hello() -> None:
    told = ask("hello")
    assert (told["version"], told["bots"]) == (__version__, list(BOTS))
    assert [variant["name"] for variant in told["variants"]] == list(VARIANTS)


def test_the_same_request_is_answered_the_same() -> None:
    assert new(VARIANTS["french"]) == new(VARIANTS["french"])
    save = new(VARIANTS["french"])["save"]
    assert ask("deal", save=save) == ask("deal", save=save)


@given(SESSIONS)
def test_a_save_reads_back(session: Session) -> None:
    save = json.loads(json.dumps(write_save(session)))
    assert read_save(save) == session


@given(SESSIONS)
def test_a_screen_is_the_same_after_loading(session: Session) -> None:
    told = ask("screen", save=write_save(session))
    assert told["ok"]
    assert told["save"] == write_save(session)


def test_a_refused_card_comes_back_as_its_reason() -> None:
    rng, told = Random(3), new(VARIANTS["belgian"], "refused")
    while not any(entry["legal"] is False for entry in told["screen"]["hand"]):
        told = ask(**next_request(told, rng))
    entry = next(entry for entry in told["screen"]["hand"] if entry["legal"] is False)
    assert ask("play", save=told["save"], card=entry["card"]) == {"ok": False, "refused": entry["refused"]}


def test_undo_takes_the_last_decision_back() -> None:
    rng, told = Random(3), new(VARIANTS["belgian"])
    before = None
    while before is None or told["screen"]["to_act"] != "S":
        request = next_request(told, rng)
        if request["op"] in ("play", "call"):
            before = told
        told = ask(**request)
    undone = ask("undo", save=told["save"])
    assert (undone["save"], undone["screen"]) == (before["save"], before["screen"])


def test_with_a_new_deal_the_bots_forget_what_they_looked_up_for_the_last() -> None:
    tables = policy_of(no_trump=False, turned=False)
    rng = Random(2)
    told = new(BELGIAN, bot="learner")
    while told["screen"]["deal"] < 2:
        if told["screen"]["phase"] == "count":
            assert len(tables.leads) > 100
        told = ask(**next_request(told, rng))
    assert (tables.leads, tables.discards, tables.follows) == ({}, {}, {})
    assert policy_of(no_trump=False, turned=False) is tables


def test_hint_and_why() -> None:
    rng, told = Random(4), new(VARIANTS["belgian"], bot="heuristic")
    while told["screen"]["to_act"] != "S" or not told["screen"]["why"]:
        told = ask(**next_request(told, rng))
    hint = ask("hint", save=told["save"])
    assert hint["ok"]
    assert hint["reasons"]
    for seat, number in told["screen"]["why"].items():
        why = ask("why", save=told["save"], event=number)
        assert (why["ok"], why["seat"]) == (True, seat)
        assert why["reasons"]


@pytest.mark.parametrize("name", VARIANTS)
def test_positions_to_practise_on(name: str) -> None:
    told = ask("practice", variant=name, seed="a", count=30)
    assert len(told["problems"]) == 30
    assert told == ask("practice", variant=name, seed="a", count=30)
    assert told["problems"] != ask("practice", variant=name, seed="b", count=30)["problems"]


@pytest.mark.parametrize("count", [0, 101, True, "3", None])
def test_positions_without_end_are_not_to_be_had(count: object) -> None:
    told = ask("practice", variant="belgian", seed="a", count=count)
    assert (told["error"]["code"], told["error"]["where"]) == ("bad-record", "count")


@pytest.mark.parametrize("op", OPERATIONS)
def test_an_operation_says_which_key_is_missing(op: str) -> None:
    keys = OPERATIONS[op][0]
    told = ask(op)
    if keys:
        assert (told["error"]["code"], told["error"]["where"]) == ("bad-record", next(iter(keys)))
    else:
        assert told["ok"]


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("{not json", "bad-json", "column 2"),
        ("", "bad-json", "column 1"),
        ("[1, 2]", "bad-record", ""),
        ("{}", "bad-record", "save"),
        ('{"save": 7}', "bad-record", "save"),
        ('{"save": {"format": "manille-save/2"}}', "bad-record", "save.seed"),
    ],
)
def test_a_kept_text_is_examined(text: str, code: str, where: str) -> None:
    error = ask("examine", text=text)["error"]
    assert (error["code"], error["where"]) == (code, where)


def test_a_sound_kept_text_has_no_fault() -> None:
    kept = {"save": new(BELGIAN)["save"], "previous": None, "screen": {"anything": 1}}
    assert ask("examine", text=json.dumps(kept)) == {"ok": True}


def finished_deal(variant: Variant, seed: str) -> Any:
    rng, told = Random(seed), new(variant, seed, bot="heuristic")
    while told["screen"]["phase"] != "count":
        told = ask(**next_request(told, rng))
    return told


def test_a_review_lists_the_choices_and_judges_them_one_by_one() -> None:
    told = finished_deal(BELGIAN, "review")
    made = ask("review", save=told["save"], deal=1)["choices"]
    assert made
    plays = [played for trick in told["screen"]["tricks"] for played in trick["cards"]]
    for i, choice in enumerate(made):
        if choice["trick"]:
            event = next(p for p in plays if p["event"] == choice["event"])
            assert (event["seat"], event["card"]) == ("S", choice["choice"])
            before = told["screen"]["tricks"][choice["trick"] - 1]["cards"][: len(choice["cards"])]
            assert [(p["seat"], p["card"]) for p in before] == [(p["seat"], p["card"]) for p in choice["cards"]]
            assert choice["choice"] in choice["hand"]
            assert len(choice["hand"]) == 9 - choice["trick"]
        judged = ask("review", save=told["save"], deal=1, choice=i)["judged"]
        assert judged["blames"] == (judged["verdict"] in ("inaccuracy", "mistake", "spared"))
        assert judged["messages"]
        assert min(judged["known"], judged["error"], judged["opened"]) >= 0
        assert judged == ask("review", save=told["save"], deal=1, choice=i)["judged"]


@pytest.mark.parametrize(
    ("wrong", "where"), [({"deal": 0}, "deal"), ({"deal": 2}, "deal"), ({"deal": 1, "choice": 99}, "choice")]
)
def test_a_review_of_nothing_says_where(wrong: dict[str, Any], where: str) -> None:
    error = ask("review", save=finished_deal(BELGIAN, "review")["save"], **wrong)["error"]
    assert (error["code"], error["where"]) == ("bad-record", where)


def test_a_deal_in_progress_is_not_reviewed() -> None:
    save = ask("deal", save=new(BELGIAN)["save"])["save"]
    assert ask("review", save=save, deal=1)["refused"]["key"] == "not-now"


def test_a_record_holds_finished_deals_alone_and_the_seed_at_the_end() -> None:
    rng, told = Random(1), new(VARIANTS["coinchee"], "fair", bot="random")
    while told["screen"]["phase"] != "over":
        noted = ask("record", save=told["save"])
        finished = told["screen"]["deal"] - (told["screen"]["phase"] in ("calls", "play"))
        assert len(noted["record"]["deals"]) == finished
        assert noted["seed"] is None
        told = ask(**next_request(told, rng))
    noted = ask("record", save=told["save"])
    assert (noted["record"], noted["seed"]) == (told["save"]["record"], "fair")
    assert replay_line(json.dumps(noted["record"]))["ok"]


def test_again_is_the_start_of_the_deal() -> None:
    told = finished_deal(BELGIAN, "review")
    again = ask("again", save=told["save"])
    (deal,) = again["save"]["record"]["deals"]
    assert deal["plays"] == []
    assert deal["hands"] == told["save"]["record"]["deals"][0]["hands"]
