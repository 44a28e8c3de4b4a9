// @ts-check
/* Which rules to play: three doors, the proposed one first, house rules below.
 * Not here: where the proposal comes from (region.js), and any number of the rules (the engine's facts have them). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { faultText } from "../faults.js";

/** @typedef {import("./view.js").View} View */

const RULES = ["belgian", "french", "coinchee"];

/** @param {View} view */
export function chooser(view) {
  const { state, words, act } = view;
  return html`<section class="tb-panel tb-chooser" aria-labelledby="tb-choose">
    <h2 class="tb-title" id="tb-choose">${words.say("choose-title")}</h2>
    <p class="tb-lead">${words.say("choose-lead")}</p>
    <ul class="tb-doors">
      ${repeat(inOrder(state.proposed), (name) => name, (name) => door(view, name))}
    </ul>
    ${state.notice?.error ? html`<p class="tb-detail">${faultText(state.notice.error, words)}</p>` : nothing}
    <div class="tb-row">
      <button type="button" class="tb-button" @click=${() => act.showDialog("settings")}>${words.say("settings")}</button>
      <button type="button" class="tb-button" data-act="show" @click=${() => act.matches.show(state.settings.variant ?? state.proposed ?? "belgian")}>${words.say("show-me")}</button>
      ${state.screen ? html`<button type="button" class="tb-button" @click=${() => act.choose(false)}>${words.say("back-to-match")}</button>` : nothing}
    </div>
    <p class="tb-fine">${words.say("fair-bots")}</p>
  </section>`;
}

/** @param {string | null} proposed */
function inOrder(proposed) {
  return [...RULES].sort((a, b) => Number(b === proposed) - Number(a === proposed));
}

/** @param {View} view @param {string} name */
function door({ state, words, act }, name) {
  const facts = state.variants.find((variant) => variant.name === name);
  const chosen = state.settings.options.filter((option) => facts?.offers.includes(option));
  return html`<li class="tb-door" data-rules=${name}>
    <h3 class="tb-door__name">${words.say(`variant-${name}`)}</h3>
    ${name === state.proposed ? html`<p class="tb-proposed">${words.say("choose-proposed")}</p>` : nothing}
    <p>${words.say("rules-line", { rules: name })}</p>
    <p class="tb-fine tb-door__facts">${facts ? factsLine(words, facts) : nothing}</p>
    ${facts && facts.offers.length > 0 ? houseRules({ state, words, act }, facts.offers) : nothing}
    <button
      type="button"
      class="tb-button tb-button--main"
      ?data-next=${name === inOrder(state.proposed)[0]}
      aria-label=${words.say("play-rules", { name: words.say(`variant-${name}`) })}
      aria-disabled=${state.busy ? "true" : nothing}
      @click=${() => act.newMatch(name, chosen)}
    >
      ${words.say("play")}
    </button>
  </li>`;
}

/** @param {import("../words.js").Words} words @param {import("../types.js").VariantFacts} facts */
function factsLine(words, facts) {
  const target = facts.targets[0] ?? 0;
  const decider = facts.targets.at(-1) ?? 0;
  return words.say("rules-facts", { direction: facts.direction, manches: facts.manches_to_win, target, decider });
}

/** @param {View} view @param {string[]} offers */
function houseRules({ state, words, act }, offers) {
  const { options } = state.settings;
  /** @param {string} name */
  const toggle = (name) => act.set({ options: options.includes(name) ? options.filter((o) => o !== name) : [...options, name] });
  return html`<details class="tb-house">
    <summary>${words.say("house-rules")}</summary>
    ${offers.map(
      (name) => html`<label class="tb-check">
        <input type="checkbox" .checked=${options.includes(name)} @change=${() => toggle(name)} />
        <span>${words.say(`option-${name}`)}</span>
      </label>`,
    )}
  </details>`;
}
