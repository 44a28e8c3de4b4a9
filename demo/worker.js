// @ts-check
/* Loads Pyodide and the engine, then answers text with text; says in bytes how far loading is.
 * Not here: what the texts mean (manille/bridge.py), time-outs and restarts (client.js). */

import { loadPyodide } from "./runtime/pyodide.mjs";

/** @typedef {{versions: Record<string, string>, bytes: number, files: {name: string, bytes: number}[]}} Manifest */

const RUNTIME = new URL("./runtime/", import.meta.url).href;
/** Told at most this often, in milliseconds: the page has better things to do than draw every chunk. */
const PROGRESS_EVERY = 100;

let loaded = 0;
let total = 0;
let lastTold = 0;

/** @type {(text: string) => string} */
let handle = () => "";

/** Pyodide waits for ever for a file that does not come, so a failed fetch ends the waiting itself. @type {(error: unknown) => void} */
let giveUp = () => {};
const broken = new Promise((_, reject) => {
  giveUp = reject;
});
const ready = Promise.race([start(), broken]);
ready.then(
  () => postMessage({ status: "ready" }),
  (error) => postMessage({ status: "failed", detail: describe(error) }),
);

addEventListener("message", async ({ data }) => {
  const { id, text } = /** @type {{id: number, text: string}} */ (data);
  try {
    await ready;
    postMessage({ id, text: handle(text) });
  } catch (error) {
    postMessage({ id, error: describe(error) });
  }
});

/** Load everything; rejects with the reason when any part of it does not come. */
async function start() {
  const manifest = await fetchManifest();
  total = manifest.bytes;
  countFetches();
  const lock = await (await fetch(`${RUNTIME}pyodide-lock.json`)).json();
  const pyodide = await loadPyodide({ indexURL: RUNTIME, packageBaseUrl: RUNTIME, lockFileContents: lock });
  // A wheel whose checksum is wrong is logged and not thrown: only the import shows whether it is there.
  await pyodide.loadPackage("manille", { messageCallback: () => {}, errorCallback: () => {} });
  handle = pyodide.runPython("from manille.bridge import handle\nhandle");
  tellProgress(total, true);
}

/** @returns {Promise<Manifest>} */
async function fetchManifest() {
  // Without a network the one from the last time will do: what it names lies beside it in the cache.
  const answer = await fetch(`${RUNTIME}manifest.json`, { cache: "no-cache" }).catch(() => fetch(`${RUNTIME}manifest.json`, { cache: "force-cache" }));
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  return answer.json();
}

/** Let every fetch from here on, Pyodide's own included, count the bytes that have arrived. */
function countFetches() {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    try {
      return counted(await plain(input, init));
    } catch (error) {
      giveUp(error);
      throw error;
    }
  };
}

/** @param {Response} answer */
function counted(answer) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  if (!answer.body) return answer;
  const { readable, writable } = counter();
  answer.body.pipeTo(writable).catch(giveUp);
  return new Response(readable, { status: answer.status, headers: answer.headers });
}

/** @returns {TransformStream<Uint8Array, Uint8Array>} */
function counter() {
  return new TransformStream({
    transform(chunk, controller) {
      tellProgress(loaded + chunk.byteLength, false);
      controller.enqueue(chunk);
    },
  });
}

/** @param {number} bytes @param {boolean} now */
function tellProgress(bytes, now) {
  loaded = Math.min(bytes, total);
  if (!now && performance.now() - lastTold < PROGRESS_EVERY) return;
  lastTold = performance.now();
  postMessage({ status: "loading", loaded, total });
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? error.message : String(error);
}
