// @ts-check
/* What every view is given: the state, the words, and what the visitor's acts do.
 * Not here: any view. */

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Screen} Screen */
/** @typedef {{state: State, words: import("../words.js").Words, act: import("../controller.js").Controller}} View */

/** @typedef {View & {screen: Screen}} TableView a view of a match in progress */

/** The seats in the order in which a reader meets them. */
export const SEATS = /** @type {const} */ (["N", "W", "E", "S"]);
export const SIDES = /** @type {const} */ (["NS", "EW"]);
