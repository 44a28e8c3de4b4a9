// Formats messages with the page's own words: JSON {source, asked: [[key, facts], ...]} in, JSON list of sentences out.
import { readFileSync } from "node:fs";
import { Words } from "../../demo/words.js";

const { lang, source, asked } = JSON.parse(readFileSync(0, "utf8"));
const words = new Words(lang, [source]);
console.log(JSON.stringify(asked.map(([key, facts]) => words.say(key, facts))));
