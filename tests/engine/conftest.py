"""How Hypothesis runs here: the same examples every time, and no clock.

`pytest --hypothesis-profile=explore` looks for new ones.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile("fixed", deadline=None, derandomize=True, database=None, suppress_health_check=QUIET)
settings.register_profile("explore", deadline=None, max_examples=1000, suppress_health_check=QUIET)
settings.load_profile("fixed")
