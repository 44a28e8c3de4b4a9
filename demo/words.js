// @ts-check
/* Words for keys and facts, from the Fluent catalogues of the engine and of the page.
 * Not here: any word. Sentences are whole in the catalogues; nothing is glued together. */

import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {Record<string, string | number>} Facts */

export class Words {
  /** @param {string} lang @param {string[]} sources catalogues, the page's and the engine's */
  constructor(lang, sources) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: this.#functions() });
    for (const source of sources) this.add(source);
  }

  /** @param {string} source another catalogue */
  add(source) {
    this.bundle.addResource(new FluentResource(source));
  }

  /** The text `key` with `facts`. A key without words shows itself and is reported. @param {string} key @param {Facts} [facts] */
  say(key, facts = {}) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return missing(key);
    return this.#format(key, message.value, facts);
  }

  /** What the engine says. @param {Message} message */
  tell(message) {
    return this.say(message.key, message.facts);
  }

  /** An attribute `form` of a message. @param {string} key @param {string} form @param {Facts} [facts] */
  form(key, form, facts = {}) {
    const pattern = this.bundle.getMessage(key)?.attributes[form];
    return pattern ? this.#format(`${key}.${form}`, pattern, facts) : missing(`${key}.${form}`);
  }

  /** @param {string} code */
  card(code, form = "bare") {
    return this.form("card", form, cardFacts(code));
  }

  /** @param {string} suit */
  suit(suit, form = "bare") {
    return this.form("suit", form, { suit });
  }

  /** @param {string} seat */
  seat(seat, form = "bare") {
    return this.form("seat", form, { seat });
  }

  /** @param {string} side */
  side(side, form = "bare") {
    return this.form("side", form, { side });
  }

  /** @param {string} call */
  call(call, form = "bare") {
    return this.form("call", form, { call });
  }

  /** A number with the signs of the language. @param {number} n @param {Intl.NumberFormatOptions} [options] */
  number(n, options) {
    return new Intl.NumberFormat(this.lang, options).format(n);
  }

  /** @param {string} key @param {any} pattern @param {Facts} facts */
  #format(key, pattern, facts) {
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    for (const error of errors) console.error(`words: ${key}: ${error.message}`);
    return text;
  }

  #functions() {
    /** @param {(code: string, form?: string) => string} look */
    const looks = (look) => (/** @type {any[]} */ [code], /** @type {Record<string, any>} */ { form }) =>
      form === undefined ? look.call(this, String(code)) : look.call(this, String(code), String(form));
    return {
      CARD: looks(this.card),
      SUIT: looks(this.suit),
      SEAT: looks(this.seat),
      SIDE: looks(this.side),
      CALL: looks(this.call),
    };
  }
}

/** What the message `card` takes: a number stays one, for the languages that count. @param {string} code @returns {Facts} */
function cardFacts(code) {
  const rank = code.slice(0, -1);
  return { rank: /^\d+$/.test(rank) ? Number(rank) : rank, suit: code.slice(-1) };
}

/** @param {string} key */
function missing(key) {
  console.error(`words: no text for ${key}`);
  return `⟦${key}⟧`;
}

/** @param {string} lang @param {URL} base the folder of the page's modules @returns {Promise<Words>} */
export async function loadWords(lang, base) {
  const names = [`locales/page.${lang}.ftl`, `locales/engine.${lang}.ftl`];
  const words = new Words(lang, []);
  // Each is read when it comes: both at once would hold the page up.
  await Promise.all(names.map(async (name) => words.add(await text(new URL(name, base)))));
  return words;
}

/** @param {URL} url */
async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return answer.text();
}
