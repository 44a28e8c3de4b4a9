"""In place of Pyodide's event loop where only the table's engine runs, which is called and answers.

Not for any other program; those start in the plain way, with Pyodide's own.
"""

# Held for ever, as Pyodide's own does: an image of the memory is only taken when it finds this at its place.
from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    """Do nothing: there is no asyncio to give a loop to."""
