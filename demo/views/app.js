// @ts-check
/* The whole of the page's table, put together from its parts.
 * Not here: the parts. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { showsCount } from "../state.js";
import { actionBar } from "./actions.js";
import { board } from "./board.js";
import { chooser } from "./chooser.js";
import { countPanel } from "./count.js";
import { dialog } from "./dialog.js";
import { felt } from "./felt.js";
import { hand } from "./hand.js";
import { firstNote } from "./help.js";
import { keptNotices } from "./kept.js";
import { loading } from "./loading.js";
import { noticeBoard } from "./notice.js";
import { statusStrip } from "./status.js";
import { trackerPanel } from "./tracker.js";

/** @typedef {import("./view.js").View} View */

/** @param {View} view */
export function app(view) {
  const { state } = view;
  return html`${keptNotices(view)}${loading(view)}${body(view)}${state.screen || state.choosing ? dialog(view) : nothing}`;
}

/** @param {View} view */
function body(view) {
  const { state } = view;
  if (state.choosing) return chooser(view);
  if (!state.screen) return state.watching ? elsewhere(view) : nothing;
  const table = { ...view, screen: state.screen };
  return html`${state.canStore ? nothing : html`<p class="tb-panel tb-unstored">${view.words.say("cannot-store")}</p>`}
  ${state.watching ? elsewhere(view) : nothing}${state.showing ? shown(view) : nothing}
  <div class="tb-table" data-phase=${state.screen.phase} data-refuge tabindex="-1" ?inert=${state.watching}>
    ${statusStrip(table)}
    ${showsCount(state) ? countPanel(table) : html`${felt(table)}${hand(table)}`} ${noticeBoard(table)}${firstNote(table)} ${actionBar(table)}
    ${trackerPanel(table)}${board(table)}
  </div>`;
}

/** @param {View} view */
function elsewhere({ words, act }) {
  return html`<div class="tb-panel tb-elsewhere" role="group" aria-label=${words.say("watching")}>
    <p>${words.say("watching")}</p>
    <button type="button" class="tb-button tb-button--main" data-next @click=${() => act.matches.takeOver()}>${words.say("play-here")}</button>
  </div>`;
}

/** @param {View} view */
function shown({ state, words, act }) {
  return html`<div class="tb-panel tb-shown" role="group" aria-label=${words.say("showing")}>
    <p>${words.say("showing")}</p>
    <button type="button" class="tb-button" @click=${() => act.matches.endShow()}>${words.say(state.showing?.save ? "back-to-match" : "end-show")}</button>
  </div>`;
}
