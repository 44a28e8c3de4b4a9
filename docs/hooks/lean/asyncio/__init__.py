"""In place of asyncio where only the table's engine runs: it waits for nothing, and neither does what starts it.

Not for any other program; those start in the plain way, with Python's own.
"""


def get_event_loop() -> object:
    """Raise `RuntimeError`: there is none."""
    raise RuntimeError("this Python was started for the table alone, without asyncio")


def _get_running_loop() -> None:
    return None
