// @ts-check
/* What happens next by itself, and after how long: the pure half of the table's tempo.
 * Not here: the clock (controller.js), and what a bot does (the engine). */

import { VISITOR, isCounted, showsCount } from "./state.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {"release" | "step" | "count" | "last-card"} Act */
/** @typedef {{act: Act, ms: number}} Next */

/** Milliseconds before each act, by speed. @type {Record<Act, Record<string, number>>} */
const DELAYS = {
  release: { slow: 4000, normal: 2200, fast: 1000, instant: 0 },
  step: { slow: 1600, normal: 800, fast: 300, instant: 0 },
  count: { slow: 1600, normal: 900, fast: 350, instant: 0 },
  "last-card": { slow: 1200, normal: 700, fast: 300, instant: 0 },
};

/** What comes next without the visitor, null where the visitor is awaited. @param {State} state @returns {Next | null} */
export function nextAct(state) {
  const act = ownAct(state);
  return act && { act, ms: DELAYS[act][state.settings.speed] ?? 0 };
}

/** Whether going on would do anything now. @param {State} state */
export function canGoOn(state) {
  return !state.busy && (state.held || state.review || ownAct(state) !== null);
}

/** @param {State} state @returns {Act | null} */
function ownAct(state) {
  const { screen, settings } = state;
  const stopped = state.busy || state.choosing || state.review || state.settingsOpen || state.notice?.kind === "error";
  if (!screen || stopped) return null;
  if (state.held) return settings.waitForTap ? null : "release";
  if (showsCount(state)) return isCounted(state) ? null : "count";
  if (screen.to_act !== null && screen.to_act !== VISITOR) return "step";
  const last = screen.phase === "play" && screen.to_act === VISITOR && screen.hand.length === 1;
  return last && settings.lastCard ? "last-card" : null;
}
