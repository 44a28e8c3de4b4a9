// @ts-check
/* What fingers and mice can do beyond pressing buttons: drag a card to the table, ask a card or call why it was made.
 * Not here: the same by buttons and keys, which does everything that this does. */

import { VISITOR, shownTrick } from "./state.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** Pixels after which a press is a drag. */
const SLIP = 9;
/** Milliseconds in which a second tap is meant for the card that was there before. */
const SETTLE = 300;
/** How far up, in heights of a card, it has to go to be played. */
const FAR = 0.45;

/** @param {HTMLElement} root @param {Controller} controller */
export function listenToPointer(root, controller) {
  root.addEventListener("click", (event) => askWhy(event, controller), { capture: true });
  root.addEventListener("click", (event) => settle(event, root, controller));
  root.addEventListener("pointerdown", (event) => drag(event, controller));
  // A picture of the card flying along is the browser's idea of dragging.
  root.addEventListener("dragstart", (event) => event.preventDefault());
}

/** A card leaves the hand: the others, which come under the finger, take no tap for a moment. @param {MouseEvent} event @param {HTMLElement} root @param {Controller} controller */
function settle(event, root, controller) {
  const byKey = event.detail === 0;
  if (byKey || !controller.state.busy || !(event.target instanceof Element) || !event.target.closest("[data-hand-card]")) return;
  root.dataset["settling"] = "true";
  setTimeout(() => delete root.dataset["settling"], SETTLE);
}

/** A press on what a bot has laid down or said is the question why. @param {MouseEvent} event @param {Controller} controller */
function askWhy(event, controller) {
  const number = event.target instanceof Element ? eventUnder(event.target, controller.state) : undefined;
  if (number === undefined) return;
  event.stopPropagation();
  void controller.whyEvent(number);
}

/** @param {Element} target @param {import("./types.js").State} state @returns {number | undefined} */
function eventUnder(target, state) {
  const seat = target.closest("[data-seat]")?.getAttribute("data-seat");
  if (!seat || seat === VISITOR || state.watching || target.closest("button")) return undefined;
  if (target.closest(".tb-played")) return shownTrick(state)?.cards.find((played) => played.seat === seat)?.event;
  const called = target.closest(".tb-bubble")?.getAttribute("data-event");
  if (called) return Number(called);
  return undefined;
}

/** @param {PointerEvent} down @param {Controller} controller */
function drag(down, controller) {
  const card = down.target instanceof Element ? down.target.closest("[data-hand-card]") : null;
  if (!(card instanceof HTMLElement) || down.button !== 0 || !down.isPrimary) return;
  const { pointerId } = down;
  let dragged = false;
  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!dragged && Math.hypot(x, y) < SLIP) return;
    dragged = true;
    card.dataset["dragged"] = "true";
    card.style.transform = `translate(${x}px, ${y}px)`;
  };
  /** @param {PointerEvent} event */
  const end = (event) => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    delete card.dataset["dragged"];
    card.style.transform = "";
    if (!dragged) return;
    swallowClick();
    const far = down.clientY - event.clientY > card.offsetHeight * FAR;
    if (event.type === "pointerup" && far) void controller.play(card.dataset["handCard"] ?? "", true);
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** The click that the browser makes of the end of a drag is none. */
function swallowClick() {
  const stop = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 0);
}
