// @ts-check
/* How a position looks: the trick as it lies on the table, the hand as buttons, then what was right and what was not.
 * Not here: the run (run.js) and the cards' faces (demo/cards.js). */

import { html, nothing } from "../../../demo/vendor/lit-html/lit-html.js";
import { repeat } from "../../../demo/vendor/lit-html/directives/repeat.js";
import { cardFace, smallCard, suitSign } from "../../../demo/cards.js";
import { RUN } from "./run.js";

/** @typedef {import("./run.js").Run} Run */

const PARTNER = "N";

/** @param {Run} run */
export function view(run) {
  return run.state.over ? result(run) : position(run);
}

/** @param {Run} run */
function position(run) {
  const { state, words } = run;
  const { problem, number, right } = state;
  return html`<header class="mt-trainer__head">
      <span>${words.say(`variant-${run.problems.variant}`)}</span>
      <strong class="mt-trainer__trump" id="mt-trump">${problem.trump === "NT" ? nothing : suitBadge(problem.trump)}${trump(run)}</strong>
      <span>${words.say("trainer-place", { n: number, total: RUN })}</span>
      <span class="mt-trainer__score">${words.say("trainer-score", { n: right })}</span>
    </header>
    ${trick(run)}
    <div class="mt-trainer__hand" role="group" aria-label=${words.say("figure-hand")} aria-describedby="mt-trump mt-trick">
      ${repeat(problem.hand, (card) => `${number}-${card}`, (card) => place(run, card))}
    </div>
    <button type="button" class="mt-button" aria-disabled=${state.chosen.size === 0 ? "true" : nothing} @click=${(/** @type {MouseEvent} */ { detail }) => detail < 2 && (state.checked ? run.next() : run.check())}>
      ${words.say(!state.checked ? "trainer-check" : number === RUN ? "trainer-finish" : "trainer-next")}
    </button>
    <div class="mt-trainer__told" role="status">${state.checked ? verdict(run) : html`<p>${words.say("trainer-task")}</p>`}</div>`;
}

/** @param {string} suit */
const suitBadge = (suit) => html`<span class="mt-trainer__suit">${suitSign(suit)}</span>`;

/** @param {Run} run */
function trump({ state, words }) {
  const { trump } = state.problem;
  return trump === "NT" ? words.say("figure-no-trump") : words.say("figure-trump", { suit: words.suit(trump) });
}

/** @param {Run} run */
function trick({ state, words, letters }) {
  const { trick, master } = state.problem;
  return html`<ol class="mt-trainer__trick" id="mt-trick" aria-label=${words.say("figure-trick")}>
    ${trick.length === 0 ? html`<li class="mt-trainer__lead">${words.say("trainer-lead")}</li>` : nothing}
    ${trick.map(
      ({ seat, card }, i) => html`<li class="mt-trainer__played" data-seat=${seat} ?data-master=${seat === master}>
        <span class="mt-trainer__who">${i + 1}. ${words.say(seat === PARTNER ? "figure-partner" : "figure-opponent")}</span>
        <span role="img" aria-label=${words.card(card)}>${cardFace(card, letters, words)}</span>
        ${seat === master ? html`<span class="mt-trainer__master">${words.say("figure-master")}</span>` : nothing}
      </li>`,
    )}
    <li class="mt-trainer__played mt-trainer__played--empty" data-seat="S" aria-hidden="true"><span></span></li>
  </ol>`;
}

/** @param {Run} run @param {string} card */
function place(run, card) {
  const { state, words, letters } = run;
  const { problem, chosen, checked } = state;
  const isLegal = problem.legal.includes(card);
  const isChosen = chosen.has(card);
  return html`<div class="mt-trainer__place">
    <button
      type="button"
      class="mt-trainer__card"
      data-card=${card}
      data-answer=${checked ? (isLegal ? "legal" : "refused") : nothing}
      ?data-mistaken=${checked && isLegal !== isChosen}
      aria-pressed=${isChosen}
      aria-disabled=${checked ? "true" : nothing}
      aria-label=${checked ? words.say(isLegal ? "trainer-card-legal" : "trainer-card-refused", { card }) : words.card(card)}
      @click=${() => run.toggle(card)}
    >
      ${cardFace(card, letters, words)}<span class="mt-trainer__tick" aria-hidden="true"></span>
    </button>
    <span class="mt-trainer__mark" aria-hidden="true">${checked ? words.say(isLegal ? "figure-playable" : "figure-refused") : nothing}</span>
  </div>`;
}

/** What was right, or each mistake with its reason. @param {Run} run */
function verdict(run) {
  const { state, words, letters } = run;
  const { problem, chosen } = state;
  const wrong = problem.hand.filter((card) => chosen.has(card) && problem.refused[card]);
  const left = problem.legal.filter((card) => !chosen.has(card));
  const mistakes = wrong.length + left.length;
  return html`<p class="mt-trainer__verdict" data-right=${mistakes === 0}>
      ${mistakes === 0 ? words.say("trainer-right") : words.say("trainer-wrong", { n: mistakes })}
    </p>
    <ul class="mt-trainer__reasons">
      ${wrong.map((card) => html`<li>${smallCard(card, letters, words)} <span>${words.tell(/** @type {any} */ (problem.refused[card]))}</span></li>`)}
      ${left.length > 0
        ? html`<li><span>${words.say("trainer-left", { n: left.length })}</span> ${left.map((card) => html`${smallCard(card, letters, words)} `)}</li>`
        : nothing}
    </ul>
    <p>${words.tell(problem.may)} <a href=${`#${run.problems.anchors[problem.may.key]}`}>${words.say("trainer-rule")}</a></p>`;
}

/** @param {Run} run */
function result(run) {
  const { state, words } = run;
  const { right, missed } = state;
  const kind = right === RUN ? "trainer-perfect" : right * 2 >= RUN ? "trainer-good" : "trainer-weak";
  return html`<div class="mt-trainer__result">
    <h3 tabindex="-1">${words.say("trainer-result", { n: right, total: RUN })}</h3>
    <p>${words.say(kind)}</p>
    ${missed.size > 0
      ? html`<p>${words.say("trainer-review")}</p>
          <ul>
            ${[...missed].map((key) => html`<li><a href=${`#${run.problems.anchors[key]}`}>${words.say(`trainer-${key}`)}</a></li>`)}
          </ul>`
      : nothing}
    <p class="mt-trainer__ways">
      <button type="button" class="mt-button" @click=${() => run.again()}>${words.say("trainer-again", { n: RUN })}</button>
      <button type="button" class="mt-button mt-button--quiet" @click=${() => run.leave()}>${words.say("trainer-other")}</button>
    </p>
  </div>`;
}
