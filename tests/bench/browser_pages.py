"""The pages that are measured beside the table's: plain Pyodide in the page and in a worker, and PyScript.

Not here: how they are measured (`browser`). Each sets `answered` to the time of the engine's first answer.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tests.bench.browser_server import Folders

LIST = "demo/runtime/manifest.json"
START = """
const { loadPyodide } = await import("../runtime/pyodide.mjs");
const python = await loadPyodide({ indexURL: new URL("../runtime/", import.meta.url).href });
await python.loadPackage(new URL("../runtime/%(wheel)s", import.meta.url).href);
const handle = python.runPython("from manille.bridge import handle\\nhandle");
const answer = JSON.parse(handle(JSON.stringify({ op: "hello" })));
"""
PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>measured</title>%s</html>'
MAIN_PAGE = '<script type="module" src="main.js"></script>'
MAIN_SCRIPT = START + "self.answered = answer.ok && performance.now();\n"
WORKER_PAGE = '<script type="module" src="main.js"></script>'
WORKER_MAIN = """
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => { self.answered = data.ok && performance.now(); };
"""
WORKER_SCRIPT = START + "postMessage(answer);\n"
PYSCRIPT_PAGE = """
<script type="module" src="core/core.js"></script>
<script type="py" config='{"interpreter": "../runtime/pyodide.mjs", "files": {"manille.zip": "./*"}}'>
import json
from pyscript import window
from manille.bridge import handle
if json.loads(handle('{"op": "hello"}'))["ok"]:
    window.answered = window.performance.now()
</script>
"""


def write_pages(root: Path, folder: Path, wheel: str) -> Folders:
    """Write the pages into `folder`; return every folder that the server needs, by the first part of its address.

    `site-plain` is the site without its own ways of starting, `site-archive` the site that keeps no image.
    """
    pages = {
        "main": {"index.html": PAGE % MAIN_PAGE, "main.js": MAIN_SCRIPT % {"wheel": wheel}},
        "worker": {
            "index.html": PAGE % WORKER_PAGE,
            "main.js": WORKER_MAIN,
            "worker.js": WORKER_SCRIPT % {"wheel": wheel},
        },
        "pyscript": {"index.html": PAGE % PYSCRIPT_PAGE},
    }
    for name, files in pages.items():
        (folder / name).mkdir()
        for file, text in files.items():
            (folder / name / file).write_text(text, "utf-8")
    # The wheel under a name that PyScript unpacks by itself.
    shutil.copyfile(root / "demo" / "runtime" / wheel, folder / "pyscript" / "manille.zip")
    shutil.copytree(root / "node_modules" / "@pyscript" / "core" / "dist", folder / "pyscript" / "core")
    told = json.loads((root / LIST).read_text("utf-8"))
    lists = {
        "site-plain": {**told, "ways": [way for way in told["ways"] if way["kind"] == "plain"], "snapshot": False},
        "site-archive": {**told, "snapshot": False},
    }
    for name, changed in lists.items():
        (folder / name / LIST).parent.mkdir(parents=True)
        (folder / name / LIST).write_text(json.dumps(changed), "utf-8")
    return {
        **{name: (folder / name,) for name in pages},
        **{name: (folder / name, root / "site") for name in lists},
        "runtime": (_stock_runtime(root, folder / "runtime"),),
        "site": (root / "site",),
    }


def _stock_runtime(root: Path, folder: Path) -> Path:
    """Everything of the plain way, with Pyodide's own lock, as a page without this build would have it."""
    shutil.copytree(root / "demo" / "runtime", folder)
    shutil.copyfile(root / "node_modules" / "pyodide" / "pyodide-lock.json", folder / "pyodide-lock.json")
    return folder
