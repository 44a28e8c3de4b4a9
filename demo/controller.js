// @ts-check
/* What the visitor's acts do: asks the engine, changes the state, has it drawn, said and kept.
 * Not here: rules, words and the document; what happens at the edge of a match is in matches.js. */

import { LookBack } from "./lookback.js";
import { Matches } from "./matches.js";
import { dueAct, isRead, nextAct } from "./pace.js";
import { VISITOR, afterAnswer, afterLoading, canRest, canUndo, isCounted, noticeOf, withNotice } from "./state.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Notice} Notice */
/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {{ask: (request: object) => Promise<Answer>, drop: () => void, start: () => void}} Engine */
/** @typedef {{render: (state: State) => void, announce: (before: State, after: State) => void}} Screening */
/** @typedef {{owns: () => boolean, claim: () => void}} Ownership whether this tab is the one that plays */

/** More of these than a match has decisions is more than anybody takes back. */
const MOST_UNDONE = 500;

/** What is only thought about: nothing the visitor did is lost when it is broken off. */
const THOUGHTS = new Set(["step", "hint", "why"]);

export class Controller {
  #timer = 0;
  /** What was asked for while the engine was busy, to be done in turn when it is free. @type {(() => unknown)[]} */
  #later = [];
  /** Counts the visitor's decisions, so that advice that comes too late is known. */
  #turn = 0;
  /** Counts up when nothing that was asked before matters any more. */
  #epoch = 0;
  /** What the engine was asked last. */
  #asked = "";

  /** @param {State} state @param {Engine} engine @param {import("./store.js").Store} store @param {Screening} screening @param {Ownership} tab */
  constructor(state, engine, store, screening, tab) {
    this.state = state;
    this.engine = engine;
    this.store = store;
    this.screening = screening;
    this.tab = tab;
    this.matches = new Matches(this);
    this.lookBack = new LookBack(this);
  }

  /** Draw what is known, and have the engine take up the kept match. */
  async start() {
    const { save, watching } = this.state;
    this.#drawFirst(save === null && !watching);
    void this.#greet();
    if (!save) return;
    const decided = watching ? null : this.store.readDecided(save);
    await this.load(save);
    if (decided && JSON.stringify(this.state.save) === JSON.stringify(save)) await this.#decide(decided);
  }

  // ---- the match ----

  /** @param {string} variant @param {string[]} options */
  newMatch(variant, options) {
    return this.matches.start(variant, options);
  }

  /** The next deal; after a shown one that is the visitor's own match. */
  async deal() {
    if (this.state.showing) return this.matches.endShow();
    const ready = this.state.busy ? null : this.matches.takeReadyDeal();
    if (ready) this.take(ready);
    else await this.#decide({ op: "deal" });
  }

  /** @param {string} call */
  call(call) {
    return this.#decide({ op: "call", call });
  }

  /** A card was tapped, or dragged to the table: refuse it with its reason, pick it up, or play it. @param {string} code @param {boolean} [dragged] */
  async play(code, dragged = false) {
    const { screen, settings, picked, busy, resuming } = this.state;
    const held = screen?.hand.find(({ card }) => card === code);
    if (!held || (busy && !resuming) || this.#isElsewhere()) return;
    const twice = settings.confirmTap && !dragged && held.legal;
    if (held.refused) this.change({ picked: null, notice: { kind: "refused", messages: [held.refused], card: code, turn: ++this.#turn } });
    else if (resuming) this.#keepForLater(code);
    else if (twice && picked !== code) this.change({ picked: code, notice: null });
    else await this.#playNow(code);
  }

  async undo() {
    const { screen, save, previous, undone } = this.state;
    if (canUndo(this.state)) this.interrupt();
    if (!save || !canUndo(this.state) || this.#puts(() => this.undo())) return;
    const stack = [...undone, { save, previous }].slice(-MOST_UNDONE);
    const answer = await (screen?.can_undo ? this.#undone(save) : this.ask({ op: "screen", save: previous }));
    this.#turn++;
    if (answer.ok) this.change({ undone: stack, previous: screen?.can_undo ? previous : null });
    else if (!screen?.can_undo) this.change({ previous: null }); // There is no way back to a match that cannot be read.
    this.take(answer, afterLoading);
  }

  async redo() {
    const last = this.state.undone.at(-1);
    if (!last || this.state.showing || this.#puts(() => this.redo())) return;
    const answer = await this.ask({ op: "screen", save: last.save });
    if (answer.ok) this.change({ undone: this.state.undone.slice(0, -1), previous: last.previous });
    this.take(answer, afterLoading);
  }

  /** The same cards once more from the deal's start; what was played is had again by redoing. */
  async playAgain() {
    const { screen, save, previous, undone, showing } = this.state;
    if (!save || !screen?.count || showing || this.#puts(() => this.playAgain())) return;
    const answer = await this.ask({ op: "again", save });
    this.#turn++;
    if (answer.ok) this.change({ undone: [...undone, { save, previous }].slice(-MOST_UNDONE) });
    this.take(answer, afterLoading);
  }

  async hint() {
    const { save, screen, settings } = this.state;
    if (!save || !screen || screen.to_act !== VISITOR || settings.hints === "never" || this.#puts(() => this.hint())) return;
    this.store.countHint(save);
    await this.explain("hint", { op: "hint" });
  }

  /** Why the bot at `seat` did the last thing it did. @param {Seat} seat */
  async why(seat) {
    const event = this.state.screen?.why[seat];
    if (event !== undefined) await this.whyEvent(event);
  }

  /** Why a bot did this event of the match. @param {number} event */
  async whyEvent(event) {
    if (!this.#puts(() => this.whyEvent(event))) await this.explain("why", { op: "why", event });
  }

  /** Let the decided rest of the deal play itself. */
  rest() {
    if (canRest(this.state) && !this.#isElsewhere()) this.change({ resting: true, notice: null });
  }

  /** Go on: over what is read, held, looked at again, counted, or thought about. */
  goOn() {
    if (this.state.watching) return;
    if (this.state.review) return this.change({ review: false });
    if (isRead(this.state)) return this.#readOn();
    if (this.state.held) return this.change({ held: false });
    if (this.state.screen?.count && !isCounted(this.state)) return this.#countAll();
    const next = nextAct(this.state);
    if (next) void this.#do(next.act);
  }

  // ---- the page ----

  /** @param {Partial<Settings>} changed */
  set(changed) {
    const settings = { ...this.state.settings, ...changed };
    this.store.writeSettings(settings);
    this.change({ settings });
  }

  /** @param {import("./types.js").Dialog | null} dialog */
  showDialog(dialog) {
    if (dialog === this.state.dialog) return;
    const stats = dialog === "stats" ? this.store.readStats() : null;
    // What is said while a dialog closes is kept: its closing is told late, after a key that followed Escape.
    this.change(dialog ? { dialog, stats, record: null, notice: null } : { dialog, stats, record: null });
    if (dialog === "stats") void this.matches.note();
  }

  /** @param {boolean} choosing */
  choose(choosing) {
    this.change({ choosing, dialog: null, notice: null });
  }

  reviewLastTrick() {
    const { screen, review, settings } = this.state;
    if (screen?.tricks.length && settings.lastTrick) this.change({ review: !review, notice: null });
  }

  track() {
    this.change({ tracking: !this.state.tracking });
  }

  dismiss() {
    if (isRead(this.state)) this.#readOn();
    else this.change({ notice: null });
  }

  /** Put away one of the first notes. @param {string} name */
  forgetNote(name) {
    const notesSeen = [...this.state.notesSeen, name];
    this.store.writeNotes(notesSeen);
    this.change({ notesSeen });
  }

  /** Start the worker again: it could not be loaded, or does not answer. */
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
    // Another match may be set aside under the same name.
    const { [name]: _, ...faults } = this.state.faults;
    this.change({ kept: this.store.asideNames(), faults });
  }

  /** Take what a file says into the statistics; whether it was one of ours. @param {string} text */
  importStats(text) {
    const taken = this.store.mergeStats(text);
    if (taken) this.change({ stats: this.store.readStats() });
    return taken;
  }

  forgetStats() {
    this.store.writeStats({});
    this.change({ stats: {} });
  }

  /** @param {State["engine"]} engine */
  setEngine(engine) {
    this.change({ engine });
  }

  // ---- for matches.js, too ----

  /** @param {Save} save */
  async load(save) {
    const answer = await this.ask({ op: "screen", save });
    if (answer.ok) return this.take(answer, afterLoading);
    this.change({ resuming: false, screen: null });
    if (answer.error?.code === "no-answer") return this.#note(noticeOf(answer));
    // The kept match cannot be read: out of the way with it, but not away.
    this.store.setMatchAside();
    this.change({ busy: false, picked: null, notice: null, save: null, choosing: true, kept: this.store.asideNames() });
    await this.matches.examine();
  }

  /** Ask; after `abandon` the answer never comes. @param {{op: string} & Record<string, unknown>} request @returns {Promise<Answer>} */
  async ask(request) {
    this.#asked = request.op;
    this.change({ busy: true });
    const epoch = this.#epoch;
    const answer = await this.engine.ask(request);
    return epoch === this.#epoch ? answer : new Promise(() => {});
  }

  /** Whatever was asked is of no use any more. */
  abandon() {
    this.#epoch++;
    this.#turn++;
    this.#later = [];
    this.store.dropDecided();
    this.engine.drop();
  }

  /** A bot that thinks, for itself or for advice, breaks off: the visitor wants something else now. */
  interrupt() {
    if (!this.state.busy || this.state.watching || !THOUGHTS.has(this.#asked)) return;
    this.abandon();
    this.change({ busy: false });
  }

  /** The engine's answer becomes the position, and is kept. @param {Answer} answer @param {(state: State, answer: Answer) => State} [after] */
  take(answer, after = afterAnswer) {
    if (answer.error?.code !== "no-answer") this.store.dropDecided();
    if (!answer.ok) return this.#note(noticeOf(answer));
    this.change(after(this.state, answer));
    this.#keep();
  }

  /** @param {"hint" | "why"} kind @param {{op: string} & Record<string, unknown>} request */
  async explain(kind, request) {
    const { save, busy } = this.state;
    if (!save || busy) return;
    const { ok, seat, choice, naming, reasons = [], ...rest } = await this.ask({ ...request, save });
    this.#note(ok ? { kind, seat, choice, naming, messages: reasons } : noticeOf({ ok, ...rest }));
  }

  /** @param {Partial<State>} changed */
  change(changed) {
    const before = this.state;
    this.state = { ...before, ...changed };
    this.screening.render(this.state);
    this.screening.announce(before, this.state);
    this.#pace();
    // What turns out to be nothing any more is gone at once: left over, it would be done after something else.
    while (!this.state.busy && this.#later.length > 0) void this.#later.shift()?.();
  }

  // ---- inside ----

  /** What the last visit left is drawn before the engine is there; if it cannot be, the engine is waited for. @param {boolean} choosing */
  #drawFirst(choosing) {
    try {
      this.change({ choosing });
    } catch {
      this.change({ choosing, screen: null, resuming: false });
    }
  }

  async #greet() {
    const { variants } = await this.engine.ask({ op: "hello" });
    if (variants) this.change({ variants });
    await this.matches.examine();
  }

  #isElsewhere() {
    return this.state.watching || this.state.showing !== null;
  }

  /** Whether the engine is busy or this tab only watches; what was wanted is then done later, or not at all. @param {() => unknown} wanted */
  #puts(wanted) {
    if (this.state.busy) this.#later.push(wanted);
    return this.state.busy || this.state.watching;
  }

  /** The position before the last decision; a card that played itself was none. @param {Save} save @returns {Promise<Answer>} */
  async #undone(save) {
    const answer = await this.ask({ op: "undo", save });
    const { screen } = answer;
    const itself = this.state.settings.rest === "always" && screen?.can_undo && canRest({ screen });
    return itself && answer.save ? this.#undone(answer.save) : answer;
  }

  /** The engine is not there yet: the card lies ready until it is. @param {string} code */
  #keepForLater(code) {
    this.#later = [() => this.play(code, true)];
    if (this.state.save) this.store.writeDecided(this.state.save, { op: "play", card: code });
    this.change({ picked: code, notice: null });
  }

  /** @param {string} card */
  async #playNow(card) {
    const { save, settings } = this.state;
    const turn = ++this.#turn;
    // It comes up at once, and lies ready until the engine has played it.
    this.change({ picked: card });
    await this.#decide({ op: "play", card });
    if (save && settings.hints === "after" && this.state.save !== save && !this.state.showing) await this.#compare(save, card, turn);
  }

  /** Tell after the visitor's card whether the advice would have been the same. @param {Save} save @param {string} card @param {number} turn */
  async #compare(save, card, turn) {
    const { ok, choice, reasons = [] } = await this.engine.ask({ op: "hint", save });
    if (!ok || turn !== this.#turn || this.state.notice) return;
    const agreed = choice === card;
    this.change({ notice: { kind: "after", seat: VISITOR, choice, agreed, messages: agreed ? [] : reasons } });
  }

  /** The visitor decides: what was taken back before is gone. @param {{op: string} & Record<string, unknown>} request */
  async #decide(request) {
    const { save, busy } = this.state;
    if (busy || this.#isElsewhere()) return;
    if (save) this.store.writeDecided(save, request);
    this.change({ undone: [], notice: null });
    await this.#act(request);
  }

  /** @param {{op: string} & Record<string, unknown>} request */
  async #act(request) {
    const { save, busy, watching } = this.state;
    if (!save || busy || watching) return;
    this.take(await this.ask({ ...request, save }));
  }

  #keep() {
    const { save, screen, previous, showing } = this.state;
    if (!save || !screen || showing) return;
    if (!this.tab.owns()) return this.matches.watch();
    this.store.writeMatch(save, previous, screen);
    if (screen.count) this.store.countDeal(save, screen);
    if (this.store.works !== this.state.canStore) this.change({ canStore: this.store.works });
  }

  /** @param {Notice} notice */
  #note(notice) {
    this.change(withNotice(this.state, notice));
  }

  #pace() {
    clearTimeout(this.#timer);
    const next = nextAct(this.state);
    if (next) this.#timer = setTimeout(() => this.#do(next.act), next.ms);
  }

  /** @param {import("./pace.js").Act} act */
  async #do(act) {
    clearTimeout(this.#timer);
    if (act === "release") this.change({ held: false });
    else if (act === "count") this.change({ counted: this.state.counted + 1 });
    else if (act === "show") await this.#show();
    else if (act === "step") await this.#act({ op: "step" });
    else await this.#act({ op: "play", card: this.state.screen?.hand.find(({ legal }) => legal)?.card });
  }

  /** The next decision of a shown deal, with its reasons: ours before it is made, a bot's after. */
  async #show() {
    const seat = this.state.screen?.to_act;
    if (seat === VISITOR) return this.explain("hint", { op: "hint" });
    await this.#act({ op: "step" });
    const event = seat && this.state.screen?.why[seat];
    if (event != null && this.state.showing) await this.explain("why", { op: "why", event });
  }

  /** What was read is put away; in a shown deal our own advice is then followed. */
  #readOn() {
    const { notice, showing, busy } = this.state;
    if (busy) return;
    this.change({ notice: null });
    if (!showing || notice?.kind !== "hint" || !notice.choice) return;
    const isCard = this.state.screen?.phase === "play";
    void this.#act(isCard ? { op: "play", card: notice.choice } : { op: "call", call: notice.choice });
  }

  #countAll() {
    this.change({ counted: this.state.screen?.count?.steps.length ?? 0 });
  }

  /** Whether something would go on by itself if nothing were being read. */
  get isPaused() {
    return isRead(this.state) && (this.state.showing !== null || dueAct(this.state) !== null);
  }
}
