// @ts-check
/* Loads, on the page of the table, the theme's own script, which the search and the header need, when the table is drawn; where
 * the browser keeps the engine, which starts in a moment, after that. Nobody searches before there is a table.
 * Not here: on which pages it waits (docs/hooks/head.py). */

import { engineSettled, tableDrawn } from "./settled.js";

/** Milliseconds after which it comes in any case. */
const PATIENCE = 10_000;

/** Who reaches for something in the header has it at once; a pointer that was there before the page does not. @param {string} address */
function loadLater(address) {
  const coming = new AbortController();
  const load = () => {
    if (coming.signal.aborted) return;
    coming.abort();
    const script = document.createElement("script");
    script.src = address;
    document.body.append(script);
  };
  for (const sign of ["pointermove", "pointerdown", "focusin"]) {
    document.querySelector(".md-header")?.addEventListener(sign, load, { signal: coming.signal, passive: true });
  }
  setTimeout(load, PATIENCE);
  void (navigator.serviceWorker?.controller ? engineSettled() : tableDrawn()).then(load);
}

/** @type {HTMLScriptElement | null} */
const waiting = document.querySelector("script[data-later]");
if (waiting?.dataset["later"]) loadLater(waiting.dataset["later"]);
