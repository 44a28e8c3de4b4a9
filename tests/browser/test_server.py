"""The tests' server answers as a static host does: types, sub-path, folders, the site's own 404 page.

Not about the site's pages, and not about speed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.browser.server import SiteServer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    for name in ("index.html", "de/index.html", "a.mjs", "a.wasm", "a.ftl", "404.html"):
        place = tmp_path / name
        place.parent.mkdir(exist_ok=True)
        place.write_text(f"this is {name}", "utf-8")
    (tmp_path / "empty").mkdir()
    with SiteServer(tmp_path) as server:
        yield server


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html"),
        ("de/", "text/html"),
        ("a.mjs", "text/javascript"),
        ("a.wasm", "application/wasm"),
        ("a.ftl", "text/plain"),
    ],
)
def test_types(server: SiteServer, path: str, kind: str) -> None:
    with urlopen(server.url + path) as answer:
        assert answer.headers.get_content_type() == kind


def test_a_folder_without_slash_is_redirected_under_the_sub_path(server: SiteServer) -> None:
    with urlopen(server.url + "de") as answer:
        assert answer.url == server.url + "de/"


@pytest.mark.parametrize("path", ["/manille/nothing", "/", "/de/", "/manille/empty/", "/manille/../secret"])
def test_all_else_is_the_sites_404(server: SiteServer, path: str) -> None:
    with pytest.raises(HTTPError) as caught:
        urlopen(server.origin + path)
    with caught.value as answer:
        assert (answer.code, answer.read()) == (404, b"this is 404.html")
