// @ts-check
/* The page's state and its pure changes: old state and what happened in, new state out.
 * Not here: rules (the engine's screen has them), time (pace.js) and the document (views/). */

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Trick} Trick */
/** @typedef {import("./types.js").Notice} Notice */

export const VISITOR = "S";
export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "instant"]);
export const LETTERS = /** @type {const} */ (["english", "french", "german"]);
export const LEVELS = /** @type {const} */ (["learner", "regular", "strong"]);
export const HINTS = /** @type {const} */ (["before", "after", "never"]);
export const TRACKER = /** @type {const} */ (["off", "request", "always"]);
export const REST = /** @type {const} */ (["ask", "always", "never"]);

/** What each setting with names may be. @type {Partial<Record<keyof Settings, readonly string[]>>} */
const NAMES = { speed: SPEEDS, letters: LETTERS, level: LEVELS, hints: HINTS, tracker: TRACKER, rest: REST };

/** @type {Settings} */
export const DEFAULTS = {
  variant: null,
  options: [],
  speed: "normal",
  waitForTap: false,
  letters: "english",
  fourColours: false,
  contrast: false,
  sound: false,
  confirmTap: false,
  shortcuts: true,
  level: "regular",
  hints: "before",
  tracker: "request",
  rest: "ask",
  lastTrick: true,
  notes: true,
};

/** Stored settings may be of any age or damaged: what fits is taken, the rest is the default. @param {Record<string, unknown>} stored @returns {Settings} */
export function settingsFrom(stored) {
  const settings = { ...DEFAULTS };
  for (const name of /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS))) {
    const value = stored[name];
    if (fits(name, value)) Object.assign(settings, { [name]: value });
  }
  // What earlier visits called it.
  if (stored["lastCard"] === true && stored["rest"] === undefined) settings.rest = "always";
  return settings;
}

/** @param {keyof Settings} name @param {unknown} value */
function fits(name, value) {
  if (name === "variant") return value === null || typeof value === "string";
  if (name === "options") return Array.isArray(value) && value.every((option) => typeof option === "string");
  const names = NAMES[name];
  return names ? names.some((known) => known === value) : typeof value === "boolean";
}

/** @param {Settings} settings @param {Partial<State>} known @returns {State} */
export function initialState(settings, known) {
  return {
    settings,
    engine: { status: "loading", loaded: 0, total: 0, detail: "" },
    variants: [],
    proposed: null,
    save: null,
    screen: null,
    choosing: false,
    busy: false,
    held: false,
    review: false,
    counted: 0,
    picked: null,
    notice: null,
    said: [],
    dialog: null,
    previous: null,
    undone: [],
    resting: false,
    tracking: false,
    showing: null,
    watching: false,
    resuming: false,
    notesSeen: [],
    lookedBack: null,
    record: null,
    stats: null,
    kept: [],
    faults: {},
    canStore: true,
    ...known,
  };
}

/** The engine answered an act: its position is the new one. @param {State} state @param {Answer} answer @returns {State} */
export function afterAnswer(state, answer) {
  const { save, screen, said = [] } = answer;
  if (!save || !screen) return state;
  const counting = screen.count !== null && state.screen?.count !== null && screen.deal === state.screen?.deal;
  return {
    ...state,
    save,
    screen,
    said: said.length > 0 ? said : state.said,
    busy: false,
    choosing: false,
    held: completesTrick(state.screen, screen),
    review: false,
    counted: counting ? state.counted : 0,
    picked: null,
    notice: state.notice?.kind === "after" && said.length > 0 ? state.notice : null,
    resting: state.resting && screen.deal === state.screen?.deal && screen.count === null,
    resuming: false,
  };
}

/** A saved match is on the table again: nothing is held, a count stands complete. @param {State} state @param {Answer} answer @returns {State} */
export function afterLoading(state, answer) {
  const next = afterAnswer({ ...state, said: [], resting: false }, answer);
  return { ...next, held: false, notice: null, counted: stepsOf(next.screen) };
}

/** @param {State["screen"]} before @param {State["screen"]} after */
function completesTrick(before, after) {
  return before !== null && after !== null && before.deal === after.deal && after.tricks.length > before.tricks.length;
}

/** The engine said no, or could not be asked: the position stays. @param {State} state @param {Notice} notice @returns {State} */
export function withNotice(state, notice) {
  return { ...state, busy: false, resuming: false, picked: null, notice };
}

/** Whether what is left of the deal can play itself: it is decided, or one card is left. @param {Pick<State, "screen">} state */
export function canRest({ screen }) {
  if (!screen || screen.phase !== "play" || screen.to_act !== VISITOR) return false;
  return screen.hand.length === 1 || screen.certain === true;
}

/** Whether anything can be taken back: a decision of the visitor, or the new match itself. @param {State} state */
export function canUndo({ screen, previous, showing, watching }) {
  return screen !== null && !showing && !watching && (screen.can_undo || previous !== null);
}

/** @param {Answer} answer @returns {Notice} */
export function noticeOf(answer) {
  if (answer.refused) return { kind: "refused", messages: [answer.refused] };
  return { kind: "error", messages: [], error: answer.error ?? { code: "no-answer", where: "", message: "" } };
}

/** The trick to show: the held or reviewed one, else the one in progress. @param {State} state @returns {Trick | null} */
export function shownTrick(state) {
  const { screen } = state;
  if (!screen) return null;
  return state.held || state.review ? (screen.tricks.at(-1) ?? null) : screen.trick;
}

/** Whether the count takes the place of the tricks. @param {State} state */
export function showsCount(state) {
  return state.screen?.count != null && !state.held && !state.review;
}

/** What the page is about: another scene is another sight. @param {State} state @returns {"rules" | "table" | "count"} */
export function scene(state) {
  if (state.choosing || !state.screen) return "rules";
  return showsCount(state) ? "count" : "table";
}

/** How many steps the count has; a kept screen may be damaged. @param {State["screen"]} screen */
export function stepsOf(screen) {
  return screen?.count?.steps?.length ?? 0;
}

/** @param {State} state */
export function isCounted(state) {
  return state.counted >= stepsOf(state.screen);
}
