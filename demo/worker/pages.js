// @ts-check
/* Pyodide's snapshot of a memory as a file without the pages that hold only zeros, and the memory from that again.
 * Not here: where the file lies (image.js) and when it is written (worker.js). */

/** Bytes of a page. */
const PAGE = 4096;
const WORDS = PAGE / 4;
/** What stands first, as numbers of four bytes: whether the file is in use, the sum of all behind that, the size of the head,
 * of the memory, and how many runs of pages there are; then the first page of each run and how many, the head, the pages. */
const NUMBERS = 5;
/** In use: being written, or being started from. Who finds it so knows that this never came to its end. */
const [FREE, BUSY] = [0, 1];
/** Bytes that no engine comes to. */
const MOST = 2 ** 30;
/** A prime: each word of what is summed changes the sum. */
const FACTOR = 0x01000193;

/** @typedef {{growMemory: (size: number) => unknown, HEAPU8: Uint8Array, _emscripten_get_sbrk_ptr?: () => number}} Module */
/** @typedef {{getSize: () => number, read: (into: Uint8Array, options: {at: number}) => number, write: (bytes: Uint8Array<ArrayBuffer>, options: {at: number}) => number, close: () => void}} File */
/** @typedef {{head: Uint8Array, restore: (module: Module) => void, free: () => void, close: () => void}} Image */

/** Give back at once what browsers would keep until they clear up, which may be never while a match lasts. @param {Uint8Array} bytes */
export function release(bytes) {
  const buffer = /** @type {ArrayBuffer & {transfer?: (size: number) => ArrayBuffer}} */ (bytes.buffer);
  buffer.transfer?.(0);
}

/** Write a snapshot: zeros take two thirds of it. Throws where there is no room. @param {Uint8Array<ArrayBuffer>} snapshot Pyodide's: a head, which tells its own size, then the memory @param {File} file */
export function write(snapshot, file) {
  const size = wordsOf(snapshot, 0, 2)[1] ?? 0;
  const memory = snapshot.subarray(size);
  const runs = runsOf(memory);
  const index = Uint32Array.of(BUSY, 0, size, memory.length, runs.length, ...runs.flat());
  const bytesOfIndex = new Uint8Array(index.buffer);
  const parts = [bytesOfIndex, snapshot.subarray(0, size), ...runs.map(([first, count]) => memory.subarray(first * PAGE, (first + count) * PAGE))];
  index[1] = parts.reduce((sum, part, i) => summed(sum, i ? part : part.subarray(8)), 0);
  let at = 0;
  for (const part of parts) {
    if (file.write(part, { at }) !== part.length) throw new RangeError("no room");
    at += part.length;
  }
  index[0] = FREE;
  file.write(bytesOfIndex.subarray(0, 4), { at: 0 });
}

/** What was written, from now on in use: what Pyodide reads of a snapshot, and a way to bring its memory into a new module, which throws where the file is damaged. Throws where it is none, or is in use. @param {File} file @returns {Image} */
export function opened(file) {
  const [state, sum = 0, size = 0, length = 0, count = 0] = numbersIn(file, 0, NUMBERS);
  if (state !== FREE) throw new RangeError("the image is in use");
  const first = (NUMBERS + count * 2) * 4;
  if (length > MOST || first + size > file.getSize()) throw new RangeError("no image");
  const runs = numbersIn(file, NUMBERS * 4, count * 2);
  if (!isOrdered(runs, length)) throw new RangeError("no image");
  const head = bytesIn(file, first, size);
  const own = [new Uint8Array(Uint32Array.of(size, length, count).buffer), new Uint8Array(runs.buffer), head].reduce(summed, 0);
  mark(file, BUSY);
  /** @param {Module} module */
  const restore = (module) => {
    if (read(file, module, runs, first + size, length, own) !== sum) throw new Error("the image is damaged");
  };
  return { head, restore, free: () => mark(file, FREE), close: () => file.close() };
}

/** Read the memory into that of the module; return the sum of all. @param {File} file @param {Module} module @param {Uint32Array} runs @param {number} at @param {number} length @param {number} sum of what stands before */
function read(file, module, runs, at, length, sum) {
  if (module.HEAPU8.length < length) module.growMemory(length);
  const memory = module.HEAPU8;
  const end = written(module);
  let done = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const start = (runs[i] ?? 0) * PAGE;
    const bytes = memory.subarray(start, start + (runs[i + 1] ?? 0) * PAGE);
    zero(memory, done, Math.min(start, end));
    at += file.read(bytes, { at });
    sum = summed(sum, bytes);
    done = start + bytes.length;
  }
  zero(memory, done, end);
  return sum;
}

/** @param {File} file @param {number} state */
function mark(file, state) {
  file.write(new Uint8Array(Uint32Array.of(state).buffer), { at: 0 });
}

/** @param {number} sum of what comes before @param {Uint8Array} bytes */
function summed(sum, bytes) {
  const words = wordsOf(bytes, 0, bytes.length / 4);
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, FACTOR) + /** @type {number} */ (words[i])) | 0;
  return sum >>> 0;
}

/** @param {File} file @param {number} at @param {number} size */
function bytesIn(file, at, size) {
  const bytes = new Uint8Array(size);
  if (file.read(bytes, { at }) !== size) throw new RangeError("no image");
  return bytes;
}

/** @param {File} file @param {number} at @param {number} count */
function numbersIn(file, at, count) {
  return new Uint32Array(bytesIn(file, at, count * 4).buffer);
}

/** Whether runs follow one another within a memory. @param {Uint32Array} runs @param {number} length */
function isOrdered(runs, length) {
  let done = 0;
  for (let i = 0; i < runs.length; i += 2) {
    if ((runs[i] ?? 0) < done) return false;
    done = (runs[i] ?? 0) + (runs[i + 1] ?? 0);
  }
  return done * PAGE <= length;
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

/** Behind the end of its heap a new module has written nothing. @param {Module} module */
function written(module) {
  const end = module._emscripten_get_sbrk_ptr?.();
  const bytes = (end && wordsOf(module.HEAPU8, end, 1)[0]) || Infinity;
  return Math.min(Math.ceil(bytes / PAGE) * PAGE, module.HEAPU8.length);
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
  const end = (page + 1) * WORDS;
  // Four at a time: this is looked at before any browser has made it fast.
  for (let i = page * WORDS; i < end; i += 4) if (words[i] || words[i + 1] || words[i + 2] || words[i + 3]) return false;
  return true;
}

/** @param {Uint8Array} data @param {number} from in bytes @param {number} count */
function wordsOf(data, from, count) {
  return new Uint32Array(data.buffer, data.byteOffset + from, count);
}
