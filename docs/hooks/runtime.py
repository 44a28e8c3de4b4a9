"""Puts beside the page what it runs on: npm modules into demo/vendor, Pyodide and the wheel of manille into demo/runtime.

It is not the worker that loads them, and it installs nothing: node_modules and the Python tools are there already.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from hooks.runtime_archive import make_archive
from hooks.runtime_core import make_core
from hooks.runtime_list import COLD, CORE, GLUE, STDLIB, WASM, read_list, write_list
from hooks.runtime_twins import add_twins

LICENCES = Path(__file__).parent / "licences"

LIT_MODULES = (
    "lit-html",
    "directive",
    "directive-helpers",
    "async-directive",
    "directives/live",
    "directives/ref",
    "directives/repeat",
)
#: Weight by weight, Latin only; the table's style sheet names the same files (demo/css/fonts.css).
FONTS = {
    "source-sans-3": ("latin-400-normal", "latin-700-normal"),
    "crimson-pro": ("latin-600-normal",),
}
PYODIDE_FILES = (*CORE, STDLIB)
PYODIDE_TYPES = {"pyodide.d.ts": "pyodide.d.mts", "ffi.d.ts": "ffi.d.ts"}

# Wheels carry dates; a fixed one keeps the same sources giving the same bytes, so that caches stay good.
WHEEL_DATE = "1577836800"

#: What can be left out of the build, each by itself: `MANILLE_WITHOUT=archive,core,data,lean,snapshot,split,twins`.
STEPS = ("archive", "core", "data", "lean", "snapshot", "split", "twins")


def ensure_runtime(root: Path) -> bool:
    """Make demo/vendor and demo/runtime match the sources under ``root``; True if anything was written."""
    vendored = _refresh(root / "demo" / "vendor", _vendor_stamp(root), _write_vendor, root)
    built = _refresh(root / "demo" / "runtime", _runtime_stamp(root), _write_runtime, root)
    return vendored or built


def read_manifest(root: Path) -> dict[str, Any]:
    """What demo/runtime holds (`hooks.runtime_list`)."""
    return read_list(root / "demo" / "runtime")


def steps() -> tuple[str, ...]:
    """Return the steps that are to be taken. Raises `ValueError` when one that there is not is to be left out."""
    without = [name.strip() for name in os.environ.get("MANILLE_WITHOUT", "").split(",") if name.strip()]
    if unknown := set(without) - set(STEPS):
        raise ValueError(f"MANILLE_WITHOUT names {', '.join(sorted(unknown))}; there are {', '.join(STEPS)}")
    return tuple(step for step in STEPS if step not in without)


# ---- when to write ---------------------------------------------------------------------------------------


def _refresh(target: Path, stamp: str, write: Any, root: Path) -> bool:
    mark = target / ".stamp"
    if mark.is_file() and mark.read_text("utf-8") == stamp:
        return False
    cache = root / ".cache"  # on the same disk, and not watched by the server
    cache.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix=f"{target.name}-") as folder:
        fresh = Path(folder)
        write(root, fresh)
        (fresh / ".stamp").write_text(stamp, "utf-8")
        _replace_files(fresh, target)
    return True


def _replace_files(fresh: Path, target: Path) -> None:
    """Move every file over, the stamp last, and drop what is no longer made; a reader never sees half a file."""
    made = sorted(_files(fresh), key=lambda path: path.name == ".stamp")
    for path in made:
        place = target / path.relative_to(fresh)
        place.parent.mkdir(parents=True, exist_ok=True)
        path.replace(place)
    kept = {path.relative_to(fresh) for path in made}
    for path in list(_files(target)):
        if path.relative_to(target) not in kept:
            path.unlink()
    for folder in [path for path in target.iterdir() if path.is_dir() and not any(path.iterdir())]:
        folder.rmdir()


def _vendor_stamp(root: Path) -> str:
    return _digest(root, ["package-lock.json"])


def _runtime_stamp(root: Path) -> str:
    return _digest(root, ["package-lock.json", "pyproject.toml", "README.md", "LICENSE", "manille"], *steps())


def _digest(root: Path, sources: Iterable[str], *words: str) -> str:
    """A hash over the build's own files, ``words``, and the named files and folders under ``root``, if they exist."""
    here = Path(__file__).parent
    total = hashlib.sha256(" ".join(words).encode())
    for own in sorted((*here.glob("runtime*"), *here.glob("lean/**/*.py"), here / "compress.mjs")):
        total.update(own.read_bytes())
    for source in sources:
        for path in [root / source] if (root / source).is_file() else _files(root / source):
            if "__pycache__" not in path.parts:
                total.update(f"{path.relative_to(root).as_posix()}\0".encode())
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


# ---- demo/vendor -----------------------------------------------------------------------------------------


def _write_vendor(root: Path, target: Path) -> None:
    modules = root / "node_modules"
    lit, fluent = modules / "lit-html", modules / "@fluent" / "bundle" / "esm"
    for name in LIT_MODULES:
        _copy_module(lit / f"{name}.js", target / "lit-html" / f"{name}.js")
    shutil.copyfile(lit / "LICENSE", target / "lit-html" / "LICENSE.txt")
    for path in sorted(fluent.glob("*.js")):
        _copy_module(path, target / "fluent-bundle" / path.name)
    shutil.copyfile(LICENCES / "Apache-2.0.txt", target / "fluent-bundle" / "LICENSE.txt")
    for family, faces in FONTS.items():
        _copy_font(modules / "@fontsource" / family, faces, target / "fonts" / family)


def _copy_font(source: Path, faces: Iterable[str], place: Path) -> None:
    place.mkdir(parents=True)
    for face in faces:
        shutil.copyfile(source / "files" / f"{source.name}-{face}.woff2", place / f"{face}.woff2")
    shutil.copyfile(source / "LICENSE", place / "LICENSE.txt")


def _copy_module(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(without_source_map(source.read_text("utf-8")), "utf-8")
    types = source.with_suffix(".d.ts")
    if types.is_file():
        place.with_suffix(".d.ts").write_text(without_source_map(types.read_text("utf-8")), "utf-8")


def without_source_map(text: str) -> str:
    """Drop the pointer to a source map: the maps stay behind, and open developer tools would ask for them."""
    return re.sub(r"\n?//# sourceMappingURL=\S+\s*\Z", "\n", text)


# ---- demo/runtime ----------------------------------------------------------------------------------------


def _write_runtime(root: Path, target: Path) -> None:
    pyodide = root / "node_modules" / "pyodide"
    for name in PYODIDE_FILES:
        _copy_runtime_file(pyodide / name, target / name)
    for name, place in PYODIDE_TYPES.items():
        shutil.copyfile(pyodide / name, target / place)
    shutil.copyfile(LICENCES / "MPL-2.0.txt", target / "pyodide-LICENSE.txt")
    shutil.copyfile(LICENCES / "PSF-2.0.txt", target / "python-LICENSE.txt")
    with ThreadPoolExecutor() as beside:
        compressed = beside.submit(_add_twins, root, {target / name for name in PYODIDE_FILES})
        wheel = build_wheel(root, target)
        lock = lock_with(wheel, pyodide / "pyodide-lock.json")
        lock.to_json(target / "pyodide-lock.json")
        core, archive = _make_own(root, target)
        own = {core / GLUE, core / WASM, *core.glob(COLD), *([archive] if archive else [])}
        _add_twins(root, own - {target / name for name in PYODIDE_FILES})
    compressed.result()
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    versions = {"pyodide": version, "python": lock.info.python}
    write_list(target, wheel, archive, core, versions, snapshot="snapshot" in steps())


def _add_twins(root: Path, files: set[Path]) -> None:
    if "twins" in steps():
        add_twins(sorted(files), root / ".cache" / "twins")


def _make_own(root: Path, target: Path) -> tuple[Path, Path | None]:
    """Make what is ours of the fast way: the folder of Python's core, and the archive; without it, nothing is."""
    if "archive" not in steps():
        return target, None
    core = target
    if "core" in steps():
        how = {"split": "split" in steps(), "data": "data" in steps()}
        core = make_core(root, target, root / ".cache" / "core", **how)
    return core, make_archive(root, target, core, lean="lean" in steps())


def _copy_runtime_file(source: Path, place: Path) -> None:
    if source.suffix == ".mjs":
        place.write_text(without_source_map(source.read_text("utf-8")), "utf-8")
    else:
        shutil.copyfile(source, place)


def build_wheel(root: Path, folder: Path) -> Path:
    """Build the wheel of manille into ``folder`` with the standard tools, the same bytes for the same sources."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(root)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": WHEEL_DATE}
    result = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(f"the wheel of manille could not be built:\n{result.stdout}{result.stderr}")
    (wheel,) = folder.glob("manille-*.whl")
    return wheel


def lock_with(wheel: Path, stock: Path) -> PyodideLockSpec:
    """A lock for the stock Pyodide with one package, the wheel: its sha256, imports and dependencies."""
    everything = PyodideLockSpec.from_json(stock)
    empty = PyodideLockSpec(info=everything.info, packages={})
    return add_wheels_to_spec(empty, [wheel])


if __name__ == "__main__":
    if ensure_runtime(Path(__file__).resolve().parents[2]):
        print("· made demo/vendor and demo/runtime")
