"""Which files of the table the site serves (`hooks.demo_files`)."""

from pathlib import Path, PurePosixPath

import pytest

from hooks.demo_files import demo_files, wanted


@pytest.mark.parametrize(
    "path",
    [
        "main.js",
        "css/table.css",
        "views/hand.js",
        "img/back.svg",
        "vendor/lit-html/lit-html.js",
        "vendor/lit-html/LICENSE",
    ],
)
def test_what_the_page_loads_is_served(path: str) -> None:
    assert wanted(PurePosixPath(path))


@pytest.mark.parametrize(
    "path",
    ["types.d.ts", "main.js.map", "tests/main.js", "views/hand.test.js", "locales/fr.ftl", ".stamp", "README.md"],
)
def test_what_only_its_makers_need_is_not(path: str) -> None:
    assert not wanted(PurePosixPath(path))


def test_catalogues_are_named_by_who_owns_the_words(tmp_path: Path) -> None:
    for file in ("manille/locales/fr.ftl", "demo/locales/fr.ftl", "demo/main.js"):
        place = tmp_path / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("")
    assert demo_files(tmp_path) == {
        "demo/main.js": tmp_path / "demo/main.js",
        "demo/locales/engine.fr.ftl": tmp_path / "manille/locales/fr.ftl",
        "demo/locales/page.fr.ftl": tmp_path / "demo/locales/fr.ftl",
    }


def test_a_project_without_a_table_serves_none(tmp_path: Path) -> None:
    assert demo_files(tmp_path) == {}
