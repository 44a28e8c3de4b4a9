// @ts-check
/* The statistics as a table by rules, and the ways to take them along as a file.
 * Not here: the sums (stats.js beside controller.js). */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { download } from "../files.js";
import { summary, written } from "../stats.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../words.js").Words} Words */

const RULES = ["belgian", "french", "coinchee"];
const ROWS = /** @type {const} */ (["deals", "matches", "won", "hints", "above", "us", "them"]);

/** @param {View} view */
export function statistics(view) {
  const { state, words } = view;
  const matches = Object.values(state.stats ?? {});
  const played = RULES.filter((name) => matches.some(({ variant }) => variant === name));
  return html`<h2 class="tb-title" id="tb-dialog-title">${words.say("statistics")}</h2>
    <p class="tb-fine">${words.say(state.canStore ? "stats-note" : "cannot-store")}</p>
    ${matches.length ? table(words, played, matches) : html`<p>${words.say("stats-none")}</p>`} ${files(view)} ${record(view)}`;
}

/** @param {Words} words @param {string[]} rules @param {import("../types.js").MatchStats[]} matches */
function table(words, rules, matches) {
  const columns = rules.map((name) => summary(matches.filter(({ variant }) => variant === name)));
  return html`<div class="tb-scroll" tabindex="0" role="group" aria-label=${words.say("statistics")}><table class="tb-totals tb-stats">
    <thead><tr><td></td>${rules.map((name) => html`<th scope="col">${words.say("stats-rules", { rules: name })}</th>`)}</tr></thead>
    <tbody>
      ${ROWS.map((row) => html`<tr data-row=${row}><th scope="row">${words.say(`stats-${row}`)}</th>${columns.map((column) => html`<td>${number(words, column[row], row)}</td>`)}</tr>`)}
    </tbody>
  </table></div>`;
}

/** @param {Words} words @param {number | null} n @param {string} row */
function number(words, n, row) {
  if (n === null) return "–";
  return row === "above" ? words.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }) : words.number(n);
}

/** @param {View} view */
function files({ state, words, act }) {
  const some = Object.keys(state.stats ?? {}).length > 0;
  return html`<div class="tb-row">
      ${some ? html`<button type="button" class="tb-button" data-act="export" @click=${() => download("manille-statistics.json", written(state.stats ?? {}))}>${words.say("stats-export")}</button>` : nothing}
      <label class="tb-button tb-file">${words.say("stats-import")}<input type="file" accept=".json,application/json" class="tb-spoken" @change=${(/** @type {any} */ { target }) => void take(target, act, words)} /></label>
      ${some ? html`<button type="button" class="tb-button" data-act="forget" @click=${() => act.forgetStats()}>${words.say("stats-forget")}</button>` : nothing}
    </div>
    <p class="tb-taken" role="status"></p>`;
}

/** The cards of the match, for whoever wants to check how they were dealt. @param {View} view */
function record({ state, words }) {
  if (!state.record) return nothing;
  const { text, seed } = state.record;
  return html`<section class="tb-group" aria-labelledby="tb-record"><h3 id="tb-record">${words.say("record")}</h3>
    <p class="tb-fine">${words.say(seed ? "record-seed-note" : "record-note")}</p>
    ${seed ? html`<p>${words.say("record-seed")} <code class="tb-seed">${seed}</code></p>` : nothing}
    <div class="tb-row"><button type="button" class="tb-button" data-act="record" @click=${() => download("manille-match.jsonl", text)}>${words.say("record-download")}</button></div>
  </section>`;
}

/** @param {HTMLInputElement} input @param {import("../controller.js").Controller} act @param {Words} words */
async function take(input, act, words) {
  const text = await input.files?.[0]?.text();
  input.value = "";
  if (text === undefined) return;
  const taken = act.importStats(text);
  const told = input.closest("form")?.querySelector(".tb-taken");
  if (told) told.textContent = words.say(taken ? "stats-taken" : "stats-not-taken");
}
