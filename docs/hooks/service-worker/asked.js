// @ts-check
/* What a page may ask: to begin with the new version, how much is kept, to keep everything.
 * Not here: how a page shows that (docs/assets/js). */

worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === "apply") event.waitUntil(worker.skipWaiting());
  if (event.data === "status") event.waitUntil(status().then((now) => port.postMessage(now)));
  // Python as it started here needs no spare; who asks for everything has it.
  if (event.data === "keep-python") event.waitUntil(keep(["site", "runtime"], port));
  if (event.data === "keep") event.waitUntil(keep(EVERYTHING, port));
});

/** How many bytes are kept, and how many there are; whether that is enough to play. */
async function status() {
  const sums = { kept: 0, total: 0, ready: true };
  for (const part of EVERYTHING) {
    const gone = new Set(await missing(part, await caches.open(cacheName(part))));
    if (part !== "spare" && gone.size) sums.ready = false;
    for (const [address, [, bytes]] of Object.entries(PARTS[part].files)) {
      sums.total += bytes;
      if (!gone.has(address)) sums.kept += bytes;
    }
  }
  return sums;
}

/** Take these parts; says how far it is, and at the end whether they are there or why not. @param {readonly PartName[]} parts @param {MessagePort} port */
async function keep(parts, port) {
  let end = "kept";
  try {
    const { kept, total } = await status();
    let now = kept;
    for (const part of parts) await take(part, (bytes) => port.postMessage({ kept: Math.min((now += bytes), total), total }));
  } catch (error) {
    end = isFull(error) ? "full" : "failed";
  }
  port.postMessage({ ...(await status().catch(() => ({ kept: 0, total: 0 }))), end });
}
