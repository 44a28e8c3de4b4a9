"""Python's library with a few modules in it that stand in for large ones, of which the table's engine needs nothing.

Not here: what stands in (`lean/`), and which files of the library go into the archive (`runtime_inside`).
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

STAND_INS = Path(__file__).parent / "lean"


def stand_ins() -> Iterator[tuple[str, bytes]]:
    """Yield the path in the library and the contents of every module that stands in for another."""
    for file in sorted(STAND_INS.rglob("*.py")):
        yield file.relative_to(STAND_INS).as_posix(), file.read_bytes()


def lean_library(library: Path, made: Path) -> Path:
    """Write the zip `library` with the stand-ins to `made`. Raises `RuntimeError` where it has no such module to replace."""
    fresh = dict(stand_ins())
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as out:
        if missing := sorted(set(fresh) - set(source.namelist())):
            raise RuntimeError(
                f"Pyodide's library has no {', '.join(missing)}: {STAND_INS.name}/ is for another Pyodide"
            )
        for name in source.namelist():
            out.writestr(name, fresh.get(name) or source.read(name))
    return made
