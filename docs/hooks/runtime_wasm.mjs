/* Reads and writes the binary form of WebAssembly: numbers, sections, and what the instructions of a body refer to.
 * Not here: what is done with a module (runtime_split.mjs), and instructions that Pyodide's core has none of (they throw). */

/** The numbers of the sections, in the order in which they stand in a module; custom ones have 0. */
export const SECTIONS = { type: 1, import: 2, function: 3, table: 4, memory: 5, tag: 13, global: 6, export: 7, start: 8, element: 9, dataCount: 12, code: 10, data: 11 };
/** The kinds of imports and exports by their numbers. */
export const KINDS = ["function", "table", "memory", "global", "tag"];
const HEAD = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const VOID = 0x40;

/** @typedef {"function" | "reference" | "type" | "table" | "memory" | "global" | "tag" | "data" | "element"} Space what an index counts */
/** @typedef {(space: Space, from: number, to: number, index: number) => void} OnIndex */
/** @typedef {(kind: "constant" | "offset", value: number) => void} OnNumber */
/** @typedef {{id: number, data: Uint8Array}} Section */

/** Goes through bytes from one place to the next. */
export class Reader {
  /** @param {Uint8Array} bytes @param {number} [at] */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number without sign of up to 32 bits. */
  u32() {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.bytes[this.at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
    }
  }

  /** A number with a sign; of one longer than 32 bits, only those. */
  s32() {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.bytes[this.at++];
      if (shift < 32) value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  }

  /** @param {number} count */
  take(count) {
    return this.bytes.subarray(this.at, (this.at += count));
  }

  name() {
    return new TextDecoder().decode(this.take(this.u32()));
  }

  /** As many as the number that comes first says. @template T @param {(number: number) => T} read @returns {T[]} */
  list(read) {
    return Array.from({ length: this.u32() }, (_, number) => read(number));
  }

  get isAtEnd() {
    return this.at >= this.bytes.length;
  }
}

/** @param {number} value @returns {number[]} */
export function u32(value) {
  const out = [];
  for (; value > 127; value >>>= 7) out.push((value & 127) | 128);
  return [...out, value];
}

/** @param {number} value @returns {number[]} */
export function s32(value) {
  const out = [];
  for (; value < -64 || value > 63; value >>= 7) out.push((value & 127) | 128);
  return [...out, value & 127];
}

/** @param {string} text */
export function name(text) {
  const bytes = new TextEncoder().encode(text);
  return Uint8Array.of(...u32(bytes.length), ...bytes);
}

/** @param {(Uint8Array | number[])[]} parts */
export function joined(parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Parts with their number before them. @param {(Uint8Array | number[])[]} parts */
export function vector(parts) {
  return joined([u32(parts.length), ...parts]);
}

/** Bytes with their number before them. @param {Uint8Array} bytes */
export function sized(bytes) {
  return joined([u32(bytes.length), bytes]);
}

/** @param {Uint8Array} bytes @returns {Section[]} */
export function sectionsOf(bytes) {
  const reader = new Reader(bytes, HEAD.length);
  const sections = [];
  while (!reader.isAtEnd) sections.push({ id: reader.byte(), data: reader.take(reader.u32()) });
  return sections;
}

/** @param {Section[]} sections in any order; empty ones are left out */
export function moduleOf(sections) {
  const order = [0, ...Object.values(SECTIONS)];
  const sorted = [...sections].filter(({ data }) => data.length).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return joined([HEAD, ...sorted.flatMap(({ id, data }) => [[id], sized(data)])]);
}

/** Go past the local variables of a function's body. @param {Reader} reader */
export function passLocals(reader) {
  for (let left = reader.u32(); left > 0; left--) {
    reader.u32();
    reader.byte();
  }
}

/** Instructions that name one thing, and the space in which they do. @type {Record<number, Space>} */
const ONE_INDEX = { 0x07: "tag", 0x08: "tag", 0x10: "function", 0x12: "function", 0x23: "global", 0x24: "global", 0x25: "table", 0x26: "table", 0xd2: "reference" };
/** Those with a number, for a depth of blocks or a local variable. */
const ONE_NUMBER = new Set([0x09, 0x0c, 0x0d, 0x18, 0x20, 0x21, 0x22]);
/** The ones after 0xfc that name things, by their second number. @type {Record<number, Space[]>} */
const LONG = { 8: ["data", "memory"], 9: ["data"], 10: ["memory", "memory"], 11: ["memory"], 12: ["element", "table"], 13: ["element"], 14: ["table", "table"], 15: ["table"], 16: ["table"], 17: ["table"] };

/** Go through instructions to their end, and tell of each thing that they name where its index stands; of constants and
 * of what is added to addresses, if that is asked for. @param {Reader} reader @param {number} end @param {OnIndex} onIndex @param {OnNumber} [onNumber] */
export function walk(reader, end, onIndex, onNumber = () => {}) {
  const index = (/** @type {Space} */ space) => {
    const from = reader.at;
    const value = reader.u32();
    onIndex(space, from, reader.at, value);
  };
  while (reader.at < end) {
    const code = reader.byte();
    if (ONE_INDEX[code]) index(ONE_INDEX[code]);
    else if (ONE_NUMBER.has(code)) reader.u32();
    else if (code === 0x41) onNumber("constant", reader.s32());
    else if (code >= 0x28 && code <= 0x3e) passAddress(reader, onNumber);
    else if (code === 0xfc) for (const space of longOnes(reader)) index(space);
    else passOther(reader, code, index);
  }
  if (reader.at !== end) throw new Error(`instructions go on past their end at ${end}`);
}

/** @param {Reader} reader @param {OnNumber} onNumber */
function passAddress(reader, onNumber) {
  if (reader.u32() > 5) throw new Error("a memory other than the first");
  onNumber("offset", reader.u32());
}

/** @param {Reader} reader @returns {Space[]} */
function longOnes(reader) {
  const second = reader.u32();
  if (second > 17) throw new Error(`an instruction that is not known: 0xfc ${second}`);
  return LONG[second] ?? [];
}

/** @param {Reader} reader @param {number} code @param {(space: Space) => void} index */
function passOther(reader, code, index) {
  if (code >= 0x02 && code <= 0x06 && code !== 0x05) passBlockType(reader, index);
  else if (code === 0x0e) reader.list(() => reader.u32()) && reader.u32();
  else if (code === 0x11 || code === 0x13) ["type", "table"].forEach((space) => index(/** @type {Space} */ (space)));
  else if (code === 0x1c) reader.list(() => reader.byte());
  else if (code === 0x3f || code === 0x40) index("memory");
  else if (code === 0x42) reader.s32();
  else if (code === 0x43) reader.take(4);
  else if (code === 0x44) reader.take(8);
  else if (code === 0xd0) reader.s32();
  else if (!isAlone(code)) throw new Error(`an instruction that is not known: 0x${code.toString(16)}`);
}

/** @param {Reader} reader @param {(space: Space) => void} index */
function passBlockType(reader, index) {
  const first = reader.bytes[reader.at];
  // What has the bit of a sign is one value's type, or none; all else is a type of the module.
  if (first === VOID || (first & 0xc0) === 0x40) reader.byte();
  else index("type");
}

/** Whether an instruction stands without anything after it. @param {number} code */
function isAlone(code) {
  const flow = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1];
  return flow.includes(code) || (code >= 0x45 && code <= 0xc4);
}
