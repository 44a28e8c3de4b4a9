// @ts-check
/* Card faces of our own: a large index for fanned hands, a sign or an emblem, drawn as inline SVG.
 * Not here: card names to be read aloud (words) and which cards may be played (the engine). */

import { html, svg } from "./vendor/lit-html/lit-html.js";
import { FIGURES, court, pip } from "./figures.js";

/** @typedef {import("./types.js").Letters} Letters */
/** @typedef {import("./words.js").Words} Words */

/** Outlines in a box of 24 by 24. @type {Record<string, string>} */
const SIGNS = {
  S: "M12 1.5C10.2 6 3 9.3 3 14.4c0 2.7 2 4.5 4.4 4.5 1.7 0 3.1-.8 4-2.1-.2 2.3-1 4.1-2.9 5.7h7c-1.9-1.6-2.7-3.4-2.9-5.7.9 1.3 2.3 2.1 4 2.1 2.4 0 4.4-1.8 4.4-4.5C21 9.3 13.8 6 12 1.5Z",
  H: "M12 21.8C5.4 16.2 2 12.4 2 8.4 2 5.2 4.3 2.9 7.1 2.9c2.1 0 3.9 1.2 4.9 3.3 1-2.1 2.8-3.3 4.9-3.3C19.7 2.9 22 5.2 22 8.4c0 4-3.4 7.8-10 13.4Z",
  D: "M12 1.2c2 4.2 4.9 8 8.3 10.8-3.4 2.8-6.3 6.6-8.3 10.8-2-4.2-4.9-8-8.3-10.8C7.1 9.2 10 5.4 12 1.2Z",
  C: "M12 1.8a4.7 4.7 0 0 0-3.3 8 4.8 4.8 0 1 0 2.3 7.2c-.2 2.3-1 4-2.6 5.5h7.2c-1.6-1.5-2.4-3.2-2.6-5.5a4.8 4.8 0 1 0 2.3-7.2 4.7 4.7 0 0 0-3.3-8Z",
};
/** @param {string} suit S, H, D or C */
export function suitSign(suit) {
  const outline = SIGNS[suit];
  return outline === undefined ? "" : svg`<svg class="tb-sign" data-suit=${suit} viewBox="0 0 24 24" aria-hidden="true"><path d=${outline} /></svg>`;
}

/** The face of the card `code`, silent: whoever shows it gives it a name. @param {string} code @param {Letters} letters @param {Words} words */
export function cardFace(code, letters, words) {
  const rank = code.slice(0, -1);
  const suit = code.slice(-1);
  return html`<span class="tb-face" data-suit=${suit} data-rank=${rank} aria-hidden="true"
    ><span class="tb-index"><span class="tb-rank">${index(rank, letters, words)}</span>${suitSign(suit)}</span
    >${picture(rank, suit)}</span
  >`;
}

/** A small card in a row of text. @param {string} code @param {Letters} letters @param {Words} words */
export function smallCard(code, letters, words) {
  const rank = code.slice(0, -1);
  const suit = code.slice(-1);
  return html`<span class="tb-small" data-suit=${suit} data-rank=${rank} role="img" aria-label=${words.card(code)}
    >${index(rank, letters, words)}${suitSign(suit)}</span
  >`;
}

export const cardBack = html`<span class="tb-back" aria-hidden="true"></span>`;

/** What the face shows beside its index. @param {string} rank @param {string} suit */
function picture(rank, suit) {
  const figure = FIGURES[rank];
  const outline = SIGNS[suit] ?? "";
  return figure === undefined ? pip(rank, outline) : court(figure, outline);
}

/** What stands in the corner: letters are words, so the catalogue has them. @param {string} rank @param {Letters} letters @param {Words} words */
function index(rank, letters, words) {
  return rank === "T" ? "10" : "AKQJ".includes(rank) ? words.form("letters", letters, { rank }) : rank;
}
