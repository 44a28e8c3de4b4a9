/* Takes out of Pyodide's two core files what this page never asks for: exports that only extension modules use, all code
 * that only those exports reach, and the glue's lists of them; then parts it, if that is asked for, and has the glue load
 * the cold part. Run as `node runtime_core.mjs < job.json`. Not here: the parting itself (runtime_split.mjs), what else the
 * glue can do without (runtime_glue.mjs), whether Python still starts (runtime_archive.mjs), and the files as they are, which stay beside (runtime.py). */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { eager, reached } from "./runtime_glue.mjs";
import { GIVEN, LOAD, MARK, marking, split } from "./runtime_split.mjs";

/** How a glue has functions that the core imports. Where the cold part does not come, Python stands still in the midst of
 * something and can go on with nothing else: the error goes past all that runs (`pyodide_fatal_error` keeps Python from
 * catching it), and whatever is asked from then on ends with it. Pyodide itself would tell the console at length. @type {Record<string, string>} */
const GIVERS = {
  [LOAD]: `${LOAD}(){try{
    const module=new WebAssembly.Module(readBinary(new URL("cold.wasm",import.meta.url).href)),call={};
    for(const {module:from,name} of WebAssembly.Module.imports(module))if(from==="call")call[name]=givenToCold["${GIVEN}calls"].get(Number(name));
    new WebAssembly.Instance(module,{call,core:givenToCold});
  }catch(error){
    const lost=Object.assign(new Error("cold.wasm: "+error.message),{pyodide_fatal_error:true}),get=()=>{throw lost};
    API.fatal_error=get;
    for(const name of Reflect.ownKeys(API.public_api??{}))if(/^(?!version$)[a-zA-Z]/.test(String(name)))Object.defineProperty(API.public_api,name,{configurable:true,get});
    throw lost;
  }}`,
  [MARK]: `${MARK}(number){(globalThis.marked??=[]).push(number)}`,
};

/** `parts`: which functions are hot, where the core is to be parted, and whether its data is; "marked" for a core that tells that.
 * @type {{pyodide: string, modules: string, glue: string, wasm: string, cold: string, parts: null | "marked" | {core: string, hot: string, data: boolean, filler?: number}}} */
const job = JSON.parse(readFileSync(0, "utf8"));
const glue = readFileSync(`${job.pyodide}/pyodide.asm.mjs`, "utf8");
const loader = readFileSync(`${job.pyodide}/pyodide.mjs`, "utf8");
const wasm = readFileSync(`${job.pyodide}/pyodide.asm.wasm`);

/** The parts of the glue that name every export and import; all else is what uses them. */
const NAMES = between("__hiwire_deduplicate_delete.sig=\"vee\";", "function assignWasmExports(");
const ASSIGNED = between("function assignWasmExports(wasmExports){", "}var wasmImports={");
const IMPORTS = between("}var wasmImports={", "};function applySignatureConversions(");
const WRAPPED = between("wasmExports=Object.assign({},wasmExports);", "return wasmExports}function callMain(");
/** Where it takes over what the core exports. */
const RECEIVED = between("function receiveInstance(instance,module){", "var origExports=wasmExports;");

try {
  const kept = keptExports();
  const whole = await without(kept);
  const digest = createHash("sha256").update(whole).digest("hex");
  const small = parted(whole, digest);
  writeFileSync(job.wasm, small);
  const left = cut(kept, new WebAssembly.Module(small));
  const lost = [...left.matchAll(/wasmExports(?:\.|\[")([\w$]+)/g)].filter(([, name]) => !kept.has(name));
  if (lost.length) throw new Error(`the glue of this Pyodide asks for what is gone: ${lost.map(([, name]) => name)}`);
  const { version } = JSON.parse(readFileSync(`${job.pyodide}/package.json`, "utf8"));
  const banner = `/* Pyodide ${version} without what this site never asks of it; the site's docs/hooks/runtime_core.mjs took that out. MPL-2.0: ../pyodide-LICENSE.txt */`;
  writeFileSync(job.glue, `${banner}\n${await smallest(left)}`);
  console.log(JSON.stringify({ core: digest }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The core, or its hot part, the other one being written. @param {Uint8Array} whole @param {string} digest */
function parted(whole, digest) {
  if (job.parts === null) return whole;
  if (job.parts === "marked") return marking(whole);
  if (digest !== job.parts.core) throw new Error("runtime_hot.json is about another core; `python3 run.py hot` finds anew which functions the page runs");
  const { hot, cold } = split(whole, numbersIn(Buffer.from(job.parts.hot, "base64")), job.parts);
  writeFileSync(job.cold, cold);
  return hot;
}

/** @param {Uint8Array} bits */
function numbersIn(bits) {
  return new Set(Array.from({ length: bits.length * 8 }, (_, number) => number).filter((number) => bits[number >> 3] & (1 << (number & 7))));
}

/** @param {string} path in node_modules */
function tool(path) {
  return import(pathToFileURL(`${job.modules}/${path}`).href);
}

/** The glue without what is not reached, in as few letters as may be. @param {string} glue */
async function smallest(glue) {
  const [{ minify }, { transform }] = await Promise.all([tool("terser/dist/bundle.min.js"), tool("esbuild/lib/main.js")]);
  const imports = new Set(glue.match(/(?<=\}var wasmImports=\{).*?(?=\};function applySignatureConversions\()/s)?.[0].match(/[\w$]+/g));
  const { code } = await transform(await reached(glue, loader, imports, minify), { minify: true, format: "esm" });
  return eager(code);
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
  for (const [name, giver] of Object.entries(GIVERS)) if (wanted.has(name)) imports.push(giver);
  const received = wanted.has(LOAD) ? `givenToCold=instance.exports;wasmExports=Object.fromEntries(Object.entries(givenToCold).filter(([name])=>!name.startsWith("${GIVEN}")));` : textOf(RECEIVED);
  if (wanted.has(LOAD)) names.push("givenToCold");
  const wrapped = textOf(WRAPPED).split(";").filter((line) => !exportOf(line) || kept.has(exportOf(line)));
  const fresh = new Map([[NAMES, `var ${names.join(",")};`], [ASSIGNED, lines.join(";")], [IMPORTS, imports.join(",")], [WRAPPED, wrapped.join(";")], [RECEIVED, received]]);
  const parts = [...fresh.keys()].sort((one, other) => one.from - other.from);
  return parts.map((part, i) => glue.slice(parts[i - 1]?.to ?? 0, part.from) + fresh.get(part)).join("") + glue.slice(parts.at(-1)?.to);
}
