// @ts-check
/* The visitor's cards as buttons: what may be played stands higher, what may not bears a bar and says why.
 * Not here: which is which; the engine says it with every card. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { cardFace } from "../cards.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {import("../types.js").HandCard} HandCard */

/** @param {TableView} view */
export function hand(view) {
  const { screen, words } = view;
  if (screen.hand.length === 0) return nothing;
  return html`<div class="tb-hand" role="group" aria-label=${words.say("hand", { n: screen.hand.length })}>
    ${repeat(screen.hand, ({ card }) => card, (held) => place(view, held))}
  </div>`;
}

/** @param {TableView} view @param {HandCard} held */
function place(view, held) {
  const { state, words, act } = view;
  const { card, legal, refused } = held;
  const hinted = state.notice?.kind === "hint" && state.notice.choice === card;
  return html`<div class="tb-place">
    <button
      type="button"
      class="tb-card"
      data-hand-card=${card}
      data-legal=${legal ?? nothing}
      ?data-picked=${state.picked === card}
      ?data-hinted=${hinted}
      data-shaken=${state.notice?.card === card ? (state.notice.turn ?? 0) % 2 : nothing}
      aria-label=${name(view, held, hinted)}
      aria-disabled=${legal ? nothing : "true"}
      aria-describedby=${refused ? `tb-why-${card}` : nothing}
      @click=${() => act.play(card)}
    >
      ${cardFace(card, state.settings.letters, words)}${refused ? bar : hinted ? advised : nothing}
    </button>
    ${refused ? html`<span class="tb-spoken" id=${`tb-why-${card}`}>${words.tell(refused)}</span>` : nothing}
  </div>`;
}

const bar = html`<span class="tb-bar" aria-hidden="true"></span>`;
const advised = html`<span class="tb-advised" aria-hidden="true"></span>`;

/** @param {TableView} view @param {HandCard} held @param {boolean} hinted */
function name({ state, words }, { card, legal }, hinted) {
  const bare = words.card(card);
  if (legal === false) return words.say("card-refused", { name: bare });
  if (state.picked === card && state.settings.confirmTap) return words.say("card-picked", { name: bare });
  return hinted ? words.say("card-hinted", { name: bare }) : bare;
}
