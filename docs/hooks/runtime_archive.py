"""The archive that the page's worker starts from: the standard library it imports, and the engine, as byte code.

Not here: the compiling, which only Pyodide's own Python can do (`runtime_inside`), and the way without it (`runtime`).
"""

from __future__ import annotations

import ast
import hashlib
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hooks.runtime_lean import lean_library
from hooks.runtime_list import STDLIB

HERE = Path(__file__).parent
#: What the worker imports; all that this needs is in the archive, and of the engine nothing else.
DOOR = "manille.bridge"


def make_archive(root: Path, folder: Path, core: Path, *, lean: bool) -> Path:
    """Write the archive into `folder`, named by its contents; if `lean`, small modules stand in for some large ones.

    Raises `RuntimeError` with the reason if Python does not start from it with the files in the folder `core`.
    """
    made = folder / "library.zip"
    modules = page_modules(root)
    pyodide = root / "node_modules" / "pyodide"
    library = lean_library(pyodide / STDLIB, folder / "lean.zip") if lean else pyodide / STDLIB
    told = _in_pyodide(
        pyodide=str(pyodide),
        library=str(library),
        inside=(HERE / "runtime_inside.py").read_text("utf-8"),
        engine={file.relative_to(root).as_posix(): file.read_text("utf-8") for file in modules.values()},
        modules=sorted(modules),
        core=str(core),
        out=str(made),
    )
    if lean:
        library.unlink()
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    if told["python"] != lock["info"]["python"]:
        raise RuntimeError(f"Pyodide runs Python {told['python']}, and its lock is for {lock['info']['python']}")
    return made.rename(folder / f"library-{hashlib.sha256(made.read_bytes()).hexdigest()[:8]}.zip")


def _in_pyodide(**job: Any) -> dict[str, Any]:
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("Node is missing; `python3 run.py` sets it up")
    command = [node, str(HERE / "runtime_archive.mjs")]
    result = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(f"Pyodide could not make the page's library, or not start from it:\n{result.stderr}")
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def page_modules(root: Path) -> dict[str, Path]:
    """Return the engine's modules that the door imports, directly or not, with their files."""
    found: dict[str, Path] = {}
    wanted = [DOOR]
    while wanted:
        name = wanted.pop()
        file = _file(root, name)
        if file is not None and name not in found:
            found[name] = file
            package = name.rpartition(".")[0]
            wanted += [*([package] if package else []), *_imported(file)]
    return found


def _file(root: Path, module: str) -> Path | None:
    place = root.joinpath(*module.split("."))
    return next((file for file in (place / "__init__.py", place.with_suffix(".py")) if file.is_file()), None)


def _imported(file: Path) -> Iterator[str]:
    """Yield every name of the engine that the module in `file` imports anywhere; some are not modules."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == DOOR.split(".")[0])
