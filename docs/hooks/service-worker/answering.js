// @ts-check
/* Answers for the site's addresses, and mends what is missing or damaged.
 * Not here: addresses of other sites or outside the scope, which are never touched. */

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(SCOPE) || url.pathname === SCRIPT) return;
  event.respondWith(answer(event, addressOf(url)));
});

/** @param {URL} url */
function addressOf(url) {
  return url.pathname.slice(new URL(SCOPE).pathname.length).replace(/(^|\/)index\.html$/, "$1");
}

/** @param {FetchEvent} event @param {string} address @returns {Promise<Response>} */
async function answer(event, address) {
  const { request, clientId, resultingClientId } = event;
  const opens = request.mode === "navigate";
  const view = opens ? undefined : (await known())[clientId];
  if (view) {
    if (resultingClientId) await setView(resultingClientId, view);
    return view.length ? fromView(view, address) : fetch(request, { cache: "no-cache" });
  }
  if (opens && Object.keys(await known()).length) event.waitUntil(forgetClosed());
  if (address in PARTS.site.files) return fromSite(event, address);
  for (const part of PYTHON) if (address in PARTS[part].files) return fromRuntime(event, part, address);
  return opens ? elsewhere(request, address) : fetch(request);
}

/** For a page of the version before: from there or not at all. @param {string[]} names @param {string} address */
async function fromView(names, address) {
  for (const name of names) {
    const kept = await lookUp(await caches.open(name), address);
    if (kept) return kept;
  }
  return Response.error();
}

/** What was found sound since this worker started. @type {Set<string>} */
const sound = new Set();

/** @param {FetchEvent} event @param {string} address */
async function fromSite(event, address) {
  const file = PARTS.site.files[address];
  try {
    const kept = await lookUp(await caches.open(cacheName("site")), address);
    // A copy is looked through: read twice from the store it would take twice as long.
    if (kept && (sound.has(address) || (await hashOf(await kept.clone().arrayBuffer())) === file[0])) {
      sound.add(address);
      return kept;
    }
  } catch {
    // A store that cannot be opened is as good as none.
  }
  return mended(event, address, file);
}

/** What is missing or damaged, from the network; a page that is of another version by now comes whole from there. @param {FetchEvent} event @param {string} address @param {KeptFile} file */
async function mended(event, address, file) {
  try {
    const answer = await fetched(address, file);
    event.waitUntil(put("site", address, answer.clone()));
    return answer;
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    event.waitUntil(worker.registration.update().catch(() => {}));
    if (event.request.mode !== "navigate") return Response.error();
    await setView(event.resultingClientId, []);
    return fetch(event.request, { cache: "no-cache" });
  }
}

/** @param {PartName} part @param {string} address @param {Response} answer */
async function put(part, address, answer) {
  try {
    await (await caches.open(cacheName(part))).put(urlOf(address), answer);
  } catch {
    // Without room it comes from the network again.
  }
}

/** Python is large: it is looked through after it is given, and when it is not kept it passes as it comes. @param {FetchEvent} event @param {PartName} part @param {string} address */
async function fromRuntime(event, part, address) {
  const [hash] = PARTS[part].files[address];
  try {
    const cache = await caches.open(cacheName(part));
    const kept = await lookUp(cache, address);
    if (kept && !sound.has(address)) event.waitUntil(dropUnsound(cache, address, hash));
    if (kept) return kept;
  } catch {
    // As above.
  }
  return (await serverHas(address, hash)) ? fetch(event.request) : Response.error();
}

/** What Python was given damaged is forgotten, and the table told, which would wait long for it; by then it has started if it can. @param {Cache} cache @param {string} address @param {string} hash */
async function dropUnsound(cache, address, hash) {
  await new Promise((done) => setTimeout(done, STARTING));
  if (await isSound(cache, address, hash)) return void sound.add(address);
  await cache.delete(urlOf(address));
  for (const page of await worker.clients.matchAll()) page.postMessage("damaged");
}

/** @type {{at: number, text: Promise<string>}} */
let list = { at: -FRESH, text: Promise.resolve("") };

/** Whether the server's own list has the file as ours has it: it is too large to be looked through before it is used. @param {string} address @param {string} hash */
async function serverHas(address, hash) {
  const now = performance.now();
  if (now - list.at > FRESH) list = { at: now, text: fetch(SCRIPT, { cache: "no-cache" }).then((answer) => answer.text()) };
  const text = await list.text.catch(() => "");
  if (text.includes(`"${address}":["${hash}"`)) return true;
  list.at = -FRESH;
  return false;
}

/** An address that is no file of this version: one of a newer version, one without its slash, or a mistake. @param {Request} request @param {string} address */
async function elsewhere(request, address) {
  if (`${address}/` in PARTS.site.files) return Response.redirect(urlOf(`${address}/`) + new URL(request.url).search);
  try {
    return await fetch(request);
  } catch (error) {
    const page = await notFound(address);
    if (page) return page;
    throw error;
  }
}

/** The page for a missing address in the language of its folder. @param {string} address */
async function notFound(address) {
  const cache = await caches.open(cacheName("site"));
  const own = await lookUp(cache, `${address.split("/")[0]}/404.html`);
  const page = own ?? (await lookUp(cache, "404.html"));
  return page && new Response(page.body, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
}
