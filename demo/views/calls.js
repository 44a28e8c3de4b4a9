// @ts-check
/* The answers that the visitor may give: a trump, no trump, passing, doubling.
 * Not here: which answers there are; the engine's question has them. */

import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { suitSign } from "../cards.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function callPanel(view) {
  const { screen, words } = view;
  const choices = screen.question?.choices ?? [];
  const naming = choices.some((call) => call.length <= 2);
  const question = naming ? "ask-trump" : isRedouble(choices) ? "ask-redouble" : "ask-double";
  return html`<div class="tb-calls" role="group" aria-labelledby="tb-question" @click=${(/** @type {Event} */ event) => event.stopPropagation()}>
    <p id="tb-question" class="tb-calls__title">${words.say(question)}</p>
    <div class="tb-calls__choices">${repeat(choices, (call) => call, (call, i) => choice(view, call, naming, i === 0))}</div>
  </div>`;
}

/** @param {string[]} choices */
function isRedouble(choices) {
  return choices.includes("redouble");
}

/** @param {TableView} view @param {string} call @param {boolean} naming @param {boolean} first */
function choice({ words, act, state }, call, naming, first) {
  const hinted = state.notice?.kind === "hint" && state.notice.choice === call;
  return html`<button type="button" class="tb-button tb-call" data-call=${call} ?data-next=${first} ?data-hinted=${hinted} @click=${() => act.call(call)}>
    ${suitSign(call)}<span>${words.call(call, naming ? "naming-cap" : "cap")}</span>
  </button>`;
}
