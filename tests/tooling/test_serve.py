"""`run.py serve` says where it serves, and serves the site and its runtime there; `manille` is a command in .venv.

Not what the pages show; tests/site and tests/browser look at that.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address that the server prints once it answers."""
    command = [sys.executable, "-u", run.ROOT / "run.py", "serve", "--port", str(free_port())]
    # A group of its own: run.py starts MkDocs, and both have to end.
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    assert server.stdout is not None
    try:
        said = []
        for line in server.stdout:
            said.append(line)
            if found := re.search(r"Serving on (\S+)", line):
                yield found[1]
                break
        else:
            pytest.fail("".join(said), pytrace=False)
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.stdout.close()
        server.wait()


@pytest.mark.parametrize(("path", "language"), [("", "fr"), ("de/", "de")])
def test_both_languages_are_served_with_live_reload(address: str, path: str, language: str) -> None:
    with urlopen(address + path) as answer:
        text = answer.read().decode()
    assert f'<html lang="{language}"' in text
    assert "livereload" in text


def test_what_is_served_keeps_nothing_in_the_browser(address: str) -> None:
    with urlopen(address + "jouer/") as answer:
        text = answer.read().decode()
    assert "offline.js" not in text
    assert "mt-keep" not in text
    with urlopen(address + "sw.js") as answer:
        assert "registration.unregister()" in answer.read().decode()


def test_the_runtime_is_served(address: str) -> None:
    with urlopen(address + "demo/runtime/manifest.json") as answer:
        assert answer.headers.get_content_type() == "application/json"


def test_manille_is_a_command_of_the_environment(root: Path) -> None:
    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    result = subprocess.run([run.BIN / "manille", "--version"], capture_output=True, text=True, check=True)
    assert version in result.stdout
