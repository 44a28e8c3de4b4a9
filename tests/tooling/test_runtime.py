"""What the page runs on: the wheel, its entry in Pyodide's lock, the list for the progress bar, the npm modules.

Not the page itself; tests/browser starts it.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

import run
from hooks import runtime

LOAD = """
import { loadPyodide } from %(module)s;
try {
  const python = await loadPyodide({ indexURL: %(folder)s, stdout: () => {} });
  await python.loadPackage("manille", { messageCallback: () => {} });
  console.log(python.runPython(%(code)s));
} catch (error) {
  // Node would print the line of the source first, and Pyodide is one line of a megabyte.
  console.error(error.message);
  process.exit(1);
}
"""
IMPORT_ALL = """
import importlib, json, pkgutil, sys, manille
names = [m.name for m in pkgutil.walk_packages(manille.__path__, "manille.") if not m.name.startswith(("manille.cli", "manille.__main__"))]
for name in names: importlib.import_module(name)
json.dumps({"names": names, "version": sys.version.split()[0], "file": manille.__file__})
"""


@pytest.fixture(scope="module")
def folder(root: Path, site_dir: Path) -> Path:
    """demo/runtime as the build of the site left it."""
    runtime.ensure_runtime(root)
    return root / "demo" / "runtime"


@pytest.fixture(scope="module")
def wheel(root: Path, folder: Path) -> Path:
    return folder / str(runtime.read_manifest(root)["wheel"])


@pytest.fixture
def copy(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small copy of the project, enough to make its runtime."""
    for name in ("pyproject.toml", "LICENSE", "README.md", "package-lock.json"):
        if (root / name).is_file():
            shutil.copy(root / name, tmp_path / name)
    shutil.copytree(root / "manille", tmp_path / "manille", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "node_modules").symlink_to(root / "node_modules")
    # Both take long to make and have tests of their own.
    monkeypatch.setenv("MANILLE_WITHOUT", "archive,core,twins")
    return tmp_path


# ---- the wheel and its lock ------------------------------------------------------------------------------


def test_the_lock_holds_the_wheel_and_nothing_else(folder: Path, wheel: Path) -> None:
    lock = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))
    assert list(lock["packages"]) == ["manille"]
    entry = lock["packages"]["manille"]
    assert entry["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert (entry["file_name"], entry["imports"], entry["depends"]) == (wheel.name, ["manille"], [])


def test_the_lock_is_for_the_pyodide_beside_it(root: Path, folder: Path) -> None:
    stock = json.loads((root / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    assert json.loads((folder / "pyodide-lock.json").read_text("utf-8"))["info"] == stock["info"]


def test_the_wheel_holds_every_module_word_and_the_types_mark(root: Path, wheel: Path) -> None:
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    sources = {
        path.relative_to(root).as_posix()
        for path in (root / "manille").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert held == sources
    assert {"manille/py.typed", "manille/locales/fr.ftl", "manille/locales/de.ftl"} <= held


def test_the_wheel_says_its_licence_and_its_command(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        texts = {Path(name).name: archive.read(name).decode() for name in archive.namelist() if ".dist-info/" in name}
    assert "MIT License" in texts["LICENSE"]
    assert "manille = manille.cli:main" in texts["entry_points.txt"]
    assert re.search(r"^Requires-Python: >=3\.11$", texts["METADATA"], re.MULTILINE)


def test_the_same_sources_give_the_same_bytes(copy: Path, wheel: Path) -> None:
    (copy / "manille" / "__init__.py").touch()
    (copy / "out").mkdir()
    assert runtime.build_wheel(copy, copy / "out").read_bytes() == wheel.read_bytes()


def test_a_wheel_that_cannot_be_built_says_why(copy: Path) -> None:
    (copy / "pyproject.toml").write_text("[project]\nname = 'manille'\n", "utf-8")
    (copy / "out").mkdir()
    with pytest.raises(RuntimeError, match=r"could not be built:\n(?s:.)*version"):
        runtime.build_wheel(copy, copy / "out")


def test_every_module_imports_in_pyodide(folder: Path, tmp_path: Path) -> None:
    script = tmp_path / "load.mjs"
    parts = {"module": (folder / "pyodide.mjs").as_uri(), "folder": f"{folder}/", "code": IMPORT_ALL}
    script.write_text(LOAD % {key: json.dumps(value) for key, value in parts.items()}, "utf-8")
    node = run.tsc()[0]
    result = subprocess.run([node, script], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    answer = json.loads(result.stdout)
    assert answer["file"].startswith("/lib/python3")
    assert "manille.legality" in answer["names"]


# ---- when it is made -------------------------------------------------------------------------------------


def test_nothing_is_written_while_nothing_changed_and_a_changed_rule_makes_a_new_wheel(copy: Path) -> None:
    assert runtime.ensure_runtime(copy)
    lock = copy / "demo" / "runtime" / "pyodide-lock.json"
    first = lock.read_bytes()
    assert not runtime.ensure_runtime(copy)
    with (copy / "manille" / "__init__.py").open("a", encoding="utf-8") as source:
        source.write("\n# one more line\n")
    assert runtime.ensure_runtime(copy)
    assert lock.read_bytes() != first


def test_a_file_that_is_no_longer_made_goes_away(copy: Path) -> None:
    runtime.ensure_runtime(copy)
    stale = copy / "demo" / "runtime" / "manille-0.0.1-py3-none-any.whl"
    stale.write_bytes(b"")
    (copy / "LICENSE").write_text("another", "utf-8")
    runtime.ensure_runtime(copy)
    assert not stale.exists()


def test_each_step_can_be_left_out(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def made(without: str) -> tuple[list[str], bool, bool, bool, bool, bool]:
        monkeypatch.setenv("MANILLE_WITHOUT", without)
        assert runtime.ensure_runtime(copy), "another choice of steps is another runtime"
        told = runtime.read_manifest(copy)
        twins = (copy / "demo" / "runtime" / "pyodide.asm.wasm.br").exists()
        core = any(name.startswith("core-1/") for name in told["ways"][0]["files"])
        (archive,) = [*(copy / "demo" / "runtime").glob("library-*.zip"), None][:1]
        lean = archive is not None and archive.read_bytes() == b"lean"
        later = told["ways"][0]["later"]
        assert later in ([], ["core-1/cold.wasm"])
        return [way["kind"] for way in told["ways"]], told["snapshot"], twins, core, lean, bool(later)

    def make_archive(root: Path, folder: Path, core: Path, *, lean: bool) -> Path:
        (folder / "library-1.zip").write_bytes(b"lean" if lean else b"PK")
        return folder / "library-1.zip"

    def make_core(root: Path, folder: Path, cache: Path, *, split: bool, data: bool) -> Path:
        (folder / "core-1").mkdir()
        for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", *(["cold.wasm"] if split else [])):
            (folder / "core-1" / name).write_bytes(b"small")
        return folder / "core-1"

    monkeypatch.setattr(runtime, "make_archive", make_archive)
    monkeypatch.setattr(runtime, "make_core", make_core)
    (copy / ".cache").mkdir()
    (copy / ".cache" / "twins").symlink_to(runtime.LICENCES.parents[2] / ".cache" / "twins")
    assert made("archive, snapshot, twins") == (["plain"], False, False, False, False, False)
    assert made("archive,twins") == (["plain"], True, False, False, False, False)
    assert made("archive,snapshot") == (["plain"], False, True, False, False, False)
    assert made("twins,snapshot") == (["archive", "plain"], False, False, True, True, True)
    assert made("twins,lean") == (["archive", "plain"], True, False, True, False, True)
    assert made("twins,split") == (["archive", "plain"], True, False, True, True, False)
    assert made("twins,core") == (["archive", "plain"], True, False, False, True, False)
    assert not (copy / "demo" / "runtime" / "core-1").exists(), "no folder is left empty"


def test_a_step_that_there_is_not_cannot_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANILLE_WITHOUT", "archive,archives")
    with pytest.raises(ValueError, match="names archives; there are archive, core, data, lean, snapshot, split, twins"):
        runtime.steps()


# ---- the list and the modules ----------------------------------------------------------------------------


def test_the_list_gives_every_file_with_its_size_and_hash(root: Path, folder: Path) -> None:
    for file in runtime.read_manifest(root)["files"]:
        data = (folder / file["name"]).read_bytes()
        assert (file["bytes"], file["sha256"]) == (len(data), hashlib.sha256(data).hexdigest())


def test_every_way_to_start_names_listed_files_and_their_bytes(root: Path) -> None:
    told = runtime.read_manifest(root)
    sizes = {file["name"]: file["bytes"] for file in told["files"]}
    ways = {way["kind"]: way["files"] for way in told["ways"]}
    first, plain = (way["later"] for way in told["ways"])
    assert [name.split("/")[1] for name in first] == ["cold.wasm"], "it counts in no progress"
    assert plain == []
    assert list(ways) == ["archive", "plain"], "the first is tried first"
    assert {*runtime.PYODIDE_FILES, "pyodide-lock.json", told["wheel"]} == set(ways["plain"])
    assert set(sizes) == {*ways["archive"], *first, *ways["plain"]}
    assert [way["bytes"] for way in told["ways"]] == [sum(sizes[name] for name in files) for files in ways.values()]


def test_the_list_tells_the_platform_of_the_lock(root: Path, folder: Path) -> None:
    lock = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))
    assert runtime.read_manifest(root)["platform"] == lock["info"]


def test_the_lists_versions_are_those_of_the_files(root: Path) -> None:
    versions = runtime.read_manifest(root)["versions"]
    wished = json.loads((root / "package.json").read_text("utf-8"))["dependencies"]["pyodide"]
    assert versions["pyodide"] == wished
    assert re.fullmatch(r"3\.\d+\.\d+", versions["python"])


def test_every_import_of_a_vendored_module_is_vendored_too(root: Path, folder: Path) -> None:
    vendor = root / "demo" / "vendor"
    modules = sorted(vendor.rglob("*.js"))
    assert {path.name for path in modules} >= {"lit-html.js", "repeat.js", "index.js"}
    for module in modules:
        text = module.read_text("utf-8")
        for wanted in re.findall(r"""(?:\bfrom|\bimport)\s*["']([^"']+)["']""", text):
            assert (module.parent / wanted).is_file(), f"{module.name} imports {wanted}"
        assert "sourceMappingURL" not in text
        assert module.with_suffix(".d.ts").is_file(), f"{module.name} has no types"


@pytest.mark.parametrize(
    "name",
    [
        "vendor/lit-html",
        "vendor/fluent-bundle",
        "vendor/fonts/source-sans-3",
        "vendor/fonts/crimson-pro",
        "runtime/pyodide-",
        "runtime/python-",
    ],
)
def test_licences_lie_beside_the_files(root: Path, folder: Path, name: str) -> None:
    path = root / "demo" / (f"{name}LICENSE.txt" if name.endswith("-") else f"{name}/LICENSE.txt")
    assert len(path.read_text("utf-8")) > 1000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("export {};\n//# sourceMappingURL=a.js.map\n", "export {};\n"),
        ("export {};\n//# sourceMappingURL=a.js.map", "export {};\n"),
        ("const a = '//# sourceMappingURL=b';\nexport {a};\n", "const a = '//# sourceMappingURL=b';\nexport {a};\n"),
    ],
)
def test_source_maps_are_forgotten(text: str, expected: str) -> None:
    assert runtime.without_source_map(text) == expected
