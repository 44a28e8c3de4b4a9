// @ts-check
/* Keeps the memory of a started engine in this browser for the next visit, and gives it out if it is sound.
 * It is a file of the site's own, which is read into the new memory itself: through a cache it would be copied four times.
 * Not here: starting from it (ways.js), what is in the file (pages.js). It holds no match: it is taken before the first is asked about. */

import { RUNTIME } from "./loading.js";
import { opened, release, write } from "./pages.js";

/** @typedef {import("./list.js").List} List */
/** @typedef {import("./pages.js").Image} Image */

/** The folder, where the service worker looks for it, too: sites of one host have them side by side. */
const FOLDER = `manille-image ${encodeURIComponent(new URL(RUNTIME).pathname)}`;
/** Another tab is starting from the image just now. */
let isLent = false;

/** Whether an image can be kept here: browsers have such files on secure addresses only. @param {List} list */
export function canKeep(list) {
  return list.snapshot && !isLent && typeof FileSystemFileHandle !== "undefined" && "createSyncAccessHandle" in FileSystemFileHandle.prototype;
}

/** The image of this build, null if there is none to be trusted. @param {List} list @returns {Promise<Image | null>} */
export async function keptImage(list) {
  if (!canKeep(list)) return null;
  const file = await kept(list);
  if (!file) return null;
  try {
    return opened(file);
  } catch {
    file.close();
    return dropImages();
  }
}

/** @param {List} list */
async function kept(list) {
  try {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getDirectoryHandle(FOLDER)).getFileHandle(nameOf(list));
    return await file.createSyncAccessHandle();
  } catch (error) {
    isLent = error instanceof DOMException && error.name === "NoModificationAllowedError";
    return null;
  }
}

/** Keep this image and no other; what speaks against it, such as want of room, only means that there is none. @param {List} list @param {Uint8Array<ArrayBuffer>} snapshot is gone after this */
export async function keepImage(list, snapshot) {
  try {
    await dropImages();
    if (await hasRoom(snapshot.byteLength)) await put(list, snapshot);
  } catch {
    await dropImages();
  } finally {
    release(snapshot);
  }
}

/** @param {List} list @param {Uint8Array<ArrayBuffer>} snapshot */
async function put(list, snapshot) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const file = await (await folder.getFileHandle(nameOf(list), { create: true })).createSyncAccessHandle();
  try {
    write(snapshot, file);
    file.flush();
  } finally {
    file.close();
  }
}

/** Whether there is room for the whole memory, four times what is kept of it: pages, the runtime's files and matches come first.
 * A browser that says nothing will refuse where it has not. @param {number} bytes */
async function hasRoom(bytes) {
  const { quota = Infinity, usage = 0 } = (await navigator.storage.estimate?.()) ?? {};
  return quota - usage > bytes;
}

/** @returns {Promise<null>} */
export async function dropImages() {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true });
  } catch {
    // There is none, or another tab has it.
  }
  return null;
}

/** @param {List} list */
function nameOf(list) {
  return `image-${list.build}`;
}
