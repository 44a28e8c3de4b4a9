// @ts-check
/* Single keys at the table: cards and calls by number, cards by arrows, and a letter for each help.
 * Not here: Tab and Enter, which the browser does itself. They can be switched off in the settings. */

import { handCards } from "./focus.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** @type {Record<string, (controller: Controller) => unknown>} */
const LETTERS = {
  h: (controller) => controller.hint(),
  u: (controller) => controller.undo(),
  y: (controller) => controller.redo(),
  t: (controller) => showTricks(controller),
  c: (controller) => controller.state.settings.tracker === "request" && controller.track(),
  "?": (controller) => controller.showDialog("keys"),
  w: (controller) => whyPartner(controller),
  l: (controller) => controller.reviewLastTrick(),
  g: (controller) => controller.goOn(),
};

/** @param {HTMLElement} root @param {Controller} controller */
export function listenToKeys(root, controller) {
  document.addEventListener("keydown", (event) => {
    if (isForTable(event, root) && press(event, root, controller)) event.preventDefault();
  });
}

/** Nothing typed into a field, no browser shortcut, nothing while a dialog is open. @param {KeyboardEvent} event @param {HTMLElement} root */
function isForTable(event, root) {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return false;
  if (target.closest("input, select, textarea, dialog, [contenteditable]")) return false;
  return target === document.body || root.contains(target);
}

/** @param {KeyboardEvent} event @param {HTMLElement} root @param {Controller} controller @returns {boolean} */
function press(event, root, controller) {
  const { screen, choosing, settings, watching } = controller.state;
  if (!screen || choosing || watching) return false;
  if (event.key.startsWith("Arrow")) return moveInHand(event, root);
  if (event.key === "Escape" && controller.state.notice) return controller.dismiss(), true;
  if (!settings.shortcuts) return false;
  const letter = event.key.toLowerCase();
  const act = LETTERS[letter === "u" && event.shiftKey ? "y" : letter];
  if (act) return act(controller), true;
  return pressNumber(event.key, root);
}

/** @param {string} key @param {HTMLElement} root */
function pressNumber(key, root) {
  if (!/^[1-8]$/.test(key)) return false;
  const calls = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".tb-call"));
  const chosen = (calls.length > 0 ? [...calls] : handCards(root))[Number(key) - 1];
  chosen?.focus();
  chosen?.click();
  return chosen !== undefined;
}

/** @param {Controller} controller */
function showTricks(controller) {
  const { settings, screen } = controller.state;
  if (screen?.deal && (settings.lastTrick || screen.count)) controller.showDialog("tricks");
}

/** @param {KeyboardEvent} event @param {HTMLElement} root */
function moveInHand(event, root) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const cards = handCards(root);
  if (step === undefined || cards.length === 0) return false;
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length;
  cards[next]?.focus();
  return true;
}

/** Why the partner did what it did, else the neighbour who acted last. @param {Controller} controller */
function whyPartner(controller) {
  const why = controller.state.screen?.why ?? {};
  const seats = /** @type {import("./types.js").Seat[]} */ (["N", "E", "W"]);
  const seat = why.N === undefined ? seats.find((other) => why[other] !== undefined) : "N";
  if (seat) void controller.why(seat);
}
