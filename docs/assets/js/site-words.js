// @ts-check
/* The words of the pages' interactive parts: the site's for one part, the engine's for what it says, the table's letters.
 * Not here: any word (docs/hooks/words, manille/locales, demo/locales). */

import { Words } from "../../demo/words.js";

/** @param {string} lang @param {URL} root the site's root @param {string} part such as "trainer" */
export async function siteWords(lang, root, part) {
  const names = [`assets/words/${part}.${lang}.ftl`, `demo/locales/engine.${lang}.ftl`, `demo/locales/page.${lang}.ftl`];
  return new Words(lang, await Promise.all(names.map((name) => text(new URL(name, root)))));
}

/** @param {URL} url */
async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return answer.text();
}
