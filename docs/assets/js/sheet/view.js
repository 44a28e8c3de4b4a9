// @ts-check
/* How the sheet looks: the board with both totals, the deal being entered with its count, the deals so far.
 * Not here: any number; all of them come from the tables (match.js). */

import { html, nothing } from "../../../demo/vendor/lit-html/lit-html.js";
import { live } from "../../../demo/vendor/lit-html/directives/live.js";
import { SIDES, counters, othersPoints, target } from "./match.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Standing} Standing */
/** @typedef {import("./types.js").Tables} Tables */

/** From the largest counter to the smallest, as the tables list them. */
const KINDS = ["fifty", "long", "short", "round"];
const DOUBLINGS = [0, 1, 2];
/** The lines of a count that say what comes of it. */
const RESULTS = ["step-turned-known-ends", "step-written", "step-plat"];

/** @param {App} app */
export function view(app) {
  return html`${notes(app)}${app.match ? sheet(app) : previousSheet(app)}`;
}

/** @param {App} app */
function sheet(app) {
  const match = /** @type {NonNullable<App["match"]>} */ (app.match);
  const { lines, standing } = match;
  return html`<div class="mt-cloth mt-sheet__open">
      ${board(app, lines, standing)} ${standing.winner ? winner(app, /** @type {Line} */ (lines.at(-1))) : entry(app, lines.length + 1, standing)}
    </div>
    ${history(app, lines)}
    <p class="mt-sheet__ways">
      <button type="button" class="md-button" ?disabled=${lines.length === 0} @click=${() => app.undo()}>${app.words.say("sheet-undo")}</button>
      <button type="button" class="md-button" @click=${() => app.choose()}>${app.words.say("sheet-new")}</button>
      ${app.previous ? html`<button type="button" class="md-button" @click=${() => app.back()}>${app.words.say("sheet-back")}</button>` : nothing}
    </p>`;
}

/** @param {App} app */
function previousSheet(app) {
  const { sheet } = app.keep.read();
  return sheet ? html`<p class="mt-sheet__ways"><button type="button" class="md-button" @click=${() => app.back()}>${app.words.say("sheet-back")}</button></p>` : nothing;
}

/** What is wrong with keeping. @param {App} app */
function notes(app) {
  const { keep, words } = app;
  const aside = keep.aside();
  return html`<div class="mt-sheet__notes" role="status">
    ${keep.works ? nothing : html`<p>${words.say("sheet-not-kept")}</p>`}
    ${aside ? html`<p>${words.say("sheet-damaged")}</p>` : nothing}
  </div>
  ${aside
    ? html`<details class="mt-sheet__aside">
        <summary>${words.say("sheet-damaged-show")}</summary>
        <pre tabindex="0">${aside}</pre>
        <button type="button" class="md-button" @click=${() => app.dropAside()}>${words.say("sheet-damaged-drop")}</button>
      </details>`
    : nothing}`;
}

/** @param {App} app @param {Line[]} lines @param {Standing} standing */
function board(app, lines, standing) {
  const { words, tables, sheet } = app;
  const manches = standing.manches.split("-");
  const isMatchOfManches = Object.keys(/** @type {Tables} */ (tables).manches).length > 1;
  return html`<header class="mt-sheet__head">
      <h3 tabindex="-1">${words.say(`variant-${sheet?.variant}`)}</h3>
      <span>${words.say("sheet-target", { target: target(/** @type {Tables} */ (tables), standing) })}</span>
    </header>
    <div class="mt-sheet__board" role="group" aria-label=${words.say("sheet-score")}>
      ${SIDES.map(
        (side, i) => html`<div class="mt-sheet__side" data-side=${side}>
          <span class="mt-sheet__name">${us(app, side)}</span>
          <span class="mt-sheet__dealer">${!standing.winner && standing.dealer === side ? html`<small>${words.say("sheet-deals")}</small>` : nothing}</span>
          <strong class="mt-sheet__total">${standing.scores[side]}</strong>
          ${isMatchOfManches ? html`<span>${words.say("sheet-manches", { n: Number(manches[i]) })}</span>` : nothing} ${tokens(app, standing, side)}
        </div>`,
      )}
    </div>
    ${lines.length === 0 && app.sheet?.options.length ? html`<p class="mt-sheet__rules">${app.sheet.options.map((name) => html`${words.say(`option-${name}`)}. `)}</p>` : nothing}`;
}

/** @param {App} app @param {Side} side */
const us = ({ words }, side) => words.say(`sheet-side-${side.toLowerCase()}`);

/** Coinchée's counters. @param {App} app @param {Standing} standing @param {Side} side */
function tokens({ tables, words }, standing, side) {
  const laid = counters(/** @type {Tables} */ (tables), standing, standing.scores[side]);
  if (!laid) return nothing;
  const facts = Object.fromEntries(KINDS.map((kind, i) => [kind, laid[i] ?? 0]));
  return html`<span class="mt-sheet__tokens" role="img" aria-label=${words.say("counters-label", { side, ...facts })}
    >${KINDS.flatMap((kind, i) => Array.from({ length: laid[i] ?? 0 }, () => html`<span class="mt-sheet__token" data-kind=${kind}>${kind === "fifty" ? "50" : nothing}</span>`))}</span
  >`;
}

/** The deal being entered. @param {App} app @param {number} number @param {Standing} standing */
function entry(app, number, standing) {
  const { words, report, preview } = app;
  const tables = /** @type {Tables} */ (app.tables);
  const early = preview?.early ?? false;
  return html`<form class="mt-sheet__deal" @submit=${submitted(app)}>
    <h4>${words.say("sheet-deal", { n: number })}</h4>
    ${tables.turned ? turned(app, tables.turned.map(({ points }) => points), standing) : nothing}
    ${early
      ? nothing
      : html`${stakes(app, standing)} ${whose(app)}
          ${tables.asks_tricks ? numberField(app, "tricks", report.tricks, tricksFound(tables)) : nothing}
          ${numberField(app, "cards", report.cards, cardsFound(tables, report))}
          ${preview ? html`<p class="mt-sheet__other">${others(app, tables)}</p>` : nothing}`}
    <p class="mt-sheet__result" role="status">${result(app)}</p>
    ${preview ? html`<ol class="mt-sheet__steps">${preview.said.map((said) => html`<li>${words.tell(said)}</li>`)}</ol>` : nothing}
    <button class="mt-button" aria-disabled=${preview ? nothing : "true"} @click=${onlyOnce}>${words.say("sheet-write")}</button>
  </form>`;
}

/** A double tap writes one deal. @param {MouseEvent} event */
const onlyOnce = (event) => {
  if (event.detail > 1) event.preventDefault();
};

/** @param {App} app */
const submitted = (app) => (/** @type {Event} */ event) => {
  event.preventDefault();
  app.write();
};

/** What the deal brings, in one sentence. @param {App} app */
function result({ words, report, preview, tables }) {
  if (!preview) return words.say("sheet-impossible", { n: tables?.asks_tricks ? report.tricks : 0 });
  const told = preview.said.find(({ key }) => RESULTS.includes(key));
  return told ? words.tell(told) : nothing;
}

/** @param {App} app @param {Tables} tables */
function others({ words, report }, tables) {
  return words.say("sheet-other", { side: tables.others[report.whose], n: Number(othersPoints(tables, report)) });
}

/** @param {App} app @param {number[]} worths @param {Standing} standing */
function turned(app, worths, standing) {
  const { words, report } = app;
  return choices(words.say("sheet-turned", { side: standing.dealer }), "turned", worths, report.turned, (points) => words.say("sheet-turned-card", { points }), (turned) => app.enter({ turned }));
}

/** Trump and doubling, as far as the tables have them. @param {App} app @param {Standing} standing */
function stakes(app, standing) {
  const { words, report, tables } = app;
  const [trump = "", doubling = ""] = report.stakes.split("/");
  const offered = Object.keys(tables?.stakes[standing.plats] ?? {});
  if (offered.length < 2) return nothing;
  return html`${choices(
    words.say("sheet-trump-legend"),
    "trump",
    [...new Set(offered.map((name) => name.split("/")[0] ?? ""))],
    trump,
    (name) => words.say(`sheet-${name}`),
    (name) => app.enter({ stakes: app.offers(`${name}/${doubling}`) ? `${name}/${doubling}` : `${name}/0` }),
  )}
  ${choices(
    words.say("sheet-doubling"),
    "doubling",
    DOUBLINGS,
    Number(doubling),
    (n) => words.say("sheet-doubled", { n }),
    (n) => app.enter({ stakes: `${trump}/${n}` }),
    (n) => !app.offers(`${trump}/${n}`),
  )}`;
}

/** @param {App} app */
function whose(app) {
  return choices(app.words.say("sheet-whose"), "whose", SIDES, app.report.whose, (side) => us(app, side), (whose) => app.enter({ whose }));
}

/** One of several. @template T @param {string} legend @param {string} name @param {readonly T[]} values @param {T} chosen @param {(value: T) => string} label @param {(value: T) => void} choose @param {(value: T) => boolean} [isShut] */
function choices(legend, name, values, chosen, label, choose, isShut = () => false) {
  return html`<fieldset class="mt-choices">
    <legend>${legend}</legend>
    ${values.map(
      (value) => html`<label><input type="radio" name=${name} value=${String(value)} .checked=${live(value === chosen)} ?disabled=${isShut(value)} @change=${() => choose(value)} /> ${label(value)}</label>`,
    )}
  </fieldset>`;
}

/** A number with a step to either side, inside what the tables know. @param {App} app @param {"tricks" | "cards"} name @param {number} value @param {number[]} found */
function numberField(app, name, value, found) {
  const { words } = app;
  const [least = 0, most = 0] = [found[0], found.at(-1)];
  /** @param {number} step */
  const by = (step) => app.enter({ [name]: Math.min(most, Math.max(least, value + step)) });
  return html`<div class="mt-sheet__number">
    <label for=${`mt-sheet-${name}`}>${words.say(`sheet-${name}`)}</label>
    <button type="button" class="mt-button mt-button--quiet" aria-label=${words.say("sheet-less", { name })} @click=${() => by(-1)}>−</button>
    <input id=${`mt-sheet-${name}`} type="number" inputmode="numeric" min=${least} max=${most} .value=${live(String(value))} @input=${(/** @type {any} */ { target }) => Number.isNaN(target.valueAsNumber) || app.enter({ [name]: target.valueAsNumber })} />
    <button type="button" class="mt-button mt-button--quiet" aria-label=${words.say("sheet-more", { name })} @click=${() => by(1)}>+</button>
  </div>`;
}

/** @param {Tables} tables */
const tricksFound = (tables) => sorted(Object.keys(tables.counts).map((key) => key.split("/")[0]));

/** The card points that the tables know for so many tricks. @param {Tables} tables @param {import("./types.js").Report} report */
function cardsFound(tables, { tricks }) {
  const keys = Object.keys(tables.counts);
  return sorted(tables.asks_tricks ? keys.filter((key) => key.startsWith(`${tricks}/`)).map((key) => key.split("/")[1]) : keys);
}

/** @param {(string | undefined)[]} texts */
const sorted = (texts) => [...new Set(texts.map(Number))].sort((a, b) => a - b);

/** @param {App} app @param {Line} last */
function winner(app, last) {
  const { words } = app;
  return html`<div class="mt-sheet__won" role="status">
    <h4>${words.say("sheet-won", { side: last.after.winner ?? "NS" })}</h4>
    <ol class="mt-sheet__steps">${last.said.map((said) => html`<li>${words.tell(said)}</li>`)}</ol>
  </div>`;
}

/** The deals so far, as on paper. @param {App} app @param {Line[]} lines */
function history(app, lines) {
  const { words } = app;
  if (lines.length === 0) return nothing;
  return html`<div class="mt-sheet__paper"><table class="mt-sheet__lines">
    <caption>${words.say("sheet-history")}</caption>
    <thead>
      <tr>
        <th scope="col">${words.say("sheet-column-deal")}</th>
        <th scope="col">${words.say("sheet-column-points")}</th>
        <th scope="col">×</th>
        ${SIDES.map((side) => html`<th scope="col">${us(app, side)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ report, early, multiplier, side, written, said, after }, i) => html`<tr>
          <th scope="row">${i + 1}</th>
          <td>${early ? words.say("sheet-early") : words.say("sheet-reported", { side: report.whose, n: report.cards })}</td>
          <td>${multiplier}</td>
          ${SIDES.map((one) => html`<td>${cell(said, after, one)}${side === one ? html` <small>+${written}</small>` : nothing}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table></div>`;
}

/** A side's total after a deal, as the last line of its count says it: a won manche starts again at nothing. @param {Message[]} said @param {Standing} after @param {Side} side */
function cell(said, after, side) {
  const total = said.find(({ key }) => key === "step-total");
  return total?.facts[side.toLowerCase()] ?? after.scores[side];
}
