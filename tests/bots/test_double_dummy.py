"""The exact solver against plain minimax over the engine's rules, and against its own replays (RULES.md R4 to R6).

The whole proof, 2,000 endings a variant, is marked slow: `pytest tests/bots/test_double_dummy.py -m slow`.
"""

from __future__ import annotations

from random import Random

import pytest

from manille.auction import Call
from manille.bots.dd_solver import Stopped
from manille.bots.double_dummy import OpenHands, best_line, par, pars, solve
from manille.position import Position
from manille.seats import Seat
from manille.variants import BELGIAN, VARIANTS
from tests.bots import plain_minimax
from tests.bots.plain_minimax import endings, opened, played_on
from tests.bots.table import dealt

CAPOT = BELGIAN.with_options(["capot"])

#: Endings for the whole proof by cards in the longest hand: plain minimax needs seconds for five cards.
PROOF = {3: 1800, 4: 185, 5: 15}
PART = {2: 100, 3: 60, 4: 4}


def check(position: Position) -> None:
    expected = plain_minimax.values(position)
    solution = solve(position)
    assert solution.values == expected, position
    assert solution.value == max(expected.values())
    assert solution.best == tuple(c for c in expected if expected[c] == solution.value)
    assert OpenHands(position.table.variant, position.table.contract.trump).value(position) == solution.value


@pytest.mark.parametrize("cards", PART)
@pytest.mark.parametrize("name", VARIANTS)
def test_endings_have_the_values_of_plain_minimax(name: str, cards: int) -> None:
    for position in endings(VARIANTS[name], cards, PART[cards], Random(f"{name} {cards}")):
        check(position)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(5))
@pytest.mark.parametrize("cards", PROOF)
@pytest.mark.parametrize("name", VARIANTS)
def test_two_thousand_endings_a_variant_have_the_values_of_plain_minimax(name: str, cards: int, share: int) -> None:
    for position in endings(VARIANTS[name], cards, PROOF[cards] // 5, Random(f"proof {name} {cards} {share}")):
        check(position)


def sweeping(rng: Random, cards: int) -> Position:
    """An ending of the capot rule in which one side has all the tricks so far (R6.4)."""
    while True:
        position = played_on(opened(CAPOT, rng), 4 * (8 - cards) + rng.choice((0, 0, 1, 2, 3)), rng)
        if 0 in position.table.tricks_won:
            return position


@pytest.mark.parametrize("cards", [2, 3])
def test_all_eight_tricks_count_sixty_where_the_capot_rule_is_on(cards: int) -> None:
    rng = Random(f"capot {cards}")
    seen = set()
    for _ in range(150 if cards == 2 else 40):
        position = sweeping(rng, cards)
        check(position)
        seen |= {abs(value) for value in solve(position).values.values()}
    assert 60 in seen
    assert max(seen - {60}) <= 30


@pytest.mark.parametrize("variant", [*VARIANTS.values(), CAPOT], ids=["belgian", "french", "coinchee", "capot"])
def test_playing_the_best_line_gives_the_value(variant: object) -> None:
    assert variant in (*VARIANTS.values(), CAPOT)
    rng = Random(f"line {variant}")
    for count in (0, 3, 9, 14, 20, 28, 31):
        position = played_on(opened(variant, rng), count, rng)  # type: ignore[arg-type]
        solution = solve(position)
        end = position
        for c in best_line(position):
            assert c in end.legal_cards()
            end = end.play(c)
        assert end.to_act is None
        assert solve(end).written == solution.written
        assert end.sheet().written == tuple(n * end.table.multiplier for n in solution.written)


def test_every_card_is_worth_what_the_position_after_it_is_worth() -> None:
    rng = Random("after")
    for variant in VARIANTS.values():
        for count in (4, 9, 18, 23):
            position = played_on(opened(variant, rng), count, rng)
            open_hands = OpenHands(variant, position.table.contract.trump)
            for c, value in open_hands.solve(position).values.items():
                after = position.play(c)
                same = after.to_act.side is position.to_act.side  # type: ignore[union-attr]
                assert open_hands.value(after) == (value if same else -value)


def test_par_is_the_value_of_the_opening_lead_whatever_was_played() -> None:
    rng = Random("par")
    for variant in VARIANTS.values():
        opening = opened(variant, rng)
        expected = solve(opening).written
        assert par(opening) == expected
        assert par(played_on(opening, 13, rng)) == expected
        assert par(played_on(opening, 32, rng)) == expected


def test_during_the_calls_each_trump_has_its_par_and_no_card_a_value() -> None:
    position = dealt(BELGIAN, Random(1), Seat.N)
    with pytest.raises(ValueError, match="calls"):
        solve(position)
    with pytest.raises(ValueError, match="named"):
        par(position)
    found = pars(position)
    assert list(found) == [Call(code) for code in ("S", "H", "D", "C", "NT")]
    hearts = position.call(Call.HEARTS)
    assert par(hearts) == found[Call.HEARTS]
    assert pars(hearts) == {}
    assert par(hearts.call(Call.DOUBLE)) == found[Call.HEARTS]


def test_a_search_that_is_told_to_stop_stops_and_may_be_asked_again() -> None:
    position = opened(BELGIAN, Random(2))
    asked = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) == 10

    open_hands = OpenHands(BELGIAN, position.table.contract.trump, stop)
    with pytest.raises(Stopped):
        open_hands.solve(position)
    assert len(asked) == 10
    assert open_hands.solve(position) == solve(position)


def test_a_finished_deal_is_worth_what_is_written() -> None:
    end = played_on(opened(BELGIAN, Random(3)), 32, Random(3))
    solution = solve(end)
    assert (solution.to_act, solution.values, solution.best) == (None, {}, ())
    assert solution.written == tuple(n // end.table.multiplier for n in end.sheet().written)
    assert best_line(end) == ()
