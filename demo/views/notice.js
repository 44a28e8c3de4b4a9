// @ts-check
/* The lines under the hand: a refusal, a hint, a reason, an error, or else what just happened and who is awaited.
 * Not here: saying it aloud (announce.js), so all of this is silent except its buttons. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { noticeHead, turnKey } from "../announce.js";
import { showsCount } from "../state.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function noticeBoard(view) {
  const { notice } = view.state;
  if (!notice && showsCount(view.state)) return nothing; // the count says it all
  return html`<div class="tb-notice" data-kind=${notice?.kind ?? "said"}>${notice ? told(view, notice) : happened(view)}</div>`;
}

/** @param {TableView} view @param {import("../types.js").Notice} notice */
function told({ words, act }, notice) {
  const head = noticeHead(notice, words);
  return html`<div class="tb-notice__text" aria-hidden="true">
      ${head ? html`<p class="tb-notice__head">${head}</p>` : nothing} ${notice.messages.map((message) => html`<p>${words.tell(message)}</p>`)}
    </div>
    <button type="button" class="tb-button tb-notice__close" aria-label=${words.say(notice.kind === "error" ? "retry" : "close")} @click=${() => act.dismiss()}>
      ${notice.kind === "error" ? words.say("retry") : "×"}
    </button>`;
}

/** @param {TableView} view */
function happened({ state, words }) {
  const turn = turnKey(state);
  return html`<div class="tb-notice__text" aria-hidden="true">
    ${state.said.slice(-2).map((message) => html`<p>${words.tell(message)}</p>`)} ${turn ? html`<p class="tb-notice__head">${words.say(turn)}</p>` : nothing}
  </div>`;
}
