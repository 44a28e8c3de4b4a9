"""What run.py decides: which Python, which browser, when to set up again, what to tell.

Not what the tools then do; that is tried by every run.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import run


@pytest.fixture(autouse=True)
def forget_the_path() -> Iterator[None]:
    """run.py looks at PATH once; these tests change it."""
    run.search_path.cache_clear()
    yield
    run.search_path.cache_clear()


def program(folder: Path, name: str, script: str) -> str:
    """Write a small shell program and return its path."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)
    return str(path)


# ---- which Python ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("versions", "chosen"),
    [
        ([(3, 11, 7), (3, 12, 1), (3, 13, 0)], (3, 13, 0)),
        ([(3, 14, 1), (3, 13, 9)], (3, 14, 1)),
        ([(3, 9, 1), (3, 12, 0)], (3, 12, 0)),
        ([(3, 16, 0), (3, 12, 3)], (3, 12, 3)),
        ([(3, 16, 0), (3, 15, 2)], (3, 15, 2)),
        ([(3, 11, 9), (2, 7, 18)], None),
        ([], None),
    ],
)
def test_newest_known_python_is_chosen(versions: list[run.Version], chosen: run.Version | None) -> None:
    best = run.choose_python([(f"python{number}", version) for number, version in enumerate(versions)])
    assert (best and best[1]) == chosen


def test_of_equal_pythons_the_first_is_chosen() -> None:
    assert run.choose_python([("a", (3, 13, 0)), ("b", (3, 13, 0))]) == ("a", (3, 13, 0))


@pytest.mark.parametrize(
    ("script", "version"),
    [
        ("echo 3 13 2 final", (3, 13, 2)),
        ("echo 3 14 0 candidate", None),
        ("echo no such version >&2; exit 127", None),
        ("echo Python 2.7", None),
    ],
)
def test_probing_a_python(tmp_path: Path, script: str, version: run.Version | None) -> None:
    assert run.probe_python(program(tmp_path, "python3", script)) == version


def test_probing_a_file_that_is_no_program(tmp_path: Path) -> None:
    assert run.probe_python(str(tmp_path / "missing")) is None


def test_python_is_looked_for_on_path_then_in_pyenv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path, pyenv = tmp_path / "bin", tmp_path / "pyenv" / "versions" / "3.13.1" / "bin"
    on_path.mkdir()
    pyenv.mkdir(parents=True)
    expected = [
        sys.executable,
        program(on_path, "python3.13", "echo 3 13 0 final"),
        program(on_path, "python3", "echo 3 11 0 final"),
        program(pyenv, "python3", "echo 3 13 1 final"),
    ]
    monkeypatch.setenv("PATH", str(on_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    assert run.python_candidates() == expected


def test_without_a_python_the_message_says_what_is_here_and_what_to_install() -> None:
    message = run.no_python_message([("a", (3, 11, 7)), ("b", (3, 9, 1)), ("c", (3, 11, 7))])
    assert "found here: 3.9.1, 3.11.7." in message
    assert re.search(r"need Python 3\.12 or newer.*\n.*[Ii]nstall", message)


# ---- which Node and browser ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "major"), [("echo v20.20.2", 20), ("echo v8.1.0", 8), ("exit 1", 0), ("echo nonsense", 0)]
)
def test_version_of_node(tmp_path: Path, script: str, major: int) -> None:
    assert run.node_version(program(tmp_path, "node", script)) == major


def test_no_node_has_version_zero() -> None:
    assert run.node_version(None) == 0


@pytest.mark.parametrize(
    ("version", "machine_first"), [("v20.1.0", True), ("v24.0.0", True), ("v18.19.0", False), (None, False)]
)
def test_the_machines_node_goes_first_only_if_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None, machine_first: bool
) -> None:
    if version:
        program(tmp_path, "node", f"echo {version}")
    monkeypatch.setenv("PATH", str(tmp_path))
    folders = run.search_path().split(":")
    assert folders == ([str(tmp_path), str(run.BIN)] if machine_first else [str(run.BIN), str(tmp_path)])


def fake_probe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: Path) -> None:
    """Let Playwright's own browser be at ``own``, and PATH hold only what the test puts there."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "PYTHON", Path(program(tmp_path, "venv-python", f"echo '{own}'")))
    monkeypatch.setenv("PATH", str(tmp_path))
    run.apt_knows_its_packages.cache_clear()


def test_playwrights_own_browser_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = program(tmp_path, "own", "")
    program(tmp_path, "chromium", "")
    fake_probe(tmp_path, monkeypatch, Path(own))
    assert run.find_chromium() == own


def test_then_the_first_one_on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "google-chrome", "")
    chromium = program(tmp_path, "chromium", "")
    fake_probe(tmp_path, monkeypatch, tmp_path / "not installed")
    assert run.find_chromium() == chromium


def test_without_any_browser_one_command_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_probe(tmp_path, monkeypatch, tmp_path / "not installed")
    monkeypatch.setattr(run, "can_apt", lambda: False)
    with pytest.raises(run.Problem, match="install") as caught:
        run.ensure_chromium()
    commands = [line for line in str(caught.value).splitlines() if line.startswith("  ")]
    assert len(commands) == 1


def test_on_debian_root_gets_chromium_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_probe(tmp_path, monkeypatch, tmp_path / "not installed")
    browser, asked = tmp_path / "chromium", tmp_path / "asked"
    program(
        tmp_path,
        "apt-get",
        f'echo "$DEBIAN_FRONTEND $*" >> {asked}; [ "$1" != install ] || {{ echo > {browser}; /bin/chmod +x {browser}; }}',
    )
    monkeypatch.setattr(run, "can_apt", lambda: True)
    assert run.ensure_chromium() == str(browser)
    assert asked.read_text("utf-8").split("\n") == [
        "noninteractive update -qq",
        "noninteractive install -qq -y chromium",
        "",
    ]


def test_tests_take_the_browser_without_windows_before_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own"
    fake_probe(tmp_path, monkeypatch, own)
    monkeypatch.setattr(run, "can_apt", lambda: False)
    for name in ("chromium", "chromium-headless-shell", "own"):
        newest = program(tmp_path, name, "")
        assert run.ensure_test_browser() == run.find_test_browser() == newest
    own.unlink()
    assert run.find_chromium() == str(tmp_path / "chromium")


@pytest.mark.parametrize("has_it", [True, False])
def test_on_debian_root_tests_get_it_installed_or_do_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_it: bool
) -> None:
    fake_probe(tmp_path, monkeypatch, tmp_path / "not installed")
    whole, shell = program(tmp_path, "chromium", ""), tmp_path / run.SHELL
    installs = f"echo > {shell}; /bin/chmod +x {shell}" if has_it else "exit 100"
    program(tmp_path, "apt-get", f'[ "$1" != install ] || {{ {installs}; }}')
    monkeypatch.setattr(run, "can_apt", lambda: True)
    assert run.ensure_test_browser() == (str(shell) if has_it else whole)


@pytest.mark.parametrize(("root", "code"), [(True, 0), (True, 1), (False, 0)])
def test_a_second_browser_is_installed_where_that_can_be_and_is_not_insisted_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, root: bool, code: int
) -> None:
    asked = tmp_path / "asked"
    program(tmp_path, "apt-get", f'echo "$*" >> {asked}; exit {code}')
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(run, "can_apt", lambda: root)
    run.apt_knows_its_packages.cache_clear()
    run.ensure_firefox()
    told = asked.read_text("utf-8") if asked.is_file() else ""
    assert told.count("update") == (1 if root else 0)
    assert told.count("firefox-esr") == (1 if root and not code else 0)
    program(tmp_path, "firefox", "")
    asked.unlink(missing_ok=True)
    run.ensure_firefox()
    assert not asked.is_file(), "there is one"


def test_a_failing_tool_is_named_with_its_exit_code(tmp_path: Path) -> None:
    broken = program(tmp_path, "broken", "exit 3")
    with pytest.raises(run.Problem, match=r"(?s)It broke\..*broken now\n.*ended with 3"):
        run.run([broken, "now"], "It broke.")


# ---- stamps, arguments, messages -------------------------------------------------------------------------


def test_digest_tells_where_one_part_ends() -> None:
    assert run.digest("a", "bc") != run.digest("ab", "c")
    assert run.digest("a", "bc") == run.digest("a", "bc")


def test_a_missing_stamp_is_empty_and_a_written_one_reads_back(tmp_path: Path) -> None:
    mark = tmp_path / "new" / "x.stamp"
    assert run.read_stamp(mark) == ""
    run.write_stamp(mark, "abc")
    assert run.read_stamp(mark) == "abc"


def test_the_sites_stamp_follows_sources_and_not_what_is_generated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    page, generated = tmp_path / "docs" / "fr" / "index.md", tmp_path / "demo" / "vendor" / "x.js"
    for path in (page, generated):
        path.parent.mkdir(parents=True)
        path.write_text("one", "utf-8")
    monkeypatch.setattr(run, "SITE_SOURCES", ("docs", "demo", "missing.yml"))
    first = run.site_stamp()
    generated.write_text("two", "utf-8")
    assert run.site_stamp() == first
    page.write_text("two", "utf-8")
    assert run.site_stamp() != first
    page.write_text("one", "utf-8")
    page.rename(page.with_name("other.md"))
    assert run.site_stamp() != first


@pytest.mark.parametrize(
    ("arguments", "address", "others"),
    [
        ([], "127.0.0.1:8000", []),
        (["--port", "8123", "--strict"], "127.0.0.1:8123", ["--strict"]),
        (["--host", "0.0.0.0", "--port=80"], "0.0.0.0:80", []),
    ],
)
def test_address_to_serve_at(arguments: list[str], address: str, others: list[str]) -> None:
    assert run.address_from(arguments) == (address, others)


def test_pytest_arguments_are_passed_on() -> None:
    args, rest = run.parse(["test", "-k", "trick", "--maxfail=1"])
    assert (args.command, rest) == ("test", ["-k", "trick", "--maxfail=1"])


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.parse(["sreve"])
    assert "serve" in capsys.readouterr().err


def test_pins_are_counted(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("a==1 \\\n    --hash=sha256:00\n    # via b==2\nb-c==2 ; x == 'y' \\\n", "utf-8")
    assert run.count_pins(lock) == 2


def test_report_names_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.report([]) == 0
    assert capsys.readouterr().err == ""
    assert run.report(["tsc", "ruff"]) == 1
    assert "tsc, ruff" in capsys.readouterr().err
