"""Means with their errors, and what lies in the middle of many times.

Not here: what is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, isnan, nan, sqrt

#: How many standard errors a 95 % interval reaches to each side of a mean of many values.
Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and how sure it is."""

    count: int
    """How many independent values it comes from."""
    mean: float
    """The mean; not a number without values."""
    error: float
    """Its standard error; not a number with fewer than two values."""

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval."""
        return Z95 * self.error

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.mean + self.half_width

    def as_text(self, sign: str = "+") -> str:
        """Write the mean with half the width of its 95 % interval, and the standard error.

        `sign` is as in a format: `+` shows every sign, `-` only that of what is less than nothing.
        """
        if isnan(self.mean):
            return "–"
        mean = format(self.mean, f"{sign}.2f")
        if isnan(self.error):
            return mean
        return f"{mean} ± {self.half_width:.2f} (standard error {self.error:.3f})"


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of `values` with its standard error, from their standard deviation (n - 1)."""
    count = len(values)
    if not count:
        return Estimate(0, nan, nan)
    mean = sum(values) / count
    if count == 1:
        return Estimate(1, mean, nan)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(count, mean, sqrt(variance / count))


def quantile(values: Sequence[float], share: float) -> float:
    """Return the least of `values` that no fewer than `share` of them reach or stay below; not a number without any."""
    if not values:
        return nan
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]
