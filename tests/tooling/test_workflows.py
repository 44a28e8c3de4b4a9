"""What runs on GitHub: the same two commands as here, with no more rights than each step needs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml


@pytest.fixture(scope="module")
def workflow(root: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((root / ".github/workflows/site.yml").read_text("utf-8"))
    return loaded


def steps(workflow: dict[str, Any], job: str) -> list[dict[str, Any]]:
    return list(workflow["jobs"][job]["steps"])


def test_every_action_is_pinned_to_a_major_version(workflow: dict[str, Any]) -> None:
    used = [step["uses"] for job in workflow["jobs"] for step in steps(workflow, job) if "uses" in step]
    assert len(used) >= 6
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", name)] == []


def test_nothing_may_write_but_what_publishes(workflow: dict[str, Any]) -> None:
    rights = {job: told.get("permissions", workflow["permissions"]) for job, told in workflow["jobs"].items()}
    assert rights["publish"] == {"pages": "write", "id-token": "write"}
    assert {right for job, given in rights.items() if job != "publish" for right in given.values()} == {"read"}


def test_only_what_passed_the_tests_on_main_is_published(workflow: dict[str, Any]) -> None:
    jobs = workflow["jobs"]
    assert (jobs["build"]["needs"], jobs["publish"]["needs"]) == ("test", "build")
    assert "refs/heads/main" in jobs["build"]["if"]
    assert "pull_request" in jobs["build"]["if"]


def test_the_commands_are_those_of_the_readme(workflow: dict[str, Any], root: Path) -> None:
    commands = [step["run"] for job in workflow["jobs"] for step in steps(workflow, job) if "run" in step]
    assert commands == ["python run.py test", "python run.py build"]
    readme = (root / "README.md").read_text("utf-8")
    assert all(command.removeprefix("python ") in readme for command in commands)


def test_the_sites_address_is_pages_own(workflow: dict[str, Any]) -> None:
    built = next(step for step in steps(workflow, "build") if step.get("run") == "python run.py build")
    assert built["env"] == {"SITE_URL": "${{ steps.pages.outputs.base_url }}/"}
    assert any(step.get("id") == "pages" for step in steps(workflow, "build"))
    assert steps(workflow, "build")[-1]["with"]["path"] == "site"


def test_python_and_node_are_new_enough_for_the_tools(workflow: dict[str, Any]) -> None:
    import run

    for job in ("test", "build"):
        given = {k: v for step in steps(workflow, job) for k, v in step.get("with", {}).items()}
        assert tuple(map(int, given["python-version"].split("."))) >= run.OLDEST_TOOLS_PYTHON
        assert int(given["node-version"]) >= run.OLDEST_NODE
