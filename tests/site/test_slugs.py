"""Addresses from front matter (`hooks.slugs`)."""

import pytest

from hooks import slugs


@pytest.mark.parametrize(
    ("source", "slug"),
    [
        ("---\nslug: regles-belges\n---\n# Titre", "regles-belges"),
        ("---\ntitle: x\nslug: spielen\nhide: [toc]\n---\n", "spielen"),
        ("---\ntitle: x\n---\nslug: spielen\n", None),
        ("# Titre\n\nslug: spielen\n", None),
        ("---\ntitle: slug\n---\n", None),
    ],
)
def test_the_slug_is_read_from_the_front_matter_only(source: str, slug: str | None) -> None:
    assert slugs.slug_of(source) == slug


@pytest.mark.parametrize("bad", ["Règles", "a/b", "a b", "-a", "a--b", ""])
def test_an_unusable_slug_stops_the_build(bad: str) -> None:
    with pytest.raises(ValueError, match="not a slug"):
        slugs.slug_of(f"---\nslug: {bad}\n---\n") or slugs.slug_of("---\nslug: é\n---\n")


def test_the_slug_replaces_the_pages_own_folder_and_no_other() -> None:
    assert slugs.with_slug("de/belgian-rules/index.html", "belgische-regeln") == "de/belgische-regeln/index.html"
    assert slugs.with_slug("play/index.html", "jouer") == "jouer/index.html"


def test_two_pages_at_one_address_are_found() -> None:
    pages = [("a.md", "x/index.html"), ("b.md", "y/index.html"), ("c.md", "x/index.html")]
    assert slugs.clashes(pages) == [("a.md", "c.md")]
