"""Cards weighed over sampled deals: every world counts once, equal cards are one, and the bot says what was found.

Not here: how strong the bots are (`manille.arena`).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from manille.bots.base import Decision, finished
from manille.bots.double_dummy import solve
from manille.bots.inference import holdings
from manille.bots.manners import sensible
from manille.bots.masks import mask_of
from manille.bots.outlook import Outlook
from manille.bots.policy import PolicyBot, policy_of
from manille.bots.sampling import Sampler
from manille.bots.search import A_STAGE, FEWEST, TOO_LITTLE, _beaten, candidates, spot_of, weigh
from manille.bots.search_bot import SearchBot
from manille.bots.stakes import A_POINT, FINISH, stakes
from manille.cards import Card, cards
from manille.match import Standing
from manille.position import Position
from manille.seats import SEATS, Seat
from manille.variants import BELGIAN, VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.table import played
from tests.bots.test_masks import opened

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)
QUICK = SearchBot(worlds=8)


def hands_of(position: Position) -> tuple[int, int, int, int]:
    n, e, s, w = (mask_of(hand) for hand in position.hands)
    return n, e, s, w


def reached(variant: Variant, left: int, rng: Random) -> Position:
    """Return a position with at most `left` cards a hand and something to choose, after play by rule of thumb."""
    while True:
        position = opened(variant, rng)
        while position.to_act is not None:
            view = view_of(position, position.to_act)
            if len(view.hand) <= left and len(view.legal_cards()) > 1:
                return position
            choice = PolicyBot().choose(view, rng).choice
            assert isinstance(choice, Card)
            position = position.play(choice)


@variants
def test_a_world_is_worth_what_the_engine_counts(variant: Variant) -> None:
    """In the true deal a card brings the sheet's excess when all play on by the rule of thumb."""
    rng = Random(1)
    for left in (8, 6, 4, 3, 2):
        position = reached(variant, left, rng)
        seat = position.to_act
        assert seat is not None
        view = view_of(position, seat)
        policy = policy_of(no_trump=view.table.contract.no_trump, turned=view.table.variant.turns_card)
        found = finished(weigh(view, view.legal_cards(), [hands_of(position)], (policy, policy)))
        for card in found.cards:
            end = played(position.play(card), dict.fromkeys(SEATS, PolicyBot()), rng)
            points = end.table.points[seat.side]
            assert found.mean(card) == stakes(view).worth(points, end.table.tricks_won[seat.side])


@variants
def test_a_solved_world_is_worth_what_the_solver_says(variant: Variant) -> None:
    rng = Random(2)
    for _ in range(6):
        position = reached(variant, 4, rng)
        assert position.to_act is not None
        view = view_of(position, position.to_act)
        policy = policy_of(no_trump=view.table.contract.no_trump, turned=view.table.variant.turns_card)
        found = finished(weigh(view, view.legal_cards(), [hands_of(position)], (policy, policy), exact=True))
        truth, factor = solve(position), view.table.multiplier
        for card in found.cards:
            assert found.mean(card) == pytest.approx(
                factor * truth.values[card], abs=A_POINT * variant.deal_points + 1e-6
            )


def test_equal_cards_are_tried_once() -> None:
    hidden = mask_of(cards("8D JD TC"))
    assert candidates(cards("7H 8H 9H"), hidden) == cards("7H")
    assert candidates(cards("7D 9D"), hidden) == cards("7D 9D")  # the eight lies between
    assert candidates(cards("7D 9D"), 0, [cards("8D")[0].index]) == cards("7D 9D")  # and on the table too
    assert candidates(cards("9D JD QD"), 0) == cards("9D JD QD")  # they differ in points
    assert candidates(cards("8C 9H 7D"), hidden) == cards("9H 7D 8C")  # in three suits


@variants
def test_cards_taken_for_equal_are_equal(variant: Variant) -> None:
    """With open hands they have the same value."""
    rng = Random(3)
    merged = 0
    for _ in range(60):
        position = reached(variant, 4, rng)
        assert position.to_act is not None
        view = view_of(position, position.to_act)
        legal, truth = view.legal_cards(), solve(position).values
        kept = candidates(legal, holdings(view).hidden, spot_of(view).table)
        for card in set(legal) - set(kept):
            below = [c for c in kept if c.suit is card.suit and c.index < card.index]
            assert truth[card] == truth[below[-1]]
            merged += 1
    assert merged > 5


def test_the_budget_ends_the_search() -> None:
    position = reached(BELGIAN, 8, Random(4))
    assert position.to_act is not None
    view = view_of(position, position.to_act)
    asked = 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return asked < 3

    policy = policy_of(no_trump=False, turned=False)
    worlds = [hands_of(position)] * 20
    assert finished(weigh(view, view.legal_cards(), worlds, (policy, policy), more=more)).worlds == FEWEST + 2
    assert finished(weigh(view, view.legal_cards(), worlds, (policy, policy), more=lambda: False)).worlds == FEWEST
    assert finished(weigh(view, view.legal_cards(), worlds, (policy, policy))).worlds == 20


@variants
def test_cards_that_fell_behind_are_looked_at_no_further(variant: Variant) -> None:
    """The best card is looked at in the most worlds, the others as long as they might be it; what is said counts common worlds."""
    rng, shortened = Random(12), 0
    policy = policy_of(no_trump=False, turned=variant.turns_card)
    for _ in range(12):
        position = reached(variant, 7, rng)
        assert position.to_act is not None
        view = view_of(position, position.to_act)
        sampler = Sampler(holdings(view))
        worlds = [sampler.draw(rng) for _ in range(4 * A_STAGE)]
        cards = view.legal_cards()
        whole = finished(weigh(view, cards, worlds, (policy, policy)))
        found = finished(weigh(view, cards, worlds, (policy, policy), narrowing=True))
        assert found.cards == whole.cards
        lengths = [len(values) for values in found.values]
        for values, all_values in zip(found.values, whole.values, strict=True):
            assert len(values) % A_STAGE == 0
            assert values == all_values[: len(values)]
        assert len(found.values[found.cards.index(found.best)]) == max(lengths)
        assert found.worlds == min(lengths)
        for card in set(found.cards) - set(found.last):
            at = found.cards.index(card)
            lead, error = found.ahead(found.best, card)
            assert lead >= -error - TOO_LITTLE, "it was left aside too early"
            assert lengths[at] < max(lengths) or lengths.count(max(lengths)) == 1
        lead, error = whole.ahead(whole.best, found.best)
        assert lead <= 2 * error + TOO_LITTLE
        shortened += found.worlds < whole.worlds
    assert shortened > 6


def test_a_card_is_left_aside_when_it_is_sure_to_bring_no_more() -> None:
    assert _beaten(5.0, 1.0)
    assert not _beaten(2.0, 1.0)
    assert _beaten(0.0, 0.0), "as good as the best in every world: there is nothing to find out"
    assert not _beaten(0.0, 0.1)


def test_a_forced_card_costs_nothing() -> None:
    def never() -> bool:
        raise AssertionError("it was searched")

    rng, forced = Random(5), 0
    position = opened(BELGIAN, rng)
    while position.to_act is not None:
        view = view_of(position, position.to_act)
        if len(view.legal_cards()) == 1:
            SearchBot(worlds=50).choose(view, rng, never)
            forced += 1
        position = position.play(rng.choice(position.legal_cards()))
    assert forced >= 4


@variants
def test_the_same_chance_makes_the_same_choice(variant: Variant) -> None:
    position = reached(variant, 7, Random(6))
    assert position.to_act is not None
    view = view_of(position, position.to_act)
    assert QUICK.choose(view, Random(1)) == QUICK.choose(view, Random(1))


@variants
def test_what_is_said_of_the_worlds_is_what_they_said(variant: Variant) -> None:
    rng, told = Random(7), 0

    def watch(position: Position, view: View, decision: Decision) -> None:
        nonlocal told
        message = next((m for m in decision.reasons if m.key == "why-best-worlds"), None)
        if message is None:
            return
        outlook, card = Outlook(view), decision.choice
        assert isinstance(card, Card)
        wise = candidates(sensible(outlook, view.legal_cards()), outlook.known.hidden, spot_of(view).table)
        found = QUICK.findings(view, wise, Random(seed(view)))
        ahead = min(found.ahead(card, c)[0] for c in wise if c is not card)
        assert (message["n"], message["total"]) == (found.best_in(card), 8)
        assert message["points"] == max(0, round(10 * ahead))
        told += 1

    class Seeded:
        def choose(self, view: View, rng: Random) -> Decision:
            return QUICK.choose(view, Random(seed(view)))

    for _ in range(3):
        played(opened(variant, rng), dict.fromkeys(SEATS, Seeded()), rng, watch)
    assert told > 20


def seed(view: View) -> str:
    return f"{view.seat}/{len(view.table.played)}"


def settled(variant: Variant, deals: int, rng: Random) -> Iterator[Position]:
    """Yield positions with a choice in which one deal alone fits what the next seat knows."""
    for _ in range(deals):
        position = opened(variant, rng)
        while position.to_act is not None:
            view = view_of(position, position.to_act)
            if len(view.legal_cards()) > 1 and len(view.hand) <= 3 and Sampler(holdings(view)).deals == 1:
                yield position
            choice = PolicyBot().choose(view, rng).choice
            assert isinstance(choice, Card)
            position = position.play(choice)


@variants
def test_once_all_is_known_the_play_is_perfect(variant: Variant) -> None:
    """Of the cards that no partner minds, the one is chosen that brings most with open hands."""
    rng, known = Random(8), 0
    for position in settled(variant, 120, rng):
        assert position.to_act is not None
        view, truth = view_of(position, position.to_act), solve(position)
        decision = SearchBot(worlds=4).choose(view, rng)
        wise = sensible(Outlook(view), view.legal_cards())
        assert isinstance(decision.choice, Card)
        assert truth.values[decision.choice] == max(truth.values[c] for c in wise)
        known += any(m.key == "why-all-known" for m in decision.reasons)
    assert known > 3


def test_all_is_never_called_known_where_tricks_count_apart() -> None:
    """With the house rule the solver's points are not the whole truth (R6.4)."""
    rng = Random(10)
    for position in settled(BELGIAN.with_options(["capot"]), 30, rng):
        assert position.to_act is not None
        reasons = SearchBot(worlds=4).choose(view_of(position, position.to_act), rng).reasons
        assert all(m.key != "why-all-known" for m in reasons)


def at(scores: tuple[int, int], variant: Variant = BELGIAN) -> View:
    """Return what North sees of some deal, the match standing at `scores`."""
    return view_of(opened(variant, Random(9)), Seat.N, Standing(Seat.N, scores))


def test_points_are_worth_what_is_written() -> None:
    scale = stakes(at((0, 0)), multiplier=2)
    assert [round(scale.worth(p, 4)) for p in (10, 30, 31, 40)] == [-40, 1, 3, 21]


def test_points_beyond_the_target_are_worth_next_to_nothing() -> None:
    scale = stakes(at((96, 60)), multiplier=1)
    assert scale.worth(40, 4) - scale.worth(35, 4) == pytest.approx(5 * A_POINT)
    assert scale.worth(35, 4) - scale.worth(34, 4) > FINISH
    assert stakes(at((60, 96)), multiplier=1).worth(20, 4) < -FINISH


def test_all_tricks_count_double_by_the_house_rule() -> None:
    house = stakes(at((0, 0), BELGIAN.with_options(["capot"])), multiplier=1)
    assert house.worth(60, 8) == 60
    assert house.worth(60, 7) == pytest.approx(30, abs=2)
    assert house.worth(0, 0) == -60
