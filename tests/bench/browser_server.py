"""A static host for measuring: sends the compressed twins, counts what it sends, and is as slow as it is told to be.

Not here: the pages (`browser_pages`), and the server of the tests, which sends everything as it is.
"""

from __future__ import annotations

import gzip
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from http import HTTPStatus
from pathlib import Path
from time import monotonic, sleep

from tests.browser.server import Handler, Server, Serving

#: Bytes that are sent at once where the line is slow; smaller ones wait longer in all than they should.
PIECE = 16_384
#: Ends of names whose files hosts compress by themselves.
TEXT = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")


Folders = Mapping[str, Sequence[Path]]
"""By the first part of an address the folders with its files, the first that has one first."""


@dataclass(frozen=True, slots=True)
class Line:
    """How the way to the host is: as fast as it goes, or so many bits a second with so many milliseconds there and back."""

    bits: float = 0
    delay: float = 0


class Meter:
    """Counts the bytes of all answers, and spaces them as one line of this speed does."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.sent = 0
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, size: int) -> None:
        """Return when `size` more bytes have passed."""
        with self._lock:
            self.sent += size
            if not self.line.bits:
                return
            self._free = max(self._free, monotonic()) + size * 8 / self.line.bits
            until = self._free
        sleep(max(0.0, until - monotonic()))


class BenchHandler(Handler):
    """Serves several folders by the first part of the address, as a good static host would."""

    def __init__(self, *args: object, folders: Folders, meter: Meter) -> None:
        self.folders, self.meter = folders, meter
        super().__init__(*args, directory="/")  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer with a file, its twin, or that it has not changed."""
        sleep(self.meter.line.delay / 1000)
        file = self._file()
        if file is None:
            self._answer(HTTPStatus.NOT_FOUND, {}, b"")
            return
        tag = f'"{file.stat().st_mtime_ns:x}"'
        headers = {"Content-Type": self.guess_type(str(file)), "ETag": tag, "Cache-Control": "max-age=600"}
        if self.headers.get("If-None-Match") == tag:
            self._answer(HTTPStatus.NOT_MODIFIED, headers, b"")
            return
        encoding, body = _packed(file, self.headers.get("Accept-Encoding", ""))
        self._answer(HTTPStatus.OK, headers | ({"Content-Encoding": encoding} if encoding else {}), body)

    def _file(self) -> Path | None:
        name, _, rest = self.path.partition("?")[0].lstrip("/").partition("/")
        places = (folder / rest for folder in self.folders.get(name, ()))
        files = (place / "index.html" if place.is_dir() else place for place in places)
        return next((file for file in files if file.is_file()), None)

    def _answer(self, status: HTTPStatus, headers: Mapping[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            self.meter.wait(len(piece))
            self.wfile.write(piece)


def _packed(file: Path, accepted: str) -> tuple[str, bytes]:
    """Return how the body is packed, and the body."""
    for encoding, end in (("br", ".br"), ("gzip", ".gz")):
        twin = Path(f"{file}{end}")
        if encoding in accepted and twin.is_file():
            return encoding, twin.read_bytes()
    if "gzip" in accepted and file.suffix in TEXT:
        return "gzip", _gzipped(file, file.stat().st_mtime_ns)
    return "", file.read_bytes()


@cache
def _gzipped(file: Path, _time: int) -> bytes:
    return gzip.compress(file.read_bytes(), 6)


class BenchServer(Serving):
    """Use as a context manager: `with BenchServer({"site": folder}, line) as server`, then `server.url("site/jouer/")`."""

    def __init__(self, folders: Folders, line: Line) -> None:
        self.meter = Meter(line)
        self.http = Server(("127.0.0.1", 0), partial(BenchHandler, folders=folders, meter=self.meter))

    def url(self, path: str) -> str:
        """Return the whole address of `path`."""
        return f"http://127.0.0.1:{self.http.server_port}/{path}"
