// @ts-check
/* A run of ten positions: what is chosen, checked and counted, and who has the focus.
 * Not here: which card is legal (every position says it) and how it looks (view.js). */

import { render } from "../../../demo/vendor/lit-html/lit-html.js";
import { Store, usableStorage } from "../../../demo/store.js";
import { siteWords } from "../site-words.js";
import { Problems } from "./problems.js";
import { view } from "./view.js";

/** @typedef {import("./problems.js").Problem} Problem */
/**
 * @typedef {object} State
 * @property {Problem} problem
 * @property {number} number its place in the run, from 1
 * @property {Set<string>} chosen
 * @property {boolean} checked
 * @property {number} right how many of the run have been answered without a mistake
 * @property {Set<string>} missed the branches of the law in which a mistake was made
 * @property {boolean} over
 */

export const RUN = 10;

/** Begin with the rules that the form names. @param {HTMLElement} place @param {HTMLFormElement} form */
export async function run(place, form) {
  const root = new URL(place.dataset["root"] ?? "./", location.href);
  const variant = String(new FormData(form).get("mt-trainer-variant"));
  const problems = new Problems(variant, root, () => (place.dataset["engine"] = "ready"));
  const [words] = await Promise.all([siteWords(place.dataset["lang"] ?? "", root, "trainer"), problems.load()]);
  const settings = new Store(usableStorage()).readSettings();
  new Run(place, form, problems, words, String(settings["letters"] ?? "english")).begin();
}

export class Run {
  /** @param {HTMLElement} place @param {HTMLFormElement} form @param {Problems} problems @param {import("../../../demo/words.js").Words} words @param {string} letters */
  constructor(place, form, problems, words, letters) {
    this.form = form;
    this.problems = problems;
    this.words = words;
    this.letters = /** @type {import("../../../demo/types.js").Letters} */ (letters);
    this.panel = document.createElement("div");
    this.panel.className = "mt-trainer__run";
    this.cloth = /** @type {HTMLElement} */ (place.querySelector("[data-part=table]"));
    this.state = this.#fresh();
  }

  begin() {
    this.cloth.replaceChildren(this.panel);
    this.panel.addEventListener("keydown", (event) => this.#onKey(event));
    this.#show();
    this.#focusHand();
  }

  /** @param {string} card */
  toggle(card) {
    const { chosen, checked } = this.state;
    if (checked) return;
    if (!chosen.delete(card)) chosen.add(card);
    this.#show();
  }

  /** Compare what was chosen with the answer. */
  check() {
    const { problem, chosen } = this.state;
    if (this.state.checked || chosen.size === 0) return;
    this.state.checked = true;
    const isRight = chosen.size === problem.legal.length && problem.legal.every((card) => chosen.has(card));
    if (isRight) this.state.right += 1;
    else this.#missed(problem.may.key);
    this.#show();
  }

  /** @param {string} branch */
  #missed(branch) {
    this.state.missed.add(branch);
    this.problems.bringBack(branch);
  }

  next() {
    if (this.state.number === RUN) this.state.over = true;
    else {
      Object.assign(this.state, { problem: this.problems.next(), number: this.state.number + 1, chosen: new Set(), checked: false });
    }
    this.#show();
    if (this.state.over) this.panel.querySelector("h3")?.focus();
    else this.#focusHand();
  }

  again() {
    this.state = this.#fresh();
    this.#show();
    this.#focusHand();
  }

  /** Back to the choice of rules. */
  leave() {
    this.cloth.replaceChildren(this.form);
    this.form.querySelector("input")?.focus();
  }

  /** @returns {State} */
  #fresh() {
    return { problem: this.problems.next(), number: 1, chosen: new Set(), checked: false, right: 0, missed: new Set(), over: false };
  }

  #show() {
    render(view(this), this.panel);
  }

  #focusHand() {
    /** @type {HTMLElement | null} */ (this.panel.querySelector("[data-card]"))?.focus({ preventScroll: true });
  }

  /** Arrows go from card to card. @param {KeyboardEvent} event */
  #onKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const cards = [.../** @type {NodeListOf<HTMLElement>} */ (this.panel.querySelectorAll("[data-card]"))];
    const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    cards[(at + step + cards.length) % cards.length]?.focus();
  }
}
