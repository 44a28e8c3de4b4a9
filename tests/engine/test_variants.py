"""The variants and house rules as data (RULES.md R2 to R7)."""

from __future__ import annotations

from itertools import product

import pytest

from manille.seats import Direction
from manille.variants import BELGIAN, COINCHEE, FRENCH, HOUSE_RULES, VARIANTS, Variant
from tests.engine.play import VARIATIONS, variation_name

TABLE = {
    "direction": (Direction.CLOCKWISE, Direction.COUNTER_CLOCKWISE, Direction.CLOCKWISE),
    "packets": ((3, 3, 2), (4, 4), (3, 2, 3)),
    "highest_deals": (True, True, False),
    "no_trump": (True, False, True),
    "doubling": (True, False, True),
    "turns_card": (False, True, False),
    "deal_points": (60, 68, 68),
    "half": (30, 34, 34),
    "cap": (4, 1, None),
    "targets": ((101,), (34, 34, 44), (121,)),
    "manches_to_win": (1, 2, 1),
    "offers": (("capot", "plat-accumulates"), (), ()),
}


@pytest.mark.parametrize("field", TABLE)
def test_what_each_variant_plays(field: str) -> None:
    assert tuple(getattr(variant, field) for variant in (BELGIAN, FRENCH, COINCHEE)) == TABLE[field]


def test_variants_by_name() -> None:
    assert {name: variant.name for name, variant in VARIANTS.items()} == {
        n: n for n in ("belgian", "french", "coinchee")
    }


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_multipliers_are_the_few_there_are(variant: Variant) -> None:
    """R8"""
    met = {
        variant.multiplier(no_trump=no_trump, doubling=doubling, plats=plats)
        for no_trump, doubling, plats in product((False, True), (0, 1, 2), range(5))
    }
    assert met == {"belgian": {1, 2, 4}, "french": {1}, "coinchee": {1, 2, 4, 8}}[variant.name]


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_any_number_of_ties_has_a_multiplier(variant: Variant) -> None:
    assert variant.multiplier(no_trump=False, doubling=0, plats=10**12) <= 4


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_a_variation_reads_back_from_its_name_and_options(variant: Variant) -> None:
    assert VARIANTS[variant.name].with_options(variant.options) == variant


@pytest.mark.parametrize("variant", VARIATIONS, ids=variation_name)
def test_options_replace_those_before(variant: Variant) -> None:
    assert variant.with_options(()) == VARIANTS[variant.name]


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("option", [*HOUSE_RULES, "misère"])
def test_an_option_that_is_not_offered(name: str, option: str) -> None:
    if option not in VARIANTS[name].offers:
        with pytest.raises(ValueError, match=option):
            VARIANTS[name].with_options([option])


def test_every_house_rule_is_offered_somewhere() -> None:
    assert {option for variant in VARIANTS.values() for option in variant.offers} == set(HOUSE_RULES)
