"""The kept image of a started engine: without its empty pages it is smaller, and gives back the same memory.

Not here: the engine that is started from it (tests/browser/test_runtime).
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import run

#: A head of 64 bytes, then a memory of which the first page, two in the midst and the last but one are not empty.
KEEP = """
import { readFileSync } from "node:fs";
const { module, dirty, grown, spoilt } = JSON.parse(readFileSync(0, "utf8"));
const { packed, unpacked } = await import(module);
const [head, pages] = [64, 32];
const snapshot = new Uint8Array(head + pages * 4096);
new Uint32Array(snapshot.buffer)[1] = head;
snapshot.fill(9, 8, head);
for (const place of [0, 5 * 4096 + 4095, 6 * 4096, 30 * 4096 + 17]) snapshot[head + place] = 1 + place % 255;
const data = packed(snapshot);
if (spoilt) data.fill(255, ...spoilt);
let size = pages - (grown ? 8 : 0);
const fresh = { HEAPU8: new Uint8Array(size * 4096).fill(dirty) };
fresh.growMemory = (bytes) => { const old = fresh.HEAPU8; fresh.HEAPU8 = new Uint8Array(bytes); fresh.HEAPU8.set(old); };
let told;
try {
  const image = unpacked(data);
  image.restore(fresh);
  told = { head: Buffer.from(image.head).equals(snapshot.subarray(0, head)), memory: Buffer.from(fresh.HEAPU8).equals(snapshot.subarray(head)) };
} catch (error) {
  told = { error: error.constructor.name };
}
console.log(JSON.stringify({ ...told, kept: data.length, whole: snapshot.length }));
"""


def keep(root: Path, *, dirty: int = 0, grown: bool = False, spoilt: tuple[int, int] | None = None) -> Any:
    module = (root / "demo" / "worker" / "pages.js").as_uri()
    job = json.dumps({"module": module, "dirty": dirty, "grown": grown, "spoilt": spoilt})
    command = [str(run.tsc()[0]), "--input-type=module", "--eval", KEEP]
    result = subprocess.run(command, input=job, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_only_pages_with_something_in_them_are_kept(root: Path) -> None:
    told = keep(root)
    assert 4 * 4096 < told["kept"] < 5 * 4096 < told["whole"]


@pytest.mark.parametrize(("dirty", "grown"), [(0, False), (7, False), (0, True)])
def test_the_memory_comes_back_whatever_the_new_one_held(root: Path, dirty: int, grown: bool) -> None:
    told = keep(root, dirty=dirty, grown=grown)
    assert (told["head"], told["memory"]) == (True, True)


@pytest.mark.parametrize("spoilt", [(0, 12), (8, 12), (16, 20), (20, 24)])
def test_what_is_no_image_says_so(root: Path, spoilt: tuple[int, int]) -> None:
    assert keep(root, spoilt=spoilt)["error"] == "RangeError"
