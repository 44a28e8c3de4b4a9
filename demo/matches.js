// @ts-check
/* The edges of a match: a new one, the one before, a shown deal, the same match in another tab.
 * Not here: acts within a match (controller.js). */

import { opening } from "./openings.js";
import { afterLoading, stepsOf } from "./state.js";

/** @typedef {import("./controller.js").Controller} Controller */
/** @typedef {import("./types.js").Answer} Answer */

export class Matches {
  /** @param {Controller} controller */
  constructor(controller) {
    this.controller = controller;
    /** The first deal of a match that was begun before the engine was there. @type {Answer | null} */
    this.dealt = null;
  }

  get #state() {
    return this.controller.state;
  }

  /** @param {string} variant @param {string[]} options */
  async start(variant, options) {
    this.controller.interrupt();
    const { busy, watching, save, screen, previous } = this.#state;
    if (this.#state.showing) return this.endShow();
    if (busy || watching) return;
    this.controller.set({ variant, options });
    const answer = await this.#begun(variant, options);
    // A match without any decision is not worth having back; the one before it still is.
    const replaced = save && screen?.can_undo ? save : previous;
    if (answer.ok) this.controller.change({ previous: replaced, screen: null, undone: [], notice: null });
    this.controller.take(answer);
  }

  /** The engine begins a match; before it has come, one that it has begun already. @param {string} variant @param {string[]} options @returns {Promise<Answer>} */
  async #begun(variant, options) {
    const bot = this.#state.settings.level;
    this.dealt = null;
    if (this.#state.engine.status === "loading" && options.length === 0) {
      this.controller.change({ busy: true });
      const ready = await opening(variant, bot);
      this.dealt = ready?.dealt ?? null;
      if (ready) return ready.drawn;
    }
    return this.controller.ask({ op: "new", variant, options, seed: newSeed(), bot });
  }

  /** The deal that is ready for the match just begun, once, and only while the engine is not there. */
  takeReadyDeal() {
    const { dealt } = this;
    this.dealt = null;
    return this.#state.engine.status === "loading" && this.#state.screen?.phase === "draw" ? dealt : null;
  }

  /** Go back to the match that a new one replaced; the new one can be had back the same way. */
  async takeBack() {
    const { previous, save, busy } = this.#state;
    if (!previous || busy) return;
    const answer = await this.controller.ask({ op: "screen", save: previous });
    if (answer.ok) this.controller.change({ previous: save, dialog: null, undone: [] });
    this.controller.take(answer, afterLoading);
  }

  /** Note the match down as it may be shown to others: what is still hidden is left out. */
  async note() {
    const { save } = this.#state;
    if (!save) return;
    const { ok, record, seed = null } = await this.controller.engine.ask({ op: "record", save });
    if (ok && record && this.#state.dialog === "stats") this.controller.change({ record: { text: `${JSON.stringify(record)}\n`, seed } });
  }

  /** Have the engine tell of every match that was set aside what is wrong with it, and where. */
  async examine() {
    const { store, engine } = this.controller;
    for (const name of this.#state.kept) {
      if (this.#state.faults[name]) continue;
      const { error } = await engine.ask({ op: "examine", text: store.readAside(name) });
      if (error && error.code !== "no-answer") this.controller.change({ faults: { ...this.#state.faults, [name]: error } });
    }
  }

  // ---- a shown deal ----

  /** Show a deal of these rules from the visitor's place, each decision explained; the own match waits. @param {string} variant */
  async show(variant) {
    const { busy, watching, showing, save, previous } = this.#state;
    if (busy || watching) return;
    const waiting = showing ?? { save, previous };
    const made = await this.controller.ask({ op: "new", variant, options: [], seed: newSeed(), bot: "regular" });
    const answer = made.ok ? await this.controller.ask({ op: "deal", save: made.save }) : made;
    if (answer.ok) this.controller.change({ showing: waiting, dialog: null, screen: null, choosing: false, undone: [], notice: null });
    this.controller.take(answer);
  }

  /** Back from a shown deal to the own match, or to the choice of rules. */
  async endShow() {
    const { showing } = this.#state;
    if (!showing) return;
    this.controller.abandon();
    const choosing = showing.save === null;
    this.controller.change({ showing: null, screen: null, busy: false, held: false, notice: null, dialog: null, choosing, ...showing });
    if (showing.save) await this.controller.load(showing.save);
  }

  // ---- tabs ----

  /** Another tab plays this match now. */
  watch() {
    if (this.#state.watching) return;
    this.controller.abandon();
    this.controller.change({ watching: true, busy: false, picked: null, ...NOTHING_OPEN });
    void this.follow();
  }

  /** The other tab has gone on: show where it is. */
  async follow() {
    if (!this.#state.watching) return;
    const { save, previous } = this.controller.store.readMatch();
    if (!save) return;
    const answer = await this.controller.engine.ask({ op: "screen", save });
    if (answer.ok && this.#state.watching) this.controller.change({ ...afterLoading(this.#state, answer), previous });
  }

  /** Play here from now on, from where the match is. */
  async takeOver() {
    const { tab, store } = this.controller;
    tab.claim();
    this.controller.abandon();
    const kept = store.readMatch();
    const read = { ...kept, counted: stepsOf(kept.screen), resuming: kept.screen !== null, choosing: kept.save === null, kept: store.asideNames(), faults: {} };
    this.controller.change({ watching: false, busy: false, held: false, picked: null, undone: [], ...NOTHING_OPEN, ...read });
    if (kept.save) await this.controller.load(kept.save);
    await this.examine();
  }
}

/** @type {Partial<import("./types.js").State>} */
const NOTHING_OPEN = { dialog: null, notice: null, review: false, resting: false, tracking: false, showing: null };

/** 128 bits of chance as text: no two visitors meet the same cards. */
function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
