// @ts-check
/* What is wrong, and where, in a sentence: `deals[0].plays[3]` is card 4 of deal 1.
 * Not here: finding it out; the engine does, and says a code and a place. */

/** @typedef {import("./types.js").EngineError} EngineError */
/** @typedef {import("./words.js").Words} Words */

/** @param {EngineError} error @param {Words} words */
export function faultText({ code, where }, words) {
  return words.say("error", { code, where: placeText(where, words) });
}

/** @param {string} where @param {Words} words */
function placeText(where, words) {
  const column = /^column (\d+)$/.exec(where)?.[1];
  if (column) return words.say("place", { name: "column", n: Number(column) });
  const path = where.replace(/^save\.record\.|^save\./, "");
  const parts = [...path.matchAll(/([^.[\]]+)((?:\[\d+\])*)/g)].flatMap(([, name = "", index = ""]) => placeParts(name, index, words));
  return parts.join(", ") || words.say("place-whole");
}

/** @param {string} name @param {string} index the brackets behind the name, if any @param {Words} words @returns {string[]} */
function placeParts(name, index, words) {
  const number = /\d+/.exec(index)?.[0];
  const n = number === undefined ? "" : Number(number) + 1;
  if (!/^[NESW]$/.test(name)) return [words.say("place", { name, n })];
  const seat = words.seat(name, "label");
  return n === "" ? [seat] : [seat, words.say("place", { name: "card", n })];
}
