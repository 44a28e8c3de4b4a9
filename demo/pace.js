// @ts-check
/* What happens next by itself, and after how long: the pure half of the table's tempo.
 * Not here: the clock (controller.js), and what a bot does (the engine). */

import { dealTime } from "./motion.js";
import { VISITOR, canRest, isCounted, showsCount } from "./state.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {"release" | "step" | "show" | "count" | "rest"} Act */
/** @typedef {{act: Act, ms: number}} Next */

/** Milliseconds before each act, by speed. @type {Record<Act, Record<string, number>>} */
const DELAYS = {
  release: { slow: 4000, normal: 2200, fast: 1000, instant: 0 },
  step: { slow: 1600, normal: 800, fast: 300, instant: 0 },
  count: { slow: 1600, normal: 900, fast: 350, instant: 0 },
  show: { slow: 300, normal: 200, fast: 100, instant: 0 },
  rest: { slow: 1200, normal: 700, fast: 300, instant: 0 },
};

/** What comes next without the visitor, null where the visitor is awaited. @param {State} state @returns {Next | null} */
export function nextAct(state) {
  const act = ownAct(state);
  return act && { act, ms: (DELAYS[act][state.settings.speed] ?? 0) + (isFresh(state) ? dealTime(state) : 0) };
}

/** Whether the cards have only just been dealt, which is worth a look. @param {State} state */
function isFresh({ screen }) {
  return screen !== null && screen.calls.length + screen.tricks.length + (screen.trick?.cards.length ?? 0) === 0 && !screen.count;
}

/** Whether going on would do anything now. @param {State} state */
export function canGoOn(state) {
  if (state.busy || state.watching) return false;
  return state.held || state.review || isRead(state) || ownAct(state) !== null;
}

/** Whether a reason is being read, so that everything else waits. @param {State} state */
export function isRead(state) {
  return state.notice?.kind === "why" || (state.showing !== null && state.notice !== null);
}

/** @param {State} state @returns {Act | null} */
function ownAct(state) {
  return isStopped(state) || isRead(state) ? null : dueAct(state);
}

/** @param {State} state */
function isStopped(state) {
  const { screen, busy, choosing, review, dialog, notice, watching } = state;
  return !screen || busy || choosing || review || watching || dialog !== null || notice?.kind === "error";
}

/** What the position itself asks for, whoever waits for what. @param {State} state @returns {Act | null} */
export function dueAct(state) {
  const { screen, settings } = state;
  if (!screen) return null;
  if (state.held) return settings.waitForTap && !state.resting ? null : "release";
  if (showsCount(state)) return isCounted(state) ? null : "count";
  if (state.showing) return screen.to_act === null ? null : "show";
  if (screen.to_act !== null && screen.to_act !== VISITOR) return "step";
  const rests = settings.rest === "always" || (state.resting && settings.rest === "ask");
  return rests && canRest(state) ? "rest" : null;
}
