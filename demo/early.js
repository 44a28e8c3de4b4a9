// @ts-check
/* Makes the engine's worker while the page is still read: by the time that the table is drawn it knows what it has to load.
 * Not here: when it begins to load what is large (the client says so), and all that it is asked (client.js).
 * It stands in the page itself, which names the worker: a module would wait, and a file would first have to come. */

{
  const script = document.currentScript;
  if (script?.dataset["worker"] && typeof Worker !== "undefined") {
    const worker = new Worker(script.dataset["worker"], { type: "module" });
    /** @type {Event[]} */
    const told = [];
    worker.onmessage = (event) => told.push(event);
    worker.onerror = (event) => {
      event.preventDefault();
      told.push(event);
    };
    // Where the browser keeps the site's files, they take no line from the page; who saves data may keep only a part.
    const saves = /** @type {any} */ (navigator).connection?.saveData;
    if (navigator.serviceWorker?.controller) worker.postMessage(saves ? "go" : "kept");
    /** @type {import("./client.js").Early} */
    const early = { worker, told };
    /** @type {import("./client.js").WithEarly} */ (self).manilleEarly = early;
    // Asking a browser for its time zone takes it a while: now it waits for files.
    setTimeout(() => (early.zone = Intl.DateTimeFormat().resolvedOptions().timeZone));
  }
}
