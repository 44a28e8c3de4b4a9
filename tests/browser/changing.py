"""A copy of the built site on a server that changes it, stops answering, and remembers what it was asked.

Not here: what the pages make of that (test_offline).
"""

from __future__ import annotations

import os
import shutil
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hooks import offline
from tests.browser.server import PREFIX, Handler, Server, SiteServer

#: The same site once more, as a neighbour on the same host.
NEIGHBOUR = "/neighbour/"


class ChangingHandler(Handler):
    """Asks its site before it answers."""

    def __init__(self, *args: Any, site: ChangingServer, **options: Any) -> None:
        self.site = site
        super().__init__(*args, **options)

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        self.site.asked.append(path.removeprefix(PREFIX))
        if not self.site.answers():
            self.close_connection = True
            return
        super().do_GET()

    def translate_path(self, path: str) -> str:
        asked = urlsplit(path).path
        return super().translate_path(PREFIX + asked.removeprefix(NEIGHBOUR) if asked.startswith(NEIGHBOUR) else path)


class ChangingServer(SiteServer):
    """Use as a context manager, like its parent."""

    def __init__(self, built: Path, folder: Path) -> None:
        shutil.copytree(built, folder)
        self.folder = folder
        self.asked: list[str] = []
        """The path under the site's root of every request."""
        self.left: int | None = None
        """How many requests it still answers; None for all."""
        self._edits = 0
        self.http = Server(("127.0.0.1", 0), partial(ChangingHandler, directory=str(folder), site=self))
        self.origin = f"http://127.0.0.1:{self.http.server_port}"
        self.url = self.origin + PREFIX

    def answers(self) -> bool:
        if self.left is not None and self.left > 0:
            self.left -= 1
            return True
        return self.left is None

    def stop(self) -> None:
        self.left = 0

    def go_on(self) -> None:
        self.left = None

    def replace(self, path: str, old: str, new: str) -> None:
        """Publish a version in which this file says `new` for `old`."""
        text = (self.folder / path).read_text("utf-8")
        assert old in text
        self.write(path, text.replace(old, new))
        offline.write(self.folder)
        self._touch(self.folder / offline.NAME)

    def write(self, path: str, text: str) -> None:
        """Put this text into a file, without telling the list of files."""
        (self.folder / path).write_text(text, "utf-8")
        self._touch(self.folder / path)

    def _touch(self, file: Path) -> None:
        """Servers tell the time of a change in whole seconds: no two edits may share one."""
        self._edits += 10
        stat = file.stat()
        os.utime(file, (stat.st_atime, stat.st_mtime + self._edits))
