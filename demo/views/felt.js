// @ts-check
/* The cloth: the four seats, the cards of a trick, the calls, the turned card, the draw for the deal.
 * Not here: the visitor's hand (hand.js) and the count (count.js). */

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { cardBack, cardFace, smallCard } from "../cards.js";
import { canGoOn } from "../pace.js";
import { VISITOR, shownTrick } from "../state.js";
import { callPanel } from "./calls.js";
import { SEATS, SIDES } from "./view.js";

/** @typedef {import("./view.js").TableView} TableView */
/** @typedef {import("../types.js").Seat} Seat */

/** @param {TableView} view */
export function felt(view) {
  const { state, words, act } = view;
  // Tapping the cloth goes on; the button below does the same for everybody else.
  return html`<section class="tb-felt" ?data-wide=${isWide(view)} aria-label=${words.say("cloth")} @click=${() => act.goOn()}>
    ${repeat(SEATS, (seat) => seat, (seat) => plate(view, seat))}
    ${SIDES.map((side) => pile(view, side))}
    <div class="tb-middle">${middle(view)}</div>
    ${canGoOn(state) && (state.held || state.review) ? goOn(view) : nothing}
  </section>`;
}

/** Whether the middle needs the whole breadth. @param {TableView} view */
function isWide({ screen }) {
  return screen.phase === "draw" || screen.question?.seat === VISITOR;
}

/** @param {TableView} view */
function middle(view) {
  const { screen } = view;
  if (screen.phase === "draw") return draws(view);
  if (screen.question?.seat === VISITOR && !view.state.busy) return callPanel(view);
  return trick(view);
}

/** @param {TableView} view */
function goOn({ words, act }) {
  return html`<button type="button" class="tb-button tb-goon" data-next @click=${stopping(() => act.goOn())}>
    ${words.say("go-on")}
  </button>`;
}

/** @param {TableView} view @param {Seat} seat */
function plate(view, seat) {
  const { screen, words } = view;
  const turn = screen.to_act === seat && !view.state.held;
  return html`<div class="tb-seat" data-seat=${seat} ?data-turn=${turn}>
    ${seat === VISITOR || screen.phase === "draw" ? nothing : cardsLeft(view, seat)}
    <span class="tb-seat__name">${words.seat(seat, "label")}</span>
    ${screen.dealer === seat ? html`<span class="tb-mark" title=${words.say("dealer-title")}>${words.say("dealer-mark")}<span class="tb-spoken">${words.say("dealer-title")}</span></span>` : nothing}
    ${bubbles(view, seat)} ${turned(view, seat)} ${why(view, seat)}
  </div>`;
}

/** The seat's cards, as many backs as there are. @param {TableView} view @param {Seat} seat */
function cardsLeft({ screen, words }, seat) {
  const n = screen.sizes[seat];
  return html`<span class="tb-fan" data-n=${n} role="img" aria-label=${words.say("cards-left", { n })}>${Array.from({ length: n }, () => cardBack)}</span>`;
}

/** The tricks that a side has won, laid crosswise. @param {TableView} view @param {import("../types.js").Side} side */
function pile({ screen, words }, side) {
  if (screen.phase === "draw" || screen.phase === "calls") return nothing;
  const n = screen.tricks_won[side];
  return html`<div class="tb-pile" data-side=${side} data-n=${n} role="img" aria-label=${words.say("pile", { side, n })}>
    <span class="tb-pile__cards">${Array.from({ length: n }, () => cardBack)}</span><span class="tb-pile__n">${n}</span>
  </div>`;
}

/** The direction of play, drawn quietly round the trick. @param {TableView} view */
function ring({ screen }) {
  return html`<svg class="tb-ring" data-direction=${screen.direction} viewBox="0 0 100 100" aria-hidden="true">
    ${[0, 90, 180, 270].map((angle) => svg`<g transform=${`rotate(${angle} 50 50)`}><path class="tb-ring__arc" d="M71.5 9.6A46 46 0 0 1 90.4 28.5" /><path class="tb-ring__tip" d="M92.9 33.4L86.6 30.2L93.6 26.2Z" /></g>`)}
  </svg>`;
}

/** What the seat has called, until the first trick is over: all that counts, or else that it passed. @param {TableView} view @param {Seat} seat */
function bubbles({ screen, words }, seat) {
  if (screen.tricks.length > 0) return nothing;
  const made = screen.calls.filter((call) => call.seat === seat);
  const counting = made.filter(({ call }) => call !== "pass");
  return (counting.length > 0 ? counting : made.slice(-1)).map(
    ({ call, event }) => html`<span class="tb-bubble" data-event=${event ?? nothing}>${words.say("called", { call })}</span>`,
  );
}

/** @param {TableView} view @param {Seat} seat */
function turned({ screen, state, words }, seat) {
  if (!screen.turned || screen.turned_holder !== seat) return nothing;
  const open = screen.turned_open;
  return html`<span class="tb-turned" ?data-open=${open} title=${words.say(open ? "turned-open" : "turned-held")}
    >${smallCard(screen.turned, state.settings.letters, words)}<span class="tb-spoken">${words.say(open ? "turned-open" : "turned-held")}</span></span
  >`;
}

/** @param {TableView} view @param {Seat} seat */
function why({ screen, words, act }, seat) {
  if (screen.why[seat] === undefined) return nothing;
  return html`<button type="button" class="tb-why" aria-label=${words.say("why-of", { seat })} @click=${stopping(() => act.why(seat))}>
    ${words.say("why")}
  </button>`;
}

/** @param {TableView} view */
function trick(view) {
  const { state, words } = view;
  const shown = shownTrick(view.state);
  const best = shown?.winner ?? shown?.master ?? null;
  const cards = shown?.cards ?? [];
  return html`<div class="tb-trick" role="group" aria-label=${words.say(state.review ? "last-trick" : "trick")}>
    ${ring(view)} ${repeat(
      cards,
      ({ card }) => card,
      ({ seat, card }) => html`<div class="tb-played" data-card=${card} data-seat=${seat} ?data-best=${seat === best} role="img" aria-label=${words.say("card-of", { seat, card })}>
        ${cardFace(card, state.settings.letters, words)}${seat === shown?.leader ? ledMark(view) : nothing}${seat === best ? bestMark(view, shown?.winner !== undefined) : nothing}
      </div>`,
    )}
    ${shown?.winner ? html`<p class="tb-trick__points">${words.say("trick-points", { n: shown.points })}</p>` : nothing}
  </div>`;
}

/** The card that was led, numbered as the first. @param {TableView} view */
function ledMark({ words }) {
  return html`<span class="tb-led" title=${words.say("led")}>1</span>`;
}

/** @param {TableView} view @param {boolean} won */
function bestMark({ words }, won) {
  return html`<span class="tb-best">${words.say(won ? "takes" : "master")}</span>`;
}

/** @param {TableView} view */
function draws({ screen, state, words, act }) {
  return html`<div class="tb-draws">
    ${screen.draws.map(
      (draw, i) => html`<p class="tb-draw__title">${words.say("draw-round", { n: i + 1 })}</p>
        <ul class="tb-draw">
          ${draw.cards.map(
            ({ seat, card }) => html`<li ?data-best=${draw.left.includes(seat)}>
              <span>${words.seat(seat, "label")}</span>${smallCard(card, state.settings.letters, words)}
            </li>`,
          )}
        </ul>`,
    )}
    <p>${words.say("said-dealer", { dealer: screen.dealer })}</p>
    <button type="button" class="tb-button tb-button--main" data-next @click=${stopping(() => act.deal())}>${words.say("deal")}</button>
  </div>`;
}

/** A click on something that lies on the cloth is not a click on the cloth. @param {() => unknown} act */
export function stopping(act) {
  return (/** @type {Event} */ event) => {
    event.stopPropagation();
    void act();
  };
}
