// @ts-check
/* What the visitor can ask for at any time: hint, undo and redo, tricks, cards out, settings.
 * Not here: a new match, which lies in the settings, away from the cards. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { VISITOR, canUndo, showsCount } from "../state.js";
import { canTrack, showsTracker } from "./tracker.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function actionBar(view) {
  const { screen, state, words, act } = view;
  const { settings } = state;
  const looks = settings.lastTrick || showsCount(state);
  return html`<div class="tb-actions" role="group" aria-label=${words.say("actions")}>
    ${settings.hints === "before" ? button(words.say("hint"), "h", screen.to_act === VISITOR && !state.showing, () => act.hint()) : nothing}
    ${button(undo(words), "u", canUndo(state), () => act.undo())}
    ${state.undone.length > 0 ? button(sign(REDO, words.say("redo")), "y", true, () => act.redo()) : nothing}
    ${settings.lastTrick ? button(words.say("last-trick"), "l", screen.tricks.length > 0, () => act.reviewLastTrick(), state.review) : nothing}
    ${looks && screen.phase !== "draw" ? button(sign(LIST, words.say("tricks-list")), "t", true, () => act.showDialog("tricks")) : nothing}
    ${canTrack(view) ? button(sign(EYE, words.say("tracker")), "c", true, () => act.track(), showsTracker(view)) : nothing}
    ${button(html`${gear}<span class="tb-spoken">${words.say("settings")}</span>`, null, true, () => act.showDialog("settings"))}
  </div>`;
}

/** By its word, or where redoing stands beside it and room is short by the arrow. @param {import("../words.js").Words} words */
function undo(words) {
  return html`<svg class="tb-gear tb-tight" viewBox="0 0 24 24" aria-hidden="true"><path d=${UNDO} /></svg><span class="tb-word">${words.say("undo")}</span>`;
}

const UNDO = "M11 5L4 12l7 6v-4h4a3.5 3.5 0 0 1 0 7h-3v2.5h3A6 6 0 0 0 15 10h-4Z";
const REDO = "M13 5l7 6-7 6v-4H9a3.5 3.5 0 0 0 0 7h3v2.5H9A6 6 0 0 1 9 10.5h4Z";
const LIST = "M3 5h3v3H3Zm5 0h13v3H8ZM3 10.5h3v3H3Zm5 0h13v3H8ZM3 16h3v3H3Zm5 0h13v3H8Z";
const EYE = "M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7S3.5 15 2 12c1.5-3 5-7 10-7Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z";

/** A sign for those who see, its name for all others. @param {string} outline @param {string} name */
function sign(outline, name) {
  return html`<svg class="tb-gear" viewBox="0 0 24 24" aria-hidden="true"><path d=${outline} /></svg><span class="tb-spoken">${name}</span>`;
}

const gear = html`<svg class="tb-gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M10 2h4l.5 2.7 1.8.8 2.3-1.6 2.8 2.8-1.6 2.3.8 1.8 2.6.5v4l-2.6.5-.8 1.8 1.6 2.3-2.8 2.8-2.3-1.6-1.8.8L14 22h-4l-.5-2.6-1.8-.8-2.3 1.6-2.8-2.8 1.6-2.3-.8-1.8L.8 13.5v-3l2.6-.7.8-1.8-1.6-2.3 2.8-2.8 2.3 1.6 1.8-.8ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z" />
</svg>`;

/** @param {unknown} label @param {string | null} key @param {boolean} possible @param {() => unknown} act @param {boolean | null} [pressed] */
function button(label, key, possible, act, pressed = null) {
  return html`<button
    type="button"
    class="tb-button"
    aria-disabled=${possible ? nothing : "true"}
    aria-keyshortcuts=${key ?? nothing}
    aria-pressed=${pressed ?? nothing}
    @click=${() => possible && act()}
  >
    ${label}
  </button>`;
}
