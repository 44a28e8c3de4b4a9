// @ts-check
/* Pyodide's snapshot of a memory without the pages that hold only zeros, and the memory from that again.
 * Not here: where it is kept (image.js) and when it is taken (worker.js). */

/** Bytes of a page. */
const PAGE = 4096;
const WORDS = PAGE / 4;
/** What stands first, as numbers of four bytes: the size of the head, of the memory, and how many runs of pages follow. */
const SIZES = 3;

/** @typedef {{growMemory: (size: number) => unknown, HEAPU8: Uint8Array}} Module */
/** @typedef {{head: Uint8Array, restore: (module: Module) => void}} Image */

/** Give back at once what browsers would keep until they clear up, which may be never while a match lasts. @param {Uint8Array} bytes */
export function release(bytes) {
  const buffer = /** @type {ArrayBuffer & {transfer?: (size: number) => ArrayBuffer}} */ (bytes.buffer);
  buffer.transfer?.(0);
}

/** Zeros take two thirds of it. @param {Uint8Array} snapshot Pyodide's: a head, which tells its own size, then the memory @returns {Uint8Array<ArrayBuffer>} */
export function packed(snapshot) {
  const size = wordsOf(snapshot, 0, 2)[1] ?? 0;
  const memory = snapshot.subarray(size);
  const runs = runsOf(memory);
  const index = Uint32Array.of(size, memory.length, runs.length, ...runs.flat());
  const out = new Uint8Array(index.byteLength + size + PAGE * runs.reduce((sum, [, count]) => sum + count, 0));
  out.set(new Uint8Array(index.buffer));
  out.set(snapshot.subarray(0, size), index.byteLength);
  let place = index.byteLength + size;
  for (const [first, count] of runs) {
    out.set(memory.subarray(first * PAGE, (first + count) * PAGE), place);
    place += count * PAGE;
  }
  return out;
}

/** The image again: what Pyodide reads of a snapshot, and a way to bring its memory into a new module. Throws where it is not one. @param {Uint8Array} data @returns {Image} */
export function unpacked(data) {
  const [size = 0, length = 0, count = 0] = wordsOf(data, 0, SIZES);
  const words = wordsOf(data, SIZES * 4, count * 2);
  const first = (SIZES + count * 2) * 4;
  if (!isOrdered(words, length) || first + size + bytesIn(words) !== data.length) throw new RangeError("no image");
  /** @param {Module} module */
  const restore = (module) => {
    if (module.HEAPU8.length < length) module.growMemory(length);
    const memory = module.HEAPU8;
    let [place, done] = [first + size, 0];
    for (let i = 0; i < count; i++) {
      const start = (words[2 * i] ?? 0) * PAGE;
      const bytes = data.subarray(place, (place += (words[2 * i + 1] ?? 0) * PAGE));
      zero(memory, done, start);
      memory.set(bytes, start);
      done = start + bytes.length;
    }
    zero(memory, done, memory.length);
  };
  return { head: data.slice(first, first + size), restore };
}

/** Whether runs follow one another within a memory. @param {Uint32Array} words @param {number} length */
function isOrdered(words, length) {
  let done = 0;
  for (let i = 0; i < words.length; i += 2) {
    if ((words[i] ?? 0) < done) return false;
    done = (words[i] ?? 0) + (words[i + 1] ?? 0);
  }
  return done * PAGE <= length;
}

/** @param {Uint32Array} words */
function bytesIn(words) {
  return PAGE * words.reduce((sum, word, i) => (i % 2 ? sum + word : sum), 0);
}

/** The pages that are not all zeros: the first of each run of them, and how many. @param {Uint8Array} memory @returns {[number, number][]} */
function runsOf(memory) {
  /** @type {[number, number][]} */
  const runs = [];
  const words = wordsOf(memory, 0, memory.length / 4);
  for (let page = 0; page * PAGE < memory.length; page++) {
    if (isZero(words, page)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1]++;
    else runs.push([page, 1]);
  }
  return runs;
}

/** A new module has something of its own in few places; the others are not written to, and so take no room. @param {Uint8Array} memory @param {number} from @param {number} to both at the edge of a page */
function zero(memory, from, to) {
  const words = wordsOf(memory, 0, memory.length / 4);
  for (let page = from / PAGE; page < to / PAGE; page++) {
    if (!isZero(words, page)) words.fill(0, page * WORDS, (page + 1) * WORDS);
  }
}

/** Most pages that are not zero show it at once. @param {Uint32Array} words @param {number} page */
function isZero(words, page) {
  for (let place = page * WORDS; place < (page + 1) * WORDS; place++) if (words[place] !== 0) return false;
  return true;
}

/** @param {Uint8Array} data @param {number} from in bytes @param {number} count */
function wordsOf(data, from, count) {
  return new Uint32Array(data.buffer, data.byteOffset + from, count);
}
