// @ts-check
/* The lines under the hand: a refusal, a hint, a reason, an error, or else what just happened and who is awaited.
 * Not here: saying it aloud (announce.js), so all of this is silent except its buttons. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { noticeHead, turnKey } from "../announce.js";
import { canRest, showsCount } from "../state.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function noticeBoard(view) {
  const { notice } = view.state;
  if (!notice && showsCount(view.state)) return nothing; // the count says it all
  return html`<div class="tb-notice" data-kind=${notice?.kind ?? "said"}>${notice ? told(view, notice) : happened(view)}</div>`;
}

/** @param {TableView} view @param {import("../types.js").Notice} notice */
function told(view, notice) {
  const { words } = view;
  const head = noticeHead(notice, words);
  return html`<div class="tb-notice__text" aria-hidden="true">
      ${head ? html`<p class="tb-notice__head">${head}</p>` : nothing} ${notice.messages.map((message) => html`<p>${words.tell(message)}</p>`)}
    </div>
    ${away(view, notice)}`;
}

/** What stops the play says how it goes on; the rest can be put away. @param {TableView} view @param {import("../types.js").Notice} notice */
function away({ words, act }, notice) {
  const text = notice.kind === "error" ? "retry" : act.isPaused ? "go-on" : "close";
  return html`<button type="button" class="tb-button tb-notice__close" ?data-next=${text === "go-on"} aria-label=${words.say(text)} @click=${() => act.dismiss()}>
    ${text === "close" ? "×" : words.say(text)}
  </button>`;
}

/** @param {TableView} view */
function happened(view) {
  const { state, words } = view;
  const turn = turnKey(state);
  return html`<div class="tb-notice__text" aria-hidden="true">
      ${state.said.slice(-2).map((message) => html`<p>${words.tell(message)}</p>`)} ${turn ? html`<p class="tb-notice__head">${words.say(turn)}</p>` : nothing}
    </div>
    ${rest(view)}`;
}

/** @param {TableView} view */
function rest({ state, words, act }) {
  if (state.settings.rest !== "ask" || state.resting || state.showing || state.busy || !canRest(state)) return nothing;
  return html`<button type="button" class="tb-button tb-rest" @click=${() => act.rest()}>${words.say("play-rest")}</button>`;
}
