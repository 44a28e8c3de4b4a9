"""Pyodide's core, the compiled Python and its glue, without what only extension modules would ask for.

Not here: the cutting (`runtime_core.mjs`), and Pyodide's own files, which stay beside as they are (`runtime`).
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

from hooks.runtime_list import GLUE, WASM

HERE = Path(__file__).parent
SCRIPT = HERE / "runtime_core.mjs"


def make_core(root: Path, folder: Path, cache: Path) -> Path:
    """Write the smaller core into a folder under `folder`, named by its contents, and return that.

    What was made of the same files before comes from `cache`. Raises `RuntimeError` with the reason if it cannot be made.
    """
    kept = cache / _digest(root)
    if not all((kept / name).is_file() for name in (GLUE, WASM)):
        kept.mkdir(parents=True, exist_ok=True)
        _cut(root, kept)
    contents = hashlib.sha256(b"".join((kept / name).read_bytes() for name in (GLUE, WASM)))
    place = folder / f"core-{contents.hexdigest()[:8]}"
    place.mkdir()
    for name in (GLUE, WASM):
        shutil.copyfile(kept / name, place / name)
    return place


def _digest(root: Path) -> str:
    """A name for all that the core is made of and with."""
    sources = (SCRIPT, root / "package-lock.json", *(_pyodide(root) / name for name in (GLUE, WASM)))
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in sources)).hexdigest()[:32]


def _pyodide(root: Path) -> Path:
    return root / "node_modules" / "pyodide"


def _cut(root: Path, folder: Path) -> None:
    fresh = {name: folder / f"{name}.new" for name in (GLUE, WASM)}
    job = {
        "pyodide": str(_pyodide(root)),
        "modules": str(root / "node_modules"),
        "glue": str(fresh[GLUE]),
        "wasm": str(fresh[WASM]),
    }
    command = [shutil.which("node") or "node", str(SCRIPT)]
    result = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(f"Pyodide's core could not be made smaller:\n{result.stderr}")
    for name, file in fresh.items():
        file.replace(folder / name)
