"""How far a duel has come, on standard error: a bar where somebody looks and `rich` is there, else a line now and then.

Not here: the report itself (`summary`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from time import monotonic
from typing import Any, TextIO

SECONDS_BETWEEN_LINES = 10.0

Tell = Callable[[str], None]
"""To be called once for each outcome, with what is known so far."""


@contextmanager
def progress(total: int, done: int, stream: TextIO, *, quiet: bool = False) -> Iterator[Tell]:
    """Show how many of `total` outcomes there are, `done` of them from before."""
    if quiet or done >= total:
        yield lambda _text: None
    elif stream.isatty() and (bar := _rich()) is not None:
        with bar(total, done, stream) as tell:
            yield tell
    else:
        yield _lines(total, done, stream)


def _lines(total: int, done: int, stream: TextIO) -> Tell:
    state = {"done": done, "last": monotonic()}

    def tell(text: str) -> None:
        state["done"] += 1
        now = monotonic()
        if now - state["last"] >= SECONDS_BETWEEN_LINES:
            state["last"] = now
            print(f"{state['done']:.0f} of {total}: {text}", file=stream, flush=True)

    return tell


def _rich() -> Any:
    """Return what makes a bar, `None` without `rich`."""
    try:
        shown, console = import_module("rich.progress"), import_module("rich.console")
    except ModuleNotFoundError:
        return None

    @contextmanager
    def bar(total: int, done: int, stream: TextIO) -> Iterator[Tell]:
        columns = (
            shown.BarColumn(),
            shown.MofNCompleteColumn(),
            shown.TimeRemainingColumn(),
            shown.TextColumn("{task.description}"),
        )
        with shown.Progress(*columns, console=console.Console(file=stream), transient=True) as shows:
            task = shows.add_task("", total=total, completed=done)
            yield lambda text: shows.update(task, advance=1, description=text)

    return bar
