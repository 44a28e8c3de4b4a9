"""What is dear to make, kept from one build to the next as long as nothing that it is made from has changed.

Not here: anything made; the templates' own cache (`events`) and the runtime's stamp (`runtime`).
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".cache" / "made"
#: Everything that what is made can depend on: the engine, and the modules of the build.
SOURCES = ("manille/**/*.py", "docs/hooks/**/*.py")


def kept[T](name: str, make: Callable[[], T], folder: Path = FOLDER) -> T:
    """Return what `make` makes, or made in an earlier build from the same sources; `name` tells it from other things."""
    file = folder / f"{name}.{fingerprint()}"
    try:
        found: T = pickle.loads(file.read_bytes())
    except (OSError, EOFError, LookupError, ValueError, pickle.UnpicklingError, AttributeError, ImportError):
        found = make()
        folder.mkdir(parents=True, exist_ok=True)
        for older in folder.glob(f"{name}.*"):
            older.unlink(missing_ok=True)
        file.write_bytes(pickle.dumps(found))
    return found


@cache
def fingerprint() -> str:
    """Return a name for the sources as they are; while serving, an edit of them restarts the build's modules."""
    told = hashlib.sha256()
    for pattern in SOURCES:
        for file in sorted(ROOT.glob(pattern)):
            told.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()[:16]
