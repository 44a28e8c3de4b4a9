/* Which data of Python's core only its cold functions read: it comes with them, and is not there before.
 * Not here: the functions (runtime_split.mjs). Nothing in the core says where an object ends; but the linker put the data of
 * its parts in the order in which it put their functions, so between two places that neighbours name lies what is theirs. */

import { joined, s32, sized, u32, vector } from "./runtime_wasm.mjs";

/** Bytes after a number in hot code that stay: it may be the place of a table that is read far behind it. */
const BEHIND = 16_384;
/** How many places in a stretch neighbours have to name, and how far apart, for it to be theirs: single numbers may be just numbers. */
const [MANY, FAR] = [4, 16_384];
/** Nothing of Python's lies here, below all its data: not zero once the cold data is in place, in the image, too. */
const MARK = 1_016;
const [IF, RETURN, END, VOID] = [0x04, 0x0f, 0x0b, 0x40];

/** @typedef {{at: number, bytes: Uint8Array}} Piece */
/** @typedef {{from: number, to: number}} Stretch */

/** The pieces that only cold functions read. @param {Piece[]} pieces in their order, not on one another @param {Set<number>[]} numbers in each function's code @param {boolean[]} isHot @param {number[]} others numbers that may be places, from elsewhere @returns {Piece[]} */
export function coldOf(pieces, numbers, isHot, others) {
  const last = pieces[pieces.length - 1];
  const end = last.at + last.bytes.length;
  if (pieces[0].at <= MARK + 4) throw new Error("data where the mark of the cold data is to be");
  const memory = new Uint8Array(end);
  for (const { at, bytes } of pieces) memory.set(bytes, at);
  const hot = [pieces[0].at, ...others, ...numbers.flatMap((own, number) => (isHot[number] ? [...own] : [])), end];
  const stretches = stretchesOf(hot.filter((place) => place >= pieces[0].at && place <= end).sort((one, other) => one - other));
  const found = runsOf(isHot).flatMap((run) => {
    const places = run.flatMap((number) => [...numbers[number]]).sort((one, other) => one - other);
    return stretches.flatMap((stretch) => namedIn(stretch, places));
  });
  return apart(found).map(({ from, to }) => ({ at: from, bytes: memory.subarray(from, to) }));
}

/** What lies between hot places and far enough behind each. @param {number[]} places in their order @returns {Stretch[]} */
function stretchesOf(places) {
  return places.slice(1).map((to, i) => ({ from: places[i] + BEHIND, to })).filter(({ from, to }) => to - from >= FAR);
}

/** Cold functions that stand together, with no hot one among them. @param {boolean[]} isHot @returns {number[][]} */
function runsOf(isHot) {
  /** @type {number[][]} */
  const runs = [];
  isHot.forEach((hot, number) => {
    if (hot) return;
    if (number === 0 || isHot[number - 1]) runs.push([]);
    runs[runs.length - 1].push(number);
  });
  return runs;
}

/** From the first to the last place in a stretch, if they are many. @param {Stretch} stretch @param {number[]} places in their order @returns {Stretch[]} */
function namedIn({ from, to }, places) {
  const named = places.filter((place) => place >= from && place < to);
  const [first, last] = [named[0], named[named.length - 1]];
  return named.length >= MANY && last - first >= FAR ? [{ from: first, to: last }] : [];
}

/** Without what two have in common. @param {Stretch[]} stretches @returns {Stretch[]} */
function apart(stretches) {
  const ordered = [...stretches].sort((one, other) => one.from - other.from);
  const ends = ordered.map((_, i) => Math.max(0, ...ordered.slice(0, i).map(({ to }) => to)));
  return ordered.map(({ from, to }, i) => ({ from: Math.max(from, ends[i]), to })).filter(({ from, to }) => to > from);
}

/** The pieces without those that are cold. @param {Piece[]} pieces @param {Piece[]} cold */
export function without(pieces, cold) {
  return pieces.flatMap((piece) => {
    const left = [];
    let from = piece.at;
    const end = piece.at + piece.bytes.length;
    for (const { at, bytes } of cold) {
      if (at >= end || at + bytes.length <= from) continue;
      if (at > from) left.push(part(piece, from, at));
      from = at + bytes.length;
    }
    return from < end ? [...left, part(piece, from, end)] : left;
  });
}

/** @param {Piece} piece @param {number} from @param {number} to @returns {Piece} */
function part({ at, bytes }, from, to) {
  return { at: from, bytes: bytes.subarray(from - at, to - at) };
}

/** A section of data that is in place from the start. @param {Piece[]} pieces */
export function placed(pieces) {
  return vector(pieces.map(({ at, bytes }) => joined([[0, 0x41], s32(at), [END], sized(bytes)])));
}

/** One that is not. @param {Piece[]} pieces */
export function unplaced(pieces) {
  return vector(pieces.map(({ bytes }) => joined([[1], sized(bytes)])));
}

/** The body of a function that puts it into place, once for each memory. @param {Piece[]} pieces */
export function placing(pieces) {
  const number = (/** @type {number} */ value) => [0x41, ...s32(value)];
  const mark = number(MARK);
  const copies = pieces.flatMap(({ at, bytes }, index) => [...number(at), ...number(0), ...number(bytes.length), 0xfc, 8, ...u32(index), 0]);
  return Uint8Array.of(0, ...mark, 0x28, 2, 0, IF, VOID, RETURN, END, ...copies, ...mark, ...number(1), 0x36, 2, 0, END);
}
