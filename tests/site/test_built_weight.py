"""What a reader's first visit to a page of rules costs: everything the page makes the browser fetch, compressed."""

from __future__ import annotations

import gzip
import posixpath
import re
from pathlib import Path

import pytest

from tests.site.reading import Page

LIMIT = 100_000
RULES = ["regles-belges", "regles-francaises", "regles-coinchee"]
RULES += ["de/belgische-regeln", "de/franzoesische-regeln", "de/coinchee-regeln"]
#: Pages with something to try out on them; what they do is fetched when it is begun.
OTHERS = ["quelle-carte", "de/welche-karte", "comparaison", "de/vergleich", "marquer", "de/aufschreiben"]


def packed(file: Path) -> int:
    """The bytes of `file` on the wire, as a server that compresses at the usual level sends it."""
    return len(gzip.compress(file.read_bytes(), 6, mtime=0))


def first_load(site: Path, page: Page) -> set[Path]:
    """Return the files that opening `page` loads: it, its styles with their fonts and pictures, scripts, search."""
    here = posixpath.dirname(page.path)
    wanted = [a["src"] for tag in ("script", "img") for a in page.read.all(tag) if a.get("src")]
    wanted += [a["href"] for a in page.read.all("link") if a.get("rel") in ("stylesheet", "icon")]
    files = {site / page.path} | {site / posixpath.normpath(posixpath.join(here, address)) for address in wanted}
    for sheet in [f for f in files if f.suffix == ".css"]:
        addresses = re.findall(r"@font-face[^}]*?url\(['\"]?([^'\")]+)", sheet.read_text("utf-8"))
        files |= {sheet.parent / a for a in addresses if not a.startswith("data:")}
    return files | search_files(site, page.lang)


def search_files(site: Path, lang: str) -> set[Path]:
    """Return what the search loads as soon as the page is there; the rest waits for the first word typed."""
    folder = site / ("" if lang == "fr" else lang)
    return {site / "assets/javascripts/workers/search.js", folder / "search/search_index.json"}


@pytest.mark.parametrize("rules", [*RULES, *OTHERS])
def test_a_page_of_rules_is_light(site_dir: Path, pages: dict[str, Page], rules: str) -> None:
    files = first_load(site_dir, pages[f"{rules}/index.html"])
    assert all(file.is_file() for file in files)
    weights = {file.relative_to(site_dir).as_posix(): packed(file) for file in files}
    assert sum(weights.values()) < LIMIT, sorted(weights.items(), key=lambda item: -item[1])


def test_no_page_of_rules_loads_the_table(pages: dict[str, Page]) -> None:
    for rules in RULES:
        assert not any("demo/" in a for e, a in pages[f"{rules}/index.html"].addresses if e.tag in ("script", "link"))
