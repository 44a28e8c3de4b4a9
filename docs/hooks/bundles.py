"""Puts what a page's script imports into the script itself: a browser asks for one file in place of sixty.

Not here: Python and what loads it (`runtime`), and a server that reloads pages, which serves what is written.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from hooks.kept import kept

#: The scripts that pages name, by their place in the site.
ENTRIES = (
    *("demo/main.js", "demo/worker.js", "assets/js/site.js", "assets/js/offline.js"),
    *("assets/js/sheet/start.js", "assets/js/trainer/start.js"),
)
#: Where modules lie that such a script may import.
FOLDERS = ("demo", "assets/js")
#: Made by others, and asked for as it is.
APART = "demo/runtime/"
TOOL = "node_modules/esbuild/bin/esbuild"
#: What all browsers that run the table understand; licences stay in the text.
SETTINGS = (
    "--bundle",
    "--splitting",
    "--format=esm",
    "--minify",
    "--target=es2022",
    "--legal-comments=eof",
    "--log-level=warning",
)


def bundle_all(site: Path, root: Path) -> None:
    """Bundle the scripts of the built `site` with the tool in `root`, and drop what nothing asks for any more."""
    texts = {path: (site / path).read_text("utf-8") for path in modules(site)}
    for path in texts:
        (site / path).unlink()
    made = kept(
        "bundles", lambda: _made(root, texts), texts=[*SETTINGS, *(part for item in texts.items() for part in item)]
    )
    for path, text in made.items():
        (site / path).write_text(text, "utf-8")


def script_text(root: Path, script: str) -> str:
    """Return the text of a `script` that imports nothing, for a page to have it in itself."""
    text = (root / script).read_text("utf-8")
    command = [_node(), str(root / TOOL), "--minify", "--target=es2022", "--log-level=warning"]
    made = kept(
        script.replace("/", "-"),
        lambda: subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout,
        texts=[*command[2:], text],
    )
    return made.strip()


def modules(site: Path) -> Iterator[str]:
    """Yield the place of every module in the `site` that a bundle may hold."""
    for folder in FOLDERS:
        for file in sorted((site / folder).rglob("*.js")):
            path = file.relative_to(site).as_posix()
            if not path.startswith(APART):
                yield path


def _made(root: Path, texts: Mapping[str, str]) -> dict[str, str]:
    """Return the scripts by place in the site, and the parts of them that are loaded later."""
    found: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="bundles-", dir=root / ".cache") as folder:
        source, target = Path(folder, "from"), Path(folder, "to")
        for path, text in texts.items():
            place = source / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
        for entry in ENTRIES:
            _bundle(root / TOOL, source, entry, (target / entry).parent)
        for file in sorted(target.rglob("*.js")):
            found[file.relative_to(target).as_posix()] = file.read_text("utf-8")
    return found


def _bundle(tool: Path, source: Path, entry: str, target: Path) -> None:
    """Write the bundle of the script `entry` into the folder `target`. Raises `CalledProcessError` on a module that is not there."""
    command = [
        _node(),
        str(tool),
        entry,
        *SETTINGS,
        f"--outdir={target}",
        "--chunk-names=[name]-[hash]",
    ]
    subprocess.run(command, cwd=source, check=True)


def _node() -> str:
    return shutil.which("node") or "node"
