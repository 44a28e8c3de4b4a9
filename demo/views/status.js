// @ts-check
/* What is always in sight: trump, multiplier, scores, and in small type rules, direction, dealer, tricks.
 * Not here: any arithmetic; every number is the engine's. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { suitSign } from "../cards.js";
import { SIDES } from "./view.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function statusStrip(view) {
  const { screen, words } = view;
  return html`<section class="tb-status" aria-label=${words.say("status")}>
    ${trump(view)}${multiplier(view)}${scores(view)}
    <p class="tb-status__more">
      <span>${words.say(`variant-${screen.variant}`)}${direction(view)}</span>
      ${screen.options.map((name) => html`<span>${words.say("option-short", { option: name })}</span>`)}
      <span class="tb-dealer">${words.say("dealer", { seat: screen.dealer })}</span>
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
  const { trump, namer } = screen;
  const name = trump === null ? words.say("trump-open") : words.suit(trump, "cap");
  return html`<div class="tb-trump" data-trump=${trump ?? nothing}>
    <span class="tb-disc" aria-hidden="true">${trump === null ? "?" : trump === "NT" ? "∅" : suitSign(trump)}</span>
    <span class="tb-fact"
      ><span class="tb-fact__name">${words.say("trump")}${namer ? html` <span class="tb-by">${words.say("by", { seat: namer })}</span>` : nothing}</span
      ><span class="tb-fact__value">${name}</span></span
    >
  </div>`;
}

/** The multiplier with everything that makes it, and whose doing that is. @param {TableView} view */
function multiplier({ screen, words }) {
  const doers = { double: screen.doubler, redouble: screen.redoubler };
  return html`<div class="tb-multiplier">
    <span class="tb-fact"
      ><span class="tb-fact__name">${words.say("multiplier")}</span
      ><span class="tb-fact__value">${words.say("times", { factor: screen.multiplier })}</span></span
    >
    <span class="tb-factors"
      >${screen.factors.map(({ name, factor }) => {
        const seat = doers[/** @type {keyof typeof doers} */ (name)];
        return html`<span class="tb-factor" data-factor=${name}>${words.say("factor", { name, factor, seat: seat ?? "" })}</span>`;
      })}</span
    >
  </div>`;
}

/** @param {TableView} view */
function scores(view) {
  const { screen, words } = view;
  const { scores, target } = screen;
  return html`<div class="tb-scores" role="group" aria-label=${words.say("score-label", { target })}>
    ${SIDES.map(
      (side) => html`<div class="tb-score">
        <span class="tb-fact__name">${words.say(side === "NS" ? "us" : "them")}</span>
        <span class="tb-score__n" data-score=${side}>${scores[side]}</span>
        ${screen.manches_to_win > 1 ? manchesWon(view, side) : nothing}
      </div>`,
    )}
    <div class="tb-score tb-score--target">
      <span class="tb-fact__name">${words.say("target")}</span>
      <span class="tb-score__n">${target}</span>
    </div>
  </div>`;
}

/** A dot for every manche that it takes, full where one is won; the words for it stand below. @param {TableView} view @param {import("../types.js").Side} side */
function manchesWon({ screen }, side) {
  const dots = Array.from({ length: screen.manches_to_win }, (_, i) => i < screen.manches[side]);
  return html`<span class="tb-dots" aria-hidden="true">${dots.map((won) => html`<span class="tb-dot" ?data-won=${won}></span>`)}</span>`;
}
