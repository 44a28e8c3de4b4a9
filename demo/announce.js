// @ts-check
/* Says to screen readers what happened, each thing once: a polite log and an alarm for refusals.
 * Not here: what stands visibly on the page. */

import { faultText } from "./faults.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Notice} Notice */
/** @typedef {import("./words.js").Words} Words */

const MOST_LINES = 30;

export class Announcer {
  /** The position in which the visitor was last told to act: a hint does not say it again. @type {State["screen"]} */
  #asked = null;

  /** @param {HTMLElement} root where the two regions are put @param {Words} words */
  constructor(root, words) {
    this.words = words;
    this.log = region("log", "polite");
    this.alarm = region("alert", "assertive");
    root.append(this.log, this.alarm);
  }

  /** @param {State} before @param {State} after */
  announce(before, after) {
    if (after.undone.length > before.undone.length) this.#add(this.words.say("undone"));
    if (after.watching && !before.watching) this.#add(this.words.say("watching"));
    if (after.showing && !before.showing) this.#add(this.words.say("showing"));
    if (after.said !== before.said) for (const message of after.said) this.#add(this.words.tell(message));
    if (after.notice !== before.notice) this.#note(after.notice);
    if (after.faults !== before.faults) this.#tellFault(before, after);
    const turn = turnKey(after);
    if (turn && after.screen !== this.#asked) this.#add(this.words.say(turn));
    if (turn) this.#asked = after.screen;
  }

  /** @param {Notice | null} notice */
  #note(notice) {
    const text = notice ? noticeText(notice, this.words) : "";
    const urgent = notice?.kind === "refused" || notice?.kind === "error";
    this.alarm.textContent = urgent ? text : "";
    if (text && !urgent) this.#add(text);
  }

  /** A match that was set aside, and why. @param {State} before @param {State} after */
  #tellFault(before, after) {
    const found = Object.keys(after.faults).find((name) => !(name in before.faults));
    const error = found === undefined ? undefined : after.faults[found];
    if (error) this.alarm.textContent = `${this.words.say("kept")} ${faultText(error, this.words)}`;
  }

  /** @param {string} text */
  #add(text) {
    const line = document.createElement("p");
    line.textContent = text;
    this.log.append(line);
    while (this.log.childElementCount > MOST_LINES) this.log.firstElementChild?.remove();
  }
}

/** A notice in whole sentences. @param {Notice} notice @param {Words} words */
export function noticeText(notice, words) {
  return [noticeHead(notice, words), ...notice.messages.map((message) => words.tell(message))].filter(Boolean).join(" ");
}

/** What the notice is about: who did or should do what, or what went wrong. @param {Notice} notice @param {Words} words */
export function noticeHead({ kind, seat = "S", choice = "", naming, agreed, error }, words) {
  if (error) return faultText(error, words);
  if (kind === "refused") return "";
  const facts = { seat, choice };
  if (kind === "after") return words.say(agreed ? "hint-agreed" : "hint-other", facts);
  if (isCard(choice)) return words.say(kind === "hint" ? "hint-card" : "why-card", facts);
  if (kind === "hint") return words.say(naming ? "hint-call" : "hint-answer", facts);
  return words.say("why-call", facts);
}

/** @param {string} choice */
function isCard(choice) {
  return /^[789JQKAT][SHDC]$/.test(choice);
}

/** The text that says what is awaited from the visitor. @param {State} state */
export function turnKey({ screen, busy, choosing, held, watching, showing }) {
  if (!screen || busy || choosing || watching || showing || screen.to_act !== "S") return null;
  if (screen.phase === "calls") return "your-call";
  if (screen.phase !== "play") return null;
  return screen.trick?.cards.length || held ? "your-turn" : "your-lead";
}

/** @param {string} role @param {string} live */
function region(role, live) {
  const element = document.createElement("div");
  element.className = "tb-spoken";
  element.setAttribute("role", role);
  element.setAttribute("aria-live", live);
  return element;
}
