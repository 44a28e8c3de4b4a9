// @ts-check
/* Which version serves whom: a page with its workers stays with the one that it began with.
 * Not here: the files themselves. */

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

/** Pages of the version before keep theirs; the very first version takes over the page that brought it. */
async function activate() {
  const before = await readState();
  views = Promise.resolve(before.views);
  for (const { id } of await worker.clients.matchAll({ type: "all" })) if (before.caches.length) before.views[id] ??= before.caches;
  await forgetClosed();
  if (!before.caches.length) await worker.clients.claim();
}

/** @returns {Promise<State>} */
async function readState() {
  try {
    const kept = await (await caches.open(STATE)).match(SCOPE);
    if (kept) return await kept.json();
  } catch {
    // A store that cannot be read is as good as an empty one.
  }
  return { caches: [], views: {} };
}

/** Drop our caches that serve nobody. @param {State} state */
async function sweep(state) {
  const used = new Set([STATE, ...state.caches, ...Object.values(state.views).flat()]);
  for (const name of await caches.keys()) if (name.startsWith(OURS) && !used.has(name)) await caches.delete(name);
}

/** @type {Promise<Views> | undefined} */
let views;

function known() {
  views ??= readState().then((state) => state.views);
  return views;
}

/** Serve a page or a worker that is coming from `names`; from the network alone if there are none. @param {string} client @param {string[]} names */
async function setView(client, names) {
  (await known())[client] = names;
  await writeState();
}

/** Forget pages that are closed, and what only they needed. */
async function forgetClosed() {
  const open = new Set((await worker.clients.matchAll({ type: "all", includeUncontrolled: true })).map(({ id }) => id));
  const all = await known();
  for (const id of Object.keys(all)) if (!open.has(id)) delete all[id];
  await writeState();
  // Not what the next version is taking in just now.
  if (!worker.registration.installing && !worker.registration.waiting) await sweep({ caches: CURRENT, views: all });
}

async function writeState() {
  try {
    const state = { caches: CURRENT, views: await known() };
    await (await caches.open(STATE)).put(SCOPE, new Response(JSON.stringify(state)));
  } catch {
    // Without room it holds until this worker sleeps.
  }
}
