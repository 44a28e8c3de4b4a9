/* Writes the compressed twins of a file that is worth them: `node compress.mjs FILE BROTLI GZIP`.
 * Not here: which files are asked about (runtime_twins.py). */

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [file, brotli, gzip] = process.argv.slice(2);
const data = readFileSync(file);
const gzipped = gzipSync(data, { level: 9 });
// A zip of compressed files becomes no smaller; that its twins are empty says so.
const worth = gzipped.length < data.length * 0.9;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: data.length };
writeFileSync(brotli, worth ? brotliCompressSync(data, { params }) : "");
writeFileSync(gzip, worth ? gzipped : "");
