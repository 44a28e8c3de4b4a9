"""The image of a started engine as tests see it: where a browser keeps it, and a file like those of browsers for Node.

Not here: what is tested of it (`test_runtime`, `test_offline`, `tests/tooling/test_runtime_pages`).
"""

from __future__ import annotations

#: Where the table keeps its image of a started engine, and where the service worker looks for one to let go.
FOLDER = "manille-image %2Fmanille%2Fdemo%2Fruntime%2F"

#: JavaScript for the names of the images that a page's browser keeps, and for the first of them; a driver's own realm cannot iterate over folders by itself.
KEPT = f"""async function keptImages() {{
    const namesIn = async (folder) => {{
        const [found, names] = [[], folder.keys()];
        for (let step = await names.next(); !step.done; step = await names.next()) found.push(step.value);
        return found;
    }};
    const root = await navigator.storage.getDirectory();
    const folders = (await namesIn(root)).filter((name) => name.startsWith("manille-image "));
    return (await Promise.all(folders.map(async (name) => namesIn(await root.getDirectoryHandle(name))))).flat();
}}
async function keptFile() {{
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("{FOLDER}");
    return folder.getFileHandle((await keptImages())[0]);
}}
"""

#: JavaScript for a file as browsers have it, of at most so many bytes.
FILE = """class KeptFile {
  constructor(room = Infinity) { Object.assign(this, { room, bytes: Buffer.alloc(0) }); }
  write(bytes, { at }) {
    const size = Math.min(bytes.length, this.room - at);
    if (at + size > this.bytes.length) this.bytes = Buffer.concat([this.bytes, Buffer.alloc(at + size - this.bytes.length)]);
    this.bytes.set(bytes.subarray(0, size), at);
    return size;
  }
  read(into, { at }) {
    const found = this.bytes.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }
  getSize() { return this.bytes.length; }
  close() {}
}
"""
