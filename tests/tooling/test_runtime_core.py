"""Pyodide's core without what nobody asks for: all that its glue uses is there, Python does the same, and so is every build.

Not here: the archive that is started with it (test_runtime_archive), and the page (tests/browser/test_runtime).
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import run
from hooks import runtime, runtime_core

#: What a module gives and takes.
LISTED = """
const { readFileSync } = require("fs");
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
console.log(JSON.stringify({ exports: WebAssembly.Module.exports(module), imports: WebAssembly.Module.imports(module) }));
"""
#: Both ways between Python and JavaScript, errors, numbers, texts, a memory that grows, and modules that the engine never uses.
EXERCISE = """
import { readFileSync } from "node:fs";
const { loader, core, library } = JSON.parse(readFileSync(0, "utf8"));
const { loadPyodide } = await import(loader);
const out = [];
const told = (what) => out.push(typeof what === "bigint" ? `${what}n` : what);
const python = await loadPyodide({ indexURL: core, stdLibURL: library, packageBaseUrl: core, stdout: told, stderr: (line) => told(line.replace(/0x[0-9a-f]+/g, "0x")) });
const attempt = (what) => { try { told(what()); } catch (error) { told(`${error.constructor.name} ${error.message.split("\\n").at(-2)}`); } };
for (const code of ["1 / 0", "f(", "nowhere", "{}['a']", "raise SystemExit(3)", "2 ** 200", "'é' * 3", "1.5e300 * 1e10", "b'ab'", "None", "[1, [2]]", "{'a': 1}", "{1, 2}"]) {
  attempt(() => { const made = python.runPython(code); return made?.toJs ? [...made.toJs()] : made; });
}
const box = python.runPython("class Box:\\n  def __init__(self): self.a = [3, 1, 2]\\n  def __len__(self): return 3\\n  def __getitem__(self, i): return self.a[i]\\n  def each(self, f): return [f(x) for x in self.a]\\nBox()");
attempt(() => box.length); attempt(() => [...box.each((x) => x * 2).toJs()]); attempt(() => box.each(() => { throw new Error("thrown"); }));
attempt(() => { box.b = 7; return "b" in box; }); attempt(() => delete box.b); attempt(() => box.get(1)); attempt(() => [...box]); attempt(() => box.toString().replace(/0x[0-9a-f]+/, ""));
python.globals.set("given", { a: 1, list: [1, 2, 3], deep: { map: new Map([["k", 1n]]) }, made: () => new Uint8Array([1, 2]) });
for (const code of ["given.a", "len(given.list)", "sorted(given.list.to_py())", "given.deep.map.to_py()['k']", "bytes(given.made())", "given.none", "given.list[7]", "[n for n in dir(given) if n == 'deep']", "given.a = 5", "given.a"]) attempt(() => String(python.runPython(code)));
attempt(() => { const view = python.runPython("import array; array.array('i', [1, 2, 3])").getBuffer(); const found = [...view.data]; view.release(); return found; });
attempt(() => { const thinking = python.runPython("(x * x for x in range(3))"); return [thinking.next().value, thinking.next().value, thinking.next().value, thinking.next().done]; });
attempt(() => python.runPython("def forever(): forever()\\nforever()"));
attempt(() => python.runPython("sum(len(bytes(10_000_000)) for _ in range(3)), len(bytearray(60_000_000))").toJs().join());
for (const name of ["decimal", "unicodedata", "zlib", "hashlib", "datetime", "struct", "math", "cmath", "bisect", "heapq", "pickle", "csv", "re", "xml.etree.ElementTree", "sqlite3", "statistics", "fractions", "itertools", "array", "bz2", "lzma", "ctypes", "difflib"]) {
  attempt(() => python.runPython(`import importlib; importlib.import_module("${name}").__name__`));
}
for (const code of ["import decimal; str(decimal.Decimal(2).sqrt())", "import unicodedata; unicodedata.name('ß')", "import zlib; zlib.crc32(zlib.decompress(zlib.compress(b'a' * 1000)))", "import hashlib; hashlib.sha256(b'a').hexdigest()", "import sqlite3; str(sqlite3.connect(':memory:').execute('select 1 + 1').fetchall())", "import random; str(random.Random('seed').sample(range(32), 32))", "import time; time.gmtime(0).tm_year", "'日本'.encode('shift_jis').hex()", "import pickle; str(pickle.loads(pickle.dumps({'a': (1, 2.5)})))", "print('said')", "import sys; print('wrong', file=sys.stderr)", "import warnings; warnings.warn('careful')"]) attempt(() => String(python.runPython(code)));
attempt(() => { python.FS.writeFile("/tmp/x", "written"); return python.runPython("open('/tmp/x').read()"); });
told(await python.runPythonAsync("import asyncio\\nawait asyncio.sleep(0.001)\\n'slept'"));
console.log(JSON.stringify(out));
"""


@pytest.fixture(scope="module")
def core(root: Path, site_dir: Path) -> Path:
    """The folder of the smaller core as the build of the site left it."""
    (name,) = (name for name in runtime.read_manifest(root)["ways"][0]["files"] if name.endswith(runtime_core.WASM))
    return (root / "demo" / "runtime" / name).parent


def node(script: str, *arguments: object, given: object = None) -> Any:
    kind = ["--input-type=module"] if given is not None else []
    command = [str(run.tsc()[0]), *kind, "--eval", script, *map(str, arguments)]
    result = subprocess.run(
        command, input=None if given is None else json.dumps(given), capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr[-2000:]
    return json.loads(result.stdout)


def test_it_gives_and_takes_much_less_than_pyodides_own(root: Path, core: Path) -> None:
    own = root / "node_modules" / "pyodide"
    small, large = (node(LISTED, folder / runtime_core.WASM) for folder in (core, own))
    names, own_names = ({item["name"] for item in told["exports"]} for told in (small, large))
    for_the_cold_part = {name for name in names if name.startswith("cold:")}
    assert len(names - for_the_cold_part) < 250 < 8000 < len(own_names)
    assert len(small["imports"]) < len(large["imports"])
    assert names - for_the_cold_part <= own_names
    for name in (runtime_core.GLUE, runtime_core.WASM):
        assert (core / name).stat().st_size < (own / name).stat().st_size * 0.95


def test_the_glue_has_nothing_left_that_nothing_reaches(root: Path, core: Path) -> None:
    own = (root / "node_modules" / "pyodide" / runtime_core.GLUE).read_text("utf-8")
    small = (core / runtime_core.GLUE).read_text("utf-8")
    assert len(small) < 0.25 * len(own)
    # Where text is evaluated amid the functions none of them can go.
    assert re.search(r"(?<![\w$.])eval\(", own)
    assert not re.search(r"(?<![\w$.])eval\(", small)
    assert "texSubImage3D" in own
    assert "texSubImage3D" not in small


def test_it_says_what_it_was_made_from_and_under_which_licence(root: Path, core: Path) -> None:
    first = (core / runtime_core.GLUE).read_text("utf-8").splitlines()[0]
    version = json.loads((root / "package.json").read_text("utf-8"))["dependencies"]["pyodide"]
    assert f"Pyodide {version} without" in first
    assert "MPL-2.0: ../pyodide-LICENSE.txt" in first
    assert (core.parent / "pyodide-LICENSE.txt").is_file()


def test_what_only_some_browsers_ask_for_is_there(core: Path) -> None:
    exports = {item["name"] for item in node(LISTED, core / runtime_core.WASM)["exports"]}
    # Their way of waiting in the midst of Python, which this Node has not.
    assert {"_pyproxy_apply_promising", "run_main_promising"} <= exports


def test_python_does_the_same_with_it(root: Path, core: Path) -> None:
    own = root / "node_modules" / "pyodide"
    job = {"loader": (own / "pyodide.mjs").as_uri(), "library": str(own / "python_stdlib.zip")}
    lock = core / "pyodide-lock.json"
    shutil.copyfile(own / lock.name, lock)
    try:
        small, large = (node(EXERCISE, given={**job, "core": str(folder)}) for folder in (core, own))
    finally:
        lock.unlink()
    assert len(large) > 60
    assert small == large


def test_the_same_pyodide_gives_the_same_core(root: Path, core: Path, tmp_path: Path) -> None:
    again = runtime_core.make_core(root, tmp_path, tmp_path / "nothing kept", split=True, data=True)
    assert again.name == core.name
    for name in (runtime_core.GLUE, runtime_core.WASM, runtime_core.COLD):
        assert (again / name).read_bytes() == (core / name).read_bytes()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("}var wasmImports={", "}let wasmImports={", r'has not "\}var wasmImports=\{" in it once'),
        (
            "var origExports=wasmExports;",
            "var exports=wasmExports;",
            r'has not "var origExports=wasmExports;" in it once',
        ),
        ('wasmExports["malloc"]', 'wasmExports["mallocs"]', "assigns what is not exported: mallocs"),
        ("LDSO.init();", "LDSO.init(wasmExports.nowhere);", "asks for what is gone: nowhere"),
        ("export default ", "globalThis.more = 1;\nexport default ", "is not one function"),
    ],
)
def test_another_pyodide_stops_the_build(root: Path, tmp_path: Path, old: str, new: str, told: str) -> None:
    modules = tmp_path / "node_modules"
    (modules / "pyodide").mkdir(parents=True)
    for name in ("package.json", "pyodide.mjs", runtime_core.GLUE, runtime_core.WASM):
        shutil.copyfile(root / "node_modules" / "pyodide" / name, modules / "pyodide" / name)
    for tool in ("binaryen", "esbuild", "terser"):
        (modules / tool).symlink_to(root / "node_modules" / tool)
    shutil.copyfile(root / "package-lock.json", tmp_path / "package-lock.json")
    glue = modules / "pyodide" / runtime_core.GLUE
    glue.write_text(glue.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(RuntimeError, match=rf"could not be made smaller:\n(?s:.)*{told}"):
        runtime_core.make_core(tmp_path, tmp_path, tmp_path / "kept", split=True)
