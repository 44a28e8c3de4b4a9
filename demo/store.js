// @ts-check
/* Keeps the match, the settings and the statistics in the browser's own storage, and damaged matches aside.
 * Not here: what a save means; only the engine can tell whether one is sound. */

import { Box } from "./box.js";
import { merged, read, withDeal, withHint, written } from "./stats.js";

/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {import("./types.js").Stats} Stats */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {{op: string} & Record<string, unknown>} Request */
/** @typedef {{save: Save | null, previous: Save | null, screen: Screen | null}} Kept */

const MATCH = "manille.match";
const DECIDED = "manille.decided";
const SETTINGS = "manille.settings";
const STATS = "manille.statistics";
const NOTES = "manille.notes";
const ASIDE = "manille.damaged.";
const MOST_ASIDE = 5;
/** Counted up when a screen is no longer drawn like the ones before: then the engine is waited for. */
const SHAPE = 1;

export class Store {
  /** @param {Storage | null} storage null where the browser gives none */
  constructor(storage) {
    this.storage = storage;
    this.box = new Box(storage);
    /** Whether what is written stays: private windows and full disks say no. */
    this.works = storage !== null;
  }

  /** The match as last written. A text that is no match at all is set aside. @returns {Kept} */
  readMatch() {
    const nothing = { save: null, previous: null, screen: null };
    const text = this.box.get(MATCH);
    if (text === null) return nothing;
    const kept = parsed(text);
    if (!kept || !isObject(kept["save"])) {
      this.setMatchAside();
      return nothing;
    }
    const { save, previous, screen, shape } = kept;
    const drawn = shape === SHAPE && isObject(screen) ? /** @type {Screen} */ (screen) : null;
    return { save, previous: isObject(previous) ? previous : null, screen: drawn };
  }

  /** Where there is little room, what can be had again or done without is left out. @param {Save} save @param {Save | null} previous @param {Screen} screen */
  writeMatch(save, previous, screen) {
    const texts = [{ save, previous, shape: SHAPE, screen }, { save, previous }, { save, previous: null }];
    this.works = texts.some((kept) => this.box.set(MATCH, JSON.stringify(kept)));
  }

  /** What the visitor has decided and the engine has not answered yet: leaving the page then loses nothing. @param {Save} save @param {Request} request */
  writeDecided(save, request) {
    this.box.set(DECIDED, JSON.stringify({ save, request }));
  }

  /** What was decided in this very position and never answered. @param {Save} save @returns {Request | null} */
  readDecided(save) {
    const kept = parsed(this.box.get(DECIDED) ?? "");
    const here = kept !== null && JSON.stringify(kept["save"]) === JSON.stringify(save);
    return here && isObject(kept["request"]) ? /** @type {Request} */ (kept["request"]) : null;
  }

  dropDecided() {
    this.box.remove(DECIDED);
  }

  /** Move the stored match, as it is, to a name of its own; nothing is lost and nothing is in the way. */
  setMatchAside() {
    if (this.box.get(MATCH) === null) return;
    const used = this.asideNames();
    const last = Number(used.at(-1)?.slice(ASIDE.length) ?? 0);
    for (const name of used.slice(0, Math.max(0, used.length + 1 - MOST_ASIDE))) this.removeAside(name);
    this.box.move(MATCH, `${ASIDE}${last + 1}`);
  }

  /** The names of what is set aside, oldest first. @returns {string[]} */
  asideNames() {
    const names = this.storage ? Object.keys(this.storage).filter((name) => name.startsWith(ASIDE)) : [];
    return names.sort((a, b) => Number(a.slice(ASIDE.length)) - Number(b.slice(ASIDE.length)));
  }

  /** @param {string} name */
  readAside(name) {
    return this.box.get(name) ?? "";
  }

  /** @param {string} name */
  removeAside(name) {
    this.box.remove(name);
  }

  /** @returns {Record<string, unknown>} */
  readSettings() {
    return parsed(this.box.get(SETTINGS) ?? "") ?? {};
  }

  /** @param {Settings} settings */
  writeSettings(settings) {
    this.box.set(SETTINGS, JSON.stringify(settings));
  }

  /** The first notes that were put away. @returns {string[]} */
  readNotes() {
    const { seen } = parsed(this.box.get(NOTES) ?? "") ?? {};
    return Array.isArray(seen) ? seen.filter((name) => typeof name === "string") : [];
  }

  /** @param {string[]} seen */
  writeNotes(seen) {
    this.box.set(NOTES, JSON.stringify({ seen }));
  }

  // ---- statistics; read anew each time, since another tab may have written ----

  /** @returns {Stats} */
  readStats() {
    return read(this.box.get(STATS) ?? "") ?? {};
  }

  /** @param {Stats} stats */
  writeStats(stats) {
    this.box.set(STATS, written(stats));
  }

  /** @param {Save} save @param {Screen} screen */
  countDeal(save, screen) {
    const { seed, bot } = names(save);
    this.writeStats(withDeal(this.readStats(), seed, bot, screen));
  }

  /** @param {Save} save */
  countHint(save) {
    const { seed, bot, variant } = names(save);
    this.writeStats(withHint(this.readStats(), seed, bot, variant));
  }

  /** Whether `text` was a file of statistics. @param {string} text */
  mergeStats(text) {
    const other = read(text);
    if (other) this.writeStats(merged(this.readStats(), other));
    return other !== null;
  }
}

/** The browser's storage, if it lets a page write. @returns {Storage | null} */
export function usableStorage() {
  try {
    // What stands in for a storage that is denied keeps nothing.
    if (!(localStorage instanceof Storage)) return null;
    const probe = "manille.probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}

/** The three names that a save bears: its chance, its bot, its rules. @param {any} save */
function names(save) {
  return { seed: String(save.seed), bot: String(save.bot), variant: String(save.record?.variant) };
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
