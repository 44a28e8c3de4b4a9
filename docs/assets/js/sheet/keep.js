// @ts-check
/* Keeps the sheet in the browser's own storage; what cannot be read is set aside, not thrown away.
 * Not here: whether its deals can have happened (match.js). */

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {{sheet: Sheet | null, previous: Sheet | null}} Kept */

const NAME = "manille.sheet";
const ASIDE = "manille.sheet.damaged";
const FORMAT = "manille-sheet/1";
/** @type {Kept} */
const NOTHING = { sheet: null, previous: null };

export class Keep {
  /** @param {Storage | null} storage null where the browser gives none */
  constructor(storage) {
    this.storage = storage;
    this.works = storage !== null;
  }

  /** The sheet as last written, and the one it replaced. @returns {Kept} */
  read() {
    const text = this.#get(NAME);
    if (text === null) return NOTHING;
    const kept = parsed(text);
    if (kept) return kept;
    this.setAside();
    return NOTHING;
  }

  /** @param {Kept} kept */
  write(kept) {
    this.works = this.#set(NAME, JSON.stringify({ format: FORMAT, ...kept }));
  }

  /** Move what is stored, as it is, out of the way; what was aside before stays in front of it. */
  setAside() {
    const text = this.#get(NAME);
    if (text === null) return;
    this.#set(ASIDE, [this.aside(), text].filter(Boolean).join("\n"));
    this.#remove(NAME);
  }

  /** What is set aside, empty if nothing is. */
  aside() {
    return this.#get(ASIDE) ?? "";
  }

  dropAside() {
    this.#remove(ASIDE);
  }

  /** @param {string} name */
  #get(name) {
    try {
      return this.storage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} name @param {string} text */
  #set(name, text) {
    try {
      this.storage?.setItem(name, text);
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  /** @param {string} name */
  #remove(name) {
    try {
      this.storage?.removeItem(name);
    } catch {
      // It stays where it is.
    }
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
