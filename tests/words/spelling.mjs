// Asks Hunspell, with the dictionaries from npm, about words: {"fr": ["mot", …]} comes in, those it does not know go out.
// Not here: which words are asked about, and which of the unknown ones the project knows.

import { readFileSync } from "node:fs";
import { createHunspellFromFiles } from "hunspell-wasm";

const asked = JSON.parse(readFileSync(0, "utf-8"));
const unknown = {};
for (const [lang, words] of Object.entries(asked)) {
  const folder = new URL(`../../node_modules/dictionary-${lang}/`, import.meta.url).pathname;
  const hunspell = await createHunspellFromFiles(`${folder}index.aff`, `${folder}index.dic`);
  // Dictionaries write the typewriter's apostrophe.
  unknown[lang] = words.filter(word => !hunspell.testSpelling(word.replaceAll("’", "'")));
  hunspell.dispose();
}
process.stdout.write(JSON.stringify(unknown));
