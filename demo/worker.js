// @ts-check
/* Starts the engine, in the fastest way that works, then answers text with text; says in bytes how far loading is.
 * While it thinks it looks up often, so that what is asked meanwhile is answered first, or the thought is dropped.
 * Not here: the ways (worker/), what the texts mean (manille/bridge.py), time-outs and restarts (client.js). */

import { canKeep, dropImages, keepImage, keptImage } from "./worker/image.js";
import { fetchList } from "./worker/loading.js";
import { snapshotOf, start } from "./worker/ways.js";

/** @typedef {import("./worker/ways.js").Python} Python */
/** @typedef {import("./worker/list.js").List} List */
/** @typedef {import("./worker/list.js").Way} Way */

const list = fetchList();
/** The ways not tried so far. @type {Promise<Way[]>} */
const ways = list.then(everyWay);
/** What is being thought about, by the id of the request. @type {Set<number>} */
const thoughts = new Set();
/** Milliseconds of thought between two looks up. */
const SLICE = 25;
/** The page is drawn, or has all its files, which it says by true: what is large may take the line. @type {(kept: boolean) => void} */
let go = () => {};
/** @type {Promise<boolean>} */
const going = new Promise((resolve) => {
  go = resolve;
});
/** Whether there is to be an image of the engine for the next visit. */
let imageDue = false;
let engine = startNext();
engine.then(
  () => postMessage({ status: "ready" }),
  (error) => postMessage({ status: "failed", detail: describe(error) }),
);

addEventListener("message", async ({ data }) => {
  go(data === "kept");
  if (data === "go" || data === "kept") return;
  const { id, text } = /** @type {{id: number, text: string | null}} */ (data);
  if (text === null) return void thoughts.delete(id);
  thoughts.add(id);
  try {
    const told = await answer(id, text);
    if (told !== null) postMessage({ id, text: told });
    // Nobody may ask about a match for a long time.
    if (imageDue) setTimeout(() => engine.then(keepDue));
  } catch (error) {
    postMessage({ id, error: describe(error) });
  } finally {
    thoughts.delete(id);
  }
});

/** @param {List} list @returns {Promise<Way[]>} */
async function everyWay(list) {
  const [first] = list.ways;
  const image = await keptImage(list);
  return image && first ? [{ ...first, kind: "image", image }, ...list.ways] : [...list.ways];
}

/** Start the engine in the next way; where that fails, in the one after. @returns {Promise<Python>} */
async function startNext() {
  const [left, isKept] = await Promise.all([ways, going]);
  const way = left.shift();
  if (!way) throw new Error("no way to start is left");
  try {
    const python = await start(await list, { ...way, isKept }, (loaded, total) => postMessage({ status: "loading", loaded, total }));
    imageDue = way.kind === "archive" && canKeep(await list);
    return python;
  } catch (error) {
    if (way.image) await dropImages();
    if (left.length === 0) throw error;
    console.warn(`manille: starting from the ${way.kind} failed (${describe(error)}); starting in another way`);
    return startNext();
  }
}

/** The bridge never throws, so an exception means a broken interpreter: another is started, if it can be otherwise. @param {number} id @param {string} text @returns {Promise<string | null>} */
async function answer(id, text) {
  const asked = engine;
  const python = await asked;
  try {
    return await think(python, id, text);
  } catch (error) {
    if ((await ways).length === 0) throw error;
    if (engine === asked) {
      console.warn(`manille: the engine broke (${describe(error)}); starting in another way`);
      engine = dropImages().then(startNext);
    }
    return answer(id, text);
  }
}

/** Think a slice at a time; null when nobody waits for the answer any more. @param {Python} python @param {number} id @param {string} text @returns {Promise<string | null>} */
async function think(python, id, text) {
  if (text.includes('"save"')) keepDue(python);
  const handling = python.globals.get("handling");
  const thinking = handling(text);
  handling.destroy();
  try {
    while (thoughts.has(id)) {
      const end = performance.now() + SLICE;
      do {
        const { done, value } = thinking.next();
        if (done) return value;
      } while (performance.now() < end);
      await lookUp();
    }
    return null;
  } finally {
    thinking.destroy();
  }
}

/** Let the messages that have come be heard; a timer would wait for milliseconds. @returns {Promise<void>} */
function lookUp() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Take the image if it is due: before the first request about a match, so that there is none in it. @param {Python} python */
function keepDue(python) {
  if (imageDue) void keep(python);
  imageDue = false;
}

/** @param {Python} python */
async function keep(python) {
  try {
    await keepImage(await list, snapshotOf(python));
  } catch (error) {
    console.warn(`manille: no image for the next visit (${describe(error)})`);
  }
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? error.message : String(error);
}
