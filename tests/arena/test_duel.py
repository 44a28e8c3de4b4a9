"""Deals and matches played twice: what is the same in both, what cancels, and that nothing depends on the order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from manille.arena.duel import Table
from manille.arena.outcomes import DealPair, MatchPair, Outcome, Thinking
from manille.arena.plan import Plan
from manille.arena.players import Player
from manille.arena.trump import RULES, modes
from manille.seats import Side
from manille.variants import VARIANTS

MODES = [(variant.name, mode) for variant in VARIANTS.values() for mode in modes(variant)]


def plan_of(
    a: str, b: str, variant: str = "belgian", trump: str | None = None, seed: int = 1, options: tuple[str, ...] = ()
) -> Plan:
    return Plan(a, b, variant, options, trump or modes(VARIANTS[variant])[0], seed)


def table_of(plan: Plan) -> Table:
    clock = count()
    return Table(plan, lambda: next(clock) / 1000)


def deals(plan: Plan, numbers: range) -> list[DealPair]:
    table = table_of(plan)
    found = [table.play(("deal", i)) for i in numbers]
    assert all(isinstance(one, DealPair) for one in found)
    return [one for one in found if isinstance(one, DealPair)]


def untimed(outcome: Outcome) -> Outcome:
    return replace(outcome, thinking=(Thinking(), Thinking()))


@pytest.mark.parametrize("bot", ["heuristic", "random", "greedy0", "ismcts:iterations=5", "pimc100:worlds=2"])
@pytest.mark.parametrize(("variant", "trump"), MODES)
def test_a_bot_against_itself_cancels_exactly(bot: str, variant: str, trump: str) -> None:
    for pair in deals(plan_of(bot, bot, variant, trump), range(4)):
        first, second = pair.plays
        assert (first.points, first.written) == (-second.points, -second.written)
        assert (pair.points, pair.written) == (0, 0)


def test_there_is_something_to_cancel() -> None:
    assert any(pair.plays[0].points for pair in deals(plan_of("heuristic", "heuristic"), range(4)))


@pytest.mark.parametrize(("variant", "trump"), MODES)
def test_who_comes_first_makes_no_difference(variant: str, trump: str) -> None:
    one = deals(plan_of("heuristic", "random", variant, trump), range(5))
    other = deals(plan_of("random", "heuristic", variant, trump), range(5))
    for here, there in zip(one, other, strict=True):
        assert here.plays[0].points == -there.plays[1].points
        assert here.written == -there.written


@pytest.mark.parametrize(("variant", "trump"), [(v, t) for v, t in MODES if t != "own"])
def test_both_sides_play_the_same_trump_and_nobody_doubles(variant: str, trump: str) -> None:
    for pair in deals(plan_of("heuristic", "random", variant, trump), range(10)):
        first, second = pair.plays
        assert first.trump == second.trump
        assert {first.dealer, second.dealer} == {"a", "b"}
        assert (first.doubler, second.doubler) == ("", "")
        assert trump != "no-trump" or first.trump == "NT"
        assert trump not in ("longest", "linear-suit") or first.trump != "NT"


def test_bots_that_call_themselves_do() -> None:
    pairs = deals(plan_of("random", "heuristic", trump="own"), range(20))
    plays = [play for pair in pairs for play in pair.plays]
    assert any(pair.plays[0].trump != pair.plays[1].trump for pair in pairs)
    assert {play.doubler for play in plays} == {"", "a", "b"}
    assert any(play.redoubled for play in plays)
    assert all(pair.thinking[0].calls for pair in pairs)


def test_no_trump_is_written_twice() -> None:
    for pair in deals(plan_of("heuristic", "random", trump="no-trump"), range(5)):
        assert all(play.written == 2 * play.points for play in pair.plays)


def test_house_rules_are_played() -> None:
    plain, capot = (
        deals(plan_of("heuristic", "random", trump="no-trump", options=options), range(60))
        for options in ((), ("capot",))
    )
    changed = [(p, c) for p, c in zip(plain, capot, strict=True) if p.written != c.written]
    assert changed
    assert all(any(abs(play.written) == 120 for play in c.plays) for _, c in changed)


def test_a_turned_cards_points_are_the_dealers_whoever_sits_there() -> None:
    bonuses = []
    for pair in deals(plan_of("heuristic", "random", "french"), range(20)):
        for play in pair.plays:
            bonus = play.written - play.points
            bonuses.append(bonus if play.dealer == "a" else -bonus)
        assert bonuses[-1] == bonuses[-2]
    assert set(bonuses) <= set(range(6))
    assert max(bonuses) > 0


def test_the_order_of_the_deals_makes_no_difference() -> None:
    plan = plan_of("random", "ismcts:iterations=10", "coinchee", "own")
    forth, back = deals(plan, range(4)), deals(plan, range(3, -1, -1))
    assert [untimed(one) for one in forth] == [untimed(one) for one in reversed(back)]


def test_another_seed_is_another_duel() -> None:
    one, other = (deals(plan_of("heuristic", "random", seed=seed), range(3)) for seed in (1, 2))
    assert [p.plays for p in one] != [p.plays for p in other]


def test_only_choices_are_timed() -> None:
    # The clock goes on by a millisecond whenever it is asked, so that each choice takes one.
    (pair,) = deals(plan_of("heuristic", "random"), range(1))
    for thinking in pair.thinking:
        assert set(thinking.cards) == {1.0}
        assert 4 <= len(thinking.cards) < 32
        assert thinking.calls == ()


def test_a_bot_is_shown_its_own_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []
    choose: Callable[..., object] = Player.choose

    def watched(self: Player, view: object, rng: object) -> object:
        seen.append((id(self), view.seat.side))  # type: ignore[attr-defined]
        assert not hasattr(view, "hands")
        return choose(self, view, rng)

    monkeypatch.setattr(Player, "choose", watched)
    deals(plan_of("heuristic", "random"), range(1))
    half = next(i for i, (who, side) in enumerate(seen) if (who, 1 - side) in seen[:i])
    for part in (seen[:half], seen[half:]):
        assert {side for _, side in part} == set(Side)
        assert len(set(part)) == 2, "each player keeps its side"


@pytest.mark.parametrize("variant", VARIANTS)
def test_matches_of_a_bot_against_itself_are_shared(variant: str) -> None:
    pair = table_of(plan_of("heuristic", "heuristic", variant)).play(("match", 0))
    assert isinstance(pair, MatchPair)
    assert sorted(pair.won) == [False, True]
    assert pair.share == 0.5
    assert pair.deals[0] == pair.deals[1] > 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_better_bot_wins_matches(variant: str) -> None:
    table = table_of(plan_of("heuristic", "random", variant, "own" if variant != "french" else None))
    pairs = [table.play(("match", i)) for i in range(3)]
    assert sum(pair.share for pair in pairs if isinstance(pair, MatchPair)) >= 2


def test_every_rule_is_offered_where_it_can_be_played() -> None:
    assert set(modes(VARIANTS["belgian"])) == set(modes(VARIANTS["coinchee"])) == {*RULES, "own"}
    assert modes(VARIANTS["french"]) == ("turned",)
