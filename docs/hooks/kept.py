"""What is dear to make, kept from one build to the next as long as nothing that it is made from has changed.

Not here: anything made; the templates' own cache (`events`) and the runtime's stamp (`runtime`).
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".cache" / "made"
#: What positions and tables are made from: the engine, and the modules of the build.
MODULES = ("manille/**/*.py", "docs/hooks/**/*.py")
#: What the parts of a page are made from: words, records and figures too, and what the table's page reads of the table.
PARTS = ("manille/**/*.py", "manille/**/*.ftl", "docs/hooks/**/*.*", "demo/*.*", "demo/locales/*", "demo/css/*")


def kept[T](
    name: str,
    make: Callable[[], T],
    folder: Path = FOLDER,
    *,
    sources: tuple[str, ...] = MODULES,
    texts: Sequence[str] = (),
) -> T:
    """Return what `make` makes, or made in an earlier build from the same; `name` tells it from other things.

    What it is made from is in the files that the patterns `sources` find, and in the `texts`.
    """
    file = folder / f"{name}.{digest(fingerprint(sources), *texts)}"
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
def fingerprint(sources: tuple[str, ...]) -> str:
    """Return a name for the files as they are; while serving, an edit of them restarts the build's modules."""
    told = hashlib.sha256()
    for pattern in sources:
        for file in sorted(ROOT.glob(pattern)):
            if file.is_file() and file.suffix != ".pyc":
                told.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()[:16]


def digest(*texts: str) -> str:
    """Return a name for the texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]
