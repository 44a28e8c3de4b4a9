// @ts-check
/* The scoring sheet: what is being entered, what stands on it, undoing, a new one, and keeping all that.
 * Not here: counting (match.js looks it up) and how it looks (view.js). */

import { render } from "../../../demo/vendor/lit-html/lit-html.js";
import { usableStorage } from "../../../demo/store.js";
import { siteWords } from "../site-words.js";
import { Keep } from "./keep.js";
import { deal, followed } from "./match.js";
import { view } from "./view.js";

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Tables} Tables */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("../../../demo/words.js").Words} Words */

/** Open the kept sheet, or a new one with the rules that the form names. @param {HTMLElement} place @param {HTMLFormElement} form @param {boolean} isNew */
export async function open(place, form, isNew) {
  const root = new URL(place.dataset["root"] ?? "./", location.href);
  const keep = new Keep(usableStorage());
  const kept = keep.read();
  const words = await siteWords(place.dataset["lang"] ?? "", root, "sheet");
  const app = new App(place, form, root, keep, words);
  if (isNew) await app.begin(asked(form));
  else if (kept.sheet) await app.resume(kept.sheet, kept.previous);
  else app.show();
}

/** @param {HTMLFormElement} form @returns {Sheet} */
function asked(form) {
  const data = new FormData(form);
  const shown = [.../** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[data-for]:not([hidden]) :checked"))];
  return { variant: String(data.get("variant")), options: shown.map((box) => box.value), first: /** @type {Side} */ (data.get("first")), deals: [] };
}

export class App {
  /** @type {Sheet | null} */
  sheet = null;
  /** The sheet that a new one replaced. @type {Sheet | null} */
  previous = null;
  /** @type {Tables | null} */
  tables = null;

  /** @param {HTMLElement} place @param {HTMLFormElement} form @param {URL} root @param {Keep} keep @param {Words} words */
  constructor(place, form, root, keep, words) {
    this.place = place;
    this.form = form;
    this.root = root;
    this.keep = keep;
    this.words = words;
    this.panel = place.querySelector(".mt-sheet__panel") ?? document.createElement("div");
    this.panel.className = "mt-sheet__panel";
    place.append(this.panel);
    this.report = fresh();
  }

  /** @param {Sheet} sheet */
  async begin(sheet) {
    const old = this.keep.read().sheet;
    this.tables = await this.#load(sheet);
    this.previous = old;
    this.sheet = sheet;
    this.#changed();
    /** @type {HTMLElement | null} */ (this.panel.querySelector("h3"))?.focus();
  }

  /** What is kept and cannot have happened is as good as unreadable. @param {Sheet} sheet @param {Sheet | null} previous */
  async resume(sheet, previous) {
    const tables = await this.#load(sheet).catch((error) => {
      // A name that no table bears is damage; a network that is down is not.
      if (error instanceof Missing) return null;
      throw error;
    });
    if (tables && followed(tables, sheet)) [this.tables, this.sheet, this.previous] = [tables, sheet, previous];
    else this.keep.setAside();
    this.show();
  }

  /** Where the match stands. */
  get match() {
    return this.tables && this.sheet ? followed(this.tables, this.sheet) : null;
  }

  /** @param {Partial<Report>} change */
  enter(change) {
    this.report = { ...this.report, ...change };
    this.show();
  }

  /** What the entered deal would bring; null where it cannot be. */
  get preview() {
    const match = this.match;
    return this.tables && match ? deal(this.tables, match.standing, this.report) : null;
  }

  /** Whether the deal could be played for this. @param {string} stakes */
  offers(stakes) {
    return this.match !== null && this.tables?.stakes[this.match.standing.plats]?.[stakes] !== undefined;
  }

  write() {
    if (!this.sheet || !this.preview) return;
    this.sheet = { ...this.sheet, deals: [...this.sheet.deals, this.report] };
    this.report = fresh();
    this.#changed();
  }

  undo() {
    if (!this.sheet) return;
    this.report = this.sheet.deals.at(-1) ?? this.report;
    this.sheet = { ...this.sheet, deals: this.sheet.deals.slice(0, -1) };
    this.#changed();
  }

  /** Back to the choice of rules; the sheet stays until another one is begun. */
  choose() {
    this.sheet = null;
    this.show();
    this.form.querySelector("input")?.focus();
  }

  async back() {
    const { sheet, previous } = this.keep.read();
    const wanted = this.sheet ? previous : sheet;
    if (!wanted) return;
    this.tables = await this.#load(wanted);
    [this.sheet, this.previous] = [wanted, this.sheet ? sheet : previous];
    this.#changed();
  }

  dropAside() {
    this.keep.dropAside();
    this.show();
  }

  show() {
    /** @type {HTMLElement} */ (this.form.parentElement).hidden = this.sheet !== null;
    if (!this.offers(this.report.stakes) && this.match) this.report = { ...this.report, stakes: fresh().stakes };
    render(view(this), /** @type {HTMLElement} */ (this.panel));
    this.place.style.minHeight = "";
    this.keep.writeRoom(this.sheet ? this.place.offsetHeight : 0);
  }

  #changed() {
    this.keep.write({ sheet: this.sheet, previous: this.previous });
    this.show();
  }

  /** @param {Sheet} sheet @returns {Promise<Tables>} */
  async #load({ variant, options }) {
    const name = [variant, ...[...options].sort()].map(encodeURIComponent).join("+");
    const answer = await fetch(new URL(`assets/scores/${name}.json`, this.root));
    if (answer.status === 404) throw new Missing(name);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.json();
  }
}

class Missing extends Error {}

/** @returns {Report} */
function fresh() {
  return { whose: "NS", tricks: 4, cards: 30, stakes: "trump/0", turned: 0 };
}

