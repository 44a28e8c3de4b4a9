// @ts-check
/* Stands at the service worker's address where there is to be none, while the site is being written: takes the place of
 * one that was there, and goes with all that it kept.
 * Not here: the other one, which is made of the files beside this. */

const leaving = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const theirs = `manille ${new URL(leaving.registration.scope).pathname} `;

leaving.addEventListener("install", () => leaving.skipWaiting());
leaving.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(theirs)).map((name) => caches.delete(name)));
  await leaving.registration.unregister();
  for (const page of await leaving.clients.matchAll({ type: "window" })) await page.navigate(page.url);
}
