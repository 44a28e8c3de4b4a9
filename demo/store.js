// @ts-check
/* Keeps the match and the settings in the browser's own storage, and damaged matches aside.
 * Not here: what a save means; only the engine can tell whether one is sound. */

/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {{save: Save | null, previous: Save | null}} Kept */

const MATCH = "manille.match";
const SETTINGS = "manille.settings";
const ASIDE = "manille.damaged.";
const MOST_ASIDE = 5;

export class Store {
  /** @param {Storage | null} storage null where the browser gives none */
  constructor(storage) {
    this.storage = storage;
  }

  /** Whether what is written stays: private windows and full disks say no. */
  get works() {
    return this.storage !== null;
  }

  /** The match as last written. A text that is no match at all is set aside. @returns {Kept} */
  readMatch() {
    const text = this.#get(MATCH);
    if (text === null) return { save: null, previous: null };
    const kept = parsed(text);
    if (kept && isObject(kept["save"])) {
      return { save: kept["save"], previous: isObject(kept["previous"]) ? kept["previous"] : null };
    }
    this.setMatchAside();
    return { save: null, previous: null };
  }

  /** @param {Save} save @param {Save | null} previous */
  writeMatch(save, previous) {
    this.#set(MATCH, JSON.stringify({ save, previous }));
  }

  /** Move the stored match, as it is, to a name of its own; nothing is lost and nothing is in the way. */
  setMatchAside() {
    const text = this.#get(MATCH);
    if (text === null) return;
    const used = this.asideNames();
    const last = Number(used.at(-1)?.slice(ASIDE.length) ?? 0);
    for (const name of used.slice(0, Math.max(0, used.length + 1 - MOST_ASIDE))) this.removeAside(name);
    this.#set(`${ASIDE}${last + 1}`, text);
    this.#remove(MATCH);
  }

  /** The names of what is set aside, oldest first. @returns {string[]} */
  asideNames() {
    const names = this.storage ? Object.keys(this.storage).filter((name) => name.startsWith(ASIDE)) : [];
    return names.sort((a, b) => Number(a.slice(ASIDE.length)) - Number(b.slice(ASIDE.length)));
  }

  /** @param {string} name */
  readAside(name) {
    return this.#get(name) ?? "";
  }

  /** @param {string} name */
  removeAside(name) {
    this.#remove(name);
  }

  /** @returns {Record<string, unknown>} */
  readSettings() {
    return parsed(this.#get(SETTINGS) ?? "") ?? {};
  }

  /** @param {Settings} settings */
  writeSettings(settings) {
    this.#set(SETTINGS, JSON.stringify(settings));
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
    } catch {
      this.storage = null;
    }
  }

  /** @param {string} name */
  #remove(name) {
    try {
      this.storage?.removeItem(name);
    } catch {
      this.storage = null;
    }
  }
}

/** The browser's storage, if it lets a page write. @returns {Storage | null} */
export function usableStorage() {
  try {
    const probe = "manille.probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? /** @type {Record<string, unknown>} */ (value) : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is object} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
