"""What any test may ask for: the project's folder and the built site.

Not here: browsers and servers, which only tests/browser needs.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import settings

import run

# No test asserts a time, so a slow machine must not fail one either.
settings.register_profile("manille", deadline=None)
settings.load_profile("manille")


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return run.ROOT


@pytest.fixture(scope="session")
def site_dir() -> Path:
    """The built site; made first if it is missing or older than its sources, once for all workers."""
    run.CACHE.mkdir(exist_ok=True)
    with FileLock(run.CACHE / "site.lock"):
        if not run.site_is_fresh():
            result = subprocess.run(
                [run.PYTHON, run.ROOT / "run.py", "build"], capture_output=True, text=True, check=False
            )
            if result.returncode != 0:
                pytest.fail(f"the site could not be built:\n{result.stdout}{result.stderr}", pytrace=False)
    return run.ROOT / "site"
