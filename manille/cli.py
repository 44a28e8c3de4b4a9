"""The command line: `manille replay`, `choose`, `solve`, `play` and `arena` (RECORD.md).

Not here: what the commands answer (`replay`, `solve`), the game in the terminal (`terminal`) and duels (`arena`).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import BinaryIO, TextIO

from manille import __version__
from manille.bots import BOTS
from manille.bots.base import Budget
from manille.replay import LONGEST_LINE, Answer, answers, choose_line, replay_line
from manille.solve import solve_line

CUT_LINE = LONGEST_LINE + 1


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status: 0 all well, 1 some record was not, 2 unusable arguments."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["play"]:
        from manille.terminal import main as play

        return play(given[1:])
    if given[:1] == ["arena"]:
        from manille.arena import main as arena

        return arena(given[1:])
    try:
        options = _parser().parse_args(given)
    except SystemExit as stop:
        return int(stop.code or 0)
    return _run_records(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="manille", description="The card game manille: records, bots, a table.")
    parser.add_argument("--version", action="version", version=f"manille {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    replay = commands.add_parser("replay", help="check records of deals and matches, one JSON line each")
    choose = commands.add_parser("choose", help="have a bot choose a card or a call for positions, one JSON line each")
    solve = commands.add_parser("solve", help="value every card of a deal with all hands open, one JSON line each")
    commands.add_parser("play", help="play a match in the terminal", add_help=False)
    commands.add_parser("arena", help="bots against bots over the same deals, sides exchanged", add_help=False)
    for command in (replay, choose, solve):
        command.add_argument("file", nargs="?", default="-", metavar="FILE", help="records, one a line; - is stdin")
    choose.add_argument("--bot", choices=list(BOTS), default="strong", help="who chooses (default: %(default)s)")
    choose.add_argument("--time-ms", type=_natural, metavar="N", help="time for a choice at the most")
    choose.add_argument("--seed", type=int, default=0, metavar="N", help="for bots that use chance")
    return parser


def _natural(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("expected a whole number from 1")
    return number


def _run_records(options: argparse.Namespace) -> int:
    """Answer every line of the file or of standard input as it comes."""
    choose = partial(_choose, options)
    commands: dict[str, Callable[[bytes], Answer]] = {"replay": replay_line, "choose": choose, "solve": solve_line}
    answer = commands[options.command]
    if options.file == "-":
        return _stream(sys.stdin.buffer, sys.stdout, answer)
    try:
        with Path(options.file).open("rb") as file:
            return _stream(file, sys.stdout, answer)
    except OSError as error:
        print(f"manille: {options.file}: {error.strerror}", file=sys.stderr)
        return 2


def _choose(options: argparse.Namespace, line: bytes) -> Answer:
    """Have the bot answer one line, in the time that was given if any was."""
    seconds = None if options.time_ms is None else options.time_ms / 1000
    return choose_line(line, options.bot, options.seed, None if seconds is None else partial(_until, seconds))


def _until(seconds: float) -> Budget:
    """Return a budget that ends so many seconds from now."""
    end = monotonic() + seconds
    return lambda: monotonic() < end


def _stream(source: BinaryIO, sink: TextIO, answer: Callable[[bytes], Answer]) -> int:
    """Write one JSON line for each record; return 1 when any was not ok, else 0."""
    status = 0
    try:
        for told in answers(_lines(source), answer):
            status |= not told["ok"]
            sink.write(json.dumps(told) + "\n")
            if source is sys.stdin.buffer:
                sink.flush()
        sink.flush()
    except BrokenPipeError:
        # The reader has gone; nothing more can be said, and the interpreter must not complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return int(status)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of `source`, each cut after the longest length that is read, so that memory stays flat."""
    while line := source.readline(CUT_LINE):
        whole = line
        while len(line) == CUT_LINE and not line.endswith(b"\n"):
            line = source.readline(CUT_LINE)
        yield whole


if __name__ == "__main__":
    sys.exit(main())
