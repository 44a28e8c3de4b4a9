"""The arguments of `manille play`, and the match that they mean: the one that is kept, or a new one.

Not here: the play itself (`game`).
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Mapping
from importlib.resources import files
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from manille.bots import BOTS
from manille.errors import RecordError
from manille.session import Session, new_session
from manille.terminal import saves
from manille.terminal.game import Game
from manille.terminal.show import Show
from manille.terminal.typed import number
from manille.variants import HOUSE_RULES, VARIANTS, Variant
from manille.words import LANGUAGES, ExtraMissing, Words, extra_missing, source

if TYPE_CHECKING:
    from rich.console import Console

#: The variant that a country's players expect, by the country of the locale.
HOME_VARIANTS = {"BE": "belgian", "FR": "french"}


def main(argv: list[str]) -> int:
    """Play a match and return the exit status: 0 well, 1 not kept or an extra is missing, 2 unusable arguments."""
    try:
        options = _options(argv)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        show = Show(_words(options.lang), _console(options.no_color))
    except ExtraMissing as error:
        print(f"manille play: {error}", file=sys.stderr)
        return 1
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return _play(options, show, sys.stdin)


def _options(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="manille play", description="Play a match in the terminal, South against bots."
    )
    parser.add_argument("--variant", choices=list(VARIANTS), help="the rules (default: by the locale, or asked)")
    parser.add_argument(
        "--option", action="append", default=[], choices=list(HOUSE_RULES), help="a house rule; may be repeated"
    )
    parser.add_argument("--seed", help="any text; the same seed deals the same cards")
    parser.add_argument("--lang", choices=LANGUAGES, default=language(os.environ), help="default: %(default)s")
    parser.add_argument("--bot", choices=list(BOTS), help="who sits in the other seats (default: heuristic)")
    parser.add_argument("--save", type=Path, default=saves.default_file(os.environ), help="default: %(default)s")
    parser.add_argument("--new", action="store_true", help="start a new match; one in progress is kept beside it")
    parser.add_argument("--no-color", action="store_true", help="no colours, as with NO_COLOR in the environment")
    options = parser.parse_args(argv)
    options.rules = _rules(parser, options)
    return options


def _rules(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Variant | None:
    """Return the variant asked for with its house rules, `None` when none is. A wrong house rule ends the program."""
    if options.variant is None:
        if options.option:
            parser.error("--option needs --variant")
        return None
    try:
        return VARIANTS[options.variant].with_options(options.option)
    except ValueError as error:
        parser.error(str(error))


def language(environment: Mapping[str, str]) -> str:
    """Return the language of the locale, French where it is neither French nor German."""
    return "de" if _locale(environment).lower().startswith("de") else "fr"


def home_variant(environment: Mapping[str, str]) -> str | None:
    """Return the variant that is usual in the country of the locale, if it is one of those."""
    territory = _locale(environment).partition(".")[0].partition("@")[0].partition("_")[2]
    return HOME_VARIANTS.get(territory.upper())


def _locale(environment: Mapping[str, str]) -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((environment[name] for name in names if environment.get(name)), "")


def _words(lang: str) -> Words:
    own = (files("manille.terminal") / "locales" / f"{lang}.ftl").read_text("utf-8")
    return Words(lang, source(lang), own)


def _console(no_color: bool) -> Console:
    try:
        from rich.console import Console
    except ImportError:
        raise extra_missing("rich") from None
    return Console(no_color=no_color or None, highlight=False, markup=False, emoji=False)


def _play(options: argparse.Namespace, show: Show, keyboard: TextIO) -> int:
    try:
        session = _kept(options, show)
    except OSError as error:
        show.text("not-read", "yellow", file=str(options.save), detail=saves.detail(error))
        return 1
    if session is not None and _differs(session, options):
        show.text("other-match", file=str(options.save))
        return 2
    if session is not None:
        show.text("resumed", file=str(options.save))
    else:
        session = _started(options, show, keyboard)
    if session is None:
        return 0
    show.text("how-to")
    return Game(session, options.save, show, keyboard).run()


def _kept(options: argparse.Namespace, show: Show) -> Session | None:
    """Return the match in progress; a damaged one, or one that is not wanted, is set aside and named."""
    try:
        session = saves.load(options.save)
    except RecordError as error:
        aside = saves.set_aside(options.save, "damaged")
        show.text("damaged", "yellow", detail=saves.detail(error), file=str(aside))
        return None
    if session is None or session.match.is_over:
        return None
    if options.new:
        show.text("kept-aside", file=str(saves.set_aside(options.save, "earlier")))
        return None
    return session


def _differs(session: Session, options: argparse.Namespace) -> bool:
    """Whether the arguments ask for another match than the one in progress."""
    asked = (options.rules, options.seed, options.bot)
    there = (session.match.variant, session.seed, session.bot)
    return any(a is not None and a != t for a, t in zip(asked, there, strict=True))


def _started(options: argparse.Namespace, show: Show, keyboard: TextIO) -> Session | None:
    """Return a new session, `None` when the player leaves without choosing the rules."""
    rules = options.rules or VARIANTS.get(home_variant(os.environ) or "") or _asked_rules(show, keyboard)
    if rules is None:
        return None
    show.text("started", variant=show.rules(rules))
    for name in sorted(rules.options):
        show.text(f"option-{name}")
    return new_session(rules, options.seed or secrets.token_hex(8), options.bot or "heuristic")


def _asked_rules(show: Show, keyboard: TextIO) -> Variant | None:
    """Ask which rules to play until the answer is one of the numbers; `None` at the end of the input."""
    show.text("choose-variant")
    show.choices([show.words.text(f"variant-{name}") for name in VARIANTS])
    while True:
        show.prompt("prompt-variant")
        line = keyboard.readline()
        if not keyboard.isatty():
            show.echo(line.rstrip("\n"))
        if not line or line.strip() == "q":
            return None
        chosen = number(line)
        if chosen is not None and 1 <= chosen <= len(VARIANTS):
            return list(VARIANTS.values())[chosen - 1]
        show.text("no-such-number", "yellow", n=line.strip()[:40])
