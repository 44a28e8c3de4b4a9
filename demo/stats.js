// @ts-check
/* The statistics: what each deal and match brought, summed up; damaged ones are left out.
 * Not here: keeping them (store.js) and showing them (views/stats.js). */

/** @typedef {import("./types.js").Stats} Stats */
/** @typedef {import("./types.js").MatchStats} MatchStats */
/** @typedef {import("./types.js").Screen} Screen */

export const FORMAT = "manille-statistics/1";
/** The oldest go first; a match takes some 200 bytes. */
const MOST_MATCHES = 1000;

/** A deal has been counted. Once more for the same deal changes nothing. @param {Stats} stats @param {string} id @param {string} bot @param {Screen} screen @returns {Stats} */
export function withDeal(stats, id, bot, screen) {
  const { deals, ...match } = stats[id] ?? fresh(screen.variant, bot);
  const kept = Array.from({ length: screen.deal - 1 }, (_, i) => deals[i] ?? null);
  return bounded({ ...stats, [id]: { ...match, winner: screen.winner, deals: [...kept, dealOf(screen)] } });
}

/** @param {Stats} stats @param {string} id @param {string} bot @param {string} variant @returns {Stats} */
export function withHint(stats, id, bot, variant) {
  const match = stats[id] ?? fresh(variant, bot);
  return bounded({ ...stats, [id]: { ...match, hints: match.hints + 1 } });
}

/** @param {string} variant @param {string} bot @returns {MatchStats} */
function fresh(variant, bot) {
  return { variant, bot, hints: 0, winner: null, deals: [] };
}

/** What a deal brought, read off the engine's own lines; null when its turned card ended it. @param {Screen} screen */
function dealOf({ count }) {
  const facts = Object.assign({}, ...(count?.steps ?? []).filter(({ message }) => COUNTED.has(message.key)).map(({ message }) => message.facts));
  if (!count || count.ended_by_turned || facts.half === undefined) return null;
  return { points: Number(facts.ns), half: Number(facts.half), us: count.written.NS, them: count.written.EW };
}

/** The lines with our points and the half; the later ones stand. */
const COUNTED = new Set(["step-cards", "step-points", "step-half"]);

/** @param {Stats} stats @returns {Stats} */
function bounded(stats) {
  return Object.fromEntries(Object.entries(stats).slice(-MOST_MATCHES));
}

/** @param {MatchStats[]} matches */
export function summary(matches) {
  const deals = matches.flatMap((match) => match.deals.filter((deal) => deal !== null));
  const ended = matches.filter(({ winner }) => winner !== null);
  return {
    deals: deals.length,
    matches: ended.length,
    won: ended.filter(({ winner }) => winner === "NS").length,
    hints: matches.reduce((sum, { hints }) => sum + hints, 0),
    above: deals.length ? deals.reduce((sum, { points, half }) => sum + points - half, 0) / deals.length : null,
    us: deals.reduce((sum, { us }) => sum + us, 0),
    them: deals.reduce((sum, { them }) => sum + them, 0),
  };
}

/** The text of a file. @param {Stats} stats */
export function written(stats) {
  return JSON.stringify({ format: FORMAT, matches: stats }, null, 1);
}

/** What a text holds, null if it is not one of ours or nothing in it can be read; matches with damage are left out. @param {string} text @returns {Stats | null} */
export function read(text) {
  try {
    const { format, matches } = JSON.parse(text);
    if (format !== FORMAT || typeof matches !== "object" || matches === null) return null;
    const sound = Object.entries(matches).filter(([, match]) => isMatch(match));
    return sound.length > 0 || Object.keys(matches).length === 0 ? Object.fromEntries(sound) : null;
  } catch {
    return null;
  }
}

/** Both together; of a match in both, the one with more deals. @param {Stats} own @param {Stats} other */
export function merged(own, other) {
  const more = Object.entries(other).filter(([id, match]) => (own[id]?.deals.length ?? -1) < match.deals.length);
  return bounded({ ...own, ...Object.fromEntries(more) });
}

/** @param {any} match */
function isMatch(match) {
  if (typeof match !== "object" || match === null || !Array.isArray(match.deals)) return false;
  const named = typeof match.variant === "string" && typeof match.bot === "string" && Number.isInteger(match.hints) && match.hints >= 0;
  return named && [null, "NS", "EW"].includes(match.winner) && match.deals.every(isDeal);
}

/** @param {any} deal */
function isDeal(deal) {
  return deal === null || (typeof deal === "object" && [deal.points, deal.half, deal.us, deal.them].every(Number.isFinite));
}
