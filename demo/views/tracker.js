// @ts-check
/* What a player who counts would know: cards still out by suit, own masters, trumps out.
 * Not here: the counting, which is the engine's. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { smallCard, suitSign } from "../cards.js";
import { VISITOR } from "../state.js";

/** @typedef {import("./view.js").TableView} TableView */

/** Whether it is shown, always or because it was asked for. @param {TableView} view */
export function showsTracker({ state, screen }) {
  const { tracker } = state.settings;
  return screen.tracker != null && (tracker === "always" || (tracker === "request" && state.tracking));
}

/** @param {TableView} view */
export function trackerPanel(view) {
  if (!showsTracker(view)) return nothing;
  const { screen, words } = view;
  const { out, masters, trumps_out: trumpsOut } = /** @type {import("../types.js").Tracker} */ (screen.tracker);
  const suits = [...new Set(out.map(suitOf))];
  const trump = screen.trump !== null && screen.trump !== "NT";
  return html`<section class="tb-tracker" aria-label=${words.say("tracker")}>
    <p class="tb-tracker__title">${words.say("tracker-out", { n: out.length })}</p>
    <ul class="tb-list">${suits.map((suit) => html`<li>${suitSign(suit)}${cards(view, out.filter((card) => suitOf(card) === suit))}</li>`)}</ul>
    ${masters.length ? html`<p>${words.say("tracker-masters", { n: masters.length })} ${cards(view, masters)}</p>` : nothing}
    ${trump ? html`<p>${words.say("tracker-trumps", { n: trumpsOut })}</p>` : nothing}
  </section>`;
}

/** @param {string} card */
function suitOf(card) {
  return card.slice(-1);
}

/** @param {TableView} view @param {string[]} codes */
function cards({ state, words }, codes) {
  return html`<span class="tb-tracker__cards">${codes.map((code) => smallCard(code, state.settings.letters, words))}</span>`;
}

/** Whether there is anything to ask for. @param {TableView} view */
export function canTrack({ state, screen }) {
  return state.settings.tracker === "request" && screen.tracker != null && screen.sizes[VISITOR] > 0;
}
