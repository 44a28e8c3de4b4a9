"""What the page of the table asks for at once (`hooks.table_page`)."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

import run
from hooks import table_page
from tests.site.reading import Page

PAGES = ["jouer/index.html", "de/spielen/index.html"]


def project(root: Path, **modules: str) -> Path:
    """A project whose demo/ has these modules; `__` in a name is a slash."""
    for name, text in modules.items():
        place = root / "demo" / f"{name.replace('__', '/')}.js"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return root


def test_modules_are_found_through_others_once_and_nearest_first(tmp_path: Path) -> None:
    root = project(
        tmp_path,
        main='import { a } from "./views/a.js";\nimport "./b.js";\nimport {\n  c,\n} from "./c.js";\n',
        views__a='import{b}from"../b.js";export*from"./d.js";export { e } from "./e.js";',
        views__d='import { main } from "../main.js";',
        views__e="",
        b='/** @typedef {import("./types.js").Match} Match */\nconst later = () => import("./late.js");',
        c="",
    )
    assert table_page.modules(root) == [f"demo/{m}.js" for m in ("views/a", "b", "c", "views/d", "views/e")]


def test_a_module_that_is_not_there_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        table_page.modules(project(tmp_path, main='import { gone } from "./gone.js";'))


def test_the_one_sheet_has_all_of_the_tables_in_their_order() -> None:
    sources = {file.stem: file.read_text("utf-8") for file in (run.ROOT / "demo/css").glob("*.css")}
    assert set(table_page.SOURCES) == set(sources)
    assert table_page.sheet(run.ROOT) == "\n".join(sources[name] for name in table_page.SOURCES)


def test_only_one_sheet_is_served_besides_the_cards(site_dir: Path) -> None:
    assert {file.name for file in (site_dir / "demo/css").iterdir()} == {"all.css", "cards.css"}


@pytest.mark.parametrize("path", PAGES)
def test_all_that_is_asked_for_in_advance_is_there_and_used(site_dir: Path, pages: dict[str, Page], path: str) -> None:
    page = pages[path]
    here = site_dir / posixpath.dirname(path)
    links = [a for a in page.read.all("link") if a.get("rel") in ("preload", "modulepreload")]
    asked = [(here / a["href"]).resolve() for a in links]
    assert len(asked) == len(set(asked))
    assert all(file.is_file() for file in asked)
    modules = {file for file in asked if file.suffix == ".js"}
    assert modules == imported(site_dir.resolve() / "demo/main.js")
    words = {file.name for file in asked if file.suffix == ".ftl"}
    assert words == {f"page.{page.lang}.ftl", f"engine.{page.lang}.ftl"}


def imported(script: Path) -> set[Path]:
    """All that `script` imports, found more simply than in the build: by whatever stands between quotes after a `from`."""
    found, waiting = set[Path](), [script]
    while waiting:
        module = waiting.pop()
        for address in re.findall(r"from ?\"(\.[^\"]+\.js)\"", module.read_text("utf-8")):
            if (file := (module.parent / address).resolve()) not in found:
                found.add(file)
                waiting.append(file)
    return found
