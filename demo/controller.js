// @ts-check
/* What the visitor's acts do: asks the engine, changes the state, has it drawn, said and kept.
 * Not here: rules, words and the document. */

import { nextAct } from "./pace.js";
import { afterAnswer, afterLoading, isCounted, noticeOf, withNotice } from "./state.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Notice} Notice */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {{ask: (request: object) => Promise<Answer>, start: () => void}} Engine */
/** @typedef {{render: (state: State) => void, announce: (before: State, after: State) => void}} Screening */

const BOT = "heuristic";

export class Controller {
  #timer = 0;

  /** @param {State} state @param {Engine} engine @param {import("./store.js").Store} store @param {Screening} screening */
  constructor(state, engine, store, screening) {
    this.state = state;
    this.engine = engine;
    this.store = store;
    this.screening = screening;
  }

  /** Draw what is known, and have the engine take up the kept match. */
  async start() {
    this.#change({ choosing: this.state.save === null });
    void this.#greet();
    if (this.state.save) await this.#load(this.state.save);
  }

  // ---- the match ----

  /** @param {string} variant @param {string[]} options */
  async newMatch(variant, options) {
    if (this.state.busy) return;
    this.set({ variant, options });
    const replaced = this.state.save;
    const answer = await this.#ask({ op: "new", variant, options, seed: newSeed(), bot: BOT });
    if (answer.ok) this.#change({ previous: replaced ?? this.state.previous, screen: null });
    this.#take(answer);
  }

  /** Go back to the match that a new one replaced; the new one can be had back the same way. */
  async takeBack() {
    const { previous, save, busy } = this.state;
    if (!previous || busy) return;
    const answer = await this.#ask({ op: "screen", save: previous });
    if (answer.ok) this.#change({ previous: save, settingsOpen: false });
    this.#take(answer, afterLoading);
  }

  deal() {
    return this.#act({ op: "deal" });
  }

  /** @param {string} call */
  call(call) {
    return this.#act({ op: "call", call });
  }

  /** A card was tapped: refuse it with its reason, pick it up, or play it. @param {string} code */
  async play(code) {
    const { screen, settings, picked, busy } = this.state;
    const held = screen?.hand.find(({ card }) => card === code);
    if (!held || busy) return;
    if (held.refused) this.#note({ kind: "refused", messages: [held.refused] });
    else if (settings.confirmTap && held.legal && picked !== code) this.#change({ picked: code, notice: null });
    else await this.#act({ op: "play", card: code });
  }

  undo() {
    return this.#act({ op: "undo" });
  }

  hint() {
    return this.#explain("hint", { op: "hint" });
  }

  /** @param {Seat} seat */
  async why(seat) {
    const event = this.state.screen?.why[seat];
    if (event !== undefined) await this.#explain("why", { op: "why", event });
  }

  /** Go on: over what is held, looked at again, counted, or thought about. */
  goOn() {
    if (this.state.review) return this.#change({ review: false });
    if (this.state.held) return this.#change({ held: false });
    if (this.state.screen?.count && !isCounted(this.state)) return this.#countAll();
    const next = nextAct(this.state);
    if (next) void this.#do(next.act);
  }

  // ---- the page ----

  /** @param {Partial<Settings>} changed */
  set(changed) {
    const settings = { ...this.state.settings, ...changed };
    this.store.writeSettings(settings);
    this.#change({ settings });
  }

  /** @param {boolean} open */
  showSettings(open) {
    this.#change({ settingsOpen: open });
  }

  /** @param {boolean} choosing */
  choose(choosing) {
    this.#change({ choosing, settingsOpen: false });
  }

  reviewLastTrick() {
    this.#change({ review: !this.state.review, notice: null });
  }

  dismiss() {
    this.#change({ notice: null });
  }

  /** Start the worker again after it could not be loaded. */
  retry() {
    this.engine.start();
  }

  /** The name and the text of a match set aside, for downloading. @param {string} name */
  keptText(name) {
    return this.store.readAside(name);
  }

  /** @param {string} name */
  forgetKept(name) {
    this.store.removeAside(name);
    this.#change({ kept: this.store.asideNames() });
  }

  /** @param {State["engine"]} engine */
  setEngine(engine) {
    this.#change({ engine });
  }

  // ---- inside ----

  async #greet() {
    const { variants } = await this.engine.ask({ op: "hello" });
    if (variants) this.#change({ variants });
  }

  /** @param {import("./types.js").Save} save */
  async #load(save) {
    const answer = await this.#ask({ op: "screen", save });
    if (answer.ok) return this.#take(answer, afterLoading);
    if (answer.error?.code === "no-answer") return this.#note(noticeOf(answer));
    // The kept match cannot be read: out of the way with it, but not away.
    this.store.setMatchAside();
    this.#change({ ...withNotice(this.state, noticeOf(answer)), save: null, choosing: true, kept: this.store.asideNames() });
  }

  /** @param {object} request */
  async #act(request) {
    const { save, busy } = this.state;
    if (!save || busy) return;
    this.#take(await this.#ask({ ...request, save }));
  }

  /** @param {"hint" | "why"} kind @param {object} request */
  async #explain(kind, request) {
    const { save, busy } = this.state;
    if (!save || busy) return;
    const { ok, seat, choice, reasons = [], ...rest } = await this.#ask({ ...request, save });
    this.#note(ok ? { kind, seat, choice, messages: reasons } : noticeOf({ ok, ...rest }));
  }

  /** @param {object} request */
  async #ask(request) {
    this.#change({ busy: true });
    return this.engine.ask(request);
  }

  /** @param {Answer} answer @param {(state: State, answer: Answer) => State} [after] */
  #take(answer, after = afterAnswer) {
    if (!answer.ok) return this.#note(noticeOf(answer));
    this.#change(after(this.state, answer));
    if (this.state.save) this.store.writeMatch(this.state.save, this.state.previous);
    if (!this.store.works && this.state.canStore) this.#change({ canStore: false });
  }

  /** @param {Notice} notice */
  #note(notice) {
    this.#change(withNotice(this.state, notice));
  }

  /** @param {Partial<State>} changed */
  #change(changed) {
    const before = this.state;
    this.state = { ...before, ...changed };
    this.screening.render(this.state);
    this.screening.announce(before, this.state);
    this.#pace();
  }

  #pace() {
    clearTimeout(this.#timer);
    const next = nextAct(this.state);
    if (next) this.#timer = setTimeout(() => this.#do(next.act), next.ms);
  }

  /** @param {import("./pace.js").Act} act */
  async #do(act) {
    clearTimeout(this.#timer);
    if (act === "release") this.#change({ held: false });
    else if (act === "count") this.#change({ counted: this.state.counted + 1 });
    else if (act === "step") await this.#act({ op: "step" });
    else await this.#act({ op: "play", card: this.state.screen?.hand[0]?.card });
  }

  #countAll() {
    this.#change({ counted: this.state.screen?.count?.steps.length ?? 0 });
  }
}

/** 128 bits of chance as text: no two visitors meet the same cards. */
function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
