"""Which files of the table go into the site, and where: the page's own, the engine's words, the runtime.

Not here: making the generated ones (`runtime`) and linking them (`overrides/play.html`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

DEST = "demo"
#: Needed to write or test the page, not to run it.
LEFT_OUT_NAMES = {"package.json", "tsconfig.json"}
LEFT_OUT_ENDS = (".d.mts", ".d.ts", ".map", ".test.js", ".spec.js", ".md", ".tgz", ".py")
LEFT_OUT_FOLDERS = {"tests", "test", "node_modules", "locales"}


def wanted(path: PurePosixPath) -> bool:
    """Whether the file at `path`, relative to `demo/`, is part of the site."""
    if path.name.startswith(".") or path.name in LEFT_OUT_NAMES or path.name.endswith(LEFT_OUT_ENDS):
        return False
    return not LEFT_OUT_FOLDERS.intersection(path.parts[:-1])


def page_files(root: Path) -> Iterator[tuple[str, Path]]:
    """Yield the address and the source of every file under `root`/demo that belongs to the site."""
    demo = root / "demo"
    for source in sorted(demo.rglob("*")) if demo.is_dir() else ():
        path = PurePosixPath(source.relative_to(demo).as_posix())
        if source.is_file() and wanted(path):
            yield f"{DEST}/{path}", source


def catalogues(root: Path) -> Iterator[tuple[str, Path]]:
    """Yield the address and the source of every catalogue: the engine's as `engine.fr.ftl`, the page's as `page.fr.ftl`."""
    for owner, folder in (("engine", root / "manille" / "locales"), ("page", root / DEST / "locales")):
        for source in sorted(folder.glob("*.ftl")):
            yield f"{DEST}/locales/{owner}.{source.name}", source


def demo_files(root: Path) -> dict[str, Path]:
    """Return address and source of everything of the table that the site serves."""
    return dict([*page_files(root), *catalogues(root)])
