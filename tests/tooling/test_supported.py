"""The package keeps its promise of Python 3.11, though the tools run on a newer one.

Not a second run of all tests: every module is imported, and that is all.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import run

IMPORT_ALL = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
import manille
for module in pkgutil.walk_packages(manille.__path__, "manille."):
    if module.name != "manille.__main__":
        importlib.import_module(module.name)
"""


def test_every_module_imports_on_the_oldest_python_with_no_package_installed(root: Path, tmp_path: Path) -> None:
    oldest = next((p for p in run.python_candidates() if (run.probe_python(p) or ())[:2] == (3, 11)), None)
    if oldest is None:
        pytest.skip("no Python 3.11 on this machine")
    command = [oldest, "-I", "-S", "-B", "-W", "error", "-c", IMPORT_ALL, str(root)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
