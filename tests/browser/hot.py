"""Finds out which functions of Python's core the page runs, in Chromium and in Node: `python3 run.py hot`.

Not here: what is made of the list (docs/hooks/runtime_split.mjs), and what happens where it misses one (test_runtime).
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

import run
from hooks import runtime, runtime_core, runtime_list
from tests.browser.conftest import CHROMIUM_FLAGS, PATIENCE
from tests.browser.hot_wide import WIDE
from tests.browser.image import FILE
from tests.browser.server import SiteServer
from tests.browser.table import PATHS, Table

ROOT = Path(__file__).resolve().parents[2]
BOTS = ("random", "learner", "heuristic", "regular", "strong")
#: Everything that the page may ask of the engine, with answers of every kind; `ask` takes a request and gives an answer.
EVERYTHING = """
async function everything(ask, bots) {
  const told = [];
  const wish = async (request) => { const answer = await ask(request); told.push(JSON.stringify(answer)); return answer; };
  const { variants } = await wish({ op: "hello" });
  for (const { name, offers } of variants) {
    for (const bot of bots) await match(wish, name, bot === "random" ? offers : [], bot);
    await wish({ op: "practice", variant: name, seed: "hot é", count: 2 });
  }
  for (const wrong of [{ op: "none" }, { op: "new" }, {}, [], null, "é", 1.5e300, { op: "examine", text: "{" }, { op: "examine", text: "\\\\ud800 \\u00e9 😀" },
    { op: "examine", text: `["\\\\"",${"[],".repeat(200)}0]` }, { op: "new", variant: "none", options: 3, seed: "", bot: "x" }, { op: "screen", save: { format: "x" } }]) await wish(wrong);
  return told;
}
async function match(wish, variant, options, bot) {
  let told = await wish({ op: "new", variant, options, seed: `hot/${bot}`, bot });
  const deals = bot === "random" ? 12 : 1;
  for (let turn = 0; told.screen.phase !== "over" && told.screen.deal <= deals; turn++) {
    const { screen, save } = told;
    if (screen.phase === "count") await lookBack(wish, save, screen.deal);
    if (screen.to_act === null) told = await wish({ op: "deal", save });
    else if (screen.to_act !== "S") told = await wish({ op: "step", save });
    else told = await visitor(wish, told, turn);
    for (const event of Object.values(told.screen.why ?? {})) if (turn % 7 === 0) await wish({ op: "why", save: told.save, event });
  }
  await wish({ op: "again", save: told.save });
  await wish({ op: "record", save: told.save });
  await wish({ op: "examine", text: JSON.stringify({ save: told.save }) });
}
async function visitor(wish, { screen, save }, turn) {
  if (turn % 5 === 0) await wish({ op: "hint", save });
  if (screen.question) return wish({ op: "call", save, call: screen.question.choices[turn % screen.question.choices.length] });
  for (const { card, legal } of screen.hand) if (!legal && turn % 3 === 0) await wish({ op: "play", save, card });
  const told = await wish({ op: "play", save, card: screen.hand.find(({ legal }) => legal).card });
  if (turn % 11 === 0) await wish({ op: "screen", save: (await wish({ op: "undo", save: told.save })).save ?? save });
  return told;
}
async function lookBack(wish, save, deal) {
  const { choices } = await wish({ op: "review", save, deal });
  if (deal === 1) for (const choice of choices.keys()) if (choice % 3 === 0) await wish({ op: "review", save, deal, choice });
}
"""
#: A worker as the page has one, of which these bots ask for everything, or without any one thing is asked.
IN_PAGE = """async (bots) => {
    %s
    const worker = self.asked = new Worker(new URL("../demo/worker.js", location), { type: "module" });
    worker.postMessage("go");
    let last = 0;
    const waiting = new Map();
    worker.onmessage = ({ data }) => waiting.get(data.id)?.(JSON.parse(data.text ?? "null"));
    const ask = (request) => new Promise((resolve) => { waiting.set(++last, resolve); worker.postMessage({ id: last, text: JSON.stringify(request) }); });
    return bots.length ? (await everything(ask, bots)).length : ask({ op: "hello" });
}"""
#: As the page's worker does: once from the archive, once from an image; `extra` is run in Python before that is taken.
IN_NODE = """
import fs from "node:fs";
const { folder, core, archive, pages, bots, extra, late } = JSON.parse(fs.readFileSync(0, "utf8"));
const { readFileSync } = fs;
let loads = 0;
fs.readFileSync = (name, ...rest) => { loads += String(name).endsWith("cold.wasm"); return readFileSync(name, ...rest); };
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const { write, opened } = await import(`file://${pages}`);
%s
const { platform } = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
%s
const how = { indexURL: core, stdLibURL: archive, packageBaseUrl: folder, lockFileContents: { info: platform, packages: {} }, stdout: () => {} };
let python = await loadPyodide({ ...how, _makeSnapshot: true });
const ask = (request) => {
  const handling = python.globals.get("handling");
  const thinking = handling(typeof request === "string" ? request : JSON.stringify(request));
  handling.destroy();
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  thinking.destroy();
  return JSON.parse(step.value);
};
python.runPython("from manille.bridge import handling");
const said = [late ? null : python.runPython(extra)];
try { python.runPython("1 / 0"); } catch (error) { said.push(error.message); }
python.runPython("import gc\\ngc.collect()");
const file = new KeptFile();
write(python.makeMemorySnapshot(), file);
const out = [await everything(ask, bots)];
const early = loads;
const { default: create } = await import(`file://${core}/pyodide.asm.mjs`);
const kept = opened(file);
const createPyodideModule = async (settings) => { const module = await create(settings); kept.restore(module); return module; };
python = await loadPyodide({ ...how, _loadSnapshot: kept.head, createPyodideModule });
python.runPython("import random\\nrandom.seed()");
out.push(await everything(ask, bots));
said.push(python.runPython(extra));
console.log(JSON.stringify({ told: out, said, loads: [early, loads - early], marked: globalThis.marked ?? [] }));
"""


def main() -> None:
    """Write the list anew and say how long it is."""
    # The list that there is may be about another Pyodide.
    os.environ["MANILLE_WITHOUT"] = "split"
    runtime.ensure_runtime(ROOT)
    with tempfile.TemporaryDirectory() as name:
        marked = Path(name) / "core"
        marked.mkdir()
        core = runtime_core.make_marked_core(ROOT, marked)
        numbers = sorted({*in_node(marked, extra=compiled(WIDE))["marked"], *in_browser(marked, Path(name) / "site")})
    # Chance decides about some: what ran once may run again.
    numbers = sorted({*numbers, *known(core)})
    told = {"core": core, "hot": base64.b64encode(bits(numbers)).decode()}
    runtime_core.HOT.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    print(f"the page runs {len(numbers)} functions of Python's core: {runtime_core.HOT.relative_to(ROOT)}")


def known(core: str) -> Iterator[int]:
    """Yield the functions in the list that there is, if that is about this core."""
    told = json.loads(runtime_core.HOT.read_text("utf-8"))
    found = base64.b64decode(told["hot"]) if told["core"] == core else b""
    yield from (number for number in range(len(found) * 8) if found[number >> 3] >> (number & 7) & 1)


def bits(numbers: Iterable[int]) -> bytes:
    """Return as many bits as there are numbers below the highest, those of `numbers` set, the lowest of a byte first."""
    return sum(1 << number for number in numbers).to_bytes(max(numbers) // 8 + 1, "little")


#: Byte code for this text, as a text that runs it: else the whole of the compiler would run as well.
COMPILED = """
import fs from "node:fs";
const { folder, code } = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder });
python.globals.set("code", code);
python.globals.set("mode", "exec");
console.log(JSON.stringify(python.runPython("import marshal; f'import marshal; exec(marshal.loads({marshal.dumps(compile(code, str(), mode))})); result'")));
"""


def compiled(code: str) -> str:
    """Return a line of Python that runs `code` without compiling more than itself, and then tells its `result`."""
    return str(_node(COMPILED, {"folder": str(ROOT / "demo" / "runtime"), "code": code}))


def in_node(core: Path, bots: Sequence[str] = BOTS, extra: str = "", *, late: bool = False) -> Any:
    """Have everything asked in Node, with the core in this folder; `extra` is Python to run besides, in both starts,
    or only in that from the image if `late`.

    The result tells the answers and what was `said` besides, the functions that ran if the core tells them, and how
    often either start loaded the cold part.
    """
    folder = ROOT / "demo" / "runtime"
    (archive,) = folder.glob("library-*.zip")
    pages = ROOT / "demo" / "worker" / "pages.js"
    files = {"folder": str(folder), "core": str(core), "archive": str(archive), "pages": str(pages)}
    job = {**files, "bots": bots, "extra": extra, "late": late}
    return _node(IN_NODE % (FILE, EVERYTHING), job)


def _node(script: str, job: object) -> Any:
    command = [str(run.tsc()[0]), "--input-type=module", "--eval", script]
    result = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False)
    if result.returncode != 0:
        # It has the line of the source in it, and Pyodide is one line of a megabyte.
        raise RuntimeError("\n".join(line[:200] for line in result.stderr.splitlines()))
    return json.loads(result.stdout)


def in_browser(core: Path, site: Path) -> Iterator[int]:
    """Yield the functions that run in Chromium, from the archive and from an image, with a core that tells them."""
    run.build_site(["--site-dir", str(site)])
    (place,) = (site / "demo" / "runtime").glob("core-*")
    for file in place.iterdir():
        file.unlink()
    for name in (runtime_list.GLUE, runtime_list.WASM):
        shutil.copyfile(core / name, place / name)
    expect.set_options(timeout=PATIENCE)
    with SiteServer(site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("MANILLE_CHROMIUM") or run.find_chromium(), args=list(CHROMIUM_FLAGS)
        )
        context = browser.new_context(base_url=server.url, reduced_motion="reduce")
        for bots in (BOTS, (), BOTS):
            yield from visited(context, bots)
        browser.close()


def visited(context: BrowserContext, bots: Sequence[str]) -> Iterator[int]:
    """Yield what runs during one visit to the table, at which everything is asked with these bots."""
    page = context.new_page()
    page.goto(PATHS["fr"])
    Table(page, "fr").ready()
    page.evaluate(IN_PAGE % EVERYTHING, list(bots))
    yield from (number for worker in engines(page) for number in worker)
    page.close()


def engines(page: Page) -> Iterator[list[int]]:
    """Yield the functions that have run in each engine of the page."""
    for worker in page.workers:
        if worker.url.endswith("/demo/worker.js"):
            yield worker.evaluate("() => self.marked")


if __name__ == "__main__":
    main()
