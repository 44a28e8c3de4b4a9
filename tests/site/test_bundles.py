"""What a page's script imports is in the script (`hooks.bundles`)."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import run
from hooks import bundles
from tests.site.reading import Page

#: A module asked for by another, whether the text is made small or not.
IMPORTS = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}/[^"']+)["']""")


def small_site(folder: Path, **modules: str) -> Path:
    """A site with the scripts that pages name, and these modules; `__` in a name is a slash."""
    for entry in bundles.ENTRIES:
        (folder / entry).parent.mkdir(parents=True, exist_ok=True)
        (folder / entry).write_text("export {};", "utf-8")
    for name, text in modules.items():
        place = folder / f"{name.replace('__', '/')}.js"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return folder


def test_a_script_does_what_its_modules_did_and_they_are_gone(tmp_path: Path) -> None:
    small_site(
        tmp_path,
        demo__main='import { a } from "./views/a.js";\nimport "./b.js";\nconsole.log(JSON.stringify([a, globalThis.b]));',
        demo__views__a='import { b } from "../b.js";\nexport const a = `a${b}`;',
        demo__b="/** @license of b */\nexport const b = 1;\nglobalThis.b = 2;",
        demo__runtime__c="export const c = 1;",
    )
    bundles.bundle_all(tmp_path, run.ROOT)
    said = subprocess.run(["node", tmp_path / "demo/main.js"], capture_output=True, check=True, text=True)
    assert json.loads(said.stdout) == ["a1", 2]
    assert "@license of b" in (tmp_path / "demo/main.js").read_text("utf-8")
    left = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.js")}
    assert left == {*bundles.ENTRIES, "demo/runtime/c.js"}


def test_what_is_loaded_later_stays_a_part_by_itself(tmp_path: Path) -> None:
    small_site(
        tmp_path,
        assets__js__sheet__start='setTimeout(async () => (await import("./app.js")).open());',
        assets__js__sheet__app='export const open = () => console.log("open");',
    )
    bundles.bundle_all(tmp_path, run.ROOT)
    (part,) = (file for file in (tmp_path / "assets/js/sheet").glob("*.js") if file.name != "start.js")
    assert part.name.startswith("app-")
    start = tmp_path / "assets/js/sheet/start.js"
    assert "open" not in start.read_text("utf-8").replace(".open()", "")
    assert subprocess.run(["node", start], capture_output=True, check=True, text=True).stdout == "open\n"


def test_a_module_that_is_not_there_stops_the_build(tmp_path: Path) -> None:
    small_site(tmp_path, demo__main='import { gone } from "./gone.js";\nconsole.log(gone);')
    with pytest.raises(subprocess.CalledProcessError):
        bundles.bundle_all(tmp_path, run.ROOT)


def test_the_pages_of_the_site_name_nothing_but_whole_scripts(site_dir: Path, pages: dict[str, Page]) -> None:
    named = {
        (site_dir / Path(path).parent / src).resolve()
        for path, page in pages.items()
        for script in page.read.all("script")
        if (src := script.get("src", "")) and not src.startswith("/") and "assets/javascripts/" not in src
    }
    by_pages = {*bundles.ENTRIES} - {"demo/worker.js"}
    assert {file.relative_to(site_dir.resolve()).as_posix() for file in named} == by_pages
    for file in named:
        for part in IMPORTS.findall(file.read_text("utf-8")):
            place = (file.parent / part).resolve()
            assert place.is_file(), f"{file.name} asks for {part}"
            assert not IMPORTS.findall(place.read_text("utf-8")) or all(
                (place.parent / more).resolve().name == file.name for more in IMPORTS.findall(place.read_text("utf-8"))
            )


def test_no_module_is_served_that_nothing_asks_for(site_dir: Path) -> None:
    parts = {re.sub(r"-[A-Z0-9]{8}(?=\.js$)", "", path) for path in bundles.modules(site_dir)}
    assert parts == {*bundles.ENTRIES, "assets/js/sheet/app.js", "assets/js/trainer/run.js"}


def test_a_script_for_a_page_to_have_in_itself_is_small_and_does_the_same(tmp_path: Path) -> None:
    (tmp_path / "node_modules").symlink_to(run.ROOT / "node_modules")
    (tmp_path / "said.js").write_text("/* why */\n{\n  const said = [1, 2];\n  console.log(said.length);\n}\n", "utf-8")
    text = bundles.script_text(tmp_path, "said.js")
    assert "why" not in text
    assert "\n" not in text
    assert subprocess.run(["node", "-e", text], capture_output=True, check=True, text=True).stdout == "2\n"


def test_the_table_has_its_worker_made_before_anything_is_loaded(pages: dict[str, Page], site_dir: Path) -> None:
    for path in ("jouer/index.html", "de/spielen/index.html"):
        (script,) = (script for script in pages[path].read.all("script") if "data-worker" in script)
        assert (site_dir / path).parent.joinpath(script["data-worker"]).resolve() == site_dir / "demo/worker.js"
