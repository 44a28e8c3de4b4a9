"""The service worker's file: which files of the built site it keeps, each with the hash of its content, and its text.

Not here: what the worker does (`service-worker/`), and what pages show of it (`docs/assets/js/offline.js`).
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

NAME = "sw.js"
SOURCES = Path(__file__).parent / "service-worker"
#: In this order: what comes first is used by what comes after.
ORDER = ("list", "taking", "versions", "answering", "asked")
PLACEHOLDER = 'JSON.parse("{}")'
RUNTIME = "demo/runtime/"
RUNTIME_LIST = f"{RUNTIME}manifest.json"
#: Pictures for other sites and for the system that installs the site; the pages show none of them.
SHOWN_ELSEWHERE = ("assets/img/icon-", "assets/img/social-")
#: Licences that travel with the files of others, what only crawlers read, twins that a server sends in place of a file.
LEFT_OUT_NAMES = {NAME, "sitemap.xml", "robots.txt"}
LEFT_OUT_ENDS = ("LICENSE.txt", ".br", ".gz", ".map", ".webmanifest")
#: The kind of twin that a browser can unpack itself.
TWIN = ".gz"

Entry = tuple[str, int] | tuple[str, int, bool]
"""A file's hash, its size in bytes, and `True` where a compressed twin lies beside it."""


def write(site: Path) -> None:
    """Write the worker of the built `site`."""
    (site / NAME).write_text(worker_source(parts(site)), "utf-8")


def parts(site: Path) -> dict[str, dict[str, Entry]]:
    """Return what is kept of the built `site`: by part and address, each file's entry.

    `site` is the pages with all they load, `runtime` what the table's first way to start Python loads, at once or later,
    `spare` what is only loaded when that way fails.
    """
    found: dict[str, dict[str, Entry]] = {"site": {}, "runtime": {}, "spare": {}}
    first_way = _first_way(site)
    for path in sorted(_wanted(site)):
        name = path.as_posix()
        part = "site" if not name.startswith(RUNTIME) else "runtime" if name in first_way else "spare"
        found[part][address(path)] = entry(site / path)
    return found


def _wanted(site: Path) -> Iterator[PurePosixPath]:
    """Yield the path of each file that the pages load."""
    for file in site.rglob("*"):
        path = PurePosixPath(file.relative_to(site).as_posix())
        if file.is_file() and _is_loaded(path):
            yield path


def _is_loaded(path: PurePosixPath) -> bool:
    hidden = any(part.startswith(".") for part in path.parts)
    left_out = path.name in LEFT_OUT_NAMES or path.name.endswith(LEFT_OUT_ENDS)
    return not hidden and not left_out and not path.as_posix().startswith(SHOWN_ELSEWHERE)


def _first_way(site: Path) -> set[str]:
    """Return the paths of what the table loads to start Python, as its own list names them."""
    told = site / RUNTIME_LIST
    if not told.is_file():
        return set()
    runtime = json.loads(told.read_text("utf-8"))
    first = runtime["ways"][0]
    return {RUNTIME_LIST, *(f"{RUNTIME}{name}" for name in (*first["files"], *first["later"]))}


def address(path: PurePosixPath) -> str:
    """Return the address, under the site's root, at which pages link to the file at `path`."""
    return path.as_posix().removesuffix("index.html") if path.name == "index.html" else path.as_posix()


def entry(file: Path) -> Entry:
    """Return what the list says of `file`."""
    content = file.read_bytes()
    told = hash_of(content), len(content)
    return (*told, True) if Path(f"{file}{TWIN}").is_file() else told


def hash_of(content: bytes) -> str:
    """Return half of the SHA-256 of `content`, as text."""
    return base64.b64encode(hashlib.sha256(content).digest()[:15]).decode()


def worker_source(found: Mapping[str, Mapping[str, Entry]]) -> str:
    """Return the worker's text with the list of files in it. Raises `ValueError` where there is no place for the list.

    The worker looks for `"address":["hash"` in the text that the server has, so there are no blanks in the list.
    """
    listed = {name: {"hash": _hash_of_part(files), "files": files} for name, files in found.items()}
    source = "\n".join((SOURCES / f"{name}.js").read_text("utf-8") for name in ORDER)
    if source.count(PLACEHOLDER) != 1:
        raise ValueError(f"{PLACEHOLDER} has to stand once in the service worker")
    return source.replace(PLACEHOLDER, json.dumps(listed, separators=(",", ":")))


def _hash_of_part(files: Mapping[str, Entry]) -> str:
    return hash_of(json.dumps(files, sort_keys=True).encode())


def absent_source() -> str:
    """Return the text of the worker that takes itself and what was kept away, for a server that shows unfinished pages."""
    return (SOURCES / "none.js").read_text("utf-8")
