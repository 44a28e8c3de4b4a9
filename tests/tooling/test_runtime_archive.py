"""The archive that the page starts from: what is in it, that it is enough, and that it comes out the same every time.

Not here: the page that loads it (tests/browser/test_runtime.py).
"""

from __future__ import annotations

import ast
import gzip
import json
import subprocess
import zipfile
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import run
from hooks import runtime, runtime_archive, runtime_inside, runtime_lean, runtime_twins
from manille.bridge import handle
from manille.cards import card

#: Runs in both Pythons: one deal after another to the end of the match, with one word of advice from the strongest.
PLAY = """
def match(variant, handle):
    import json

    def ask(**request):
        return json.loads(handle(json.dumps(request)))

    advice = None
    told = ask(op="new", variant=variant, options=[], seed="archive/1", bot="random")
    while told["screen"]["phase"] != "over":
        screen, save = told["screen"], told["save"]
        if screen["to_act"] is None:
            told = ask(op="deal", save=save)
        elif screen["to_act"] != "S":
            told = ask(op="step", save=save)
        elif screen["question"]:
            told = ask(op="call", save=save, call=screen["question"]["choices"][0])
        else:
            advice = advice or ask(op="hint", save={**save, "bot": "strong"})
            card = next(held["card"] for held in screen["hand"] if held["legal"])
            told = ask(op="play", save=save, card=card)
    return json.dumps([told["save"], advice])
"""
VARIANTS = ("belgian", "french", "coinchee")
#: Tells what the tests want to know, all in one, since each start costs seconds.
TELL = """
import importlib, json, pyodide_js, sys, traceback
texts = []
sys.addaudithook(lambda event, args: texts.append(str(args[0])) if event == "compile" and args[0] is not None else None)
from manille.bridge import handle
compiled = texts[:]
from manille.cards import card
try:
    card("XX")
except Exception as error:
    frame = traceback.extract_tb(error.__traceback__)[-1]
json.dumps({
    "files": [importlib.import_module(name).__file__ for name in %(modules)s],
    "matches": [match(variant, handle) for variant in %(variants)s],
    "frame": [frame.filename, frame.lineno, frame.name],
    "memory": pyodide_js._module.HEAPU8.length,
    "compiled": compiled,
})
"""
#: Starts as the page's worker does.
START = """
import { readFileSync } from "node:fs";
const { folder, core, archive, code } = JSON.parse(readFileSync(0, "utf8"));
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const { platform } = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
try {
  const python = await loadPyodide({ indexURL: core, stdLibURL: archive, packageBaseUrl: folder, lockFileContents: { info: platform, packages: {} }, stdout: () => {} });
  console.log(python.runPython(code));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
"""


@pytest.fixture(scope="module")
def folder(root: Path, site_dir: Path) -> Path:
    """demo/runtime as the build of the site left it."""
    return root / "demo" / "runtime"


def of_first_way(root: Path, folder: Path, part: str) -> Path:
    """The file that the fastest way takes of this kind."""
    (name,) = (name for name in runtime.read_manifest(root)["ways"][0]["files"] if part in name)
    return folder / name


@pytest.fixture(scope="module")
def archive(root: Path, folder: Path) -> Path:
    return of_first_way(root, folder, "library-")


@pytest.fixture(scope="module")
def core(root: Path, folder: Path) -> Path:
    return of_first_way(root, folder, "asm.wasm").parent


@pytest.fixture(scope="module")
def names(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as held:
        return held.namelist()


@pytest.fixture(scope="module")
def told(root: Path, folder: Path, core: Path, archive: Path) -> Any:
    """What a Python says that was started from the smaller core and the archive alone."""
    code = PLAY + TELL % {"modules": sorted(runtime_archive.page_modules(root)), "variants": VARIANTS}
    job = json.dumps({"folder": str(folder), "core": str(core), "archive": str(archive), "code": code})
    command = [str(run.tsc()[0]), "--input-type=module", "--eval", START]
    result = subprocess.run(command, input=job, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_a_match_of_each_variant_is_the_same_from_the_archive_alone(told: Any) -> None:
    here: dict[str, Any] = {}
    exec(PLAY, here)
    assert told["matches"] == [here["match"](variant, handle) for variant in VARIANTS]


def test_python_needs_little_memory_for_three_matches(told: Any) -> None:
    assert 30_000_000 < told["memory"] < 45_000_000


def test_nothing_is_compiled_while_the_engine_is_imported(told: Any) -> None:
    assert told["compiled"] == []


def test_every_module_in_it_imports(told: Any, names: list[str]) -> None:
    imported = sorted(file.split(".zip/")[1] for file in told["files"])
    assert imported == sorted(name for name in names if name.startswith("manille/"))


def test_tracebacks_tell_true_lines_of_the_engine(told: Any) -> None:
    with pytest.raises(ValueError, match="XX") as caught:
        card("XX")
    last = caught.traceback[-1]
    filename, line, name = told["frame"]
    assert filename.endswith("manille/cards.py")
    assert (line, name) == (last.lineno + 1, last.name)


def test_the_engine_in_it_is_what_the_door_needs_and_no_more(root: Path) -> None:
    found = runtime_archive.page_modules(root)
    assert {"manille", "manille.bridge", "manille.session", "manille.bots.search_bot"} <= set(found)
    never = ("manille.arena", "manille.cli", "manille.terminal", "manille.words", "manille.bots.references")
    assert [name for name in found if name.startswith(never)] == []
    assert all(import_module(name).__file__ == str(file) for name, file in found.items())


def test_all_of_it_is_byte_code_that_nothing_checks_and_nothing_is_compressed(archive: Path) -> None:
    with zipfile.ZipFile(archive) as held:
        for info in held.infolist():
            assert (info.filename.endswith(".pyc"), info.compress_type) == (True, zipfile.ZIP_STORED), info.filename
            assert held.read(info)[4:8] == b"\x01\0\0\0", f"{info.filename} would be looked at for its date or hash"


def test_the_same_sources_give_the_same_archive(root: Path, core: Path, archive: Path, tmp_path: Path) -> None:
    again = runtime_archive.make_archive(root, tmp_path, core, lean=True)
    assert again.name == archive.name
    assert again.read_bytes() == archive.read_bytes()


def test_an_engine_that_does_not_start_there_stops_the_build(
    root: Path, core: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    extra = tmp_path / "manille" / "extra.py"
    extra.parent.mkdir()
    extra.write_text("import tkinter\n", "utf-8")
    (tmp_path / "node_modules").symlink_to(root / "node_modules")
    monkeypatch.setattr(runtime_archive, "page_modules", lambda _: {"manille.extra": extra})
    with pytest.raises(RuntimeError, match=r"not start from it:\n(?s:.)*tkinter"):
        runtime_archive.make_archive(tmp_path, tmp_path, core, lean=True)


def test_another_python_than_the_locks_stops_the_build(
    root: Path, core: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime_archive, "_in_pyodide", lambda **_: {"python": "3.99.0"})
    with pytest.raises(RuntimeError, match=r"runs Python 3\.99\.0, and its lock is for 3\."):
        runtime_archive.make_archive(root, tmp_path, core, lean=True)


# ---- what stands in for large modules --------------------------------------------------------------------


def test_the_engine_uses_nothing_of_what_others_stand_in_for(root: Path) -> None:
    replaced = {path.split("/")[0].removesuffix(".py") for path, _ in runtime_lean.stand_ins()}
    assert replaced == {"asyncio", "pyodide", runtime_lean.NEW.removesuffix(".py")}
    used = {
        name.split(".")[0]
        for file in runtime_archive.page_modules(root).values()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [getattr(node, "module", None) or ""]
        )
    }
    assert used & {"dataclasses", "json", "random"}
    assert not used & replaced


def test_what_only_the_replaced_modules_need_is_not_in_the_archive(names: list[str]) -> None:
    assert {"asyncio/__init__.pyc", "pyodide/webloop.pyc", "dataclasses.pyc"} <= set(names)
    gone = ("asyncio/base_events", "socket", "ssl", "subprocess", "logging/", "tempfile", "zipfile/")
    assert [name for name in names if name.startswith(gone)] == []


def test_what_is_built_into_python_is_not_in_the_archive(names: list[str]) -> None:
    assert not {"os.pyc", "io.pyc", "importlib/_bootstrap.pyc", "site.pyc"} & set(names)


def test_an_annotation_that_is_more_than_a_type_stops_the_build(tmp_path: Path) -> None:
    text = "from dataclasses import dataclass, KW_ONLY\n@dataclass\nclass Held:\n    _: KW_ONLY\n    card: str = ''\n"
    with pytest.raises(ValueError, match="_: KW_ONLY is more than a field"):
        runtime_inside.compiled(text.encode(), "held.py", exact=True)


def test_a_library_without_such_a_module_stops_the_build(tmp_path: Path) -> None:
    write_library(tmp_path / "other.zip", {"asyncio/__init__.py": "", "collections/__init__.py": ""})
    with pytest.raises(RuntimeError, match=r"no dataclasses\.py, pyodide/_package_loader\.py, pyodide/webloop\.py"):
        runtime_lean.lean_library(tmp_path / "other.zip", tmp_path / "lean.zip")


@pytest.mark.parametrize("times", [0, 2])
def test_a_library_that_compiles_texts_elsewhere_stops_the_build(root: Path, tmp_path: Path, times: int) -> None:
    with zipfile.ZipFile(root / "node_modules" / "pyodide" / "python_stdlib.zip") as library:
        texts = {name: library.read(name).decode() for name in ("collections/__init__.py", "dataclasses.py")}
    others = {path: "" for path, _ in runtime_lean.stand_ins() if path != runtime_lean.NEW}
    compiling = "exec(txt, self.globals, ns)"
    texts["dataclasses.py"] = texts["dataclasses.py"].replace(compiling, "; ".join([compiling] * times))
    write_library(tmp_path / "other.zip", {**others, **texts})
    with pytest.raises(RuntimeError, match=rf"dataclasses\.py .* is there {times} times"):
        runtime_lean.lean_library(tmp_path / "other.zip", tmp_path / "lean.zip")


def write_library(place: Path, texts: dict[str, str]) -> None:
    with zipfile.ZipFile(place, "w") as library:
        for name, text in texts.items():
            library.writestr(name, text)


# ---- twins -----------------------------------------------------------------------------------------------

UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(process.argv[1])))"


def test_twins_hold_what_the_file_holds_and_the_list_tells_their_size(root: Path, folder: Path) -> None:
    files = {file["name"]: file for file in runtime.read_manifest(root)["files"]}
    twins = [path for path in folder.rglob("*") if path.suffix in runtime_twins.ENDS]
    assert len([path for path in twins if path.stem == "pyodide.asm.wasm"]) == 2 * len(runtime_twins.ENDS)
    for twin in twins:
        node = [str(run.tsc()[0]), "--eval", UNPACK, str(twin)]
        packed = gzip.decompress(twin.read_bytes()) if twin.suffix == ".gz" else subprocess.check_output(node)
        assert packed == twin.with_suffix("").read_bytes(), twin.name
        assert files[twin.relative_to(folder).with_suffix("").as_posix()][twin.suffix[1:]] == twin.stat().st_size


def test_small_files_and_those_that_stay_as_large_have_no_twins(tmp_path: Path) -> None:
    small, chance, text = (tmp_path / name for name in ("small", "chance", "text"))
    small.write_bytes(b"a" * 1000)
    chance.write_bytes(Random(1).randbytes(160_000))
    text.write_bytes(b"always the same " * 10_000)
    for _ in range(2):  # the second time from what is kept
        runtime_twins.add_twins([small, chance, text], tmp_path / "kept")
        assert sorted(path.name for path in tmp_path.glob("*.*")) == ["text.br", "text.gz"]
