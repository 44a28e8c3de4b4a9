"""Every address in the built site: it leads somewhere, inside the site, and nothing is loaded from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from tests.site.reading import Page

BASE = "https://site.invalid/sub/"
LOADED = {"script", "img", "link", "iframe", "source", "video", "audio", "object", "embed", "form"}
STYLE_ADDRESS = re.compile(r"url\(\s*['\"]?([^'\")]+)")


def broken(page: Page, address: str, site: Path, ids: dict[str, set[str]]) -> str:
    """Return what is wrong with an `address` on `page`, nothing if it leads to a file and an id of the site."""
    parts = urlsplit(urljoin(BASE + page.url, address))
    if parts.scheme in ("data", "mailto"):
        return ""
    if not parts.geturl().startswith(BASE):
        return "leaves the site"
    path = unquote(parts.path).removeprefix("/sub/")
    path = f"{path}index.html" if path == "" or path.endswith("/") else path
    if not (site / path).is_file():
        return "no such file"
    return "no such id" if parts.fragment and unquote(parts.fragment) not in ids.get(path, set()) else ""


def is_metadata(tag: str, attributes: dict[str, str]) -> bool:
    """Whether an absolute address is only told to crawlers."""
    return tag == "link" and attributes.get("rel", "").strip() in {"canonical", "alternate"}


def test_every_address_leads_somewhere_inside(pages: dict[str, Page], site_dir: Path) -> None:
    ids = {path: page.ids for path, page in pages.items()}
    found = [
        (page.path, element.line, address, wrong)
        for page in pages.values()
        for element, address in page.addresses
        if not is_metadata(element.tag, element.attributes)
        if (wrong := broken(page, address, site_dir, ids))
    ]
    assert found == []


def test_enough_was_looked_at(pages: dict[str, Page]) -> None:
    assert sum(len(page.addresses) for page in pages.values()) > 500


def test_nothing_is_loaded_from_elsewhere(pages: dict[str, Page], site_dir: Path) -> None:
    everything = [*pages.values(), Page.at(site_dir, "404.html"), Page.at(site_dir, "de/404.html")]
    for page in everything:
        for element, address in page.addresses:
            if element.tag in LOADED and not is_metadata(element.tag, element.attributes):
                assert urlsplit(address).scheme in ("", "data"), (page.path, address)
                assert not address.startswith("//"), (page.path, address)
        assert not any("srcset" in e.attributes for e in page.read.elements)


def test_styles_load_nothing_from_elsewhere(site_dir: Path) -> None:
    sheets = list(site_dir.rglob("*.css"))
    assert sheets
    for sheet in sheets:
        for address in STYLE_ADDRESS.findall(sheet.read_text("utf-8")):
            if not address.startswith(("data:", "#")):
                assert not urlsplit(address).netloc, (sheet.name, address)
                assert (sheet.parent / urlsplit(address).path).is_file(), (sheet.name, address)


def test_no_id_is_given_twice(pages: dict[str, Page]) -> None:
    for page in pages.values():
        ids = [e.attributes["id"] for e in page.read.elements if e.attributes.get("id")]
        assert len(ids) == len(set(ids)), page.path
