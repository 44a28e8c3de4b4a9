"""The tests' server with compression, as any static host has it.

Not here: what is measured.
"""

from __future__ import annotations

import gzip
import io
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from tests.browser.server import Handler, Server, SiteServer

TEXT = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".xml", ".webmanifest"}


class CompressingHandler(Handler):
    """Sends text compressed, and says how long to keep it, as GitHub Pages does."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in TEXT or not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        body = gzip.compress(path.read_bytes(), 6, mtime=0)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        return io.BytesIO(body)


class CompressingServer(SiteServer):
    """Use as a context manager, as `SiteServer`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.http.server_close()
        self.http = Server(("127.0.0.1", self.http.server_port), partial(CompressingHandler, directory=str(folder)))
