// @ts-check
/* What is drawn on the cards: one large sign, a wreath round the ten (the manille), half-length courts in a frame.
 * Not here: indices (cards.js) and colours (css/cards.css); every shape takes its colour from a class. */

import { nothing, svg } from "./vendor/lit-html/lit-html.js";

/** @typedef {import("./vendor/lit-html/lit-html.js").TemplateResult | ReturnType<typeof svg>} Drawing */

/** One leaf of the wreath, at the bottom of a circle round 0,0 with radius 30. */
const LEAF = "M0 30c-3.6-2-5.2-5-4.4-8.6 3.6 1 5.6 4.2 4.4 8.6Z";
const LEAVES = [-150, -126, -102, -78, -54, -30];

/** A large sign; the ten wears a wreath, the ace a ring: the two strongest cards are known at a glance. @param {string} rank @param {string} outline */
export function pip(rank, outline) {
  return svg`<svg class="tb-pip" viewBox="0 0 80 80" aria-hidden="true">
    ${rank === "T" ? wreath : nothing}${rank === "A" ? ring : nothing}
    <path class="tb-ink" transform=${`translate(40 40) scale(${rank === "T" || rank === "A" ? 1.8 : 2.3}) translate(-12 -12)`} d=${outline} />
  </svg>`;
}

const wreath = svg`<g class="tb-gilt" transform="translate(40 40)">
  ${LEAVES.map((angle) => svg`<path transform=${`rotate(${angle}) scale(1.22)`} d=${LEAF} /><path transform=${`scale(-1 1) rotate(${angle}) scale(1.22)`} d=${LEAF} />`)}
</g>`;
const ring = svg`<g class="tb-hair"><circle cx="40" cy="40" r="37" /><circle cx="40" cy="40" r="33.5" /></g>`;

/* Half-lengths in a box of 56 by 48; the same half upside down completes the card. */

const robe = svg`<path class="tb-robe" d="M4 48C4 38 12 32.6 21 31.2L35 31.2C44 32.6 52 38 52 48Z" />`;
const face = svg`<path class="tb-skin" d="M20 17C20 11 36 11 36 17L36 22C36 27.5 32.5 32 28 32C23.5 32 20 27.5 20 22Z" />`;
const collar = svg`<path class="tb-gilt" d="M19.5 31.4L28 42.5L36.5 31.4L33 30.2L28 36L23 30.2Z" />`;

/** @type {Record<string, ReturnType<typeof svg>>} */
export const FIGURES = {
  K: svg`${robe}<path class="tb-gilt" d="M25.8 40h4.4v8h-4.4Z" />${collar}${face}
    <path class="tb-ink" d="M18.6 14.5L20.2 25.4C22.6 23.8 25.4 25.8 28 24.8C30.6 25.8 33.4 23.8 35.8 25.4L37.4 14.5C39 26 36.4 36.4 28 38C19.6 36.4 17 26 18.6 14.5Z" />
    <path class="tb-gilt" d="M17.8 15.4L15.4 4.4L22.2 9.2L28 2L33.8 9.2L40.6 4.4L38.2 15.4Z" />
    <path class="tb-ink" d="M17.9 13.2H38.1V15.6H17.9Z" />`,
  Q: svg`<path class="tb-ink" d="M28 7C40 7 41.4 18 40.2 25C39.6 29 41 32 42.6 34.4L13.4 34.4C15 32 16.4 29 15.8 25C14.6 18 16 7 28 7Z" />
    <path class="tb-gilt" d="M4 48C4 38 12 33.2 21 31.6L35 31.6C44 33.2 52 38 52 48Z" />
    <path class="tb-robe" d="M10 48C11 42 15 37.8 21.6 36.2L28 44.5L34.4 36.2C41 37.8 45 42 46 48Z" />
    ${face}<path class="tb-ink" d="M19.6 18.4C20.6 13.6 25 12.4 28 12.4C31 12.4 35.4 13.6 36.4 18.4C33.4 17.8 30 16.4 28 14.6C26 16.4 22.6 17.8 19.6 18.4Z" />
    <path class="tb-gilt" d="M18.4 11.6L17.6 5.4L22.4 7.6L24.4 2.6L28 6L31.6 2.6L33.6 7.6L38.4 5.4L37.6 11.6C34.6 9.6 21.4 9.6 18.4 11.6Z" />`,
  J: svg`${robe}${collar}<path class="tb-gilt" d="M8 48C8.6 43 11 39.6 14.6 37.2L17.6 48ZM48 48C47.4 43 45 39.6 41.4 37.2L38.4 48Z" />
    ${face}<path class="tb-gilt" d="M18 13L38 13C39.6 18 39.4 24 37.6 28L34.4 28L34.6 18L21.4 18L21.6 28L18.4 28C16.6 24 16.4 18 18 13Z" />
    <path class="tb-ink" d="M15.6 15.4C15.2 8.6 20.6 5 27 5C34 5 39.4 7.8 40.4 13.2C33 10.8 23 11.4 15.6 15.4Z" />
    <path class="tb-gilt" d="M33.6 8.6C36.4 2.4 42.6 0 49 1.6C45 3.4 46.4 5 42.4 6.2C43.4 7.8 39.4 9.2 36.4 9.8Z" />`,
};

/** A court card's panel: a frame, cut across, one half the other's reflection. @param {ReturnType<typeof svg>} figure @param {string} outline the suit's */
export function court(figure, outline) {
  const half = svg`<path class="tb-ink" transform="translate(4 5) scale(0.5)" d=${outline} /><g transform="translate(3 13)">${figure}</g>`;
  return svg`<svg class="tb-court" viewBox="0 0 62 124" aria-hidden="true">
    <rect class="tb-panelled" x="1" y="1" width="60" height="122" rx="4" />
    ${half}<g transform="translate(62 124) rotate(180)">${half}</g>
    <path class="tb-band" d="M1 62H61" />
    <rect class="tb-frame" x="1" y="1" width="60" height="122" rx="4" />
  </svg>`;
}
