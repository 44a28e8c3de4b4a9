// @ts-check
/* Fetches the runtime's files: counts their bytes, takes the smaller twin where the host sends none, checks the archive,
 * and has the core compiled meanwhile.
 * Not here: what is started with them (ways.js). */

/** @typedef {import("./list.js").List} List */
/** @typedef {import("./list.js").Way} Way */
/** @typedef {import("./list.js").ListedFile} ListedFile */

/** Beside the worker, of which these lines are a part by then. */
export const RUNTIME = new URL("runtime/", self.location.href).href;
/** Its name, in whichever folder. */
export const CORE = "pyodide.asm.wasm";
/** Told at most this often, in milliseconds: the page has better things to do than draw every chunk. */
const PROGRESS_EVERY = 100;

const plainFetch = self.fetch.bind(self);
const plainInstantiate = WebAssembly.instantiateStreaming;

/** @returns {Promise<List>} */
export async function fetchList() {
  const address = `${RUNTIME}manifest.json`;
  // Without a network the one from the last time will do: what it names lies beside it in the cache.
  const answer = await plainFetch(address, { cache: "no-cache" }).catch(() => plainFetch(address, { cache: "force-cache" }));
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  return answer.json();
}

/** One attempt to load what a way of starting needs. */
export class Loading {
  #loaded = 0;
  #lastTold = 0;
  /** @type {(error: unknown) => void} */
  #giveUp = () => {};
  /** Rejects as soon as a file does not come: Pyodide itself would wait for it for ever. @type {Promise<never>} */
  broken;

  /** @param {List} list @param {Way} way @param {(loaded: number, total: number) => void} tell */
  constructor(list, way, tell) {
    this.files = new Map(list.files.map((file) => [RUNTIME + file.name, file]));
    this.archive = archiveOf(way);
    this.core = coreOf(way);
    this.own = new Set(way.files.map((name) => RUNTIME + name));
    this.isKept = way.isKept;
    this.total = way.bytes;
    // With an image little comes that is not here already, and counting takes time, too.
    this.fromImage = Boolean(way.image);
    this.tell = tell;
    this.broken = new Promise((_, reject) => {
      this.#giveUp = reject;
    });
    this.broken.catch(() => {});
  }

  /** Let every fetch from here on, Pyodide's own included, be one of this attempt; the largest two files come first.
   * One that was given up goes on asking: for files of its own, or for the same, which must not be used up by it. */
  begin() {
    const core = this.#orNever(this.#fetched(this.core).then((answer) => WebAssembly.compileStreaming(answer)));
    const archive = this.archive && this.#orNever(this.#library());
    // Pyodide only hands this one on, to what is below.
    const handedOn = new Promise(() => {});
    self.fetch = (input, init) => {
      const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
      if (archive && address === RUNTIME + this.archive) return archive.then((data) => new Response(data));
      if (!this.own.has(address)) return new Promise(() => {});
      if (address === RUNTIME + this.core) return handedOn;
      return this.#orNever(this.#sent(address, input, init).then((answer) => this.#counted(answer)));
    };
    replaceInstantiate(async (source, imports) => {
      // An attempt that was given up comes here late, and with another core's imports.
      if (source !== handedOn) return new Promise(() => {});
      const module = await core;
      return this.#orNever(WebAssembly.instantiate(module, imports).then((instance) => ({ module, instance })));
    });
  }

  /** What fails never ends, for Pyodide would tell the console at length. @template T @param {Promise<T>} promise @returns {Promise<T>} */
  #orNever(promise) {
    return promise.catch((error) => {
      this.#giveUp(error);
      return new Promise(() => {});
    });
  }

  /** @param {string} name */
  async #fetched(name) {
    return this.#counted(await this.#sent(RUNTIME + name, RUNTIME + name));
  }

  /** The library, if there is to be one so early. @returns {Promise<ArrayBuffer>} */
  async #library() {
    if (this.fromImage) return new ArrayBuffer(0);
    return checked(await this.#fetched(this.archive), this.files.get(RUNTIME + this.archive));
  }

  /** Everything has come. */
  end() {
    self.fetch = plainFetch;
    replaceInstantiate(plainInstantiate);
    this.#count(this.total, true);
  }

  /** @param {string} address @param {RequestInfo | URL} input @param {RequestInit} [init] */
  async #sent(address, input, init) {
    const file = this.files.get(address);
    if (!file?.gz || typeof DecompressionStream === "undefined" || this.isKept || (await isKept(address))) return plainFetch(input, init);
    const ending = new AbortController();
    const answer = await plainFetch(input, { ...init, signal: ending.signal });
    if (!sentWhole(answer, file)) return answer;
    const twin = await plainFetch(`${address}.gz`, init).catch(() => null);
    if (!twin?.ok || !twin.body) return answer;
    ending.abort();
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    return new Response(twin.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
  }

  /** A copy is counted: browsers keep compiled code only for an answer as it came. @param {Response} answer */
  #counted(answer) {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    if (!this.fromImage) answer.clone().body?.pipeTo(this.#counter()).catch(this.#giveUp);
    return answer;
  }

  /** @returns {WritableStream<Uint8Array>} */
  #counter() {
    // Not to be given back: in Firefox the copy has the very bytes of what is copied.
    return new WritableStream({ write: (chunk) => this.#count(this.#loaded + chunk.byteLength, false) });
  }

  /** @param {number} bytes @param {boolean} now */
  #count(bytes, now) {
    this.#loaded = Math.min(bytes, this.total);
    if (!now && performance.now() - this.#lastTold < PROGRESS_EVERY) return;
    this.#lastTold = performance.now();
    this.tell(this.#loaded, this.total);
  }
}

/** @param {typeof plainInstantiate} instantiate */
function replaceInstantiate(instantiate) {
  Object.assign(WebAssembly, { instantiateStreaming: instantiate });
}

/** The library, for an engine that has started without. @param {List} list @param {Way} way */
export async function fetchLibrary(list, way) {
  const name = archiveOf(way);
  return checked(await plainFetch(RUNTIME + name), list.files.find((file) => file.name === name));
}

/** The archive, if it is what it ought to be. @param {Response} answer @param {ListedFile | undefined} file */
async function checked(answer, file) {
  const data = await answer.arrayBuffer();
  const found = await digest(data);
  if (found && found !== file?.sha256) throw new Error(`${file?.name} is damaged`);
  return data;
}

/** The name of the archive that a way starts from, if it does. @param {Way} way */
export function archiveOf(way) {
  return way.files.find((name) => name.startsWith("library-")) ?? "";
}

/** The name of Python's core. @param {Way} way */
export function coreOf(way) {
  return way.files.find((name) => name.endsWith(CORE)) ?? CORE;
}

/** The sha256 of `data` in hexadecimal digits; none where the browser has none, which is off secure addresses. @param {BufferSource} data */
async function digest(data) {
  if (!self.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the browser keeps this for offline, in whatever form. @param {string} address */
async function isKept(address) {
  return typeof caches !== "undefined" && (await caches.match(address).catch(() => undefined)) !== undefined;
}

/** Whether the host sends a file as it is, without making it smaller on the way. @param {Response} answer @param {ListedFile} file */
function sentWhole(answer, file) {
  return answer.ok && !answer.headers.get("content-encoding") && Number(answer.headers.get("content-length")) === file.bytes;
}
