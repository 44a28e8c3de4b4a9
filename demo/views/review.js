// @ts-check
/* The choices of a deal with what each was worth: a line each, the position of the one that is looked at, and the sums.
 * Not here: the verdicts and their sentences, which are the engine's. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { smallCard } from "../cards.js";
import { sums } from "../lookback.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../types.js").LookBack} LookBack */
/** @typedef {import("../types.js").Judged} Judged */
/** @typedef {import("../types.js").Choice} Choice */

/** Told from each other by their shape, without any colour. @type {Record<Judged["verdict"], string>} */
const SIGNS = { good: "✓", unlucky: "✓", inaccuracy: "≈", mistake: "✗", spared: "✗" };

/** @param {View} view */
export function dealReview(view) {
  const { state, words } = view;
  const looked = state.lookedBack;
  if (!looked) return nothing;
  return html`<h2 class="tb-title" id="tb-dialog-title">${words.say("review-title", { n: looked.deal })}</h2>
    <p class="tb-fine">${words.say("review-lead")}</p>
    ${isJudged(looked) ? nothing : html`<p class="tb-sums">${words.say("review-running", { n: looked.judged.length + 1, total: looked.choices.length })}</p>`}
    <p class="tb-sums" role="status">${isJudged(looked) ? summary(view, looked) : nothing}</p>
    <ol class="tb-list tb-choices">${repeat(looked.choices, ({ event }) => event, (choice, i) => line(view, looked, choice, i))}</ol>`;
}

/** @param {LookBack} looked */
function isJudged({ choices, judged }) {
  return judged.length >= choices.length;
}

/** Said once, when all is judged. @param {View} view @param {LookBack} looked */
function summary({ words }, { choices, judged }) {
  if (choices.length === 0) return words.say("review-none");
  const { choices: cost, luck } = sums(judged);
  return words.say("review-sums", { choices: signed(words, cost), luck: signed(words, luck) });
}

/** @param {import("../words.js").Words} words @param {number} n */
function signed(words, n) {
  return words.number(n, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).replace("-", "−");
}

/** @param {View} view @param {LookBack} looked @param {Choice} choice @param {number} i */
function line(view, looked, choice, i) {
  const { words, act } = view;
  const judged = looked.judged[i];
  const open = looked.at === i;
  return html`<li class="tb-choice" data-verdict=${judged?.verdict ?? "none"}>
    <button type="button" class="tb-choice__line" aria-expanded=${open} @click=${() => act.lookBack.select(i)}>
      <span>${words.say("review-at", { trick: choice.trick })}</span> ${made(view, choice)}
      <span class="tb-verdict">${judged ? html`<span class="tb-verdict__sign" aria-hidden="true">${SIGNS[judged.verdict]}</span> ${words.say("review-verdict", { verdict: judged.verdict })}` : "…"}</span>
    </button>
    ${judged ? html`<p>${judged.messages.map((message) => html`${words.tell(message)} `)}</p>` : nothing} ${open ? position(view, choice, judged) : nothing}
  </li>`;
}

/** @param {View} view @param {Choice} choice */
function made({ state, words }, { trick, choice }) {
  return trick ? smallCard(choice, state.settings.letters, words) : html`<b>${words.call(choice, "cap")}</b>`;
}

/** The trick as it was, the own hand, and the two numbers that the verdict rests on. @param {View} view @param {Choice} choice @param {Judged | undefined} judged */
function position(view, choice, judged) {
  const { state, words } = view;
  const face = (/** @type {string} */ card) => smallCard(card, state.settings.letters, words);
  return html`<div class="tb-position">
    ${choice.cards.length ? html`<p><b>${words.say("review-trick")}</b> ${choice.cards.map(({ seat, card }) => html`<span class="tb-position__card">${words.seat(seat, "label")} ${face(card)}</span> `)}</p>` : nothing}
    <p><b>${words.say("review-hand")}</b> ${choice.hand.map((card) => html`${face(card)} `)}</p>
    ${judged ? html`<p class="tb-fine">${words.say("review-numbers", numbers(words, judged))}</p>` : nothing}
  </div>`;
}

/** @param {import("../words.js").Words} words @param {Judged} judged */
function numbers(words, { known, error, opened }) {
  const [k, e, o] = [known, error, opened].map((n) => words.number(n, { maximumFractionDigits: 1 }));
  return { known: k ?? "", error: e ?? "", opened: o ?? "" };
}
