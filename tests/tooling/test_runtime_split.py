"""Python's core in two parts does what the whole one does: where the page's way goes the second part is never loaded,
where it does not go it is, once; without it Python ends with a reason.

Not here: the page (tests/browser/test_runtime), and the core before it is parted (test_runtime_core).
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hooks import runtime, runtime_core
from tests.browser.hot import BOTS, bits, compiled, in_node
from tests.browser.hot_wide import WIDE
from tests.tooling.test_runtime_core import EXERCISE, node

#: Of modules that are compiled into Python, and that the page never imports.
SELDOM = (
    "import unicodedata, _codecs_jp; unicodedata.name('ß') + _codecs_jp.getcodec('shift_jis').encode('日本')[0].hex()"
)
SAID = "LATIN SMALL LETTER SHARP S93fa967b"
#: All characters, the small numbers, and much of what is looked up in tables, by hot functions alone.
SWEEP = r"""
from random import Random
def of(what): return hex(Random(repr(what)).getrandbits(60))
def swept():
    for start in range(0, 0x110000, 0x1000):
        # Halves of characters and the letter that has two small forms are for functions that are not hot.
        text = "".join(chr(c) for c in range(start, start + 0x1000) if not 0xD800 <= c < 0xE000 and c != 0x3A3)
        yield of((text.upper(), text.lower(), text.title(), text.casefold(), text.strip(), *text.split(), repr(text)))
        yield of(text.encode("utf-8").decode("utf-8"))
    for n in range(-1200, 1200):
        yield of((n + 1, str(n), n * n, n // 7, n.bit_length(), float(n), n / 3, round(n / 7, 2), f"{n / 9:.4f}"))
    for e in range(-300, 300, 3):
        yield of((10.0 ** e, float(f"1.7e{e}"), str(3.3 * 10.0 ** e)))
result = of(tuple(swept()))
"""
#: What the tables of rare modules say, in short; the second time that of an image.
TABLES = """
from random import Random
def of(what): return hex(Random(repr(what)).getrandbits(60))
import unicodedata, _codecs_jp, _codecs_cn, _codecs_kr, _codecs_tw
def tables():
    for c in map(chr, range(0, 0x30000, 7)):
        yield of((unicodedata.name(c, ""), unicodedata.category(c), unicodedata.decomposition(c), unicodedata.numeric(c, None)))
    for module, name in ((_codecs_jp, "shift_jis"), (_codecs_jp, "euc_jp"), (_codecs_cn, "gb18030"), (_codecs_kr, "cp949"), (_codecs_tw, "big5")):
        codec = module.getcodec(name)
        for c in range(0x80, 0xA000, 3): yield of(codec.encode(chr(c), "replace"))
        yield of(codec.decode(bytes(range(0x20, 0xFF)) * 3, "replace"))
    yield of((unicodedata.lookup("LATIN SMALL LETTER SHARP S"), unicodedata.normalize("NFKD", "é½㌀")))
of(tuple(tables()))
"""
#: Where the second part does not come: what is thrown, and what is thrown for all that is asked from then on.
WITHOUT = """
import { readFileSync } from "node:fs";
const { folder, core, archive, seldom } = JSON.parse(readFileSync(0, "utf8"));
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const { platform } = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
const python = await loadPyodide({ indexURL: core, stdLibURL: archive, packageBaseUrl: folder, lockFileContents: { info: platform, packages: {} } });
const start = "from manille.bridge import handling";
const told = [];
for (const code of [start, seldom, start]) try { told.push(python.runPython(code)); } catch (error) { told.push(error.message); }
console.log(JSON.stringify(told));
"""
#: Read and written again, what is a module stays the same.
AGAIN = """
const { readFileSync } = require("fs");
import(process.argv[1]).then(({ moduleOf, sectionsOf }) => {
  const told = process.argv.slice(2).map((file) => Buffer.compare(moduleOf(sectionsOf(readFileSync(file))), readFileSync(file)));
  console.log(JSON.stringify(told));
});
"""
#: What is cold of 100 kB of data, by the numbers in each function; the first function is hot, and so are those marked.
COLD = """
import(process.argv[1]).then(({ coldOf }) => {
  const [functions, hot] = process.argv.slice(2, 4).map((text) => JSON.parse(text));
  const data = [{ at: 1024, bytes: new Uint8Array(100000) }];
  const found = coldOf(data, functions.map((numbers) => new Set(numbers)), functions.map((_, number) => hot.includes(number)), [1100]);
  console.log(JSON.stringify(found.map(({ at, bytes }) => [at, at + bytes.length])));
});
"""
PYODIDE = "node_modules/pyodide"


@pytest.fixture(scope="module")
def core(root: Path, site_dir: Path) -> Path:
    """The folder of the core in two parts as the build of the site left it."""
    (name,) = runtime.read_manifest(root)["ways"][0]["later"]
    return (root / "demo" / "runtime" / name).parent


@pytest.fixture(scope="module")
def whole(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return runtime_core.make_core(root, tmp_path_factory.mktemp("whole"), root / ".cache" / "core", split=False)


@pytest.fixture(scope="module")
def poisoned(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core of the site, with nonsense where its cold data will come."""
    folder, kept = tmp_path_factory.mktemp("poisoned"), root / ".cache" / "core"
    return runtime_core.make_core(root, folder, kept, split=True, data=True, filler=0xAA)


@pytest.fixture(scope="module")
def all_cold(root: Path, core: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A core of whose functions none is hot but those that have to be."""
    folder = tmp_path_factory.mktemp("cold")
    told = json.loads(runtime_core.HOT.read_text("utf-8"))
    with pytest.MonkeyPatch.context() as patch:
        (folder / "hot.json").write_text(json.dumps({**told, "hot": ""}), "utf-8")
        patch.setattr(runtime_core, "HOT", folder / "hot.json")
        return runtime_core.make_core(root, folder, folder / "kept", split=True)


def exercised(root: Path, core: Path) -> Any:
    own = root / PYODIDE
    lock = core / "pyodide-lock.json"
    shutil.copyfile(own / lock.name, lock)
    try:
        job = {"loader": (own / "pyodide.mjs").as_uri(), "library": str(own / "python_stdlib.zip"), "core": str(core)}
        return node(EXERCISE, given=job)
    finally:
        lock.unlink()


def test_all_that_the_page_asks_never_loads_the_cold_part_and_is_answered_alike(
    core: Path, poisoned: Path, whole: Path
) -> None:
    code = compiled(WIDE + SWEEP)
    same = in_node(whole, BOTS[1:2], code)
    assert len(same["told"][0]) > 200
    assert "ZeroDivisionError" in same["said"][1]
    assert same["said"][0].startswith("0x")
    for parted in (in_node(folder, BOTS[1:2], code) for folder in (core, poisoned)):
        assert parted["loads"] == [0, 0], "`python3 run.py hot` makes the list of functions anew"
        assert parted["told"] == same["told"]
        assert parted["said"] == same["said"]


def test_the_data_that_comes_later_is_much_and_not_there_before(core: Path, poisoned: Path) -> None:
    sizes = [(folder / runtime_core.WASM).stat().st_size for folder in (core, poisoned)]
    assert sizes[1] - sizes[0] > 700_000
    cold = [(folder / runtime_core.COLD).read_bytes() for folder in (core, poisoned)]
    assert cold[0] == cold[1]


def test_it_is_right_wherever_it_was_before_and_is_put_into_place_once(poisoned: Path, whole: Path) -> None:
    told, same = (in_node(folder, (), TABLES) for folder in (poisoned, whole))
    assert told["said"] == same["said"]
    assert told["loads"] == [1, 1]
    only_from_the_image = in_node(poisoned, (), TABLES, late=True)
    assert only_from_the_image["said"][-1] == same["said"][-1]
    assert only_from_the_image["loads"] == [0, 1]


def test_what_the_page_never_does_loads_it_once_a_start_and_the_image_does_not_mind(core: Path) -> None:
    told = in_node(core, (), SELDOM)
    assert (told["said"][0], told["said"][-1]) == (SAID, SAID)
    assert told["loads"] == [1, 1]


def test_the_second_part_is_not_small(core: Path, whole: Path) -> None:
    hot, cold, all_of_it = (
        (folder / name).stat().st_size
        for folder, name in ((core, runtime_core.WASM), (core, runtime_core.COLD), (whole, runtime_core.WASM))
    )
    assert hot < all_of_it * 0.6
    assert all_of_it < hot + cold < all_of_it * 1.06


def test_every_function_that_can_be_cold_works_from_there(root: Path, all_cold: Path, whole: Path) -> None:
    assert (all_cold / runtime_core.WASM).stat().st_size < (whole / runtime_core.WASM).stat().st_size * 0.45
    assert exercised(root, all_cold) == exercised(root, whole)


def test_without_it_python_ends_with_a_reason_and_not_a_word_more(core: Path, tmp_path: Path) -> None:
    for name in (runtime_core.GLUE, runtime_core.WASM):
        shutil.copyfile(core / name, tmp_path / name)
    (archive,) = core.parent.glob("library-*.zip")
    job = {"folder": str(core.parent), "core": str(tmp_path), "archive": str(archive), "seldom": SELDOM}
    first, *thrown = node(WITHOUT, given=job)
    assert first is None
    assert len(thrown) == 2
    assert all(line.startswith("cold.wasm: ") for line in thrown)
    shutil.copyfile(core / runtime_core.COLD, tmp_path / runtime_core.COLD)
    assert node(WITHOUT, given=job) == [None, SAID, None]


def test_a_list_of_another_core_stops_the_build(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hot.json").write_text(json.dumps({"core": "0" * 64, "hot": ""}), "utf-8")
    monkeypatch.setattr(runtime_core, "HOT", tmp_path / "hot.json")
    with pytest.raises(RuntimeError, match=r"another core; `python3 run\.py hot` finds anew"):
        runtime_core.make_core(root, tmp_path, tmp_path / "kept", split=True)


@pytest.mark.parametrize(
    ("functions", "hot", "cold"),
    [
        ([[2000], [40_000, 50_000], [45_000, 70_000]], [0], [[40_000, 70_000]]),
        ([[2000], [40_000, 50_000], [3], [45_000, 70_000]], [0, 2], []),  # no neighbours
        ([[2000], [40_000, 50_000], [45_000]], [0], []),  # too few
        (
            [[2000, 41_000], [40_000, 50_000, 60_000, 65_000, 70_000, 80_000]],
            [0],
            [[60_000, 80_000]],
        ),  # behind a hot place
        ([[2000], [5_000, 9_000, 10_000, 17_000, 95_000]], [0], []),
    ],
)
def test_data_is_cold_where_cold_neighbours_name_its_ends(
    functions: list[list[int]], hot: list[int], cold: list[list[int]]
) -> None:
    script = (runtime_core.HERE / "runtime_cold_data.mjs").as_uri()
    assert node(COLD, script, json.dumps(functions), json.dumps(hot)) == cold


def test_modules_are_read_and_written_without_a_difference(root: Path, core: Path, whole: Path) -> None:
    script = runtime_core.HERE / "runtime_wasm.mjs"
    files = [core / runtime_core.WASM, core / runtime_core.COLD, whole / runtime_core.WASM]
    assert node(AGAIN, script.as_uri(), *files) == [0, 0, 0]


def test_the_list_has_a_bit_for_every_number() -> None:
    assert bits([0, 3, 9]) == bytes([0b1001, 0b10])
