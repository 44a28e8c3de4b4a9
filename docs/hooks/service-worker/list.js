// @ts-check
/* What the service worker keeps, by part, and what its caches are called. The build writes the list in and puts all files
 * of this folder but `none.js` after one another: a worker may not be a module in every browser.
 * Not here: what is done with them. */

/* A version is a list of files with their hashes. Each part of it lies in a cache named by scope, part and hash of that
 * part's list, so a part that stays the same stays where it is, and of one that changes only what changed is fetched.
 * Every page, with its workers, is served from the caches of one version until it closes. */

/** @typedef {[hash: string, bytes: number, gz?: true]} KeptFile what is in it, and whether a compressed twin lies beside it */
/** @typedef {Record<string, KeptFile>} Files by address under the scope */
/** @typedef {"site" | "runtime" | "spare"} PartName the pages and the table; Python; what only helps when Python's first way fails */
/** @typedef {{hash: string, files: Files}} Part */
/** @typedef {Record<string, string[]>} Views by client, the caches that serve it in place of the current ones */
/** @typedef {{caches: string[], views: Views}} State the current caches, and who is not served from them */
/** @typedef {(bytes: number) => void} Tell */

/** @type {Record<PartName, Part>} */
const PARTS = JSON.parse("{}");

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const OURS = `manille ${new URL(SCOPE).pathname} `;
const STATE = `${OURS}state`;
/** The folder in which the table keeps an image of a started engine (demo/worker/image.js), which is only for speed. */
const IMAGE = `manille-image ${encodeURIComponent(new URL("demo/runtime/", SCOPE).pathname)}`;
const PYTHON = /** @type {const} */ (["runtime", "spare"]);
const EVERYTHING = /** @type {const} */ (["site", ...PYTHON]);
const CURRENT = EVERYTHING.map(cacheName);
/** Never answered from here. */
const SCRIPT = new URL(worker.location.href).pathname;
const AT_ONCE = 6;
/** Milliseconds that a start takes at most on most devices: what can wait would only make it longer. */
const STARTING = 2_000;
/** Milliseconds for which an answer about what the server has is good. */
const FRESH = 10_000;

/** The server has another version of a file than this one's list. */
class Stale extends Error {}

/** @param {PartName} part */
function cacheName(part) {
  return `${OURS}${part} ${PARTS[part].hash}`;
}

/** @param {string} address */
function urlOf(address) {
  return new URL(address, SCOPE).href;
}

/** What a cache has for an address, whatever headers it was asked for with. @param {Cache} cache @param {string} address */
function lookUp(cache, address) {
  return cache.match(urlOf(address), { ignoreVary: true });
}
