"""What the built site does not keep (`hooks.leftovers`)."""

from pathlib import Path

from hooks.leftovers import STEMMERS, unused


def test_only_maps_and_other_languages_go(tmp_path: Path) -> None:
    names = ["main.css", "main.css.map", f"{STEMMERS}/lunr.fr.min.js", f"{STEMMERS}/lunr.nl.min.js"]
    names += [f"{STEMMERS}/lunr.stemmer.support.min.js", f"{STEMMERS.parent}/tinyseg.js"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    gone = {p.relative_to(tmp_path).as_posix() for p in unused(tmp_path, ["fr", "de"])}
    assert gone == {"main.css.map", f"{STEMMERS}/lunr.nl.min.js", f"{STEMMERS.parent}/tinyseg.js"}


def test_the_built_site_has_none_left(site_dir: Path) -> None:
    assert list(unused(site_dir, ["fr", "de"])) == []
    assert (site_dir / STEMMERS / "lunr.de.min.js").is_file()
