/* Takes out of Pyodide's two core files what this page never asks for: exports that only extension modules use, all code
 * that only those exports reach, and the glue's lists of them. Run as `node runtime_core.mjs < job.json`.
 * Not here: whether Python still starts (runtime_archive.mjs), and the files as they are, which stay beside (runtime.py). */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @type {{pyodide: string, modules: string, glue: string, wasm: string}} */
const job = JSON.parse(readFileSync(0, "utf8"));
const glue = readFileSync(`${job.pyodide}/pyodide.asm.mjs`, "utf8");
const loader = readFileSync(`${job.pyodide}/pyodide.mjs`, "utf8");
const wasm = readFileSync(`${job.pyodide}/pyodide.asm.wasm`);

/** The parts of the glue that name every export and import; all else is what uses them. */
const NAMES = between("__hiwire_deduplicate_delete.sig=\"vee\";", "function assignWasmExports(");
const ASSIGNED = between("function assignWasmExports(wasmExports){", "}var wasmImports={");
const IMPORTS = between("}var wasmImports={", "};function applySignatureConversions(");
const WRAPPED = between("wasmExports=Object.assign({},wasmExports);", "return wasmExports}function callMain(");

try {
  const kept = keptExports();
  const small = await without(kept);
  writeFileSync(job.wasm, small);
  const { transform } = await tool("esbuild/lib/main.js");
  const left = cut(kept, new WebAssembly.Module(small));
  const lost = [...left.matchAll(/wasmExports(?:\.|\[")([\w$]+)/g)].filter(([, name]) => !kept.has(name));
  if (lost.length) throw new Error(`the glue of this Pyodide asks for what is gone: ${lost.map(([, name]) => name)}`);
  const { version } = JSON.parse(readFileSync(`${job.pyodide}/package.json`, "utf8"));
  const banner = `/* Pyodide ${version} without what this site never asks of it; the site's docs/hooks/runtime_core.mjs took that out. MPL-2.0: ../pyodide-LICENSE.txt */`;
  writeFileSync(job.glue, (await transform(left, { minify: true, format: "esm", banner })).code);
  console.log(JSON.stringify({ exports: [...kept].sort() }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string} path in node_modules */
function tool(path) {
  return import(pathToFileURL(`${job.modules}/${path}`).href);
}

/** Where in the glue the text between two others stands, each of which has to stand there once. @param {string} before @param {string} after */
function between(before, after) {
  for (const mark of [before, after]) {
    if (glue.split(mark).length !== 2) throw new Error(`the glue of this Pyodide has not "${mark}" in it once`);
  }
  return { from: glue.indexOf(before) + before.length, to: glue.indexOf(after) };
}

/** @param {{from: number, to: number}} part */
function textOf({ from, to }) {
  return glue.slice(from, to);
}

/** The exports that a name or a text outside the lists may mean: rather one too many. @returns {Set<string>} */
function keptExports() {
  const parts = [NAMES, ASSIGNED, IMPORTS, WRAPPED].sort((one, other) => one.from - other.from);
  const uses = [loader, ...[0, ...parts.map(({ to }) => to)].map((from, i) => glue.slice(from, parts[i]?.from))].join("\n");
  const words = new Set(uses.match(/[\w$]+/g));
  const properties = new Set(uses.match(/(?<=[."'])[\w$]+/g));
  const named = new Map(textOf(ASSIGNED).split(";").map((line) => [exportOf(line), line.match(/[\w$]+(?==)/g) ?? []]));
  const all = WebAssembly.Module.exports(new WebAssembly.Module(wasm)).map(({ name }) => name);
  const lost = [...named.keys()].filter((name) => !all.includes(name));
  if (lost.length) throw new Error(`the glue of this Pyodide assigns what is not exported: ${lost}`);
  return new Set(all.filter((name) => (named.get(name) ?? []).some((alias) => words.has(alias)) || properties.has(name)));
}

/** The export that a line of the glue is about. @param {string} line */
function exportOf(line) {
  return line.match(/wasmExports\["([^"]+)"\]/)?.[1] ?? "";
}

/** The module without all other exports, and without what only they reach. @param {Set<string>} kept @returns {Promise<Uint8Array>} */
async function without(kept) {
  const { default: binaryen } = await tool("binaryen/index.js");
  const module = binaryen.readBinary(wasm);
  // No more than Pyodide's own, or it would be written in ways that browsers do not read yet.
  const features = ["MutableGlobals", "NontrappingFPToInt", "BulkMemory", "SignExt", "ExceptionHandling", "ReferenceTypes", "Multivalue", "ExtendedConst"];
  module.setFeatures(features.reduce((all, name) => all | binaryen.Features[name], 0));
  for (const { name } of WebAssembly.Module.exports(new WebAssembly.Module(wasm))) if (!kept.has(name)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}

/** The glue with lists of what there is left. @param {Set<string>} kept @param {WebAssembly.Module} module */
function cut(kept, module) {
  const wanted = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  const lines = textOf(ASSIGNED).split(";").filter((line) => kept.has(exportOf(line)));
  const aliases = new Set(lines.flatMap((line) => line.match(/[\w$]+(?==)/g) ?? []));
  const names = textOf(NAMES).match(/[\w$]+/g)?.slice(1).filter((name) => aliases.has(name) || !textOf(ASSIGNED).includes(`${name}=`)) ?? [];
  const imports = textOf(IMPORTS).split(",").filter((entry) => wanted.has(entry.split(":")[0]));
  const wrapped = textOf(WRAPPED).split(";").filter((line) => !exportOf(line) || kept.has(exportOf(line)));
  const fresh = new Map([[NAMES, `var ${names.join(",")};`], [ASSIGNED, lines.join(";")], [IMPORTS, imports.join(",")], [WRAPPED, wrapped.join(";")]]);
  const parts = [...fresh.keys()].sort((one, other) => one.from - other.from);
  return parts.map((part, i) => glue.slice(parts[i - 1]?.to ?? 0, part.from) + fresh.get(part)).join("") + glue.slice(parts.at(-1)?.to);
}
