// @ts-check
/* What the visitor can ask for at any time: hint, undo, last trick, settings.
 * Not here: a new match, which lies in the settings, away from the cards. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { VISITOR } from "../state.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function actionBar(view) {
  const { screen, state, words, act } = view;
  return html`<div class="tb-actions" role="group" aria-label=${words.say("actions")}>
    ${button(words.say("hint"), "h", screen.to_act === VISITOR, () => act.hint())}
    ${button(words.say("undo"), "u", screen.can_undo, () => act.undo())}
    ${button(words.say(state.review ? "back-to-play" : "last-trick"), "l", screen.tricks.length > 0, () => act.reviewLastTrick())}
    ${button(words.say("settings"), null, true, () => act.showSettings(true))}
  </div>`;
}

/** @param {string} label @param {string | null} key @param {boolean} possible @param {() => unknown} act */
function button(label, key, possible, act) {
  return html`<button
    type="button"
    class="tb-button"
    aria-disabled=${possible ? nothing : "true"}
    aria-keyshortcuts=${key ?? nothing}
    @click=${() => possible && act()}
  >
    ${label}
  </button>`;
}
