// @ts-check
/* A first deal while the engine is still on its way: made by the engine when the site was built.
 * Not here: any later deal, and house rules, which only the engine can apply. */

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {{drawn: Answer, dealt: Answer}} Opening */

const FOLDER = new URL("./openings/", import.meta.url);

/** One of the openings of these rules for bots of this level, null if there is none to be had. @param {string} variant @param {string} bot @returns {Promise<Opening | null>} */
export async function opening(variant, bot) {
  try {
    const all = /** @type {Opening[]} */ (await (await fetch(new URL(`${variant}.json`, FOLDER))).json());
    const [chance = 0] = crypto.getRandomValues(new Uint8Array(1));
    const chosen = all[chance % all.length];
    return chosen ? { drawn: played(chosen.drawn, bot), dealt: played(chosen.dealt, bot) } : null;
  } catch {
    return null;
  }
}

/** @param {Answer} answer @param {string} bot @returns {Answer} */
function played(answer, bot) {
  return { ...answer, save: { ...answer.save, bot } };
}
