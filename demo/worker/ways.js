// @ts-check
/* The ways to a running engine: from our archive of byte code, or plainly, with Pyodide's own library and the wheel.
 * Not here: which is tried when (worker.js), and the image of a started engine (image.js). */

import { loadPyodide } from "../runtime/pyodide.mjs";
import { Loading, RUNTIME } from "./loading.js";

/** @typedef {import("./list.js").List} List */
/** @typedef {import("./list.js").Way} Way */
/** @typedef {Awaited<ReturnType<typeof loadPyodide>>} Python */
/** @typedef {(loaded: number, total: number) => void} Tell */

const WHERE = { indexURL: RUNTIME, packageBaseUrl: RUNTIME };
const IMPORT = "from manille.bridge import handle";

/** Start an interpreter with the engine in it; rejects with the reason when any part of it does not come. @param {List} list @param {Way} way @param {Tell} tell @returns {Promise<Python>} */
export async function start(list, way, tell) {
  const archive = way.kind === "archive" ? (way.files.find((name) => name.startsWith("library-")) ?? "") : "";
  const loading = new Loading(list.files, way.bytes, archive, tell);
  loading.begin();
  const started = archive ? fromArchive(list, archive) : plainly();
  started.catch(() => {});
  try {
    return await Promise.race([started, loading.broken]);
  } finally {
    loading.end();
  }
}

/** @param {List} list @param {string} archive */
async function fromArchive(list, archive) {
  const lock = /** @type {any} */ ({ info: list.platform, packages: {} });
  const python = await loadPyodide({ ...WHERE, stdLibURL: RUNTIME + archive, lockFileContents: lock });
  python.runPython(IMPORT);
  return python;
}

async function plainly() {
  const lock = await (await fetch(`${RUNTIME}pyodide-lock.json`)).json();
  const python = await loadPyodide({ ...WHERE, lockFileContents: lock });
  // A wheel whose checksum is wrong is logged and not thrown: only the import shows whether it is there.
  await python.loadPackage("manille", { messageCallback: () => {}, errorCallback: () => {} });
  python.runPython(IMPORT);
  return python;
}
