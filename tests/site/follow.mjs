// Follows sheets through the tables with the page's own module: what it says comes back as JSON.
import { followed } from "../../docs/assets/js/sheet/match.js";
import { readFileSync } from "node:fs";

const { tables, sheets } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(sheets.map((sheet) => followed(tables, sheet))));
