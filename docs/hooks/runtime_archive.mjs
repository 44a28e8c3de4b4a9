/* Starts Pyodide under Node, has it make the archive that the page loads, and starts it from that archive alone.
 * Run as `node runtime_archive.mjs < job.json`. Not here: what goes into the archive (runtime_inside.py), and the job (runtime_archive.py). */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @type {{pyodide: string, inside: string, engine: Record<string, string>, modules: string[], core: string, library: string, out: string}} */
const job = JSON.parse(readFileSync(0, "utf8"));

try {
  const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`).href);
  const made = await make(loadPyodide);
  await start(loadPyodide);
  console.log(JSON.stringify(made));
} catch (error) {
  // Node would print the line of the source first, and Pyodide is one line of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}

async function make(loadPyodide) {
  // A fixed hash seed: the order of sets of constants goes into the byte code.
  const python = await loadPyodide({ indexURL: job.pyodide, stdLibURL: job.library, env: { PYTHONHASHSEED: "0" }, stdout: () => {} });
  const library = `/lib/python${python.runPython("import sys; '%d%d' % sys.version_info[:2]")}.zip`;
  for (const [path, text] of Object.entries({ ...job.engine, "runtime_inside.py": job.inside })) {
    const place = `/build/${path}`;
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    python.FS.writeFile(place, text);
  }
  python.runPython("sys.path.insert(0, '/build')");
  const inside = python.pyimport("runtime_inside");
  const files = inside.library_files(library, python.toPy(job.modules));
  writeFileSync(job.out, inside.archive(library, files, python.toPy(job.engine)).toJs());
  return { library: files.toJs(), python: python.runPython("sys.version.split()[0]") };
}

/** As the page does; whatever a new Pyodide does otherwise is told here and not there. */
async function start(loadPyodide) {
  const { info } = JSON.parse(readFileSync(`${job.pyodide}/pyodide-lock.json`, "utf8"));
  const lock = { info, packages: {} };
  const python = await loadPyodide({ indexURL: job.core, stdLibURL: job.out, packageBaseUrl: job.pyodide, lockFileContents: lock, stdout: () => {} });
  for (const name of job.modules) python.pyimport(name);
}
