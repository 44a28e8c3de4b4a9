"""The command `manille arena`: its arguments, its file, its report.

Not here: how deals are played and counted (`duel`, `summary`).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from manille.arena.duel import Job
from manille.arena.outcomes import DealPair, Outcome
from manille.arena.plan import Plan
from manille.arena.players import bots, player, settings
from manille.arena.progress import progress
from manille.arena.results import BadFile, Results
from manille.arena.spread import NoCluster, cores, over_cluster, over_cores
from manille.arena.statistics import estimate
from manille.arena.summary import summary
from manille.arena.trump import MEANINGS, OWN, RULES, modes
from manille.bots.base import takes_time
from manille.variants import VARIANTS

USUAL_DEALS = 200

EPILOG = f"""\
players: {{players}}.
A player may be given settings: strong:worlds=60, ismcts:iterations=300. Every player takes calls=RULE, with RULE one of
{", ".join(RULES)}: that rule then calls in its place (with --trump own).
trump: {"; ".join(f"{name}: {meaning}" for name, meaning in MEANINGS.items())}.
The same seed gives the same results wherever it is played, unless --time-ms makes them depend on the machine."""


def main(argv: Sequence[str]) -> int:
    """Run a duel and print its report; return 0, 2 when the arguments are unusable, 130 when it was broken off."""
    parser = _parser()
    try:
        options = parser.parse_args(argv)
        plan = _plan(parser, options)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        results = Results(plan, options.out, resume=options.resume)
    except BadFile as error:
        return _refuse(str(error))
    try:
        return _run(plan, options, results)
    except NoCluster as error:
        return _refuse(str(error))
    finally:
        results.close()


def _refuse(text: str) -> int:
    print(f"manille arena: {text}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="manille arena",
        description="Measure two bots against each other: the same deals twice with the sides exchanged.",
        epilog=EPILOG.format(players=", ".join(bots())),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("a", metavar="A", help="the player whose points are counted")
    parser.add_argument("b", metavar="B", help="the other one")
    _add_what(parser)
    _add_where(parser)
    return parser


def _add_what(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deals", type=_count, metavar="N", help=f"deals, each twice (default: {USUAL_DEALS}, with --matches none)"
    )
    parser.add_argument("--matches", type=_count, default=0, metavar="M", help="whole matches, each twice")
    parser.add_argument("--variant", choices=list(VARIANTS), default="belgian", help="(default: %(default)s)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="switch a house rule on")
    parser.add_argument("--trump", choices=[*RULES, OWN], help="who names it (default: linear-suit)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="what all chance comes from")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--time-ms", type=_positive, metavar="T", help="time for a decision, for bots that take it")
    limit.add_argument("--worlds", type=_positive, metavar="K", help="worlds for a decision, for bots that sample")


def _add_where(parser: argparse.ArgumentParser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--jobs", type=_positive, metavar="J", help="processes (default: one for each core)")
    place.add_argument(
        "--scheduler", type=_address, metavar="ADDRESS", help="play on the Dask cluster with this scheduler"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep each outcome as a JSON line")
    parser.add_argument("--resume", action="store_true", help="go on with FILE, if it is there")
    parser.add_argument("--quiet", action="store_true", help="no progress")


def _count(text: str) -> int:
    return _number(text, 0)


def _positive(text: str) -> int:
    return _number(text, 1)


def _address(text: str) -> str:
    # Dask takes its time over an address that it cannot read.
    if not re.fullmatch(r"(?:(?:tcp|tls|wss?|ucx)://)?[^/\s]+:\d+/?", text):
        raise argparse.ArgumentTypeError(f"expected an address such as tcp://host:8786, not {text!r}")
    return text


def _number(text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"expected a whole number from {least}, not {text!r}")
    return number


def _plan(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Plan:
    """Return what is to be played; leaves by `parser.error` when that is not possible."""
    if options.deals is None:
        options.deals = 0 if options.matches else USUAL_DEALS
    if not options.deals + options.matches:
        parser.error("there is nothing to play: --deals and --matches are 0")
    if options.resume and options.out is None:
        parser.error("--resume needs --out FILE")
    variant = VARIANTS[options.variant]
    allowed = modes(variant)
    trump = options.trump or allowed[0]
    if variant.turns_card and trump == OWN:
        trump = allowed[0]
    if trump not in allowed:
        parser.error(f"--trump {trump}: in {variant.name}, {MEANINGS[allowed[0]]} makes trump")
    try:
        variant.with_options(options.option)
        _check_players(parser, options)
    except ValueError as error:
        parser.error(str(error))
    house = tuple(sorted(set(options.option)))
    return Plan(
        options.a, options.b, variant.name, house, trump, options.seed, worlds=options.worlds, time_ms=options.time_ms
    )


def _check_players(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Raise `BadPlayer` for one who does not exist; leave by `parser.error` when a limit is set for nobody."""
    both = [player(text, perf_counter).bot for text in (options.a, options.b)]
    if options.worlds is not None and not any("worlds" in settings(bot) for bot in both):
        parser.error("--worlds: neither player has worlds")
    if options.time_ms is not None and not any(map(takes_time, both)):
        parser.error("--time-ms: neither player can be given a time")


def _run(plan: Plan, options: argparse.Namespace, results: Results) -> int:
    """Play what is still missing, keep it, and print the report of all that was wanted."""
    wanted: list[Job] = [("deal", i) for i in range(options.deals)]
    wanted += [("match", i) for i in range(options.matches)]
    there = {_job(outcome) for outcome in results.outcomes}
    missing = [job for job in wanted if job not in there]
    status = 0
    try:
        done = len(wanted) - len(missing)
        with progress(len(wanted), done, sys.stderr, quiet=options.quiet) as tell:
            for outcome in _outcomes(plan, missing, options):
                results.add(outcome)
                tell(_so_far(results.outcomes))
    except KeyboardInterrupt:
        hint = f"; --out {options.out} --resume goes on" if options.out else ""
        print(f"manille arena: broken off{hint}", file=sys.stderr)
        status = 130
    counted = set(wanted)
    if found := [o for o in results.outcomes if _job(o) in counted]:
        print("\n".join(summary(plan, found)))
    return status


def _job(outcome: Outcome) -> Job:
    return "deal" if isinstance(outcome, DealPair) else "match", outcome.number


def _outcomes(plan: Plan, missing: Sequence[Job], options: argparse.Namespace) -> Iterator[Outcome]:
    if not missing:
        return iter(())
    if options.scheduler:
        return over_cluster(plan, missing, options.scheduler)
    return over_cores(plan, missing, options.jobs or cores())


def _so_far(outcomes: Sequence[Outcome]) -> str:
    deals = [o.points for o in outcomes if isinstance(o, DealPair)]
    if deals:
        return f"{estimate(deals).as_text()} a deal"
    return f"{len(outcomes)} matches twice"
