// @ts-check
/* Keeps the memory of a started engine in this browser for the next visit, and gives it out if it is sound.
 * Not here: starting from it (ways.js). It holds no match: it is taken before the first is asked about. */

import { RUNTIME, digest } from "./loading.js";
import { release } from "./pages.js";

/** @typedef {import("./list.js").List} List */

/** Not one of the service worker's names, which it sweeps. */
const SHELF = `manille-image ${new URL(RUNTIME).pathname}`;
/** There while an image is being started from: found at a start, it tells that the last one never ended. */
const TRYING = `${RUNTIME}image-trying`;
const HASH = "x-sha256";
/** An image is kept where there is room for so many: pages, the runtime's files and matches come first. */
const SPARE = 4;
/** What is being written about the last attempt; a next one, and the image's use, wait for it, and nothing else does. @type {Promise<unknown>} */
let written = Promise.resolve();

/** Whether an image can be kept here: not without a store or without hashes, which browsers have on secure addresses only. @param {List} list */
export function canKeep(list) {
  return list.snapshot && typeof caches !== "undefined" && Boolean(self.crypto?.subtle);
}

/** The image of this build, null if there is none to be trusted. @param {List} list @returns {Promise<Response | null>} */
export async function keptImage(list) {
  if (!canKeep(list)) return null;
  try {
    await written;
    const shelf = await caches.open(SHELF);
    const [image, trying] = await Promise.all([shelf.match(addressOf(list)), shelf.match(TRYING)]);
    if (!image) return null;
    if (trying) return await dropImages();
    written = shelf.put(TRYING, new Response());
    written.catch(() => {});
    return image;
  } catch {
    return null;
  }
}

/** Its bytes; rejects where they are not those that were kept. @param {Response} image @returns {Promise<Uint8Array>} */
export async function bytesOf(image) {
  const [data] = await Promise.all([image.arrayBuffer(), written]);
  if ((await digest(data)) !== image.headers.get(HASH)) throw new Error("the image is damaged");
  return new Uint8Array(data);
}

/** Starting from it has come to its end. */
export function imageWorked() {
  written = caches.open(SHELF).then((shelf) => shelf.delete(TRYING));
  written.catch(() => {});
}

/** Keep this image and no other; what speaks against it, such as want of room, only means that there is none. @param {List} list @param {Uint8Array<ArrayBuffer>} data */
export async function keepImage(list, data) {
  try {
    await dropImages();
    if (!(await hasRoom(data.byteLength))) return;
    const headers = { "content-type": "application/octet-stream", [HASH]: (await digest(data)) ?? "" };
    await (await caches.open(SHELF)).put(addressOf(list), new Response(data, { headers }));
    release(data);
  } catch {
    await dropImages();
  }
}

/** Whether the browser says that it has; one that says nothing will refuse where it has not. @param {number} bytes */
async function hasRoom(bytes) {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > SPARE * bytes;
}

/** @returns {Promise<null>} */
export async function dropImages() {
  await caches.delete(SHELF).catch(() => false);
  return null;
}

/** @param {List} list */
function addressOf(list) {
  return `${RUNTIME}image-${list.build}`;
}
