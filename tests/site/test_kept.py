"""What is kept between two builds is what would be made again."""

from __future__ import annotations

from pathlib import Path

from hooks import kept


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
    (tmp_path / f"thing.{kept.fingerprint()}").write_bytes(b"\x80damaged")
    assert kept.kept("thing", lambda: "new", tmp_path) == "new"
    assert [file.name for file in tmp_path.iterdir()] == [f"thing.{kept.fingerprint()}"]
    assert kept.kept("thing", lambda: "newer", tmp_path) == "new"


def test_every_source_of_the_engine_is_part_of_the_name() -> None:
    assert {"manille", "docs"} == {pattern.split("/")[0] for pattern in kept.SOURCES}
    assert len(list(kept.ROOT.glob(kept.SOURCES[0]))) > 50
