"""What a bot holds for certain is certain, and what it holds for likely happens about as often.

Not here: the choice of a card.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from manille.bots import BOTS
from manille.bots.base import Decision
from manille.bots.outlook import Outlook
from manille.position import Position
from manille.seats import SEATS
from manille.variants import BELGIAN, VARIANTS, Variant
from manille.view import View, view_of
from tests.bots.claims import Scene, always_ours, highest_left
from tests.bots.table import dealt, played

variants = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda v: v.name)


@variants
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_certainties_are_certain(variant: Variant, bot: str) -> None:
    rng = Random(1)

    def watch(position: Position, view: View, decision: Decision) -> None:
        if view.table.trick is None:
            return
        outlook, scene = Outlook(view), Scene(position, view, decision)
        if outlook.partner_holds_it():
            assert all(always_ours(scene, c) for c in scene.legal)
        for c in scene.legal:
            if outlook.is_master(c):
                assert highest_left(scene, c)
            if scene.trick.takes(c) and not outlook.may_be_beaten(c):
                assert always_ours(scene, c)

    for _ in range(15):
        played(dealt(variant, rng), dict.fromkeys(SEATS, BOTS[bot]), rng, watch)


def test_chances_are_kept() -> None:
    """Of the tricks given a chance of winning between a fifth and two, and so on, about that share is won."""
    rng = Random(2)
    foretold: list[list[tuple[float, bool]]] = [[], [], [], [], []]

    def watch(position: Position, view: View, decision: Decision) -> None:
        if view.table.trick is None:
            return
        scene = Scene(position, view, decision)
        chance = Outlook(view).winning_chance(scene.card)
        after = position.play(scene.card)
        while len(after.table.tricks) == len(position.table.tricks):
            seat = after.to_act
            assert seat is not None
            choice = BOTS["heuristic"].choose(view_of(after, seat), rng).choice
            after = after.play(choice)  # type: ignore[arg-type]
        foretold[min(4, int(chance * 5))].append((chance, after.table.tricks[-1].winner.side is view.seat.side))

    for _ in range(60):
        played(dealt(BELGIAN, rng), dict.fromkeys(SEATS, BOTS["heuristic"]), rng, watch)
    for told in foretold:
        assert len(told) > 40
        assert abs(fmean(c for c, _ in told) - fmean(won for _, won in told)) < 0.2


def test_an_outlook_needs_a_card_to_play() -> None:
    position = dealt(BELGIAN, Random(3))
    with pytest.raises(ValueError, match="not to play"):
        Outlook(view_of(position, position.table.dealer))
