// @ts-check
/* The whole of the page's table, put together from its parts.
 * Not here: the parts. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { showsCount } from "../state.js";
import { actionBar } from "./actions.js";
import { chooser } from "./chooser.js";
import { countPanel } from "./count.js";
import { felt } from "./felt.js";
import { hand } from "./hand.js";
import { keptNotices } from "./kept.js";
import { loading } from "./loading.js";
import { noticeBoard } from "./notice.js";
import { settingsDialog } from "./settings.js";
import { statusStrip } from "./status.js";

/** @typedef {import("./view.js").View} View */

/** @param {View} view */
export function app(view) {
  const { state } = view;
  return html`${keptNotices(view)}${loading(view)}${body(view)}${state.screen || state.choosing ? settingsDialog(view) : nothing}`;
}

/** @param {View} view */
function body(view) {
  const { screen, choosing } = view.state;
  if (choosing) return chooser(view);
  if (!screen) return nothing;
  const table = { ...view, screen };
  return html`${view.state.canStore ? nothing : html`<p class="tb-panel tb-unstored">${view.words.say("cannot-store")}</p>`}
  <div class="tb-table" data-phase=${screen.phase} data-refuge tabindex="-1">
    ${statusStrip(table)}
    ${showsCount(view.state) ? countPanel(table) : html`${felt(table)}${hand(table)}`} ${noticeBoard(table)} ${actionBar(table)}
  </div>`;
}
