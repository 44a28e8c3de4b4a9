// @ts-check
/* Matches that could not be read and were set aside: offered as files, until the visitor lets go of them.
 * Not here: finding out what is wrong with them (the engine does). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { faultText } from "../faults.js";
import { download } from "../files.js";

/** @typedef {import("./view.js").View} View */

/** @param {View} view */
export function keptNotices(view) {
  const { state, words, act } = view;
  return repeat(
    state.kept,
    (name) => name,
    (name) => html`<div class="tb-panel tb-kept" role="group" aria-label=${words.say("kept-label")}>
      <p>${words.say("kept")}</p>
      ${fault(view, name)}
      <div class="tb-row">
        <button type="button" class="tb-button tb-button--main" @click=${() => download(`${name}.json`, act.keptText(name))}>${words.say("kept-download")}</button>
        <button type="button" class="tb-button" @click=${() => act.forgetKept(name)}>${words.say("kept-forget")}</button>
      </div>
    </div>`,
  );
}

/** @param {View} view @param {string} name */
function fault({ state, words }, name) {
  const error = state.faults[name];
  return error ? html`<p class="tb-detail">${faultText(error, words)}</p>` : nothing;
}
