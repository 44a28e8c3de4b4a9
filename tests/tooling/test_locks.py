"""The locks hold what a later, other machine needs: exact versions with hashes, and no address of this one's.

Not whether the versions work together; that is tried by every run.
"""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

PYTHON_LOCKS = ("requirements.txt", "requirements-node.txt")
LOCKS = (*PYTHON_LOCKS, "package-lock.json", "package.json", ".npmrc")


def packages(root: Path) -> dict[str, dict[str, Any]]:
    lock: dict[str, dict[str, dict[str, Any]]] = json.loads((root / "package-lock.json").read_text("utf-8"))
    return {name: package for name, package in lock["packages"].items() if name}


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_a_host(root: Path, name: str) -> None:
    text = (root / name).read_text("utf-8")
    assert re.findall(r"\w+://[^\s\"]*|file:\S*|--(?:index|extra-index)-url\S*|--find-links\S*", text) == []


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_python_pin_has_hashes(root: Path, name: str) -> None:
    entries = re.split(r"^(?=[A-Za-z0-9])", (root / name).read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert len(entries) >= 2
    for entry in entries:
        assert re.match(r"[A-Za-z0-9._-]+==[^\s;]+", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def test_every_wish_is_pinned(root: Path) -> None:
    for name in PYTHON_LOCKS:
        wishes = (root / name).with_suffix(".in").read_text("utf-8")
        pins = re.findall(r"^([a-z0-9.-]+)==", (root / name).read_text("utf-8"), re.MULTILINE)
        for wish in re.findall(r"^([A-Za-z][A-Za-z0-9._-]*)", wishes, re.MULTILINE):
            assert wish.lower().replace(".", "-").replace("_", "-") in pins


def test_every_npm_package_has_a_strong_hash(root: Path) -> None:
    assert len(packages(root)) >= 4
    for name, package in packages(root).items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_package_json_pins_exactly_what_the_lock_holds(root: Path) -> None:
    wishes = json.loads((root / "package.json").read_text("utf-8"))
    for name, version in {**wishes["dependencies"], **wishes["devDependencies"]}.items():
        assert packages(root)[f"node_modules/{name}"]["version"] == version


def test_the_package_itself_needs_nothing(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
    assert project["requires-python"] == ">=3.11"


def test_no_file_of_the_project_names_a_package_registrys_host(root: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    hosts = re.compile(rb"registry[.]npm|//pypi[.]o|pythonh[o]sted[.]|deb[.]debian|archive[.]ubuntu")
    files = [root / name for name in listed.stdout.split("\0") if name]
    assert [path.name for path in files if path.is_file() and hosts.search(path.read_bytes())] == []
