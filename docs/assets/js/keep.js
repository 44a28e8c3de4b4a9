// @ts-check
/* Shows under the table how much of it is kept for use without a network, and has everything kept on request.
 * Not here: the keeping, which the service worker does. */

/** @typedef {{kept: number, total: number, ready?: boolean, end?: "kept" | "full" | "failed"}} Told what the worker says: bytes, and whether one can play */

/** @param {ServiceWorker} worker @param {"keep-python"} [first] what is to be kept without asking */
export async function showKeeping(worker, first) {
  const place = /** @type {HTMLElement | null} */ (document.querySelector(".mt-keep"));
  if (!place) return;
  const show = (/** @type {Told} */ told, busy = false) => draw(place, told, busy);
  if (first) await ask(worker, first, () => {});
  show(await ask(worker, "status", () => {}));
  place.hidden = false;
  place.querySelector("button")?.addEventListener("click", async () => {
    // So that the browser does not clear it away when it needs room.
    await navigator.storage.persist?.().catch(() => false);
    show(await ask(worker, "keep", (told) => show(told, true)));
  });
}

/** Ask, hear how it goes, and get the last thing said. @param {ServiceWorker} worker @param {string} what @param {(told: Told) => void} hear @returns {Promise<Told>} */
function ask(worker, what, hear) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (what !== "status" && !data.end) return hear(data);
      port1.close();
      done(data);
    };
    worker.postMessage(what, [port2]);
  });
}

/** @param {HTMLElement} place @param {Told} told @param {boolean} busy */
function draw(place, told, busy) {
  const state = stateOf(told, busy);
  const text = (place.dataset[state] ?? "").replace("{kept}", megabytes(told.kept)).replace("{size}", megabytes(told.total));
  const line = place.querySelector(".mt-keep__text");
  const bar = place.querySelector("progress");
  const button = place.querySelector("button");
  place.dataset["state"] = state;
  // Spoken when it begins and when it ends; the bar tells the rest.
  if (line && (!busy || line.textContent === "" || place.dataset["said"] !== state)) line.textContent = text;
  place.dataset["said"] = state;
  if (bar) Object.assign(bar, { hidden: !busy, max: told.total, value: told.kept });
  if (button) Object.assign(button, { hidden: state === "kept", disabled: busy });
}

/** @param {Told} told @param {boolean} busy */
function stateOf({ kept, total, ready, end }, busy) {
  if (busy) return "taking";
  if (kept === total) return "kept";
  if (end && end !== "kept") return end;
  return ready ? "ready" : kept ? "some" : "none";
}

/** @param {number} bytes */
function megabytes(bytes) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(document.documentElement.lang, digits).format(bytes / 1e6);
}
