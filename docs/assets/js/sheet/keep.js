// @ts-check
/* Keeps the sheet in the browser's own storage; what cannot be read is set aside, not thrown away.
 * Not here: whether its deals can have happened (match.js). */

import { Box } from "../../../demo/box.js";

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {{sheet: Sheet | null, previous: Sheet | null}} Kept */

const NAME = "manille.sheet";
const ASIDE = "manille.sheet.damaged";
/** How wide the window was and how tall the sheet in it, for the page to leave it that room when it comes again (hooks/sheet.py). */
const ROOM = "manille.room";
const FORMAT = "manille-sheet/1";
/** @type {Kept} */
const NOTHING = { sheet: null, previous: null };

export class Keep {
  /** @param {Storage | null} storage null where the browser gives none */
  constructor(storage) {
    this.box = new Box(storage);
    this.works = storage !== null;
  }

  /** The sheet as last written, and the one it replaced. @returns {Kept} */
  read() {
    const text = this.box.get(NAME);
    if (text === null) return NOTHING;
    const kept = parsed(text);
    if (kept) return kept;
    this.setAside();
    return NOTHING;
  }

  /** @param {Kept} kept */
  write(kept) {
    this.works = this.box.set(NAME, JSON.stringify({ format: FORMAT, ...kept }));
  }

  /** @param {number} height in CSS pixels; 0 where there is no sheet */
  writeRoom(height) {
    if (height) this.box.set(ROOM, `${innerWidth} ${height}`);
    else this.box.remove(ROOM);
  }

  /** Move what is stored, as it is, out of the way; what was aside before stays in front of it. */
  setAside() {
    const earlier = this.aside();
    this.box.move(NAME, ASIDE, earlier && `${earlier}\n`);
  }

  /** What is set aside, empty if nothing is. */
  aside() {
    return this.box.get(ASIDE) ?? "";
  }

  dropAside() {
    this.box.remove(ASIDE);
  }
}

/** @param {string} text @returns {Kept | null} */
function parsed(text) {
  try {
    const { format, sheet, previous } = JSON.parse(text);
    if (format !== FORMAT || !isSheet(sheet)) return null;
    return { sheet, previous: isSheet(previous) ? previous : null };
  } catch {
    return null;
  }
}

/** @param {any} value @returns {value is Sheet} */
function isSheet(value) {
  return (
    typeof value?.variant === "string" &&
    Array.isArray(value.options) &&
    value.options.every((/** @type {unknown} */ name) => typeof name === "string") &&
    isSide(value.first) &&
    Array.isArray(value.deals) &&
    value.deals.every(isReport)
  );
}

/** @param {any} value */
function isReport(value) {
  const numbers = [value?.tricks, value?.cards, value?.turned];
  return isSide(value?.whose) && typeof value.stakes === "string" && numbers.every(Number.isInteger);
}

/** @param {unknown} value */
function isSide(value) {
  return value === "NS" || value === "EW";
}
