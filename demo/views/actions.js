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
    ${button(html`${gear}<span class="tb-spoken">${words.say("settings")}</span>`, null, true, () => act.showSettings(true))}
  </div>`;
}

const gear = html`<svg class="tb-gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M10 2h4l.5 2.7 1.8.8 2.3-1.6 2.8 2.8-1.6 2.3.8 1.8 2.6.5v4l-2.6.5-.8 1.8 1.6 2.3-2.8 2.8-2.3-1.6-1.8.8L14 22h-4l-.5-2.6-1.8-.8-2.3 1.6-2.8-2.8 1.6-2.3-.8-1.8L.8 13.5v-3l2.6-.7.8-1.8-1.6-2.3 2.8-2.8 2.3 1.6 1.8-.8ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z" />
</svg>`;

/** @param {unknown} label @param {string | null} key @param {boolean} possible @param {() => unknown} act */
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
