/* Takes out of the glue of Pyodide's core all that nothing in it reaches any more: what it has for extension modules and for
 * other programs in C (pictures, sound, windows) is four fifths of its functions. Terser finds what is not reached.
 * Not here: which of the core's exports and imports are left (runtime_core.mjs). */

/** Evaluated text sees every name around it, so that none could go. Here only extension modules and C have texts evaluated. */
const EVALUATED = /(?<![\w$.])eval\(/g;
/** What kinds of numbers a function takes, for those that become the core's own. */
const SIGNATURE = /(?<![\w$.])([\w$]+)\.sig="[^"]*";/g;
/** A function that is offered to whoever has the module. */
const OFFERED = /(?<![\w$.])Module\["([\w$]+)"\]=\1;/g;
/** What the page's own scripts ask for (demo/worker/pages.js), besides what the loader and the glue do. */
const ASKED = ["growMemory"];
/** Nothing but leaving out: how it is written is for the next tool. */
const LEAVING_OUT = { defaults: false, dead_code: true, keep_fargs: true, passes: 2, side_effects: true, toplevel: true, unused: true };

/**
 * The glue without what is not reached from what it does itself, from `imports`, from the loader or from the page.
 * Whether a name is meant is not looked into: wherever it stands as a property, rather too much stays.
 * @param {string} glue @param {string} loader Pyodide's own first file @param {Set<string>} imports the functions that the core has from it
 * @param {(code: string, options: object) => Promise<{code?: string}>} minify Terser's
 */
export async function reached(glue, loader, imports, minify) {
  const marked = glue.replace(EVALUATED, "globalThis.eval(").replace(SIGNATURE, (all, name) => (imports.has(name) ? all : ""));
  const properties = new Set(`${loader}\n${marked.replace(OFFERED, "")}`.match(/(?<=[."'`])[\w$]+/g));
  for (const name of ASKED) properties.add(name);
  const left = marked.replace(OFFERED, (all, name) => (properties.has(name) ? all : ""));
  const { code } = await minify(left, { module: true, ecma: 2020, compress: LEAVING_OUT, mangle: false });
  return /** @type {string} */ (code);
}

/** The glue's one function compiled whole as it comes, for it is called at once: a browser would else read it twice. @param {string} glue */
export function eager(glue) {
  const [, name, rest] = glue.trimEnd().match(/^async function ([\w$]+)(\(.*\})var ([\w$]+)=\1;export\{\3 as default\};$/s) ?? [];
  if (!name) throw new Error("the glue of this Pyodide is not one function");
  return `export default (async function${rest});\n`;
}
