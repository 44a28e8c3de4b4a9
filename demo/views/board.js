// @ts-check
/* The table described in order for those who hear it: trump, scores, who holds how many cards, the trick.
 * Not here: what happens (announce.js). Nothing that the visitor may not know can be in it: the screen has nothing of the kind. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { VISITOR, shownTrick } from "../state.js";
import { SEATS } from "./view.js";

/** @typedef {import("./view.js").TableView} TableView */

/** @param {TableView} view */
export function board(view) {
  const { screen, words } = view;
  if (screen.phase === "draw") return nothing;
  return html`<section class="tb-spoken tb-board" aria-label=${words.say("board")}>
    <ul>
      <li>${words.say("board-trump", { trump: screen.trump ?? "none" })}</li>
      <li>${words.say("board-scores", { ns: screen.scores.NS, ew: screen.scores.EW, target: screen.target, factor: screen.multiplier })}</li>
      <li>${words.say("board-tricks", { ns: screen.tricks_won.NS, ew: screen.tricks_won.EW })}</li>
      ${SEATS.filter((seat) => seat !== VISITOR).map((seat) => html`<li>${words.say("board-cards", { seat, n: screen.sizes[seat] })}</li>`)}
      <li>${words.say("dealer", { seat: screen.dealer })}</li>
    </ul>
    ${trick(view)}
  </section>`;
}

/** @param {TableView} view */
function trick({ state, screen, words }) {
  const shown = shownTrick(state);
  const isCalling = screen.phase === "calls";
  if (!shown || shown.cards.length === 0) return html`<p>${words.say(isCalling ? "board-calling" : "board-no-card")}</p>`;
  const best = shown.winner ?? shown.master ?? null;
  return html`<p>${words.say("board-trick", { n: shown.cards.length })}</p>
    <ol>${shown.cards.map(({ seat, card }) => html`<li>${words.say("card-of", { seat, card })}${seat === best ? html` (${words.say(shown.winner ? "takes" : "master")})` : nothing}</li>`)}</ol>`;
}
