"""Pyodide's core, the compiled Python and its glue, without what only extension modules would ask for; in two parts.

Not here: the cutting and parting (`runtime_core.mjs`), and Pyodide's own files, which stay beside as they are (`runtime`).
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hooks.runtime_list import COLD, GLUE, WASM

HERE = Path(__file__).parent
SCRIPTS = tuple(HERE / f"runtime_{name}.mjs" for name in ("core", "glue", "split", "cold_data", "wasm"))
#: Which functions of the core the page runs; `python3 run.py hot` finds that out.
HOT = HERE / "runtime_hot.json"


def make_core(root: Path, folder: Path, cache: Path, *, split: bool, data: bool = False, filler: int = 0) -> Path:
    """Write the smaller core into a folder under `folder`, named by its contents, and return that.

    If `split`, it has in a file of its own what the page is not known to run; if `data`, also what only that reads, in
    place of which there are bytes `filler` until it comes. What was made of the same files before comes from `cache`.
    Raises `RuntimeError` with the reason if it cannot be made.
    """
    names = (GLUE, WASM, COLD) if split else (GLUE, WASM)
    parts = {**json.loads(HOT.read_text("utf-8")), "data": data, "filler": filler} if split else None
    kept = cache / _digest(root, parts)
    if not all((kept / name).is_file() for name in names):
        kept.mkdir(parents=True, exist_ok=True)
        _cut(root, kept, parts)
    contents = hashlib.sha256(b"".join((kept / name).read_bytes() for name in names))
    place = folder / f"core-{contents.hexdigest()[:8]}"
    place.mkdir()
    for name in names:
        shutil.copyfile(kept / name, place / name)
    return place


def make_marked_core(root: Path, folder: Path) -> str:
    """Write to `folder` a core that tells which of its functions run; return the hash of the one that does not."""
    return str(_cut(root, folder, "marked")["core"])


def _digest(root: Path, parts: object) -> str:
    """A name for all that the core is made of and with."""
    sources = (*SCRIPTS, root / "package-lock.json", *(_pyodide(root) / name for name in (GLUE, WASM)))
    contents = b"".join(hashlib.sha256(file.read_bytes()).digest() for file in sources)
    return hashlib.sha256(contents + json.dumps(parts).encode()).hexdigest()[:32]


def _pyodide(root: Path) -> Path:
    return root / "node_modules" / "pyodide"


def _cut(root: Path, folder: Path, parts: object) -> Any:
    fresh = {name: folder / f"{name}.new" for name in (GLUE, WASM, COLD)}
    job = {
        "pyodide": str(_pyodide(root)),
        "modules": str(root / "node_modules"),
        "glue": str(fresh[GLUE]),
        "wasm": str(fresh[WASM]),
        "cold": str(fresh[COLD]),
        "parts": parts,
    }
    command = [shutil.which("node") or "node", str(SCRIPTS[0])]
    result = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(f"Pyodide's core could not be made smaller:\n{result.stderr}")
    for name, file in fresh.items():
        if file.is_file():
            file.replace(folder / name)
    return json.loads(result.stdout)
