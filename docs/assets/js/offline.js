// @ts-check
/* Has the site's service worker installed, and offers a newer version of the site once it is there.
 * Not here: what the worker keeps (docs/hooks/service-worker), and keeping everything (keep.js). */

import { showKeeping } from "./keep.js";
import { engineSettled } from "./settled.js";

const SCRIPT = new URL("../../sw.js", import.meta.url);
/* What is remembered for this tab: the visitor has put the offer away; the browser has no room for all this. */
const LATER = "manille.later";
const FULL = "manille.full";
/** Milliseconds after which a page that is looked at again asks for a newer version. */
const OFTEN = 3_600_000;

/** Whether a version serves this page: then another one means to begin anew. */
let isServed = Boolean(navigator.serviceWorker?.controller);

/** Install the worker when the page has what it needs, so that nothing is slower for it. */
async function begin() {
  if (!navigator.serviceWorker || isNoted(FULL)) return;
  // Who saves data is not sent pages unasked; under the table there is a button for it.
  if (savesData() && !isServed && !document.querySelector(".mt-keep")) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "full") note(FULL);
    // The table begins anew, and finds its match as it was.
    if (data === "damaged" && document.querySelector(".mt-keep")) location.reload();
  });
  // On the table's page the network is for the engine first.
  const engine = await engineSettled();
  const registration = await registered();
  if (!registration) return;
  offerUpdates(registration, () => engine === "failed");
  const active = (await navigator.serviceWorker.ready).active;
  if (!active) return;
  if (engine === "ready" && !savesData()) await showKeeping(active, "keep-python");
  else await showKeeping(active);
}

/** A browser that refuses is left alone, and everything is as it was without one. */
async function registered() {
  try {
    return await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
  } catch {
    return undefined;
  }
}

function savesData() {
  return Boolean(/** @type {any} */ (navigator).connection?.saveData);
}

// ---- a newer version -------------------------------------------------------------------------------------

/** @param {ServiceWorkerRegistration} registration @param {() => boolean} isStuck whether the page cannot go on as it is */
function offerUpdates(registration, isStuck) {
  const look = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    if (isStuck()) registration.waiting.postMessage("apply");
    else offer(registration.waiting);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isServed) location.reload();
    isServed = true;
  });
  askNowAndThen(registration);
  look();
}

/** @param {ServiceWorkerRegistration} registration */
function askNowAndThen(registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < OFTEN) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/** @param {ServiceWorker} next */
function offer(next) {
  const line = document.querySelector(".mt-update");
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("mt-update"));
  if (!line || !template || line.childElementCount || isNoted(LATER)) return;
  line.append(template.content.cloneNode(true));
  line.querySelector(".mt-update__now")?.addEventListener("click", () => next.postMessage("apply"));
  line.querySelector(".mt-update__later")?.addEventListener("click", () => {
    line.replaceChildren();
    note(LATER);
  });
}

/** @param {string} name */
function isNoted(name) {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** @param {string} name */
function note(name) {
  try {
    sessionStorage.setItem(name, "yes");
  } catch {
    // Then it holds for this page alone.
  }
}

void begin();
