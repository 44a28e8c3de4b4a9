// @ts-check
/* Tells when a page is past its start, so that what can wait need not make it longer.
 * Not here: what waits (offline.js, later.js). */

/** On the table's page, whether its engine has come, `ready` or `failed`; on others, that all is loaded. @returns {Promise<string>} */
export function engineSettled() {
  const table = document.getElementById("manille-table");
  const status = () => table?.querySelector("[data-engine]")?.getAttribute("data-engine") ?? "";
  if (!table) return loaded().then(() => "");
  return new Promise((settled) => {
    const look = () => {
      if (status() !== "ready" && status() !== "failed") return;
      watch.disconnect();
      settled(status());
    };
    const watch = new MutationObserver(look);
    watch.observe(table, { subtree: true, childList: true, attributeFilter: ["data-engine"] });
    look();
  });
}

function loaded() {
  return new Promise((done) => (document.readyState === "complete" ? done(null) : addEventListener("load", done, { once: true })));
}
