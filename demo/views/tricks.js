// @ts-check
/* The deal so far as a list: calls, tricks, and for each thing that a bot did the question why.
 * Not here: the reasons, which are the engine's, and the last trick on the cloth (felt.js). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { noticeText } from "../announce.js";
import { smallCard } from "../cards.js";
import { VISITOR } from "../state.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../types.js").Screen} Screen */
/** @typedef {import("../types.js").Trick} Trick */
/** @typedef {import("../types.js").Played} Played */

/** @param {View} view */
export function trickList(view) {
  const { state, words } = view;
  const { screen } = state;
  return html`<h2 class="tb-title" id="tb-dialog-title">${words.say("tricks-title", { n: screen?.deal ?? 0 })}</h2>
    <p class="tb-fine">${words.say("tricks-lead")}</p>
    <div class="tb-reason" role="status">${reason(view)}</div>
    ${screen ? html`${calls(view, screen)}${tricks(view, screen)}` : nothing}`;
}

/** @param {View} view */
function reason({ state, words }) {
  return state.notice ? html`<p>${noticeText(state.notice, words)}</p>` : nothing;
}

/** @param {View} view @param {Screen} screen */
function calls({ words, act }, screen) {
  if (screen.calls.length === 0) return nothing;
  return html`<ul class="tb-list">
    ${screen.calls.map(({ seat, call, event }) => {
      const facts = { seat, call };
      if (seat === VISITOR || event === undefined) return html`<li>${words.say("call-of", facts)}</li>`;
      return html`<li><button type="button" class="tb-ask" data-event=${event} @click=${() => act.whyEvent(event)}>${words.say("call-of", facts)}<span class="tb-ask__why">${words.say("why")}</span></button></li>`;
    })}
  </ul>`;
}

/** @param {View} view @param {Screen} screen */
function tricks(view, screen) {
  const running = screen.trick && screen.trick.cards.length > 0 ? [screen.trick] : [];
  return html`<ol class="tb-list">${[...screen.tricks, ...running].map((trick, i) => row(view, trick, i + 1))}</ol>`;
}

/** @param {View} view @param {Trick} trick @param {number} n */
function row(view, trick, n) {
  const { words } = view;
  const title = trick.winner ? words.say("trick-row", { n, seat: trick.winner, points: trick.points }) : words.say("trick-running", { n });
  return html`<li class="tb-trickrow"><p>${title}</p><div class="tb-row">${trick.cards.map((played) => card(view, played))}</div></li>`;
}

/** @param {View} view @param {Played} played */
function card({ state, words, act }, { seat, card, event }) {
  const face = html`<span>${words.seat(seat, "label")}</span>${smallCard(card, state.settings.letters, words)}`;
  if (seat === VISITOR || event === undefined) return html`<span class="tb-ask">${face}</span>`;
  const name = words.say("why-card-of", { seat, card });
  return html`<button type="button" class="tb-ask" data-event=${event} aria-label=${name} @click=${() => act.whyEvent(event)}>${face}<span class="tb-ask__why" aria-hidden="true">?</span></button>`;
}
