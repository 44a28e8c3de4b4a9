// @ts-check
/* Movement that explains: cards fly from who plays them, tricks slide to who wins them, packets are dealt.
 * Not here: when anything happens (pace.js). Nothing waits for a movement; a touch or a key ends them all. */

import { dealTurns } from "./dealing.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Screen} Screen */
/** @typedef {{card: string, box: DOMRect, copy: HTMLElement | null}} Lying */
/** @typedef {{hand: Map<string, DOMRect>, trick: Lying[], piles: Map<string, DOMRect>, tokens: Map<string, DOMRect>, turned: boolean}} Sight what lay where */

/** Milliseconds of a card's flight, by speed. @type {Record<string, number>} */
const FLIGHT = { slow: 520, normal: 320, fast: 170, instant: 0 };
/** Between two packets. @type {Record<string, number>} */
const PACKET = { slow: 170, normal: 95, fast: 45, instant: 0 };
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything moves. @param {State} state */
export function moves(state) {
  return !STILL.matches && (FLIGHT[state.settings.speed] ?? 0) > 0;
}

/** How long dealing takes to look at. @param {State} state */
export function dealTime(state) {
  if (!moves(state)) return 0;
  const { speed } = state.settings;
  return packetsOf(state).length * 4 * (PACKET[speed] ?? 0) + (FLIGHT[speed] ?? 0);
}

export class Motion {
  #layer = document.createElement("div");
  /** @type {State | null} */
  #was = null;
  /** @type {Sight | null} */
  #sight = null;
  /** @type {Set<Animation>} */
  #running = new Set();
  /** What will move, once all is measured: each beginning would have the page laid out anew for the next measure. @type {(() => void)[]} */
  #planned = [];

  /** @param {HTMLElement} place where the table is drawn */
  constructor(place) {
    this.place = place;
    this.#layer.className = "tb-layer";
    this.#layer.setAttribute("aria-hidden", "true");
    for (const act of ["pointerdown", "keydown"]) document.addEventListener(act, () => this.finish(), { capture: true, passive: true });
  }

  /** Draw, and let what has changed be seen to move. @param {State} now @param {() => void} draw */
  around(now, draw) {
    const on = moves(now);
    this.place.dataset["motion"] = on ? "on" : "off";
    if (!on) this.finish();
    this.#sight = on && this.#was ? look(this.place, this.#was.held) : null;
    draw();
    if (this.#sight && this.#was) this.#show(this.#was, now, this.#sight);
    for (const begin of this.#planned.splice(0)) begin();
    this.#was = now;
  }

  /** Everything is where it belongs, at once. */
  finish() {
    for (const animation of this.#running) animation.finish();
  }

  /** @param {State} was @param {State} now @param {Sight} sight */
  #show(was, now, sight) {
    if (!was.screen || !now.screen || was.choosing || now.choosing || was.review !== now.review) return;
    if (this.#layer.parentElement !== this.place) this.place.append(this.#layer);
    const ms = FLIGHT[now.settings.speed] ?? 0;
    if (isDealt(was.screen, now.screen)) this.#deal(now, now.screen, ms);
    else if (was.screen.deal === now.screen.deal) {
      if (was.held && !now.held) this.#sweep(was.screen, sight, ms);
      this.#play(sight, ms);
      this.#close(sight, ms);
      if (!sight.turned) this.#turn(0, ms);
    }
    this.#lay(sight, ms);
  }

  /** New cards of the trick come from the hand or from the seat that plays them. @param {Sight} sight @param {number} ms */
  #play(sight, ms) {
    const known = new Set(sight.trick.map(({ card }) => card));
    for (const element of all(this.place, ".tb-played")) {
      const { card = "", seat = "" } = element.dataset;
      if (known.has(card)) continue;
      const from = sight.hand.get(card) ?? this.#box(`.tb-seat[data-seat="${seat}"] > *`);
      if (from) this.#from(element, from, ms);
    }
  }

  /** A finished trick goes to the side that has won it. @param {Screen} screen @param {Sight} sight @param {number} ms */
  #sweep(screen, sight, ms) {
    const winner = screen.tricks.at(-1)?.winner ?? "N";
    const side = "NS".includes(winner) ? "NS" : "EW";
    const to = this.#box(`.tb-pile[data-side="${side}"]`) ?? sight.piles.get(side);
    if (!to) return;
    for (const { copy, box } of sight.trick) {
      if (!copy) continue;
      const ghost = this.#ghost(copy, box);
      const there = { translate: between(box, to), scale: "0.35", opacity: 0.2 };
      this.#animate(ghost, [{ translate: "0 0", scale: "1", opacity: 1 }, there], { duration: ms * 1.3, easing: "ease-in" }, () => ghost.remove());
    }
  }

  /** The hand closes where a card has left it. @param {Sight} sight @param {number} ms */
  #close(sight, ms) {
    for (const element of all(this.place, "[data-hand-card]")) {
      const was = sight.hand.get(element.dataset["handCard"] ?? "");
      const box = element.getBoundingClientRect();
      if (was && Math.abs(was.left - box.left) > 2) this.#animate(element, [{ translate: `${was.left - box.left}px 0` }, { translate: "0 0" }], { duration: ms * 0.7, easing: EASE });
    }
  }

  /** Packets fly from the dealer to each seat in turn, and are picked up. @param {State} state @param {Screen} screen @param {number} ms */
  #deal(state, screen, ms) {
    const gap = PACKET[state.settings.speed] ?? 0;
    const from = this.#box(`.tb-seat[data-seat="${screen.dealer}"]`);
    const turns = dealTurns(screen.dealer, screen.direction, packetsOf(state));
    turns.forEach(({ seat, size, first }, i) => {
      const cards = seat === "S" ? all(this.place, "[data-hand-card]") : all(this.place, `.tb-seat[data-seat="${seat}"] .tb-back`);
      const packet = cards.slice(first, first + size);
      for (const card of packet) this.#animate(card, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: ms, delay: i * gap });
      const to = packet[0]?.getBoundingClientRect() ?? this.#box(`.tb-seat[data-seat="${seat}"]`);
      if (from && to) this.#packet(size, from, to, i * gap, ms);
    });
    this.#turn(turns.length * gap + ms * 0.5, ms);
  }

  /** @param {number} size @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {number} ms */
  #packet(size, from, to, delay, ms) {
    const packet = document.createElement("div");
    packet.className = "tb-packet";
    packet.append(...Array.from({ length: size }, backOfCard));
    const ghost = this.#ghost(packet, new DOMRect(from.left + from.width / 2, from.top + from.height / 2, 0, 0));
    const frames = [{ translate: "0 0", opacity: 1 }, { translate: between(from, to), opacity: 1, offset: 0.9 }, { translate: between(from, to), opacity: 0 }];
    ghost.style.opacity = "0";
    this.#animate(ghost, frames, { duration: ms, delay, easing: EASE, fill: "none" }, () => ghost.remove());
  }

  /** The turned card turns. @param {number} delay @param {number} ms */
  #turn(delay, ms) {
    for (const card of all(this.place, ".tb-turned[data-open] .tb-small")) this.#animate(card, [{ transform: "rotateY(90deg) scale(1.3)" }, { transform: "none" }], { duration: ms, delay, easing: EASE });
  }

  /** Counters that were added come from the stock, the middle between both sides. @param {Sight} sight @param {number} ms */
  #lay(sight, ms) {
    if (sight.tokens.size === 0 && all(this.place, ".tb-token").length > 8) return;
    const stock = this.#box(".tb-counters");
    const fresh = all(this.place, ".tb-token").filter(({ dataset }) => !sight.tokens.has(dataset["token"] ?? ""));
    if (!stock) return;
    fresh.forEach((token, i) => this.#from(token, new DOMRect(stock.right - 40, stock.top + stock.height / 2, 16, 16), ms * 1.4, i * 60));
  }

  /** @param {HTMLElement} element @param {DOMRect} from @param {number} duration @param {number} [delay] */
  #from(element, from, duration, delay = 0) {
    const box = element.getBoundingClientRect();
    const scale = Math.min(1.1, Math.max(0.45, from.width / (box.width || 1)));
    this.#animate(element, [{ translate: between(box, from), scale: `${scale}` }, { translate: "0 0", scale: "1" }], { duration, delay, easing: EASE });
  }

  /** @param {HTMLElement} element @param {DOMRect} box */
  #ghost(element, box) {
    element.classList.add("tb-ghost");
    Object.assign(element.style, { left: `${box.left}px`, top: `${box.top}px` });
    this.#planned.push(() => this.#layer.append(element));
    return element;
  }

  /** @param {HTMLElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options @param {() => void} [done] */
  #animate(element, frames, options, done) {
    this.#planned.push(() => this.#begin(element, frames, options, done));
  }

  /** @param {HTMLElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options @param {() => void} [done] */
  #begin(element, frames, options, done) {
    const animation = element.animate(frames, { fill: "backwards", ...options });
    this.#running.add(animation);
    const end = () => {
      this.#running.delete(animation);
      done?.();
    };
    animation.addEventListener("finish", end);
    animation.addEventListener("cancel", end);
  }

  /** @param {string} selector */
  #box(selector) {
    return this.place.querySelector(selector)?.getBoundingClientRect() ?? null;
  }
}

/** What lies where, before it is drawn anew; copies of the trick only when it is about to go. @param {HTMLElement} place @param {boolean} held @returns {Sight} */
function look(place, held) {
  const trick = all(place, ".tb-played").map((element) => ({
    card: element.dataset["card"] ?? "",
    box: element.getBoundingClientRect(),
    copy: held ? /** @type {HTMLElement} */ (element.cloneNode(true)) : null,
  }));
  return {
    trick,
    hand: boxes(place, "[data-hand-card]", "handCard"),
    piles: boxes(place, ".tb-pile", "side"),
    tokens: boxes(place, ".tb-token", "token"),
    turned: place.querySelector(".tb-turned[data-open]") !== null,
  };
}

/** @param {HTMLElement} place @param {string} selector @param {string} name of the data attribute that tells them apart */
function boxes(place, selector, name) {
  return new Map(all(place, selector).map((element) => [element.dataset[name] ?? "", element.getBoundingClientRect()]));
}

/** @param {HTMLElement} place @param {string} selector */
function all(place, selector) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(selector))];
}

/** From the middle of one box to the middle of another, as CSS says it. @param {DOMRect} from @param {DOMRect} to */
function between(from, to) {
  return `${to.left + to.width / 2 - from.left - from.width / 2}px ${to.top + to.height / 2 - from.top - from.height / 2}px`;
}

function backOfCard() {
  const back = document.createElement("span");
  back.className = "tb-back";
  return back;
}

/** A fresh deal, not one that is taken back to. @param {Screen} was @param {Screen} now */
function isDealt(was, now) {
  return now.deal === was.deal + 1 && now.tricks.length === 0 && !now.trick?.cards.length && now.calls.length === 0;
}

/** @param {State} state */
function packetsOf({ variants, screen }) {
  return variants.find(({ name }) => name === screen?.variant)?.packets ?? [8];
}
