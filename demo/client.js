// @ts-check
/* Asks the engine in its worker: an id for each request, a time-out, a new worker when the old one is gone.
 * Not here: what is asked (controller.js). Requests carry the whole match, so asking again loses nothing. */

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").EngineStatus} EngineStatus */
/** @typedef {{text: string, ofMatch: boolean, tries: number, answer: (answer: Answer) => void, timer: number}} Pending */
/** @typedef {(status: EngineStatus, loaded: number, total: number, detail: string) => void} OnStatus */
/** @typedef {{worker: Worker, told: Event[], zone?: string}} Early a worker that was made before there was a client, and what it has told since; the time zone, once it is known */
/** @typedef {{manilleEarly?: Early | undefined}} WithEarly */

/** Milliseconds after which an answer is late and the visitor hears of it; a bot needs a few hundred. */
const LATE = 3_000;
/** Milliseconds after which no answer is expected any more. */
const PATIENCE = 12_000;
/** Milliseconds without a byte or a word while loading, after which it counts as failed. */
const LOADING_PATIENCE = 60_000;
const MOST_TRIES = 3;

export class Client {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = 0;
  #ready = false;
  /** An answer takes longer than it should. */
  #late = false;
  #loadingTimer = 0;

  /** @param {URL} url the worker's module @param {OnStatus} onStatus told of every step of loading */
  constructor(url, onStatus) {
    this.url = url;
    this.onStatus = onStatus;
  }

  /** Start the worker, or start it again; what was asked and not answered is asked again. */
  start() {
    this.#stop();
    const { worker, told } = earlyWorker() ?? { worker: new Worker(this.url, { type: "module" }), told: [] };
    worker.onmessage = ({ data }) => this.#onMessage(data);
    worker.onerror = (event) => this.#onError(event);
    this.#worker = worker;
    this.onStatus("loading", 0, 0, "");
    this.#expectLoading();
    for (const event of told) event instanceof MessageEvent ? this.#onMessage(event.data) : this.#onError(/** @type {ErrorEvent} */ (event));
    worker.postMessage("go");
    for (const [id, pending] of this.#pending) worker.postMessage({ id, text: pending.text });
  }

  /**
   * Ask, and get an answer in any case: one that cannot be had is an error as data.
   * @param {object} request @returns {Promise<Answer>}
   */
  ask(request) {
    return new Promise((answer) => {
      const id = ++this.#lastId;
      const text = JSON.stringify(request);
      this.#pending.set(id, { text, ofMatch: "save" in request, tries: 1, answer, timer: 0 });
      if (!this.#worker) return;
      this.#worker.postMessage({ id, text });
      if (this.#ready) this.#expectAnswer(id);
    });
  }

  /** Nobody waits any more for what was asked about a match: it is not thought about any further, and never answered. */
  drop() {
    for (const [id, pending] of this.#pending) {
      if (!pending.ofMatch) continue;
      clearTimeout(pending.timer);
      this.#pending.delete(id);
      this.#worker?.postMessage({ id, text: null });
    }
  }

  /** @param {any} data */
  #onMessage(data) {
    if (data.status === "loading") {
      // Bytes are counted on a copy of what comes, whose last ones may be told when the engine has them long since.
      if (this.#ready) return;
      this.#expectLoading();
      this.onStatus("loading", data.loaded, data.total, "");
    } else if (data.status === "ready") {
      this.#onReady();
    } else if (data.status === "failed") {
      this.#fail(data.detail);
    } else if (data.error === undefined) {
      this.#settle(data.id, JSON.parse(data.text));
    } else if (this.#ready) {
      // The bridge never throws: an exception means that the interpreter itself is broken.
      this.#retry(data.error);
    }
  }

  /** @param {ErrorEvent} event */
  #onError(event) {
    event.preventDefault();
    const detail = event.message || "worker";
    if (this.#ready) this.#retry(detail);
    else this.#fail(detail);
  }

  #onReady() {
    clearTimeout(this.#loadingTimer);
    this.#ready = true;
    this.#late = false;
    this.onStatus("ready", 0, 0, "");
    for (const id of this.#pending.keys()) this.#expectAnswer(id);
  }

  /** @param {string} detail */
  #fail(detail) {
    this.#stop();
    this.onStatus("failed", 0, 0, detail);
  }

  /** Give up what was tried too often and try the rest in a new worker. @param {string} detail */
  #retry(detail) {
    for (const [id, pending] of this.#pending) {
      if (++pending.tries > MOST_TRIES) this.#settle(id, noAnswer(detail));
    }
    this.start();
  }

  /** @param {number} id @param {Answer} answer */
  #settle(id, answer) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(id);
    if (this.#late && this.#ready) this.onStatus("ready", 0, 0, "");
    this.#late = false;
    pending.answer(answer);
  }

  /** @param {number} id */
  #expectAnswer(id) {
    const pending = this.#pending.get(id);
    if (pending) pending.timer = setTimeout(() => this.#onLate(pending), LATE);
  }

  /** @param {Pending} pending */
  #onLate(pending) {
    this.#late = true;
    this.onStatus("late", 0, 0, "");
    pending.timer = setTimeout(() => this.#retry("time-out"), PATIENCE - LATE);
  }

  #expectLoading() {
    clearTimeout(this.#loadingTimer);
    this.#loadingTimer = setTimeout(() => this.#fail("time-out"), LOADING_PATIENCE);
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    clearTimeout(this.#loadingTimer);
    for (const pending of this.#pending.values()) clearTimeout(pending.timer);
  }
}

/** @param {string} message @returns {Answer} */
function noAnswer(message) {
  return { ok: false, error: { code: "no-answer", where: "", message } };
}

/** The worker that was made while the page was read, once. @returns {Early | undefined} */
function earlyWorker() {
  const page = /** @type {WithEarly} */ (self);
  const early = page.manilleEarly;
  page.manilleEarly = undefined;
  return early;
}
