"""The tables of the scoring sheet against a count of their own, and the page's module that looks things up in them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hooks.score_tables import asks_tricks, files, key_of, name, reports, tables, variations
from manille.match import Standing, with_written
from manille.seats import SIDES, Seat, Side
from manille.tally import TURNED, ends_by_turned, next_standing, pair_for, stakes_offered, tally
from manille.variants import VARIANTS, Variant
from manille.words import words as engine_words
from tests.engine import slow_count
from tests.site.conftest import LANGUAGES

EVERY = list(variations())
SCRIPT = Path(__file__).with_name("follow.mjs")
Data = dict[str, Any]


def test_there_are_tables_for_every_choice_of_rules(site_dir: Path) -> None:
    assert [name(v) for v in EVERY] == [
        "belgian",
        "belgian+capot",
        "belgian+plat-accumulates",
        "belgian+capot+plat-accumulates",
        "french",
        "coinchee",
    ]
    for address, text in files():
        assert (site_dir / address).read_text("utf-8") == text


@pytest.mark.parametrize("variant", EVERY, ids=name)
def test_every_amount_is_counted_again(variant: Variant) -> None:
    """RULES.md R5 and R6, without the engine's count."""
    found: Data = tables(variant)
    options = dict.fromkeys(variant.options, True)
    half = slow_count.HALF[variant.name]
    for plats, stakes in enumerate(found["stakes"]):
        for key, entry in stakes.items():
            trump, doubling = key.split("/")
            calls = [*(["NT"] if trump == "no-trump" else []), *["double", "redouble"][: int(doubling)]]
            assert entry["multiplier"] == slow_count.multiplier(variant.name, options, plats, calls)
    for tricks, cards in reports(variant):
        side, base, mirror, _ = found["counts"][key_of(variant, tricks, cards)]
        above = cards + tricks * slow_count.TRICK_POINT[variant.name] - half
        amount = 60 if "capot" in options and tricks in (0, 8) else abs(above)
        assert (side, base) == (None if above == 0 else "NS" if above > 0 else "EW", amount)
        for stakes in found["stakes"]:
            for entry in stakes.values():
                written, steps = entry["written"][str(base)] if base else (0, [])
                assert written == base * entry["multiplier"]
                assert not steps or steps[-2:] == [["step-written", "+", written], ["step-nothing", "-"]]
        assert found["counts"][mirror][:3] == [
            {"NS": "EW", "EW": "NS", None: None}[side],
            base,
            key_of(variant, tricks, cards),
        ]


@pytest.mark.parametrize("variant", EVERY, ids=name)
def test_totals_win_at_the_target_and_not_before(variant: Variant) -> None:
    """RULES.md R7.1, R7.2; counters as the page on keeping score explains them."""
    found: Data = tables(variant)
    goals = {"belgian": {"0-0": 101}, "french": {"0-0": 34, "1-0": 34, "0-1": 34, "1-1": 44}, "coinchee": {"0-0": 121}}
    assert {won: data["target"] for won, data in found["manches"].items()} == goals[variant.name]
    for target, totals in found["totals"].items():
        assert [won for won, _ in totals] == [total >= int(target) for total in range(len(totals))]
        for total, (_, laid) in enumerate(totals):
            assert (laid is None) == (variant.name != "coinchee")
            assert laid is None or laid[0] * 50 + laid[1] * 10 + laid[2] * 5 + laid[3] == total
        most = max(w[0] for stakes in found["stakes"] for entry in stakes.values() for w in entry["written"].values())
        assert len(totals) >= int(target) - 1 + most


def sheet_of(variant: Variant, rng: Random) -> Data:
    """A whole match of random reports, played through the engine's standings alone."""
    standing = Standing(rng.choice((Seat.N, Seat.E)))
    sheet: Data = {"variant": variant.name, "options": [], "first": standing.dealer.side.name, "deals": []}
    afters = []
    possible = list(reports(variant))
    while standing.winner is None:
        tricks, cards = rng.choice(possible)
        stakes = rng.choice(stakes_offered(variant, min(standing.plats, 2)))
        turned = rng.choice(TURNED) if variant.turns_card else 0
        # Now and then a tie.
        if rng.random() < 0.2:
            half = [(t, c) for t, c in possible if c + t * variant.trick_point == variant.half]
            tricks, cards = rng.choice(half)
        whose = rng.choice(SIDES)
        told = (tricks, cards) if whose is Side.NS else (8 - tricks, 60 - cards)
        kind = f"{'no-trump' if stakes.no_trump else 'trump'}/{stakes.doubling}"
        report = {"whose": whose.name, "tricks": told[0], "cards": told[1], "stakes": kind, "turned": turned}
        sheet["deals"].append(report)
        dealer = standing.dealer.side
        if turned and ends_by_turned(variant, standing, dealer, turned):
            before = standing
            standing = with_written(variant, standing, pair_for(dealer, turned))
            passed = next_standing(variant, before, None, 0).dealer
            standing = Standing(passed, standing.scores, standing.manches, before.plats, standing.winner)
        else:
            if turned:
                standing = with_written(variant, standing, pair_for(dealer, turned))
            written = tally(variant, stakes, cards, tricks).written
            side = next((s for s in SIDES if written[s]), None)
            standing = next_standing(variant, standing, side, max(written))
        afters.append(
            {
                "dealer": standing.dealer.side.name,
                "scores": {s.name: standing.scores[s] for s in SIDES},
                "manches": "-".join(map(str, standing.manches)),
                "plats": min(standing.plats, 2),
                "winner": standing.winner.name if standing.winner is not None else None,
            }
        )
    return {"sheet": sheet, "afters": afters}


def follow(found: Data, sheets: list[Data], root: Path) -> list[Any]:
    node = shutil.which("node")
    assert node
    request = json.dumps({"tables": found, "sheets": sheets})
    run = subprocess.run([node, SCRIPT], input=request, capture_output=True, encoding="utf-8", check=True, cwd=root)
    return json.loads(run.stdout)  # type: ignore[no-any-return]


@pytest.mark.parametrize("variant", EVERY, ids=name)
def test_the_page_follows_whole_matches_as_the_engine_does(variant: Variant, root: Path) -> None:
    rng = Random(f"sheets/{name(variant)}")
    matches = [sheet_of(variant, rng) for _ in range(30)]
    told = follow(tables(variant), [match["sheet"] for match in matches], root)
    for match, answer in zip(matches, told, strict=True):
        assert [line["after"] for line in answer["lines"]] == match["afters"]
        assert answer["standing"] == match["afters"][-1]
        assert any(said["key"] == "step-match" for said in answer["lines"][-1]["said"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", EVERY, ids=name)
def test_everything_it_says_is_a_sentence(variant: Variant, lang: str, root: Path) -> None:
    rng = Random(f"said/{name(variant)}")
    told = follow(tables(variant), [sheet_of(variant, rng)["sheet"] for _ in range(10)], root)
    messages = [said for answer in told for line in answer["lines"] for said in line["said"]]
    keys = {message["key"] for message in messages}
    assert {"step-cards", "step-written", "step-total", "step-match", "step-plat"} <= keys
    assert ("step-manche" in keys) == ("step-turned-known" in keys) == (variant.name == "french")
    for message in messages:
        assert engine_words(lang).text(message["key"], **message["facts"]).endswith((".", "!"))


def test_what_cannot_have_happened_is_not_followed(root: Path) -> None:
    good = {"whose": "NS", "tricks": 4, "cards": 38, "stakes": "trump/0", "turned": 0}
    wrong = [{"cards": 61}, {"cards": 58}, {"tricks": 9}, {"stakes": "trump/3"}, {"turned": 6}]
    base = {"variant": "french", "options": [], "first": "NS"}
    sheets = [{**base, "deals": [good]}, *({**base, "deals": [{**good, **w}]} for w in wrong)]
    told = follow(tables(VARIANTS["french"]), sheets, root)
    assert told[0] is not None
    assert told[1:] == [None] * len(wrong)


def test_tricks_are_asked_for_where_they_count() -> None:
    assert [name(v) for v in EVERY if not asks_tricks(v)] == ["belgian", "belgian+plat-accumulates"]


def test_no_number_of_the_game_is_in_the_scripts(root: Path) -> None:
    code = (root / "docs/assets/js/sheet/match.js").read_text("utf-8")
    assert not any(number in code for number in ("30", "34", "44", "60", "68", "101", "121", "* 2", "*2"))


def test_types_for_the_checker_are_not_served(site_dir: Path) -> None:
    assert (site_dir / "assets/js/sheet/start.js").is_file()
    assert not list(site_dir.rglob("*.d.ts"))
