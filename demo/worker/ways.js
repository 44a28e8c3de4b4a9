// @ts-check
/* The ways to a running engine: an image of a started one, our archive of byte code, or plainly, with Pyodide's own library.
 * Not here: which is tried when (worker.js), and where images come from (image.js). */

import { canKeep } from "./image.js";
import { CORE, Loading, RUNTIME, archiveOf, coreOf, fetchLibrary } from "./loading.js";

/** @typedef {import("./list.js").List} List */
/** @typedef {import("./list.js").Way} Way */
/** @typedef {typeof import("../runtime/pyodide.mjs")} Pyodide */
/** @typedef {Awaited<ReturnType<Pyodide["loadPyodide"]>>} Python */
/** @typedef {(loaded: number, total: number) => void} Tell */

/** Asked for while the list of files comes. @type {Promise<Pyodide>} */
const pyodide = import(`${RUNTIME}pyodide.mjs`);
pyodide.catch(() => {});

const IMPORT = "from manille.bridge import handling";
/** The image has the state of the generator in it; clocks and the system's own chance are never in it. */
const AWAKE = "import random\nrandom.seed()";
/** Milliseconds in which a start from an image has no need of the library: all that is ever imported is in the image. */
const STARTING = 2_000;
/** Milliseconds after which an image that has not started never will. */
const IMAGE_PATIENCE = 15_000;

/** Start an interpreter with the engine in it; rejects with the reason when any part of it does not come. @param {List} list @param {Way} way @param {Tell} tell @returns {Promise<Python>} */
export async function start(list, way, tell) {
  const loading = new Loading(list, way, tell);
  loading.begin();
  const started = starting(list, way);
  started.catch(() => {});
  try {
    return await Promise.race([started, loading.broken]);
  } finally {
    way.image?.close();
    loading.end();
  }
}

/** @param {List} list @param {Way} way */
function starting(list, way) {
  if (way.image) return withPatience(fromImage(list, way, way.image));
  return archiveOf(way) ? fromArchive(list, way) : plainly();
}

/** @param {List} list @param {Way} way @param {import("./pages.js").Image} image */
async function fromImage(list, way, image) {
  const how = byArchive(list, way);
  const [{ default: create }, { loadPyodide }] = await Promise.all([import(`${how.indexURL}pyodide.asm.mjs`), pyodide]);
  // Pyodide itself would hold the whole memory twice.
  const createPyodideModule = async (/** @type {unknown} */ settings) => {
    const module = await create(settings);
    image.restore(module);
    return module;
  };
  const python = await loadPyodide(/** @type {any} */ ({ ...how, _loadSnapshot: image.head, createPyodideModule }));
  python.runPython(AWAKE);
  image.free();
  setTimeout(() => bringLibrary(python, list, way), STARTING);
  return python;
}

/** For what nobody imports: where it does not come, only such an import fails, and the engine is started in another way. @param {Python} python @param {List} list @param {Way} way */
async function bringLibrary(python, list, way) {
  const [major, minor] = list.versions["python"]?.split(".") ?? [];
  const data = await fetchLibrary(list, way).catch(() => null);
  if (data) python.FS.writeFile(`/lib/python${major}${minor}.zip`, new Uint8Array(data));
}

/** @param {List} list @param {Way} way */
async function fromArchive(list, way) {
  const { loadPyodide } = await pyodide;
  // Python counts from the start what JavaScript holds of it where there is to be an image.
  const python = await loadPyodide(/** @type {any} */ ({ ...byArchive(list, way), _makeSnapshot: canKeep(list) }));
  python.runPython(IMPORT);
  return python;
}

/** @param {List} list @param {Way} way */
function byArchive(list, way) {
  const where = { indexURL: RUNTIME + coreOf(way).slice(0, -CORE.length), packageBaseUrl: RUNTIME };
  return { ...where, stdLibURL: RUNTIME + archiveOf(way), lockFileContents: { info: list.platform, packages: {} } };
}

async function plainly() {
  const { loadPyodide } = await pyodide;
  const lock = await (await fetch(`${RUNTIME}pyodide-lock.json`)).json();
  const python = await loadPyodide({ indexURL: RUNTIME, packageBaseUrl: RUNTIME, lockFileContents: lock });
  // A wheel whose checksum is wrong is logged and not thrown: only the import shows whether it is there.
  await python.loadPackage("manille", { messageCallback: () => {}, errorCallback: () => {} });
  python.runPython(IMPORT);
  return python;
}

/** The memory of an interpreter that was started from the archive. @param {Python} python @returns {Uint8Array<ArrayBuffer>} */
export function snapshotOf(python) {
  python.runPython("import gc\ngc.collect()");
  return /** @type {any} */ (python).makeMemorySnapshot();
}

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
function withPatience(promise) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("time-out")), IMAGE_PATIENCE));
  return Promise.race([promise, /** @type {Promise<never>} */ (late)]);
}
