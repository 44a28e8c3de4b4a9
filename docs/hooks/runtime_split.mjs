/* Parts Python's core in two: the functions that the page has been seen to run, and all others, which come by themselves
 * when one of them is first called. Also makes the core that tells which functions run.
 * Not here: the list of those (runtime_hot.json; `python3 run.py hot` makes it), and loading (runtime_core.mjs). */

import { coldOf, placed, placing, unplaced, without } from "./runtime_cold_data.mjs";
import { KINDS, Reader, SECTIONS, joined, moduleOf, name, passLocals, s32, sectionsOf, sized, u32, vector, walk } from "./runtime_wasm.mjs";

/** What the core gives to its cold part begins with this; nobody else is to see it. */
export const GIVEN = "cold:";
/** The import that brings the cold part, and the one that is told of every function that begins for the first time. */
export const [LOAD, MARK] = ["load_cold", "mark"];
const [I32, FUNCREF, END] = [0x7f, 0x70, 0x0b];
/** As many zeros between two pieces of data are shorter than the head of the second, once all is compressed. */
const ZEROS = 64;

/** @typedef {import("./runtime_wasm.mjs").Reader} Reading */
/** @typedef {{sections: Map<number, Uint8Array>, custom: Uint8Array[], types: Type[], imports: Uint8Array[], typeOf: number[], tables: Uint8Array[], memories: Uint8Array[], tags: Uint8Array[], globals: Global[], exports: Export[], element: Element, bodies: Uint8Array[], data: Piece[]}} Core */
/** @typedef {{bytes: Uint8Array, parameters: number}} Type */
/** @typedef {{bytes: Uint8Array, type: Uint8Array, value: number}} Global */
/** @typedef {{name: string, kind: number, index: number}} Export */
/** @typedef {{at: Uint8Array, functions: number[]}} Element */
/** @typedef {import("./runtime_cold_data.mjs").Piece} Piece */
/** @typedef {(index: number) => number} Renumber */

/** The hot and the cold part. @param {Uint8Array} wasm @param {Set<number>} seen by their numbers among those that are no imports @param {{data: boolean, filler?: number}} how whether data is parted, too; what is in its place before it comes, if not zeros */
export function split(wasm, seen, { data, filler = 0 }) {
  const core = read(wasm);
  const parts = partsOf(core, seen);
  const pieces = joinedPieces(core.data);
  const others = core.globals.map(({ value }) => value);
  const cold = data ? coldOf(pieces, parts.numbers, parts.isHot.slice(core.imports.length), others) : [];
  const fillers = filler ? cold.map(({ at, bytes }) => ({ at, bytes: new Uint8Array(bytes.length).fill(filler) })) : [];
  return { hot: hotPart(core, parts, [...without(pieces, cold), ...fillers]), cold: coldPart(core, parts, cold) };
}

/** The same module, which tells the import `mark` the number of each function when it first begins. @param {Uint8Array} wasm */
export function marking(wasm) {
  const core = read(wasm);
  const first = core.imports.length;
  const type = core.types.length;
  const later = (/** @type {number} */ index) => (index < first ? index : index + 1);
  const body = (/** @type {Uint8Array} */ bytes, /** @type {number} */ number) => {
    const reader = new Reader(bytes);
    passLocals(reader);
    const flag = u32(core.globals.length + number);
    const told = [0x23, ...flag, 0x45, 0x04, 0x40, 0x41, 1, 0x24, ...flag, 0x41, ...s32(number), 0x10, ...u32(first), END];
    return sized(joined([bytes.subarray(0, reader.at), told, rewritten(bytes, reader.at, later)]));
  };
  return assembled(core, {
    type: vector([...core.types.map(({ bytes }) => bytes), functionType([I32], [])]),
    import: vector([...core.imports, joined([name("env"), name(MARK), [0, ...u32(type)]])]),
    global: vector([...core.globals.map(({ bytes }) => bytes), ...core.bodies.map(() => zero())]),
    export: vector(core.exports.map((each) => exported(each, later))),
    element: vector([joined([[0], core.element.at, vector(core.element.functions.map((index) => u32(later(index))))])]),
    code: vector(core.bodies.map(body)),
  });
}

// ---- reading ---------------------------------------------------------------------------------------------

/** @param {Uint8Array} wasm @returns {Core} */
function read(wasm) {
  const all = sectionsOf(wasm);
  const sections = new Map(all.map(({ id, data }) => [id, data]));
  if (sections.has(SECTIONS.start)) throw new Error("a core that starts by itself is not known");
  /** @template T @param {keyof typeof SECTIONS} section @param {(reader: Reading) => T} one */
  const list = (section, one) => {
    const reader = new Reader(sections.get(SECTIONS[section]) ?? Uint8Array.of(0));
    return reader.list(() => one(reader));
  };
  const imports = list("import", readImport);
  const elements = list("element", readElement);
  if (elements.length !== 1) throw new Error(`the core has ${elements.length} lists of functions for its table, not one`);
  return {
    sections,
    custom: all.filter(({ id }) => id === 0).map(({ data }) => data),
    types: list("type", readType),
    imports: imports.map(({ bytes }) => bytes),
    typeOf: [...imports.map(({ type }) => type), ...list("function", (reader) => reader.u32())],
    tables: list("table", (reader) => taken(reader, () => [reader.byte(), passLimits(reader)])),
    memories: list("memory", (reader) => taken(reader, () => passLimits(reader))),
    tags: list("tag", (reader) => taken(reader, () => [reader.byte(), reader.u32()])),
    globals: list("global", readGlobal),
    exports: list("export", (reader) => ({ name: reader.name(), kind: reader.byte(), index: reader.u32() })),
    element: elements[0],
    bodies: list("code", (reader) => reader.take(reader.u32())),
    data: list("data", readPiece),
  };
}

/** The bytes that `pass` goes past. @param {Reading} reader @param {() => unknown} pass */
function taken(reader, pass) {
  const from = reader.at;
  pass();
  return reader.bytes.subarray(from, reader.at);
}

/** @param {Reading} reader @returns {Type} */
function readType(reader) {
  let parameters = 0;
  const bytes = taken(reader, () => {
    if (reader.byte() !== 0x60) throw new Error("a type that is no function's");
    parameters = reader.list(() => reader.byte()).length;
    reader.list(() => reader.byte());
  });
  return { bytes, parameters };
}

/** @param {Reading} reader */
function readImport(reader) {
  let type = 0;
  const bytes = taken(reader, () => {
    const names = [reader.name(), reader.name()];
    if (reader.byte() !== 0) throw new Error(`the core imports ${names.join(".")}, which is no function`);
    type = reader.u32();
  });
  return { bytes, type };
}

/** @param {Reading} reader */
function passLimits(reader) {
  const flags = reader.byte();
  reader.u32();
  if (flags & 1) reader.u32();
}

/** @param {Reading} reader @returns {Global} */
function readGlobal(reader) {
  let type = new Uint8Array();
  let value = 0;
  const bytes = taken(reader, () => {
    type = reader.take(2);
    value = passConstant(reader);
  });
  return { bytes, type, value };
}

/** @param {Reading} reader @returns {Element} */
function readElement(reader) {
  if (reader.u32() !== 0) throw new Error("a list of functions of a kind that is not known");
  return { at: taken(reader, () => passConstant(reader)), functions: reader.list(() => reader.u32()) };
}

/** @param {Reading} reader @returns {Piece} */
function readPiece(reader) {
  if (reader.u32() !== 0) throw new Error("data of a kind that is not known");
  return { at: passConstant(reader), bytes: reader.take(reader.u32()) };
}

/** @param {Reading} reader */
function passConstant(reader) {
  if (reader.byte() !== 0x41) throw new Error("a value that is no plain number");
  const value = reader.s32();
  if (reader.byte() !== END) throw new Error("a value that is more than a number");
  return value;
}

// ---- which function goes where ---------------------------------------------------------------------------

/**
 * `isHot` by number; the cold functions that the hot part names, each of which has a place in the table of calls;
 * the functions of the hot part that the cold one calls, which come after those; the numbers in each body.
 * @typedef {{isHot: boolean[], called: number[], callees: number[], place: Map<number, number>, numbers: Set<number>[]}} Parts
 */

/** @param {Core} core @param {Set<number>} seen @returns {Parts} */
function partsOf(core, seen) {
  const first = core.imports.length;
  const uses = core.bodies.map(usesOf);
  const isHot = [...core.imports.map(() => true), ...uses.map(({ isBound }, number) => isBound || seen.has(number))];
  const named = new Set([...core.element.functions, ...core.exports.filter(({ kind }) => kind === 0).map(({ index }) => index)]);
  const callees = new Set();
  uses.forEach(({ functions }, number) => {
    const hot = isHot[first + number];
    for (const index of functions) if (hot) named.add(index);
      else if (isHot[index]) callees.add(index);
  });
  const called = ordered([...named].filter((index) => !isHot[index]));
  const given = ordered([...callees]);
  return { isHot, called, callees: given, place: new Map([...called, ...given].map((index, place) => [index, place])), numbers: uses.map(({ numbers }) => numbers) };
}

/** The functions that a body names, and its numbers; whether it has to stay in the hot part. @param {Uint8Array} body */
function usesOf(body) {
  const functions = new Set();
  const numbers = new Set();
  let isBound = false;
  const reader = new Reader(body);
  passLocals(reader);
  walk(reader, body.length, (space, _from, _to, index) => {
    if (space === "function" || space === "reference") functions.add(index);
    if (space === "data" || space === "element") throw new Error("a core that fills its memory or table by itself is not known");
    if (space === "reference") isBound = true;
  }, (_kind, value) => numbers.add(value >>> 0));
  return { functions, numbers, isBound };
}

/** @param {number[]} numbers */
function ordered(numbers) {
  return numbers.sort((one, other) => one - other);
}

// ---- writing ---------------------------------------------------------------------------------------------

/** @param {Core} core @param {Parts} parts @param {Piece[]} data */
function hotPart(core, { isHot, called, callees, place }, data) {
  const first = core.imports.length;
  const kept = core.typeOf.map((_, index) => index).filter((index) => index >= first && (isHot[index] || place.has(index)));
  const numbers = new Map(kept.map((index, number) => [index, first + 1 + number]));
  const renumber = (/** @type {number} */ index) => (index < first ? index : /** @type {number} */ (numbers.get(index)));
  const [none, same] = [core.types.length, core.types.length + 1];
  const [loaded, ready, calls] = [core.globals.length, first + 1 + kept.length, core.tables.length];
  const body = (/** @type {number} */ index) => {
    if (isHot[index]) return sized(rewritten(core.bodies[index - first], 0, renumber));
    const type = core.typeOf[index];
    const given = Array.from({ length: core.types[type].parameters }, (_, number) => [0x20, ...u32(number)]).flat();
    return sized(Uint8Array.of(0, ...given, 0x41, ...s32(place.get(index) ?? 0), 0x10, ...u32(ready), 0x11, ...u32(type), ...u32(calls), END));
  };
  // Gives back the number that it is given, once the cold part is there.
  const readyBody = Uint8Array.of(0, 0x23, ...u32(loaded), 0x45, 0x04, 0x40, 0x10, ...u32(first), 0x41, 1, 0x24, ...u32(loaded), END, 0x20, 0, END);
  const fromPlace = [2, ...u32(calls), 0x41, ...s32(called.length), END, 0];
  return assembled(core, {
    type: vector([...core.types.map(({ bytes }) => bytes), functionType([], []), functionType([I32], [I32])]),
    import: vector([...core.imports, joined([name("env"), name(LOAD), [0, ...u32(none)]])]),
    function: vector([...kept.map((index) => u32(core.typeOf[index])), u32(same)]),
    table: vector([...core.tables, tableOfCalls(place.size)]),
    global: vector([...core.globals.map(({ bytes }) => bytes), zero()]),
    export: vector([...core.exports, ...given(core)].map((each) => exported(each, renumber))),
    element: vector([
      joined([[0], core.element.at, vector(core.element.functions.map((index) => u32(renumber(index))))]),
      joined([fromPlace, vector(callees.map((index) => u32(renumber(index))))]),
    ]),
    dataCount: Uint8Array.from(u32(data.length)),
    code: vector([...kept.map(body), sized(readyBody)]),
    data: placed(data),
  });
}

/** @param {Core} core @param {Parts} parts @param {Piece[]} data */
function coldPart(core, { isHot, called, callees, place }, data) {
  const first = core.imports.length;
  const own = core.typeOf.map((_, index) => index).filter((index) => !isHot[index]);
  const numbers = new Map([...callees, ...own].map((index, number) => [index, number]));
  const renumber = (/** @type {number} */ index) => /** @type {number} */ (numbers.get(index));
  const taken = callees.map((index) => joined([name("call"), name(String(place.get(index))), [0, ...u32(core.typeOf[index])]]));
  const atStart = [2, ...u32(core.tables.length), 0x41, 0, END, 0];
  const sections = {
    type: vector([...core.types.map(({ bytes }) => bytes), functionType([], [])]),
    import: vector([...taken, ...given(core).map(({ name: called, kind, type }) => joined([name("core"), name(called), [kind], type(place.size)]))]),
    function: vector([...own.map((index) => u32(core.typeOf[index])), u32(core.types.length)]),
    // What is written last runs first, before any of the others can be called.
    start: Uint8Array.from(u32(callees.length + own.length)),
    element: vector([joined([atStart, vector(called.map((index) => u32(renumber(index))))])]),
    dataCount: Uint8Array.from(u32(data.length)),
    code: vector([...own.map((index) => sized(rewritten(core.bodies[index - first], 0, renumber))), sized(placing(data))]),
    data: unplaced(data),
  };
  return moduleOf(Object.entries(sections).map(([section, data]) => ({ id: SECTIONS[section], data })));
}

/** The core with these sections in place of its own. @param {Core} core @param {Partial<Record<keyof typeof SECTIONS, Uint8Array>>} fresh */
function assembled(core, fresh) {
  const sections = new Map(core.sections);
  sections.delete(0);
  for (const [section, data] of Object.entries(fresh)) sections.set(SECTIONS[section], data);
  return moduleOf([...core.custom.map((data) => ({ id: 0, data })), ...[...sections].map(([id, data]) => ({ id, data }))]);
}

/** The pieces, those that lie close together as one. @param {Piece[]} pieces @returns {Piece[]} */
function joinedPieces(pieces) {
  /** @type {Piece[][]} */
  const groups = [];
  let end = -Infinity;
  for (const piece of [...pieces].sort((one, other) => one.at - other.at)) {
    if (piece.at < end) throw new Error("data that lies on other data");
    if (piece.at - end > ZEROS) groups.push([]);
    groups[groups.length - 1].push(piece);
    end = piece.at + piece.bytes.length;
  }
  return groups.map((group) => {
    const [{ at }, last] = [group[0], group[group.length - 1]];
    const bytes = new Uint8Array(last.at + last.bytes.length - at);
    for (const piece of group) bytes.set(piece.bytes, piece.at - at);
    return { at, bytes };
  });
}

/** What the cold part uses as the hot one does, under the same numbers: all there is but functions. @param {Core} core */
function given(core) {
  const lists = { table: core.tables, memory: core.memories, global: core.globals.map(({ type }) => type), tag: core.tags };
  const all = Object.entries(lists).flatMap(([kind, types]) =>
    types.map((type, index) => ({ name: `${GIVEN}${kind}${index}`, kind: KINDS.indexOf(kind), index, type: (/** @type {number} */ _) => type })));
  const calls = { name: `${GIVEN}calls`, kind: KINDS.indexOf("table"), index: core.tables.length, type: tableOfCalls };
  // Tables count in the order in which they are imported.
  return [...all.slice(0, core.tables.length), calls, ...all.slice(core.tables.length)];
}

/** A body from a place on, its functions under other numbers. @param {Uint8Array} body @param {number} from @param {Renumber} renumber */
function rewritten(body, from, renumber) {
  const reader = new Reader(body, from);
  if (from === 0) passLocals(reader);
  /** @type {(Uint8Array | number[])[]} */
  const parts = [];
  let done = from;
  walk(reader, body.length, (space, start, end, index) => {
    if (space !== "function" && space !== "reference") return;
    parts.push(body.subarray(done, start), u32(renumber(index)));
    done = end;
  });
  return joined([...parts, body.subarray(done)]);
}

/** @param {Export} what @param {Renumber} renumber */
function exported({ name: called, kind, index }, renumber) {
  return joined([name(called), [kind], u32(kind === 0 ? renumber(index) : index)]);
}

/** @param {number[]} parameters @param {number[]} results */
function functionType(parameters, results) {
  return Uint8Array.of(0x60, ...u32(parameters.length), ...parameters, ...u32(results.length), ...results);
}

/** A number that changes, at first zero. */
function zero() {
  return Uint8Array.of(I32, 1, 0x41, 0, END);
}

/** @param {number} size */
function tableOfCalls(size) {
  return Uint8Array.of(FUNCREF, 1, ...u32(size), ...u32(size));
}
