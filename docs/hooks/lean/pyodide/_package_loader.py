"""In place of Pyodide's loader of packages where only the table's engine runs, which is in the archive already.

Not for any other program; those start in the plain way, with Pyodide's own.
"""

from site import getsitepackages

# Held for ever, as Pyodide's own does: an image of the memory is only taken when it finds this at its place.
from pyodide_js import loadedPackages  # noqa: F401


class _Place:
    """A path that can be told as text, which is all that is asked of it."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


SITE_PACKAGES = _Place(getsitepackages()[0])
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing: there are none."""
