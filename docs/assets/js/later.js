// @ts-check
/* Loads, on the page of the table, the theme's own script, which the search and the header need, once the engine has started:
 * the two would start at the same time, and nobody searches before there is a table.
 * Not here: on which pages it waits (docs/hooks/head.py). */

import { engineSettled } from "./settled.js";

/** Milliseconds after the start, in which the first hand is dealt. */
const GRACE = 1_000;
/** Milliseconds after which it comes in any case. */
const PATIENCE = 10_000;

/** Who reaches for something in the header has it at once. @param {string} address */
function loadLater(address) {
  const coming = new AbortController();
  const load = () => {
    if (coming.signal.aborted) return;
    coming.abort();
    const script = document.createElement("script");
    script.src = address;
    document.body.append(script);
  };
  for (const sign of ["pointerover", "pointerdown", "focusin"]) {
    document.querySelector(".md-header")?.addEventListener(sign, load, { signal: coming.signal, passive: true });
  }
  setTimeout(load, PATIENCE);
  void engineSettled().then(() => setTimeout(load, GRACE));
}

/** @type {HTMLScriptElement | null} */
const waiting = document.querySelector("script[data-later]");
if (waiting?.dataset["later"]) loadLater(waiting.dataset["later"]);
