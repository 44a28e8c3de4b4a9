// @ts-check
/* What a count rests on, in pictures: the cards and tricks won, the half as a bar, the factors, the counters.
 * Not here: the sentences of the count (count.js), and any arithmetic; every number is the engine's. */

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { cardBack, smallCard } from "../cards.js";
import { isCounted } from "../state.js";
import { SIDES } from "./view.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {import("../types.js").Count} Count */
/** @typedef {import("../types.js").Counters} Counters */
/** @typedef {import("../types.js").Side} Side */
/** @typedef {"cards" | "tricks" | "half" | "factors" | "score"} Part */

/** What each step of the count speaks of. @type {Record<string, Part>} */
const PARTS = {
  "step-cards": "cards",
  "step-tricks": "tricks",
  "step-points": "half",
  "step-half": "half",
  "step-above": "half",
  "step-plat": "half",
  "step-capot": "half",
  "step-cap": "factors",
};
/** From the largest counter to the smallest. */
const KINDS = /** @type {const} */ (["fifty", "long", "short", "round"]);

/** @param {string} step a step's key @returns {Part} */
export function partOf(step) {
  return PARTS[step] ?? (step.startsWith("step-factor") ? "factors" : "score");
}

/** @param {TableView} view @param {Count} count */
export function evidence(view, count) {
  const { screen, state } = view;
  const step = count.steps[state.counted - 1];
  const lit = step && !isCounted(state) ? partOf(step.message.key) : null;
  return html`<div class="tb-evidence">
    ${count.ended_by_turned ? nothing : html`${half(view, count, lit)} ${piles(view, count, lit)} ${factors(view, lit)}`}
    ${screen.counters ? counters(view, lit) : nothing}
  </div>`;
}

/** Both sides' points as one bar with the half marked in its middle. @param {TableView} view @param {Count} count @param {Part | null} lit */
function half({ words }, count, lit) {
  const { NS, EW } = count.points;
  const total = NS + EW;
  if (total === 0) return nothing;
  const middle = total / 2;
  return html`<div class="tb-half" data-part="half" ?data-lit=${lit === "half"} role="img" aria-label=${words.say("half-label", { ns: NS, ew: EW, half: middle })}>
    <span class="tb-half__side" data-side="NS">${words.say("us")} <b>${NS}</b></span>
    <span class="tb-half__mark">${words.say("half", { half: middle })}</span>
    <span class="tb-half__side" data-side="EW"><b>${EW}</b> ${words.say("them")}</span>
    <svg class="tb-half__bar" viewBox=${`0 0 ${total} 10`} preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="tb-half__ns" width=${NS} height="10" /><rect class="tb-half__ew" x=${NS} width=${EW} height="10" />
      <rect class="tb-half__more" x=${Math.min(NS, middle)} width=${Math.abs(NS - middle)} height="10" />`}
    </svg>
    <span class="tb-half__line" aria-hidden="true"></span>
  </div>`;
}

/** @param {TableView} view @param {Count} count @param {Part | null} lit */
function piles(view, count, lit) {
  const { words, state } = view;
  return html`<div class="tb-won">
    ${SIDES.map(
      (side) => html`<div class="tb-won__side" data-side=${side} role="group" aria-label=${words.say("won-label", { side })}>
        <span class="tb-won__tricks" data-part="tricks" ?data-lit=${lit === "tricks"} role="img" aria-label=${words.say("pile", { side, n: count.tricks[side] })}
          ><span class="tb-won__name">${words.say(side === "NS" ? "us" : "them")}</span
          ><span class="tb-won__backs">${Array.from({ length: count.tricks[side] }, () => cardBack)}</span></span
        >
        <span class="tb-won__cards" data-part="cards" ?data-lit=${lit === "cards"}>${(count.piles?.[side] ?? []).map((card) => smallCard(card, state.settings.letters, words))}</span>
      </div>`,
    )}
  </div>`;
}

/** @param {TableView} view @param {Part | null} lit */
function factors({ screen, words }, lit) {
  if (screen.factors.length === 0) return nothing;
  const doers = { double: screen.doubler, redouble: screen.redoubler };
  return html`<p class="tb-badges" data-part="factors" ?data-lit=${lit === "factors"}>
    ${screen.factors.map(({ name, factor }) => {
      const seat = doers[/** @type {keyof typeof doers} */ (name)];
      return html`<span class="tb-factor" data-factor=${name}>${words.say("factor", { name, factor, seat: seat ?? "" })}</span>`;
    })}
  </p>`;
}

/** The score as the game's old counters show it: as it was, and once all is counted as it is. @param {TableView} view @param {Part | null} lit */
function counters({ screen, words, state }, lit) {
  const laid = screen.counters?.[isCounted(state) ? "after" : "before"];
  if (!laid) return nothing;
  return html`<div class="tb-counters" data-part="score" ?data-lit=${lit === "score"}>
    ${SIDES.map(
      (side) => html`<div class="tb-counters__side" data-side=${side} role="img" aria-label=${words.say("counters-label", { side, ...laid[side] })}>
        <span class="tb-won__name">${words.say(side === "NS" ? "us" : "them")}</span>
        <span class="tb-counters__tokens">${repeat(tokens(laid[side]), (token) => token.id, ({ id, kind }) => html`<span class="tb-token" data-kind=${kind} data-token=${`${side}-${id}`}>${kind === "fifty" ? "50" : nothing}</span>`)}</span>
      </div>`,
    )}
  </div>`;
}

/** @param {Counters} laid */
function tokens(laid) {
  return KINDS.flatMap((kind) => Array.from({ length: laid[kind] }, (_, i) => ({ kind, id: `${kind}-${i}` })));
}
