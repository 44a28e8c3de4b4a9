// @ts-check
/* Proposes rules for where the browser seems to be: Belgium the Belgian ones, France the French ones.
 * Not here: the choice, which is the visitor's. Who plays in the Sarthe cannot be told from France. */

/** @type {Record<string, string>} */
const RULES_OF = { BE: "belgian", FR: "french" };
/** @type {Record<string, string>} */
const COUNTRY_OF_ZONE = { "Europe/Brussels": "BE", "Europe/Paris": "FR" };

/**
 * The name of the proposed rules, null where nothing speaks for any.
 * The clock counts first: most browsers in Belgium say plain `fr`, or even `fr-FR`.
 * @param {readonly string[]} languages such as navigator.languages
 * @param {string | undefined} zone such as Intl's time zone
 * @returns {string | null}
 */
export function proposedRules(languages, zone) {
  const here = COUNTRY_OF_ZONE[zone ?? ""];
  const spoken = languages.map(countryOf).find((country) => country in RULES_OF);
  return RULES_OF[here ?? spoken ?? ""] ?? null;
}

/** @param {string} tag @returns {string} */
function countryOf(tag) {
  try {
    return new Intl.Locale(tag).region ?? "";
  } catch {
    return "";
  }
}
