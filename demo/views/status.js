// @ts-check
/* What is always in sight: trump, multiplier, scores, and in small type rules, direction, dealer, tricks.
 * Not here: any arithmetic; every number is the engine's. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { suitSign } from "../cards.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function statusStrip(view) {
  const { screen, words } = view;
  return html`<section class="tb-status" aria-label=${words.say("status")}>
    <div class="tb-status__main">${trump(view)}${multiplier(view)}${scores(view)}</div>
    <p class="tb-status__more">
      ${screen.factors.map(({ name, factor }) => html`<span data-factor=${name}>${words.say("factor", { name, factor })}</span>`)}
      <span>${words.say(`variant-${screen.variant}`)}${direction(view)}</span>
      ${screen.options.map((name) => html`<span>${words.say("option-short", { option: name })}</span>`)}
      <span class="tb-dealer">${words.say("dealer", { seat: screen.dealer })}</span>
      <span>${words.say("tricks", { ns: screen.tricks_won.NS, ew: screen.tricks_won.EW })}</span>
      ${screen.manches_to_win > 1 ? html`<span>${words.say("manches", { n: screen.manche, ns: screen.manches.NS, ew: screen.manches.EW })}</span>` : nothing}
    </p>
  </section>`;
}

/** @param {TableView} view */
function direction({ screen, words }) {
  const sign = screen.direction === "clockwise" ? "↻" : "↺";
  return html`<span class="tb-direction" aria-hidden="true">${sign}</span><span class="tb-direction__words">${words.say("direction", { direction: screen.direction })}</span>`;
}

/** @param {TableView} view */
function trump({ screen, words }) {
  const { trump } = screen;
  const name = trump === null ? words.say("trump-open") : words.suit(trump, "cap");
  return html`<div class="tb-fact">
    <span class="tb-fact__name">${words.say("trump")}</span>
    <span class="tb-fact__value" data-trump=${trump ?? nothing}>${trump ? suitSign(trump) : nothing}<span>${name}</span></span>
  </div>`;
}

/** @param {TableView} view */
function multiplier({ screen, words }) {
  return html`<div class="tb-fact">
    <span class="tb-fact__name">${words.say("multiplier")}</span>
    <span class="tb-fact__value">${words.say("times", { factor: screen.multiplier })}</span>
  </div>`;
}

/** @param {TableView} view */
function scores({ screen, words }) {
  const { scores, target } = screen;
  return html`<div class="tb-scores" role="group" aria-label=${words.say("score-label", { target })}>
    <div class="tb-fact">
      <span class="tb-fact__name">${words.say("us")}</span>
      <span class="tb-fact__value" data-score="NS">${scores.NS}</span>
    </div>
    <div class="tb-fact">
      <span class="tb-fact__name">${words.say("them")}</span>
      <span class="tb-fact__value" data-score="EW">${scores.EW}</span>
    </div>
    <div class="tb-fact">
      <span class="tb-fact__name">${words.say("target")}</span>
      <span class="tb-fact__value">${target}</span>
    </div>
  </div>`;
}
