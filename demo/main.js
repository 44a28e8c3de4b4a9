// @ts-check
/* Puts the table into its place on the page and starts the engine; doing it twice changes nothing.
 * Not here: everything the table does. */

import { render } from "./vendor/lit-html/lit-html.js";
import { Announcer } from "./announce.js";
import { Client } from "./client.js";
import { Controller } from "./controller.js";
import { keepingFocus } from "./focus.js";
import { listenToKeys } from "./keys.js";
import { proposedRules } from "./region.js";
import { initialState, scene, settingsFrom } from "./state.js";
import { Store, usableStorage } from "./store.js";
import { app } from "./views/app.js";
import { loadWords } from "./words.js";

const BASE = new URL("./", import.meta.url);

/** @param {HTMLElement} root */
async function mount(root) {
  const words = await loadWords(root.dataset["lang"] ?? "fr", BASE);
  const store = new Store(usableStorage());
  const kept = store.readMatch();
  const state = initialState(settingsFrom(store.readSettings()), {
    ...kept,
    kept: store.asideNames(),
    canStore: store.works,
    proposed: proposedRules(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone),
  });

  root.replaceChildren();
  const place = document.createElement("div");
  place.className = "tb";
  root.append(place);
  const announcer = new Announcer(root, words);
  const client = new Client(new URL("worker.js", BASE), (status, loaded, total, detail) => controller.setEngine({ status, loaded, total, detail }));
  /** @param {import("./types.js").State} now */
  const draw = (now) => {
    const before = place.dataset["scene"];
    place.toggleAttribute("data-four-colours", now.settings.fourColours);
    place.toggleAttribute("data-contrast", now.settings.contrast);
    place.dataset["engine"] = now.engine.status;
    place.dataset["scene"] = scene(now);
    keepingFocus(place, () => render(app({ state: now, words, act: controller }), place));
    if (before !== scene(now)) showTop(place);
  };
  const controller = new Controller(state, client, store, {
    render: draw,
    announce: (before, after) => announcer.announce(before, after),
  });
  listenToKeys(place, controller);
  client.start();
  await controller.start();
}

/** Another scene begins at its top, unless that is in sight. @param {HTMLElement} place */
function showTop(place) {
  if (place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: "start", behavior: "instant" });
}

const root = document.getElementById("manille-table");
if (root && !root.dataset["mounted"]) {
  root.dataset["mounted"] = "true";
  void mount(root);
}
