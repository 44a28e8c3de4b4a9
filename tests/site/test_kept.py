"""What is kept between two builds is what would be made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hooks import kept

SAME = kept.digest(kept.fingerprint(kept.MODULES))


def test_a_thing_is_made_once_for_the_same_sources(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> tuple[int, ...]:
        made.append(1)
        return (7, 8)

    assert [kept.kept("thing", make, tmp_path) for _ in range(3)] == [(7, 8)] * 3
    assert len(made) == 1
    assert kept.kept("other", make, tmp_path) == (7, 8)
    assert len(made) == 2


def test_a_damaged_file_and_older_ones_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "thing.0123").write_bytes(b"of other sources")
    (tmp_path / f"thing.{SAME}").write_bytes(b"\x80damaged")
    assert kept.kept("thing", lambda: "new", tmp_path) == "new"
    assert [file.name for file in tmp_path.iterdir()] == [f"thing.{SAME}"]
    assert kept.kept("thing", lambda: "newer", tmp_path) == "new"


def test_what_it_is_made_from_is_part_of_the_name(tmp_path: Path) -> None:
    assert kept.kept("page", lambda: 1, tmp_path, texts=("a", "b")) == 1
    assert kept.kept("page", lambda: 2, tmp_path, texts=("ab", "")) == 2
    assert kept.kept("page", lambda: 3, tmp_path, texts=("ab", ""), sources=kept.PARTS) == 3
    assert kept.kept("page", lambda: 4, tmp_path, texts=("ab", ""), sources=kept.PARTS) == 3


@pytest.mark.parametrize(
    ("sources", "some"),
    [
        (kept.MODULES, ("manille/bots/policy.py", "docs/hooks/trainer.py")),
        (
            kept.PARTS,
            (
                *("manille/variants.py", "manille/locales/fr.ftl", "docs/hooks/words/de.ftl", "docs/hooks/figures.py"),
                *(
                    "docs/hooks/measured/duels.json",
                    "docs/hooks/numbers/results.json",
                    "docs/hooks/numbers/positions.json",
                ),
                *("demo/locales/de.ftl", "demo/main.js", "demo/css/page.css"),
            ),
        ),
    ],
)
def test_every_source_is_looked_at(sources: tuple[str, ...], some: tuple[str, ...]) -> None:
    found = {file.relative_to(kept.ROOT).as_posix() for pattern in sources for file in kept.ROOT.glob(pattern)}
    assert found >= set(some)
