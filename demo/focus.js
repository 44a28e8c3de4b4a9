// @ts-check
/* Keeps the keyboard's place when what had it is gone after a redraw: the neighbour, else what is awaited next.
 * Not here: moving by keys (keys.js). */

/** Where focus waits while nothing awaits the visitor. */
const PARKED = "[data-refuge]";

/** Draw, and see to it that focus that was inside `root` stays inside. @param {HTMLElement} root @param {() => void} draw */
export function keepingFocus(root, draw) {
  const before = document.activeElement;
  const inside = before instanceof HTMLElement && before !== root && root.contains(before);
  const place = inside ? placeInHand(before) : -1;
  draw();
  if (!inside) return;
  if (!isUsable(before, root)) moveTo(refuge(root, place), place >= 0);
  else if (before.matches(PARKED)) awaited(root)?.focus({ preventScroll: true });
}

/** What only waits is no reason to scroll. @param {HTMLElement | null} next @param {boolean} stay */
function moveTo(next, stay) {
  next?.focus({ preventScroll: stay || next.matches(PARKED) });
}

/** The cards of the hand, in order. @param {HTMLElement} root */
export function handCards(root) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-hand-card]"))];
}

/** @param {HTMLElement} element */
function placeInHand(element) {
  const { parentElement } = element.closest("[data-hand-card]") ?? {};
  return parentElement?.parentElement ? [...parentElement.parentElement.children].indexOf(parentElement) : -1;
}

/** @param {HTMLElement} element @param {HTMLElement} root */
function isUsable(element, root) {
  return root.contains(element) && element === document.activeElement;
}

/** @param {HTMLElement} root @param {number} place @returns {HTMLElement | null} */
function refuge(root, place) {
  const cards = handCards(root);
  const neighbour = place < 0 ? undefined : cards[Math.min(place, cards.length - 1)];
  return neighbour ?? awaited(root) ?? root.querySelector(PARKED);
}

/** What the visitor is to press next: a button, or a card that may be played. @param {HTMLElement} root @returns {HTMLElement | null} */
function awaited(root) {
  return root.querySelector("[data-next]:not(dialog *)") ?? root.querySelector('[data-hand-card][data-legal="true"]');
}
