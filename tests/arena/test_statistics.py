"""Means, their errors and quantiles against numbers worked out by hand."""

from __future__ import annotations

from math import isnan, sqrt
from random import Random

import pytest

from manille.arena.statistics import estimate, quantile


def test_an_estimate_worked_out_by_hand() -> None:
    # 2, 4, 4, 6: mean 4, squares of the differences 4 + 0 + 0 + 4, so variance 8/3 and error sqrt(8/3/4).
    found = estimate([2, 4, 4, 6])
    assert (found.count, found.mean) == (4, 4)
    assert found.error == pytest.approx(sqrt(2 / 3))
    assert found.low == pytest.approx(4 - 1.959964 * 0.8164966)
    assert found.high == pytest.approx(4 + 1.959964 * 0.8164966)
    assert found.as_text() == "+4.00 ± 1.60 (standard error 0.816)"
    assert found.as_text("-") == "4.00 ± 1.60 (standard error 0.816)"


def test_few_values_claim_nothing() -> None:
    assert estimate([]).as_text() == "–"
    assert isnan(estimate([7]).error)
    assert estimate([7]).as_text() == "+7.00"


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = Random(1)
    inside = 0
    for _ in range(400):
        found = estimate([rng.gauss(1, 9) for _ in range(100)])
        inside += found.low <= 1 <= found.high
    assert 365 <= inside <= 395


@pytest.mark.parametrize(
    ("share", "expected"), [(0.5, 3), (0.95, 5), (0.2, 1), (0.21, 2), (1.0, 5)], ids=lambda value: str(value)
)
def test_quantiles(share: float, expected: float) -> None:
    assert quantile([5, 1, 4, 2, 3], share) == expected


def test_no_quantile_of_nothing() -> None:
    assert isnan(quantile([], 0.5))
