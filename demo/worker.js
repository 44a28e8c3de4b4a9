// @ts-check
/* Starts the engine, in the fastest way that works, then answers text with text; says in bytes how far loading is.
 * Not here: the ways (worker/), what the texts mean (manille/bridge.py), time-outs and restarts (client.js). */

import { fetchList } from "./worker/loading.js";
import { start } from "./worker/ways.js";

/** @typedef {import("./worker/ways.js").Python} Python */
/** @typedef {import("./worker/list.js").List} List */
/** @typedef {import("./worker/list.js").Way} Way */

const list = fetchList();
/** The ways not tried so far. @type {Promise<Way[]>} */
const ways = list.then(({ ways }) => [...ways]);
let engine = startNext();
engine.then(
  () => postMessage({ status: "ready" }),
  (error) => postMessage({ status: "failed", detail: describe(error) }),
);

addEventListener("message", async ({ data }) => {
  const { id, text } = /** @type {{id: number, text: string}} */ (data);
  try {
    postMessage({ id, text: await answer(text) });
  } catch (error) {
    postMessage({ id, error: describe(error) });
  }
});

/** Start the engine in the next way; where that fails, in the one after. @returns {Promise<Python>} */
async function startNext() {
  const left = await ways;
  const way = left.shift();
  if (!way) throw new Error("no way to start is left");
  try {
    return await start(await list, way, (loaded, total) => postMessage({ status: "loading", loaded, total }));
  } catch (error) {
    if (left.length === 0) throw error;
    console.warn(`manille: starting from the ${way.kind} failed (${describe(error)}); starting in another way`);
    return startNext();
  }
}

/** The bridge never throws, so an exception means a broken interpreter: another is started, if it can be otherwise. @param {string} text @returns {Promise<string>} */
async function answer(text) {
  const python = await engine;
  try {
    return python.globals.get("handle")(text);
  } catch (error) {
    if ((await ways).length === 0) throw error;
    console.warn(`manille: the engine broke (${describe(error)}); starting in another way`);
    engine = startNext();
    return answer(text);
  }
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? error.message : String(error);
}
