"""A plain static server for the built site under /manille/, with the types that browsers insist on.

Not a development server: it rebuilds nothing and adds no header a static host could not send.
"""

from __future__ import annotations

import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

PREFIX = "/manille/"


class Handler(SimpleHTTPRequestHandler):
    """Serves the site below PREFIX, and its own 404 page for all else."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 (the base class has it so)
        **SimpleHTTPRequestHandler.extensions_map,
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
    }

    def translate_path(self, path: str) -> str:
        asked = urlsplit(path).path
        if not asked.startswith(PREFIX):
            return str(Path(self.directory) / "outside-the-site")
        return super().translate_path("/" + asked.removeprefix(PREFIX))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        return None

    def list_directory(self, path: Any) -> None:
        """A static host lists no folders."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, *args: Any) -> None:
        """Keep the tests' output clean."""


class Server(ThreadingHTTPServer):
    """Many small files at once, and browsers that hang up in the middle of one."""

    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A closed page leaves broken pipes behind; the browser's side of the story is what the tests read."""


class Serving:
    """A context manager that serves from its beginning to its end."""

    http: Server

    def __enter__(self) -> Self:
        # Half a second, the default, is how long each test's end would wait.
        threading.Thread(target=self.http.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.shutdown()
        self.http.server_close()


class SiteServer(Serving):
    """The built site under its prefix; ``url`` ends with a slash."""

    def __init__(self, folder: Path) -> None:
        self.http = Server(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.origin = f"http://127.0.0.1:{self.http.server_port}"
        self.url = self.origin + PREFIX
