// @ts-check
/* Small notes for the first deal, one at a time and at most four, and the list of keys.
 * Not here: the keys themselves (keys.js). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { VISITOR } from "../state.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Screen} Screen */

/** In the order in which they matter; each when there is something to try it on, and beside the count only the last. @type {[string, (screen: Screen, state: State) => boolean][]} */
const NOTES = [
  ["note-play", (screen) => screen.phase === "play" && screen.to_act === VISITOR],
  ["note-trick", (screen, state) => state.held || (screen.tricks.length > 0 && !screen.count)],
  ["note-why", (screen) => screen.why.N !== undefined && !screen.count],
  ["note-undo", (screen) => screen.can_undo],
];

/** @param {TableView} view */
export function firstNote({ screen, state, words, act }) {
  if (!state.settings.notes || state.showing || state.watching || screen.deal !== 1 || state.notice) return nothing;
  const note = NOTES.find(([name, fits]) => !state.notesSeen.includes(name) && fits(screen, state));
  if (!note) return nothing;
  const [name] = note;
  return html`<div class="tb-firstnote" role="note" data-note=${name}>
    <p>${words.say(name)}</p>
    <button type="button" class="tb-button" @click=${() => act.forgetNote(name)}><span class="tb-word">${words.say("note-seen")}</span><span class="tb-tight" aria-hidden="true">×</span></button>
  </div>`;
}

/** What is printed on each, where it is no letter. @type {Record<string, string>} */
const PRINTED = { numbers: "1–8", arrows: "← →", help: "?" };
const KEYS = ["numbers", "arrows", "enter", "H", "U", "Y", "W", "L", "T", "C", "G", "help"];

/** @param {View} view */
export function keysHelp({ state, words, act }) {
  return html`<h2 class="tb-title" id="tb-dialog-title">${words.say("keys-title")}</h2>
    <dl class="tb-keys">${KEYS.map((key) => html`<div><dt><kbd>${key === "enter" ? words.say("key-enter") : (PRINTED[key] ?? key)}</kbd></dt><dd>${words.say("key-does", { key })}</dd></div>`)}</dl>
    ${state.settings.shortcuts ? nothing : html`<p>${words.say("keys-off")}</p>
      <button type="button" class="tb-button" @click=${() => act.set({ shortcuts: true })}>${words.say("keys-on")}</button>`}`;
}
