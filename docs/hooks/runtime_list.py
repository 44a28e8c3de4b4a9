"""The list of what the table runs on, demo/runtime/manifest.json: every file, and the ways in which the worker starts.

Not here: making the files (`runtime`, `runtime_archive`, `runtime_twins`), and loading them (`demo/worker`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

NAME = "manifest.json"
#: What every way of starting loads.
LOADER, GLUE, WASM = CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK, STDLIB = "pyodide-lock.json", "python_stdlib.zip"
#: What a core in two parts loads by itself when it is first needed.
COLD = "cold.wasm"


def read_list(folder: Path) -> dict[str, Any]:
    """Return the list in `folder`."""
    told: dict[str, Any] = json.loads((folder / NAME).read_text("utf-8"))
    return told


def write_list(
    folder: Path, wheel: Path, archive: Path | None, core: Path, versions: dict[str, str], *, snapshot: bool
) -> None:
    """Write the list of `folder`.

    The way with the `archive` takes Python's core from the folder `core`.

    - `versions`: of Pyodide, its Python, and the engine.
    - `build`: a name for all of it together; another file, another name.
    - `files`: each with its name, size in bytes and sha256; `br` and `gz` are the sizes of its twins, where it has any.
    - `ways`: how the worker starts, the first first; each with its kind, the names of what it loads and their bytes, and
      as `later` what is loaded only if it is needed one day.
    - `snapshot`: whether the worker may keep an image of the started engine for the next visit.
    - `platform`: what Pyodide's lock says of itself, so that the fast way needs no lock.
    - `wheel`, `bytes`: the wheel's name, and the bytes of the plain way.
    """
    plain = [*CORE, STDLIB, LOCK, wheel.name]
    ways = [_way(folder, "plain", plain)]
    if archive is not None:
        parts = (folder / LOADER, core / GLUE, core / WASM, archive)
        ways.insert(0, _way(folder, "archive", _names(folder, parts), _names(folder, core.glob(COLD))))
    names = dict.fromkeys(name for way in reversed(ways) for name in (*way["files"], *way["later"]))
    files = [_file(folder, name) for name in names]
    told = {
        "versions": {**versions, "manille": wheel.name.split("-")[1]},
        "build": hashlib.sha256("".join(file["sha256"] for file in files).encode()).hexdigest()[:16],
        "platform": json.loads((folder / LOCK).read_text("utf-8"))["info"],
        "wheel": wheel.name,
        "bytes": ways[-1]["bytes"],
        "snapshot": snapshot,
        "ways": ways,
        "files": files,
    }
    (folder / NAME).write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _names(folder: Path, files: Iterable[Path]) -> list[str]:
    return [file.relative_to(folder).as_posix() for file in files]


def _way(folder: Path, kind: str, names: list[str], later: Sequence[str] = ()) -> dict[str, Any]:
    size = sum((folder / name).stat().st_size for name in names)
    return {"kind": kind, "files": names, "later": list(later), "bytes": size}


def _file(folder: Path, name: str) -> dict[str, Any]:
    path = folder / name
    twins = {end[1:]: Path(f"{path}{end}") for end in (".br", ".gz")}
    sizes = {end: twin.stat().st_size for end, twin in twins.items() if twin.is_file()}
    data = path.read_bytes()
    return {"name": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest(), **sizes}
