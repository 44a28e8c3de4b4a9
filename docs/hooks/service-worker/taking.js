// @ts-check
/* Takes files in: from a cache that has the same content already, else from the network, each looked through by its hash.
 * Not here: giving them out (answering.js). */

worker.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  try {
    await take("site");
    // What the version before has for use without a network, this one has to have, too.
    for (const part of PYTHON) if (await isKept(await otherCaches(part))) await takeIfRoom(part);
  } catch (error) {
    // What has come is of use to the next attempt, unless there is no room for it.
    if (isFull(error)) await giveUp();
    throw error;
  }
}

/** Without room for Python twice it comes anew with the next visit to the table: the pages go on all the same. @param {PartName} part */
async function takeIfRoom(part) {
  try {
    await take(part);
  } catch (error) {
    if (!isFull(error)) throw error;
    await caches.delete(cacheName(part));
  }
}

/** Leave no half of it behind, and say so to the pages, which need not try again at every step. */
async function giveUp() {
  await sweep(await readState());
  for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage("full");
}

/** @param {Cache[]} some */
async function isKept(some) {
  const files = await Promise.all(some.map((cache) => cache.keys()));
  return files.flat().length > 0;
}

/** Put into the part's cache whatever is missing there; before there is no room for it, the table's image of a started engine goes. @param {PartName} part @param {Tell} [tell] */
async function take(part, tell = () => {}) {
  try {
    await takeMissing(part, tell);
  } catch (error) {
    if (!isFull(error) || !(await droppedImage())) throw error;
    await takeMissing(part, tell);
  }
}

/** Whether there was one. */
async function droppedImage() {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(IMAGE, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** @param {PartName} part @param {Tell} tell */
async function takeMissing(part, tell) {
  const cache = await caches.open(cacheName(part));
  const waiting = await missing(part, cache);
  const donors = await otherCaches(part);
  const next = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const file = PARTS[part].files[address];
      const known = await reused(donors, address, file[0]);
      if (known) tell(file[1]);
      await cache.put(urlOf(address), known ?? (await fetched(address, file, tell)));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } finally {
    waiting.length = 0; // When one fails, the others stop, too.
  }
}

/** @param {PartName} part @param {Cache} cache */
async function missing(part, cache) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(PARTS[part].files).filter((address) => !there.has(urlOf(address)));
}

/** The same part's caches of other versions. @param {PartName} part */
async function otherCaches(part) {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${OURS}${part} `) && name !== cacheName(part));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** @param {Cache[]} donors @param {string} address @param {string} hash */
async function reused(donors, address, hash) {
  for (const donor of donors) if (await isSound(donor, address, hash)) return lookUp(donor, address);
  return undefined;
}

/** The file from the network, if it is the one of this version. @param {string} address @param {KeptFile} file @param {Tell} [tell] */
async function fetched(address, file, tell = () => {}) {
  // What the browser already has will do, if it is the right one: any cache on the way may be behind.
  for (const cache of /** @type {const} */ (["force-cache", "reload"])) {
    const answer = await sent(urlOf(address), file, cache);
    const bytes = await bytesOf(answer.clone(), cache === "force-cache" ? tell : () => {});
    if ((await hashOf(await bytes.arrayBuffer())) === file[0]) return plain(answer, bytes);
  }
  throw new Stale(address);
}

/** What the server sends; where it compresses nothing itself, the twin, as the table's own loader does. @param {string} url @param {KeptFile} file @param {RequestCache} cache */
async function sent(url, [, bytes, gz], cache) {
  const options = { cache, credentials: /** @type {const} */ ("same-origin") };
  if (!gz) return fetch(url, options);
  const head = await fetch(url, { ...options, method: "HEAD" });
  const whole = !head.headers.get("content-encoding") && Number(head.headers.get("content-length")) === bytes;
  const twin = whole ? await fetch(`${url}.gz`, options).catch(() => null) : null;
  if (!twin?.ok || !twin.body) return fetch(url, options);
  return new Response(twin.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": typeOf(head) } });
}

/** @param {Response} answer @param {Tell} tell @returns {Promise<Blob>} */
async function bytesOf(answer, tell) {
  const counter = new TransformStream({
    transform(chunk, controller) {
      tell(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(counter)).blob() : answer.blob();
}

/** An answer that may be kept and given to anybody: not one of a redirect, nor of a 404 page. @param {Response} answer @param {Blob} bytes */
function plain(answer, bytes) {
  if (answer.status === 200 && !answer.redirected && answer.headers.get("vary") !== "*") return answer;
  return new Response(bytes, { headers: { "content-type": typeOf(answer) } });
}

/** @param {Response} answer */
function typeOf(answer) {
  return answer.headers.get("content-type") ?? "application/octet-stream";
}

/** The hash as the build writes it: half of SHA-256 in base64. @param {ArrayBuffer & {transfer?: (size: number) => ArrayBuffer}} data is gone after this */
async function hashOf(data) {
  const digest = await crypto.subtle.digest("SHA-256", data);
  // Else it would take room beside the table for as long as it lasts.
  data.transfer?.(0);
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15)));
}

/** @param {Cache} cache @param {string} address @param {string} hash */
async function isSound(cache, address, hash) {
  try {
    const kept = await lookUp(cache, address);
    return kept !== undefined && (await hashOf(await kept.arrayBuffer())) === hash;
  } catch {
    return false; // The store itself cannot read it any more.
  }
}

/** @param {unknown} error */
function isFull(error) {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
