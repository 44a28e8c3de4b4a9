// @ts-check
/* The settings by subject, and the ways to a new match, a shown deal, the statistics, the keys.
 * Not here: keeping them (store.js) and house rules, which are chosen with the rules. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { HINTS, LETTERS, LEVELS, REST, SPEEDS, TRACKER } from "../state.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../types.js").Settings} Settings */
/** @typedef {"speed" | "letters" | "level" | "hints" | "tracker" | "rest"} Choice */
/** @typedef {"waitForTap" | "confirmTap" | "fourColours" | "contrast" | "sound" | "shortcuts" | "lastTrick" | "notes"} Switch */

/** @param {View} view */
export function settings(view) {
  const { words } = view;
  return html`<h2 class="tb-title" id="tb-dialog-title">${words.say("settings")}</h2>
    ${matches(view)}
    ${group(words.say("group-others"), html`${select(view, "level", LEVELS)}<p class="tb-fine">${words.say("level-note")}</p>`)}
    ${group(words.say("group-pace"), html`${select(view, "speed", SPEEDS)}${select(view, "rest", REST)}${toggle(view, "waitForTap")}`)}
    ${group(words.say("group-help"), html`${select(view, "hints", HINTS)}${select(view, "tracker", TRACKER)}${toggle(view, "lastTrick")}${toggle(view, "notes")}`)}
    ${group(words.say("group-cards"), html`${select(view, "letters", LETTERS)}${toggle(view, "fourColours")}${toggle(view, "contrast")}${toggle(view, "sound")}`)}
    ${group(words.say("group-hand"), html`${toggle(view, "confirmTap")}${toggle(view, "shortcuts")}`)}`;
}

/** @param {unknown} title @param {unknown} content */
function group(title, content) {
  return html`<fieldset class="tb-group"><legend>${title}</legend>${content}</fieldset>`;
}

/** @param {View} view */
function matches({ state, words, act }) {
  const playing = state.screen !== null && !state.choosing && !state.showing;
  const rules = state.screen?.variant ?? state.settings.variant ?? state.proposed ?? "belgian";
  return html`<div class="tb-row tb-matches">
      ${playing ? html`<button type="button" class="tb-button" data-act="new" @click=${() => act.choose(true)}>${words.say("new-match")}</button>` : nothing}
      ${playing && state.previous ? html`<button type="button" class="tb-button" data-act="take-back" @click=${() => act.matches.takeBack()}>${words.say("take-back")}</button>` : nothing}
      <button type="button" class="tb-button" data-act="show" @click=${() => act.matches.show(rules)}>${words.say("show-me")}</button>
      <button type="button" class="tb-button" data-act="stats" @click=${() => act.showDialog("stats")}>${words.say("statistics")}</button>
      <button type="button" class="tb-button" data-act="keys" @click=${() => act.showDialog("keys")}>${words.say("keys-title")}</button>
    </div>
    ${playing ? html`<p class="tb-fine">${words.say("new-match-note")}</p>` : nothing}`;
}

/** @param {View} view @param {Choice} name @param {readonly string[]} values */
function select({ state, words, act }, name, values) {
  return html`<label class="tb-field">
    <span>${words.say(`set-${name}`)}</span>
    <select name=${name} .value=${state.settings[name]} @change=${(/** @type {any} */ { target }) => act.set({ [name]: target.value })}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === state.settings[name]}>${words.say(`set-${name}-${value}`)}</option>`)}
    </select>
  </label>`;
}

/** @param {View} view @param {Switch} name */
function toggle({ state, words, act }, name) {
  const key = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return html`<label class="tb-check">
    <input type="checkbox" name=${name} .checked=${state.settings[name]} @change=${() => act.set({ [name]: !state.settings[name] })} />
    <span>${words.say(`set-${key}`)}</span>
  </label>`;
}
