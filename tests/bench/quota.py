"""A share of the processor for some processes and all that they start, where the system permits to set one.

Not here: what is measured under it. DevTools can slow a page, and not its workers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 100_000
"""Microseconds."""


def possible() -> bool:
    """Whether this user may set a share here."""
    return (GROUPS / "cpu.cfs_quota_us").is_file() and os.access(GROUPS, os.W_OK)


@contextmanager
def quota(processors: float, mark: str) -> Iterator[None]:
    """Leave so much of one processor to each process with `mark` in its command line, and to what it started."""
    group = GROUPS / f"manille-bench-{os.getpid()}"
    group.mkdir(exist_ok=True)
    (group / "cpu.cfs_period_us").write_text(str(PERIOD))
    (group / "cpu.cfs_quota_us").write_text(str(int(processors * PERIOD)))
    for process in family(mark):
        with suppress(OSError):  # one that is gone by now
            (group / "cgroup.procs").write_text(str(process))
    try:
        yield
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            with suppress(OSError):
                (GROUPS / "cgroup.procs").write_text(process)
        with suppress(OSError):
            group.rmdir()


def family(mark: str) -> set[int]:
    """Return the processes with `mark` in their command line, and all that descend from them."""
    parents, found = {}, set()
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if mark in (place / "cmdline").read_text() and int(place.name) != os.getpid():
                found.add(int(place.name))
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found
