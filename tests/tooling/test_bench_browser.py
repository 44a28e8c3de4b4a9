"""What the measurements in a browser stand on: the host that they are made against, the shares of the processor, the report.

Not here: any measurement; nothing is asserted about time.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hooks import start_figures
from tests.bench import browser
from tests.bench.browser_server import BenchServer, Line
from tests.bench.quota import family


@pytest.fixture
def host(tmp_path: Path) -> Iterator[BenchServer]:
    files = {"over/list.json": b"{}", "site/list.json": b"[]", "site/index.html": b"<p>", "site/big.wasm": b"wasm"}
    for name, body in {**files, "site/big.wasm.br": b"twin"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(body)
    with BenchServer({"a": (tmp_path / "over", tmp_path / "site")}, Line(bits=1e9, delay=1)) as host:
        yield host


def got(host: BenchServer, path: str, accepted: str = "", **headers: str) -> tuple[bytes, str | None, str]:
    """The body, how it is packed, and its tag."""
    with urlopen(Request(host.url(path), headers={"Accept-Encoding": accepted, **headers})) as answer:
        return answer.read(), answer.headers["Content-Encoding"], answer.headers["ETag"]


def test_the_twin_is_sent_to_who_takes_it_and_every_byte_is_counted(host: BenchServer) -> None:
    assert got(host, "a/big.wasm", "gzip, br")[:2] == (b"twin", "br")
    assert got(host, "a/big.wasm", "gzip")[:2] == (b"wasm", None)
    assert host.meter.sent == 8


def test_text_is_packed_as_hosts_do(host: BenchServer) -> None:
    body, packed, _ = got(host, "a/", "gzip")
    assert (gzip.decompress(body), packed) == (b"<p>", "gzip")


def test_the_first_folder_that_has_a_file_gives_it(host: BenchServer) -> None:
    assert got(host, "a/list.json")[0] == b"{}"


@pytest.mark.parametrize("path", ["a/none", "b/list.json", ""])
def test_what_is_not_there_is_missing(host: BenchServer, path: str) -> None:
    with pytest.raises(HTTPError) as caught:
        got(host, path)
    with caught.value as answer:
        assert answer.code == 404


def test_who_has_a_file_already_is_sent_nothing(host: BenchServer) -> None:
    _, _, tag = got(host, "a/big.wasm")
    before = host.meter.sent
    with pytest.raises(HTTPError) as caught:
        got(host, "a/big.wasm", **{"If-None-Match": tag})
    with caught.value as answer:
        assert (answer.code, host.meter.sent) == (304, before)


def test_a_family_is_who_bears_the_mark_and_who_descends_from_them() -> None:
    inner = "import sys; sys.stdin.read()"
    outer = f"import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', {inner!r}], stdin=0); print(p.pid, flush=True); p.wait()"
    command = [sys.executable, "-c", outer, "mark-of-this-test"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert family("mark-of-this-test") == {parent.pid, child}
        parent.communicate("")


def test_the_report_tells_ratios_to_plain_pyodide_in_a_worker() -> None:
    pages = {page: {"cold": [400, 300, 900], "warm": [100, 90, 110], "bytes": 4_000_000} for page in browser.PAGES}
    pages["site"] = {"cold": [100, 90, 300], "warm": [25, 20, 30], "choice": [40, 9, 99], "bytes": 1_000_000}
    told = {"machine": {"cores": 2}, "runs": 3, "start": {"local": pages}, "play": {}, "memory": {}}
    (line,) = (line for line in browser.lines(told) if line.startswith("  site "))
    assert "100 (90, 300) 0.25" in line
    assert "25 (20, 30) 0.25" in line
    assert "1.00 MB (0.25)" in line
    assert "first choice     40 (9, 99) after the first paint" in line


def test_pages_tell_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {
        "worker": {"cold": [4000, 1, 2], "bytes": 5_510_000},
        "site": {"cold": [1840, 1, 2], "bytes": 3_400_000, "choice": [41, 9, 99]},
    }
    told = {
        "runs": 7,
        "machine": {"load": 0.5, "pyodide": "314.0.7"},
        "start": {"local": pages},
        "play": {"turns": 96},
        "memory": {"20": 140},
    }
    monkeypatch.setattr(start_figures, "figures", lambda: told)
    assert start_figures.started("local", "site", "cold") == "1,8 (0,46)"
    assert start_figures.started("local", "site", "bytes") == "3,40 (0,62)"
    assert start_figures.started("local", "site", "bytes", ratio=False) == "3,40"
    assert start_figures.choosable("local") == "41"
    assert (start_figures.played("turns"), start_figures.used(20)) == ("96", "140")
    assert (start_figures.measured("runs"), start_figures.measured("load")) == ("7", "0,5")
    assert start_figures.measured("pyodide") == "314.0.7"
    with pytest.raises(KeyError):
        start_figures.started("quarter", "site", "cold")
