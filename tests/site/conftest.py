"""What the tests of the site share: the hooks' modules on the path, and the built pages.

Not here: the build itself (`tests/conftest.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.site.completeness import languages
from tests.site.reading import Page

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs"))

LANGUAGES = tuple(languages(ROOT))


@pytest.fixture(scope="session")
def pages(site_dir: Path) -> dict[str, Page]:
    """Every built page by its path, the pages for missing addresses apart."""
    paths = sorted(p.relative_to(site_dir).as_posix() for p in site_dir.rglob("*.html"))
    return {path: Page.at(site_dir, path) for path in paths if not path.endswith("404.html")}


@pytest.fixture(scope="session")
def pairs(pages: dict[str, Page]) -> list[tuple[Page, Page]]:
    """The French pages with their German counterparts, as the head of each French page names them."""
    found = []
    for page in pages.values():
        if page.lang == "fr":
            other = next(a["href"] for a in page.read.all("link", hreflang="de"))
            base = next(a["href"] for a in page.read.all("link", hreflang="fr")).removesuffix(page.url)
            found.append((page, pages[f"{other.removeprefix(base)}index.html"]))
    return found
