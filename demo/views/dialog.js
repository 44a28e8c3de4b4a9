// @ts-check
/* The one dialog of the page, and which of its contents is in it.
 * Not here: the contents. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { keysHelp } from "./help.js";
import { dealReview } from "./review.js";
import { settings } from "./settings.js";
import { statistics } from "./stats.js";
import { trickList } from "./tricks.js";

/** @typedef {import("./view.js").View} View */

/** @type {Record<import("../types.js").Dialog, (view: View) => unknown>} */
const CONTENTS = { settings, tricks: trickList, keys: keysHelp, stats: statistics, review: dealReview };

/** @param {View} view */
export function dialog(view) {
  const { state, words, act } = view;
  const name = state.dialog;
  return html`<dialog class="tb-dialog" data-dialog=${name ?? nothing} aria-labelledby="tb-dialog-title" ${ref((element) => open(element, name !== null))} @cancel=${() => act.showDialog(null)} @close=${() => act.showDialog(null)} @click=${closeOutside}>
    ${name === null ? nothing : html`<form method="dialog" class="tb-settings">
      ${CONTENTS[name](view)}
      <button class="tb-button tb-button--main">${words.say("done")}</button>
    </form>`}
  </dialog>`;
}

/** A dialog is open in the document or it is not; the state says which it should be. @param {Element | undefined} element @param {boolean} wanted */
function open(element, wanted) {
  if (!(element instanceof HTMLDialogElement)) return;
  // It has to be in the document first, which it is once this draw is over.
  queueMicrotask(() => {
    if (wanted && !element.open && element.isConnected) element.showModal();
    if (!wanted && element.open) element.close();
  });
}

/** @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target instanceof HTMLDialogElement) event.target.close();
}
