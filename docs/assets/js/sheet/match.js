// @ts-check
/* Follows a match through the tables: each report leads to what is written, each total to what it wins.
 * Not here: a rule or a number of the game; what cannot be found in the tables cannot have happened. */

/** @typedef {import("./types.js").Tables} Tables */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Standing} Standing */

export const SIDES = /** @type {const} */ (["NS", "EW"]);

/** The match from its first deal; null where a deal cannot have happened. @param {Tables} tables @param {Sheet} sheet @returns {{lines: Line[], standing: Standing} | null} */
export function followed(tables, sheet) {
  let standing = start(sheet.first);
  /** @type {Line[]} */
  const lines = [];
  for (const report of sheet.deals) {
    const line = standing.winner ? null : deal(tables, standing, report);
    if (!line) return null;
    lines.push(line);
    standing = line.after;
  }
  return { lines, standing };
}

/** @param {Side} dealer @returns {Standing} */
function start(dealer) {
  return { dealer, scores: { NS: 0, EW: 0 }, manches: "0-0", plats: 0, winner: null };
}

/** One deal: the turned card first, then the play unless the manche is over; null where there is no such deal. @param {Tables} tables @param {Standing} before @param {Report} report @returns {Line | null} */
export function deal(tables, before, report) {
  const turned = turnedUp(tables, before, report.turned);
  if (!turned) return null;
  if (turned.won) {
    const after = passedOn(tables, { ...turned.standing, plats: before.plats });
    return { report, early: true, multiplier: 1, written: 0, side: null, said: [...turned.said, ...ending(tables, before, turned.scores, after)], after };
  }
  const played = count(tables, turned.standing, report);
  if (!played) return null;
  const { side, written, multiplier } = played;
  const result = side ? withWritten(tables, turned.standing, side, written) : { standing: turned.standing, scores: turned.scores };
  const plats = side ? 0 : (tables.after_tie[before.plats]?.[0] ?? 0);
  const after = passedOn(tables, { ...result.standing, plats });
  const said = [...turned.said, ...played.said, ...ending(tables, before, result.scores, after)];
  return { report, early: false, multiplier, written, side, said, after };
}

/** What a report of the play brings; null where it cannot be. @param {Tables} tables @param {Standing} standing @param {Report} report */
export function count(tables, standing, report) {
  const counted = tables.counts[reportKey(tables, report)];
  const stakes = tables.stakes[standing.plats]?.[report.stakes];
  if (!counted || !stakes) return null;
  const [side, base, , head] = counted;
  const [written, tail] = side ? (stakes.written[String(base)] ?? [0, []]) : [0, /** @type {Said[]} */ ([])];
  const said = [...head, ...tail].map((line) => message(tables, line, side));
  return { side, written, multiplier: stakes.multiplier, said };
}

/** Under which name the tables have what a side reports, seen by North and South. @param {Tables} tables @param {Report} report */
function reportKey(tables, { whose, tricks, cards }) {
  const own = tables.asks_tricks ? `${tricks}/${cards}` : String(cards);
  return whose === "NS" ? own : (tables.counts[own]?.[2] ?? "");
}

/** What the others have in the same deal. @param {Tables} tables @param {Report} report */
export function othersPoints(tables, { tricks, cards }) {
  const own = tables.asks_tricks ? `${tricks}/${cards}` : String(cards);
  return tables.counts[own]?.[2].split("/").at(-1);
}

/** @param {Tables} tables @param {Standing} standing @param {number} points */
function turnedUp(tables, standing, points) {
  /** @type {Message[]} */
  const said = [];
  if (!tables.turned) return { standing, scores: standing.scores, said, won: false };
  const card = tables.turned.find((one) => one.points === points);
  if (!card) return null;
  const line = card.said[standing.dealer];
  if (!line) return { standing, scores: standing.scores, said, won: false };
  said.push(message(tables, line, standing.dealer));
  const written = withWritten(tables, standing, standing.dealer, points);
  if (written.won) said.push({ key: "step-turned-known-ends", facts: { side: standing.dealer, target: target(tables, standing) } });
  return { ...written, said };
}

/** Move a side's total by what it writes; the table says whether the place reached wins. @param {Tables} tables @param {Standing} standing @param {Side} side @param {number} written */
function withWritten(tables, standing, side, written) {
  const scores = { ...standing.scores, [side]: standing.scores[side] + written };
  const won = isWon(tables, standing, scores[side]);
  if (!won) return { standing: { ...standing, scores }, scores, won };
  const { manches, over } = manche(tables, standing)[side];
  const next = over ? { scores, winner: side } : { scores: { NS: 0, EW: 0 }, winner: null };
  return { standing: { ...standing, ...next, manches }, scores, won };
}

/** @param {Tables} tables @param {Standing} standing @returns {Standing} */
function passedOn(tables, standing) {
  return { ...standing, dealer: tables.dealers[standing.dealer] };
}

/** The totals, and what they win. @param {Tables} tables @param {Standing} before @param {Record<Side, number>} scores @param {Standing} after @returns {Message[]} */
function ending(tables, before, scores, after) {
  const { NS: ns, EW: ew } = scores;
  const said = [{ key: "step-total", facts: { ns, ew, target: target(tables, before) } }];
  const factor = after.plats ? tables.after_tie[before.plats]?.[1] : undefined;
  if (factor !== undefined) said.push({ key: "step-next-deal", facts: /** @type {any} */ ({ factor }) });
  const side = /** @type {any} */ (SIDES.find((one) => isWon(tables, before, scores[one])));
  if (!side) return said;
  const [a, b] = after.manches.split("-").map(Number);
  if (Object.keys(tables.manches).length > 1) said.push({ key: "step-manche", facts: /** @type {any} */ ({ side, ns: a, ew: b }) });
  if (after.winner) said.push({ key: "step-match", facts: /** @type {any} */ ({ side, ns, ew }) });
  return said;
}

/** @param {Tables} tables @param {Standing} standing */
function manche(tables, { manches }) {
  return /** @type {import("./types.js").Manche} */ (tables.manches[manches]);
}

/** What the running manche goes to; a finished match keeps its last one. @param {Tables} tables @param {Standing} standing */
export function target(tables, standing) {
  return manche(tables, standing)?.target ?? Math.max(...Object.keys(tables.totals).map(Number));
}

/** @param {Tables} tables @param {Standing} standing @param {number} total */
function isWon(tables, standing, total) {
  return tables.totals[target(tables, standing)]?.[total]?.[0] ?? false;
}

/** The counters that show a total. @param {Tables} tables @param {Standing} standing @param {number} total */
export function counters(tables, standing, total) {
  return tables.totals[target(tables, standing)]?.[total]?.[1] ?? null;
}

/** @param {Tables} tables @param {Said} said @param {Side | null} side @returns {Message} */
function message(tables, [key, ...values], side) {
  const names = tables.facts[key] ?? [];
  /** @param {string | number} value */
  const meant = (value) => (side && value === "+" ? side : side && value === "-" ? tables.others[side] : value);
  return { key, facts: Object.fromEntries(names.map((name, i) => [name, meant(values[i] ?? "")])) };
}
