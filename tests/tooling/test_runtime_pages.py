"""The kept image of a started engine: without its empty pages it is smaller, and gives back the same memory or none.

Not here: the engine that is started from it (tests/browser/test_runtime).
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import run
from tests.browser.image import FILE

#: A head of 64 bytes, then a memory of which the first page, two in the midst and the last but one are not empty.
KEEP = (
    f"""
import {{ readFileSync }} from "node:fs";
{FILE}
"""
    """
const { module, dirty, grown, heap, spoilt, room } = JSON.parse(readFileSync(0, "utf8"));
const { write, opened } = await import(module);
const [head, pages] = [64, 32];
const snapshot = new Uint8Array(head + pages * 4096);
new Uint32Array(snapshot.buffer)[1] = head;
snapshot.fill(9, 8, head);
for (const place of [0, 5 * 4096 + 4095, 6 * 4096, 30 * 4096 + 17]) snapshot[head + place] = 1 + place % 255;
const file = new KeptFile(room ?? undefined);
const told = {};
try {
  write(snapshot, file);
  if (spoilt) file.bytes.fill(255, ...spoilt.map((place) => place < 0 ? file.bytes.length + place : place));
  let size = pages - (grown ? 8 : 0);
  const fresh = { HEAPU8: new Uint8Array(size * 4096).fill(dirty, 0, (heap ?? size) * 4096) };
  if (heap) {
    fresh.HEAPU8.set(new Uint8Array(Uint32Array.of(heap * 4096 - 100).buffer), 256);
    fresh._emscripten_get_sbrk_ptr = () => 256;
  }
  fresh.growMemory = (bytes) => { const old = fresh.HEAPU8; fresh.HEAPU8 = new Uint8Array(bytes); fresh.HEAPU8.set(old); };
  const image = opened(file);
  image.restore(fresh);
  told.head = Buffer.from(image.head).equals(snapshot.subarray(0, head));
  told.memory = Buffer.from(fresh.HEAPU8).equals(snapshot.subarray(head));
  try { opened(file); } catch (error) { told.busy = error.message; }
  image.free();
  opened(file);
} catch (error) {
  told.error = `${error.constructor.name}: ${error.message}`;
  try { opened(file); } catch (again) { told.after = again.message; }
}
console.log(JSON.stringify({ ...told, kept: file.bytes.length, whole: snapshot.length }));
"""
)


def keep(root: Path, **given: object) -> Any:
    module = (root / "demo" / "worker" / "pages.js").as_uri()
    job = json.dumps({"module": module, "dirty": 0, **given})
    command = [str(run.tsc()[0]), "--input-type=module", "--eval", KEEP]
    result = subprocess.run(command, input=job, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_only_pages_with_something_in_them_are_kept(root: Path) -> None:
    told = keep(root)
    assert 4 * 4096 < told["kept"] < 5 * 4096 < told["whole"]


@pytest.mark.parametrize(
    ("dirty", "grown", "heap"),
    [(0, False, None), (7, False, None), (0, True, None), (7, False, 20), (7, False, 31), (7, False, 32), (7, True, 4)],
)
def test_the_memory_comes_back_whatever_the_new_one_held(root: Path, dirty: int, grown: bool, heap: int | None) -> None:
    told = keep(root, dirty=dirty, grown=grown, heap=heap)
    assert (told.get("error"), told["head"], told["memory"]) == (None, True, True)


def test_one_that_never_came_to_its_end_is_not_tried_again(root: Path) -> None:
    assert keep(root)["busy"] == "the image is in use"


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        ((0, 4), "RangeError: the image is in use"),
        ((4, 5), "Error: the image is damaged"),
        ((8, 12), "RangeError: no image"),
        ((12, 16), "RangeError: no image"),
        ((16, 20), "RangeError: no image"),
        ((20, 24), "RangeError: no image"),
        ((60, 61), "Error: the image is damaged"),
        ((-2, -1), "Error: the image is damaged"),
        ((-5000, -4999), "Error: the image is damaged"),
    ],
)
def test_what_is_no_sound_image_says_so(root: Path, spoilt: tuple[int, int], told: str) -> None:
    assert keep(root, spoilt=spoilt)["error"] == told


@pytest.mark.parametrize("room", [4, 100, 5000, 16400])
def test_one_that_has_no_room_is_never_started_from(root: Path, room: int) -> None:
    told = keep(root, room=room)
    assert told["error"] == "RangeError: no room"
    assert told["after"]
