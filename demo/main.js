// @ts-check
/* Puts the table into its place on the page and starts the engine; doing it twice changes nothing.
 * Not here: everything the table does. */

import { html, render } from "./vendor/lit-html/lit-html.js";
import { Announcer } from "./announce.js";
import { cardBack, cardFace } from "./cards.js";
import { Client } from "./client.js";
import { Controller } from "./controller.js";
import { keepingFocus } from "./focus.js";
import { listenToKeys } from "./keys.js";
import { listenToPointer } from "./pointer.js";
import { Motion } from "./motion.js";
import { proposedRules } from "./region.js";
import { Sound } from "./sound.js";
import { initialState, scene, settingsFrom, stepsOf } from "./state.js";
import { Store, usableStorage } from "./store.js";
import { Tab } from "./tabs.js";
import { app } from "./views/app.js";
import { loadWords } from "./words.js";

/** @typedef {import("./types.js").State} State */

const BASE = new URL("./", import.meta.url);

/** @param {HTMLElement} root */
async function mount(root) {
  const coming = loadWords(root.dataset["lang"] ?? "fr", BASE);
  const { manilleEarly } = /** @type {import("./client.js").WithEarly} */ (self);
  const proposed = proposedRules(navigator.languages, manilleEarly?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const words = await coming;
  const storage = usableStorage();
  const store = new Store(storage);
  const tab = new Tab(storage);
  const state = stateFrom(store, proposed);
  if (!document.hidden) tab.claim();

  root.replaceChildren();
  const place = document.createElement("div");
  place.className = "tb";
  root.append(place);
  const announcer = new Announcer(root, words);
  const motion = new Motion(place);
  const sound = new Sound();
  const client = new Client(new URL("worker.js", BASE), (status, loaded, total, detail) => controller.setEngine({ status, loaded, total, detail }));
  /** @type {State} */
  let was = state;
  /** @param {State} now */
  const draw = (now) => {
    const before = place.dataset["scene"];
    place.toggleAttribute("data-four-colours", now.settings.fourColours);
    place.toggleAttribute("data-contrast", now.settings.contrast || matchMedia("(prefers-contrast: more)").matches);
    place.dataset["engine"] = now.engine.status;
    place.dataset["scene"] = scene(now);
    motion.around(now, () => keepingFocus(place, () => render(app({ state: now, words, act: controller }), place)));
    if (before !== scene(now)) showTop(place);
    showNews(place, was, now);
    was = now;
  };
  /** @param {State} before @param {State} after */
  const announce = (before, after) => {
    announcer.announce(before, after);
    sound.follow(before, after);
  };
  const screening = { render: draw, announce };
  const controller = new Controller(state, client, store, screening, tab);
  listenToKeys(place, controller);
  listenToPointer(place, controller);
  listenToTabs(tab, controller);
  void controller.start();
  await painted();
  client.start();
  setTimeout(() => prepareFaces(words, state.settings.letters));
}

/** Every kind of face drawn once out of sight, so that the first hand need not be both prepared and dealt in one go. @param {import("./words.js").Words} words @param {import("./types.js").Letters} letters */
function prepareFaces(words, letters) {
  render(html`${["KS", "QS", "JS", "TS", "AS", "7S"].map((code) => cardFace(code, letters, words))}${cardBack}`, document.createElement("div"));
}

/** The first drawing is on the screen: only then may the engine, which is large, take the line. @returns {Promise<void>} */
function painted() {
  // Where nobody looks nothing is painted.
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** What was kept; a page opened in the background leaves the match to the tab that has it. @param {Store} store @param {string | null} proposed @returns {State} */
function stateFrom(store, proposed) {
  const kept = store.readMatch();
  return initialState(settingsFrom(store.readSettings()), {
    ...kept,
    resuming: kept.screen !== null,
    counted: stepsOf(kept.screen),
    watching: document.hidden,
    kept: store.asideNames(),
    notesSeen: store.readNotes(),
    canStore: store.works,
    proposed,
  });
}

/** @param {Tab} tab @param {Controller} controller */
function listenToTabs(tab, controller) {
  const { matches, store } = controller;
  tab.listen({
    lost: () => matches.watch(),
    match: () => void matches.follow(),
    settings: () => controller.change({ settings: settingsFrom(store.readSettings()), notesSeen: store.readNotes() }),
    back: () => void matches.takeOver(),
  });
  if (document.hidden) document.addEventListener("visibilitychange", () => void matches.takeOver(), { once: true });
}

/** Another scene begins at its top, unless that is in sight below the header. @param {HTMLElement} place */
function showTop(place) {
  const header = document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0;
  if (place.getBoundingClientRect().top < header) place.scrollIntoView({ block: "start", behavior: "instant" });
}

/** What has just been asked for, or counted, lies low, on a phone below the window. @param {HTMLElement} place @param {State} was @param {State} now */
function showNews(place, was, now) {
  const tracked = now.tracking && !was.tracking ? place.querySelector(".tb-tracker") : null;
  const counted = now.counted > was.counted ? (place.querySelector("[data-step][data-lit]") ?? place.querySelector(".tb-count .tb-totals + .tb-row")) : null;
  (tracked ?? counted)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

const root = document.getElementById("manille-table");
if (root && !root.dataset["mounted"]) {
  root.dataset["mounted"] = "true";
  void mount(root);
}
