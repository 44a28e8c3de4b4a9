"""The service worker's list of files (`hooks.offline`), and the site's manifests and icons (`hooks.installed`)."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import posixpath
import re
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from hooks import installed, offline, social
from tests.site.conftest import LANGUAGES
from tests.site.reading import Page
from tests.site.test_built_weight import first_load

LIST = re.compile(r"^const PARTS = (.*);$", re.MULTILINE)
#: Compressed, what a first visit brings besides the page itself: all pages in both languages, search, the table.
FIRST_VISIT = 1_000_000


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A site of a few files."""
    first = {"files": ["core.wasm", "library.zip"], "later": ["cold.wasm"]}
    runtime = {"ways": [first, {"files": ["core.wasm", "stock.zip"], "later": []}]}
    texts = {
        "index.html": "home",
        "de/index.html": "Start",
        "404.html": "nothing",
        "demo/main.js": "table",
        "demo/runtime/manifest.json": json.dumps(runtime),
        "demo/runtime/core.wasm": "core",
        "demo/runtime/cold.wasm": "more of it",
        "demo/runtime/core.wasm.gz": "twin",
        "demo/runtime/core.wasm.br": "twin",
        "demo/runtime/library.zip": "library",
        "demo/runtime/stock.zip": "stock",
        "demo/vendor/LICENSE.txt": "licence",
        "assets/img/icon-512.png": "icon",
        "sitemap.xml": "map",
        "sitemap.xml.gz": "map",
        ".nojekyll": "",
        "sw.js": "an older one",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_files_are_kept_by_what_they_are_needed_for(small: Path) -> None:
    found = offline.parts(small)
    assert list(found["site"]) == ["404.html", "de/", "demo/main.js", ""]
    runtime = "demo/runtime/"
    assert list(found["runtime"]) == [
        f"{runtime}{name}" for name in ("cold.wasm", "core.wasm", "library.zip", "manifest.json")
    ]
    assert list(found["spare"]) == [f"{runtime}stock.zip"]


def test_an_entry_is_hash_size_and_twin(small: Path) -> None:
    whole = base64.b64encode(hashlib.sha256(b"core").digest()).decode()
    assert offline.parts(small)["runtime"]["demo/runtime/core.wasm"] == (whole[:20], 4, True)
    assert (
        offline.parts(small)["site"]["demo/main.js"]
        == offline.entry(small / "demo/main.js")
        == (
            offline.hash_of(b"table"),
            5,
        )
    )


def listed(source: str) -> dict[str, Any]:
    (found,) = LIST.findall(source)
    parts: dict[str, Any] = json.loads(found)
    return parts


def test_a_part_has_another_name_when_one_of_its_files_changes_and_only_then(small: Path) -> None:
    before = listed(offline.worker_source(offline.parts(small)))
    assert listed(offline.worker_source(offline.parts(small))) == before
    (small / "demo/main.js").write_text("Table", "utf-8")
    after = listed(offline.worker_source(offline.parts(small)))
    assert [name for name in before if before[name]["hash"] != after[name]["hash"]] == ["site"]


def test_a_site_without_a_table_has_no_runtime(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("home", "utf-8")
    offline.write(tmp_path)
    assert listed((tmp_path / offline.NAME).read_text("utf-8"))["runtime"]["files"] == {}


def test_the_address_of_a_page_is_its_folder() -> None:
    names = ["index.html", "de/index.html", "de/404.html", "a/xindex.html"]
    assert [offline.address(PurePosixPath(name)) for name in names] == ["", "de/", "de/404.html", "a/xindex.html"]


# ---- the built site --------------------------------------------------------------------------------------


def test_the_list_is_of_the_files_as_they_are(site_dir: Path) -> None:
    parts = listed((site_dir / offline.NAME).read_text("utf-8"))
    for part in parts.values():
        for address, (hashed, size, *_) in part["files"].items():
            file = site_dir / (f"{address}index.html" if address == "" or address.endswith("/") else address)
            assert (hashed, size) == (offline.hash_of(file.read_bytes()), file.stat().st_size), address


def test_all_that_a_page_loads_is_on_the_list(site_dir: Path, pages: dict[str, Page]) -> None:
    files = listed((site_dir / offline.NAME).read_text("utf-8"))["site"]["files"]
    for page in pages.values():
        needed = {file.relative_to(site_dir).as_posix() for file in first_load(site_dir, page)}
        assert {offline.address(PurePosixPath(posixpath.normpath(name))) for name in needed} <= set(files), page.path


def test_a_first_visit_does_not_bring_much(site_dir: Path) -> None:
    site = offline.parts(site_dir)["site"]
    files = [site_dir / (f"{a}index.html" if a == "" or a.endswith("/") else a) for a in site]
    sizes = {file: len(gzip.compress(file.read_bytes(), 6, mtime=0)) for file in files}
    assert sum(sizes.values()) < FIRST_VISIT, sorted(sizes.items(), key=lambda item: -item[1])[:10]
    assert not any("runtime" in address for address in site)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_its_manifest(site_dir: Path, pages: dict[str, Page], lang: str) -> None:
    home = next(page for page in pages.values() if page.lang == lang and page.url in ("", f"{lang}/"))
    for page in (page for page in pages.values() if page.lang == lang):
        (link,) = page.read.all("link", rel="manifest")
        place = posixpath.normpath(posixpath.join(page.url, link["href"]))
        assert place == home.url + installed.NAME
    told = json.loads((site_dir / home.url / installed.NAME).read_text("utf-8"))
    assert told["lang"] == lang
    assert posixpath.normpath(posixpath.join("/site", home.url, told["scope"])) == "/site"
    assert told["start_url"] == "./"
    assert told["name"] in home.html
    for icon in told["icons"]:
        png = (site_dir / home.url / icon["src"]).read_bytes()
        assert icon["sizes"] == "{}x{}".format(*social.size(png))
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }


@pytest.mark.parametrize("icon", installed.ICONS, ids=lambda icon: icon.name)
def test_an_icon_is_of_todays_drawing(site_dir: Path, icon: installed.Icon) -> None:
    png = (site_dir / installed.FOLDER / icon.name).read_bytes()
    assert social.size(png) == (icon.size, icon.size)
    # Otherwise: python -m tests.browser.icons
    assert social.read_mark(png) == social.mark(installed.drawing(icon))


def test_what_must_be_seen_of_a_maskable_icon_lies_in_its_middle() -> None:
    (icon,) = (icon for icon in installed.ICONS if icon.purpose == "maskable")
    # The farthest corner of the cards from the middle of the logo's square of 48: 24 by 19.
    assert (24**2 + 19**2) ** 0.5 / 48 * icon.logo < 40
    assert icon.corner == 0


def test_every_page_of_the_table_says_what_is_kept(pages: dict[str, Page]) -> None:
    for path, page in pages.items():
        keeps = page.read.all("section", **{"class": "mt-keep"})
        assert len(keeps) == (path in ("jouer/index.html", "de/spielen/index.html")), path
        for place in keeps:
            assert all("{size}" in place[f"data-{state}"] for state in ("none", "some", "ready", "kept", "full"))
