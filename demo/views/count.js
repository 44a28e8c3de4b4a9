// @ts-check
/* The count of a deal, line by line, with what is written, the new totals, all four hands, and the way on.
 * Not here: any arithmetic; every number and sentence is the engine's. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { smallCard } from "../cards.js";
import { isCounted } from "../state.js";
import { evidence, partOf } from "./evidence.js";
import { SEATS, SIDES } from "./view.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {import("../types.js").Count} Count */

/** @param {TableView} view */
export function countPanel(view) {
  const { screen, state, words } = view;
  const count = /** @type {Count} */ (screen.count);
  return html`<section class="tb-panel tb-count" aria-labelledby="tb-count">
    <h2 class="tb-title" id="tb-count">${words.say(count.ended_by_turned ? "count-turned-title" : "count-title", { n: screen.deal })}</h2>
    ${count.ended_by_turned && screen.turned ? turnedEnd(view) : nothing}
    ${evidence(view, count)}
    <ol class="tb-steps">
      ${count.steps.slice(0, state.counted).map(
        ({ message, running }, i) =>
          html`<li data-step=${message.key} data-running=${running} data-of=${partOf(message.key)} ?data-lit=${i === state.counted - 1 && !isCounted(state)}>${words.tell(message)}</li>`,
      )}
    </ol>
    ${isCounted(state) ? result(view, count) : goOn(view)}
  </section>`;
}

/** @param {TableView} view */
function turnedEnd({ screen, state, words }) {
  return html`<p class="tb-turned-end">${smallCard(screen.turned ?? "", state.settings.letters, words)} <span>${words.say("count-turned-lead")}</span></p>`;
}

/** @param {TableView} view */
function goOn({ words, act }) {
  return html`<button type="button" class="tb-button" data-next @click=${() => act.goOn()}>${words.say("count-all")}</button>`;
}

/** @param {TableView} view @param {Count} count */
function result(view, count) {
  const { screen } = view;
  return html`${totals(view, count)} ${screen.phase === "over" && !view.state.showing ? matchEnd(view) : nextDeal(view, count)} ${hands(view, count)}`;
}

/** @param {TableView} view @param {Count} count */
function totals({ words, screen }, count) {
  const rows = /** @type {const} */ (["before", "bonus", "written", "after"]);
  const shown = rows.filter((row) => row !== "bonus" || SIDES.some((side) => count.bonus[side] > 0));
  return html`<table class="tb-totals">
    <caption class="tb-spoken">${words.say("totals", { target: screen.target })}</caption>
    <thead>
      <tr><td></td>${SIDES.map((side) => html`<th scope="col">${words.side(side, "label")}</th>`)}</tr>
    </thead>
    <tbody>
      ${shown.map(
        (row) => html`<tr data-row=${row}>
          <th scope="row">${words.say(`total-${row}`)}</th>
          ${SIDES.map((side) => html`<td data-side=${side}>${count[row][side]}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {TableView} view @param {Count} count */
function nextDeal(view, count) {
  const { words, act } = view;
  return html`<div class="tb-row">
    <button type="button" class="tb-button tb-button--main" data-next @click=${() => act.deal()}>${words.say(onward(view, count))}</button>
    ${backward(view)}
  </div>`;
}

/** What the way on leads to. @param {TableView} view @param {Count} count */
function onward({ state }, count) {
  if (state.showing) return state.showing.save ? "back-to-match" : "end-show";
  return count.manche_winner ? "next-manche" : "next-deal";
}

/** The ways back into the deal: to look through one's choices, and to play the same cards again. @param {TableView} view */
function backward({ screen, state, words, act }) {
  if (state.showing || screen.count?.ended_by_turned) return nothing;
  return html`<button type="button" class="tb-button" data-act="review" @click=${() => act.lookBack.open()}>${words.say("review")}</button>
    <button type="button" class="tb-button" data-act="again" @click=${() => act.playAgain()}>${words.say("deal-again")}</button>`;
}

/** @param {TableView} view */
function matchEnd(view) {
  const { screen, words, act } = view;
  // The count has said it, and so has who says what happens: this is for the eye.
  return html`<p class="tb-winner" aria-hidden="true">${words.say("match-end", { side: screen.winner ?? "NS" })}</p>
    <div class="tb-row">
      <button type="button" class="tb-button tb-button--main" data-next @click=${() => act.newMatch(screen.variant, screen.options)}>${words.say("again")}</button>
      <button type="button" class="tb-button" @click=${() => act.choose(true)}>${words.say("other-rules")}</button>
      ${backward(view)}
    </div>`;
}

/** @param {TableView} view @param {Count} count */
function hands({ state, words }, count) {
  return html`<details class="tb-hands">
    <summary>${words.say("all-hands")}</summary>
    <dl>
      ${repeat(
        SEATS,
        (seat) => seat,
        (seat) => html`<div><dt>${words.seat(seat, "label")}</dt><dd>${count.hands[seat].map((card) => smallCard(card, state.settings.letters, words))}</dd></div>`,
      )}
    </dl>
  </details>`;
}
