"""Where the deals are played: in this process, over the cores of this machine, or over a Dask cluster.

Not here: what is played (`duel`). No result depends on where, because each deal brings its own chance.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

from manille import __version__
from manille.arena.duel import Job, Table
from manille.arena.outcomes import Outcome
from manille.arena.plan import Plan

#: How many jobs go out in one piece at the most: little is lost when a duel is broken off, and the last end together.
LARGEST_PIECE = 4

CONNECT_SECONDS = 10


class NoCluster(Exception):
    """The cluster cannot be used; the text says why."""


def play(plan: Plan, jobs: Sequence[Job]) -> list[Outcome]:
    """Play `jobs` one after the other. A new table each time, so that threads of one process share nothing."""
    table = Table(plan, perf_counter)
    return [table.play(job) for job in jobs]


def here(plan: Plan, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Play `jobs` in this process, in their order."""
    table = Table(plan, perf_counter)
    for job in jobs:
        yield table.play(job)


def over_cores(plan: Plan, jobs: Sequence[Job], processes: int) -> Iterator[Outcome]:
    """Play `jobs` in so many processes, each outcome as it comes."""
    if processes == 1 or len(jobs) < 2:
        yield from here(plan, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(processes, _leave_interrupts) as pool:
        for outcomes in pool.imap_unordered(partial(play, plan), pieces(jobs, processes)):
            yield from outcomes


def _leave_interrupts() -> None:
    """Let the parent alone answer Ctrl-C; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def over_cluster(plan: Plan, jobs: Sequence[Job], address: str) -> Iterator[Outcome]:
    """Play `jobs` on the workers of the Dask scheduler at `address`, each outcome as it comes. Raises `NoCluster`."""
    distributed = _distributed()
    client = _client(distributed, address)
    try:
        # Not pure: deals played again would otherwise be answered from what the cluster remembers.
        parts = pieces(jobs, sum(client.nthreads().values()))
        futures = client.map(partial(play, plan), parts, pure=False)
        for future in distributed.as_completed(futures, loop=client.loop):
            yield from future.result()
            future.release()
    finally:
        client.close()


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ModuleNotFoundError:
        raise NoCluster('a cluster needs Dask: pip install "manille[cluster]"') from None


def _client(distributed: Any, address: str) -> Any:
    """Return a client of a cluster whose workers, at least one, have this very version of manille."""
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {address}: {error}") from None
    try:
        versions = set(client.run(version).values())
    except ImportError as error:
        versions = {f"none ({error})"}
    if versions != {__version__}:
        client.close()
        there = ", ".join(sorted(versions)) or "no worker"
        raise NoCluster(f"the workers at {address} need manille {__version__}, and there is: {there}")
    return client


def version() -> str:
    """Return the version of manille where this is run."""
    return __version__


def pieces(jobs: Sequence[Job], places: int) -> list[Sequence[Job]]:
    """Cut `jobs` into pieces for so many places to play, some for each."""
    size = max(1, min(LARGEST_PIECE, len(jobs) // (8 * places)))
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
