// @ts-check
/* How far the engine has come, in bytes, and what to do when it does not come.
 * Not here: the loading itself (worker.js). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./view.js").View} View */

/** @param {View} view */
export function loading(view) {
  const { status } = view.state.engine;
  if (status === "ready") return nothing;
  if (status === "late") return late(view);
  return status === "failed" ? failure(view) : progress(view);
}

/** @param {View} view */
function late({ words, act }) {
  return html`<div class="tb-loading tb-late" role="status">
    <p>${words.say("late")}</p>
    <button type="button" class="tb-button" @click=${() => act.retry()}>${words.say("late-restart")}</button>
  </div>`;
}

/** @param {View} view */
function progress({ state, words }) {
  const { loaded, total } = state.engine;
  const facts = { loaded: megabytes(loaded, words), total: megabytes(total, words) };
  const text = total === 0 ? words.say("loading-start") : loaded < total ? words.say("loading-bytes", facts) : words.say("loading-almost");
  const waits = state.busy && !state.screen ? html`<p>${words.say(state.save ? "loading-match" : "loading-then-play")}</p>` : nothing;
  return html`<div class="tb-loading">
    <progress class="tb-progress" aria-label=${words.say("loading-label")} max=${total || 1} .value=${loaded}></progress>
    <p>${text}</p>
    ${waits}
  </div>`;
}

/** @param {View} view */
function failure({ state, words, act }) {
  return html`<div class="tb-panel tb-failure" role="alert">
    <p>${words.say("loading-failed")}</p>
    <p class="tb-detail">${words.say("loading-detail", { detail: state.engine.detail })}</p>
    <button type="button" class="tb-button tb-button--main" data-next @click=${() => act.retry()}>${words.say("retry")}</button>
  </div>`;
}

/** @param {number} bytes @param {import("../words.js").Words} words */
function megabytes(bytes, words) {
  return words.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
