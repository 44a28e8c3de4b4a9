// @ts-check
/* The settings in a dialog: tempo, cards, keys; and the new match, away from the cards.
 * Not here: keeping them (store.js) and house rules, which are chosen with the rules. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { LETTERS, SPEEDS } from "../state.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {"waitForTap" | "lastCard" | "confirmTap" | "fourColours" | "contrast" | "sound" | "shortcuts"} Switch */

/** @type {Switch[]} */
const SWITCHES = ["waitForTap", "lastCard", "confirmTap", "fourColours", "contrast", "sound", "shortcuts"];

/** @param {View} view */
export function settingsDialog(view) {
  const { state, words, act } = view;
  return html`<dialog class="tb-dialog" aria-labelledby="tb-settings" ${ref((element) => open(element, state.settingsOpen))} @close=${() => act.showSettings(false)} @click=${closeOutside}>
    <form method="dialog" class="tb-settings">
      <h2 class="tb-title" id="tb-settings">${words.say("settings")}</h2>
      ${state.screen && !state.choosing ? matches(view) : nothing}
      ${select(view, "speed", SPEEDS)} ${select(view, "letters", LETTERS)} ${SWITCHES.map((name) => toggle(view, name))}
      <p class="tb-fine">${words.say("keys-help")}</p>
      <button class="tb-button tb-button--main">${words.say("done")}</button>
    </form>
  </dialog>`;
}

/** A dialog is open in the document or it is not; the state says which it should be. @param {Element | undefined} element @param {boolean} wanted */
function open(element, wanted) {
  if (!(element instanceof HTMLDialogElement)) return;
  // It has to be in the document first, which it is once this draw is over.
  queueMicrotask(() => {
    if (wanted && !element.open && element.isConnected) element.showModal();
    if (!wanted && element.open) element.close();
  });
}

/** @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target instanceof HTMLDialogElement) event.target.close();
}

/** @param {View} view */
function matches({ state, words, act }) {
  return html`<div class="tb-row">
      <button type="button" class="tb-button" @click=${() => act.choose(true)}>${words.say("new-match")}</button>
      ${state.previous ? html`<button type="button" class="tb-button" @click=${() => act.takeBack()}>${words.say("take-back")}</button>` : nothing}
    </div>
    <p class="tb-fine">${words.say("new-match-note")}</p>`;
}

/** @param {View} view @param {"speed" | "letters"} name @param {readonly string[]} values */
function select({ state, words, act }, name, values) {
  return html`<label class="tb-field">
    <span>${words.say(`set-${name}`)}</span>
    <select .value=${state.settings[name]} @change=${(/** @type {any} */ { target }) => act.set({ [name]: target.value })}>
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
