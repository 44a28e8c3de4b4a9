// @ts-check
/* Where the positions come from: those prepared when the site was made, then the engine in its worker, as long as wanted.
 * Not here: what is right; every position brings its answer and its reasons. */

import { Client } from "../../../demo/client.js";

/** @typedef {import("../../../demo/types.js").Message} Message */
/** @typedef {import("../../../demo/types.js").Seat} Seat */
/**
 * @typedef {object} Problem
 * @property {string} trump a suit, or NT
 * @property {{seat: Seat, card: string}[]} trick
 * @property {Seat | null} master
 * @property {string[]} hand
 * @property {string[]} legal
 * @property {Record<string, Message>} refused
 * @property {Message} may
 */

/** With so few left, the engine is asked for more. */
const FEW = 12;
const MORE = 40;
/** So many others come between a mistake and the like of it. */
const SOON = 2;

export class Problems {
  /** @type {Problem[]} */
  #waiting = [];
  /** @type {Problem[]} */
  #prepared = [];
  /** Asked, and not answered: once in vain is enough. */
  #asking = false;

  /** @param {string} variant @param {URL} root the site's root @param {() => void} onMore told when the engine has sent more */
  constructor(variant, root, onMore) {
    this.variant = variant;
    this.root = root;
    this.onMore = onMore;
    /** Where the page explains each branch of the law. @type {Record<string, string>} */
    this.anchors = {};
  }

  /** Fetch what was prepared. Rejects where it cannot be had. */
  async load() {
    const answer = await fetch(new URL(`assets/practice/${this.variant}.json`, this.root));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const { anchors, problems } = await answer.json();
    this.anchors = anchors;
    this.#prepared = problems;
    this.#waiting = shuffled(problems);
  }

  /** The next position; when even the engine has none, those of the beginning come again. @returns {Problem} */
  next() {
    if (this.#waiting.length <= FEW) this.#askForMore();
    if (this.#waiting.length === 0) this.#waiting = shuffled(this.#prepared);
    return /** @type {Problem} */ (this.#waiting.pop());
  }

  /** Let another position of the same branch come soon: a mistake is best mended by the like of it. @param {string} branch */
  bringBack(branch) {
    const like = this.#waiting.findLastIndex((problem) => problem.may.key === branch);
    const [problem] = like < 0 ? [] : this.#waiting.splice(like, 1);
    if (problem) this.#waiting.splice(-SOON, 0, problem);
  }

  /** Where the engine cannot be had, its answer never comes, and nothing waits for it. */
  async #askForMore() {
    if (this.#asking) return;
    this.#asking = true;
    const request = { op: "practice", variant: this.variant, seed: String(Date.now()), count: MORE };
    const { problems } = /** @type {{problems?: Problem[]}} */ (await engine(this.root).ask(request));
    if (!problems) return;
    this.#waiting.unshift(...shuffled(problems));
    this.#asking = false;
    this.onMore();
  }
}

/** One engine for all rules, started when it is first needed. @type {Client | undefined} */
let client;

/** @param {URL} root */
function engine(root) {
  if (!client) {
    client = new Client(new URL("demo/worker.js", root), () => {});
    client.start();
  }
  return client;
}

/** @template T @param {readonly T[]} some @returns {T[]} */
function shuffled(some) {
  const cards = [...some];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [/** @type {T} */ (cards[j]), /** @type {T} */ (cards[i])];
  }
  return cards;
}
