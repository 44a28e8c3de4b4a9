// @ts-check
/* Tells how far the table's page is in its start, so that what can wait need not make it longer.
 * Not here: what waits (offline.js, later.js). */

/** Milliseconds from the engine's coming to the end of the start: its first answers, and the first hand. */
const GRACE = 1_000;

/** At the end of the start; on the table's page with how its engine came, `ready` or `failed`. @returns {Promise<string>} */
export async function engineSettled() {
  if (!table()) return loaded();
  const status = await tableIs(["ready", "failed"]);
  await new Promise((done) => setTimeout(done, GRACE));
  return status;
}

/** The table is there, whatever its engine does. @returns {Promise<string>} */
export function tableDrawn() {
  return tableIs(["loading", "ready", "failed"]);
}

/** @param {string[]} wanted @returns {Promise<string>} */
function tableIs(wanted) {
  const status = () => table()?.querySelector("[data-engine]")?.getAttribute("data-engine") ?? "";
  return new Promise((reached) => {
    const look = () => {
      if (!wanted.includes(status())) return;
      watch.disconnect();
      reached(status());
    };
    const watch = new MutationObserver(look);
    watch.observe(table() ?? document, { subtree: true, childList: true, attributeFilter: ["data-engine"] });
    look();
  });
}

function table() {
  return document.getElementById("manille-table");
}

/** @returns {Promise<string>} */
function loaded() {
  return new Promise((done) => (document.readyState === "complete" ? done("") : addEventListener("load", () => done(""), { once: true })));
}
