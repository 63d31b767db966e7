// After `vite build`: names the build, writes a brotli and a gzip copy next to each file of build/web, lists the sizes,
// and fails if a first visit is too large: compress.mjs [FOLDER] [--any-size].
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { firstVisit, pageFiles } from './page_files.mjs';
import { stamp } from './stamp.mjs';

const budget = 250_000; // bytes of a cold first visit over the wire
const words = process.argv.slice(2);
const usual = fileURLToPath(new URL('../../build/web', import.meta.url));
const folder = resolve(words.find((word) => !word.startsWith('--')) ?? usual);
const isAnySizeFine = words.includes('--any-size');

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

// A copy that saves nothing isn't made: fonts and pictures are already compressed. An existing one isn't touched, so
// that nothing is rebuilt because of it.
function copy(path, bytes, compressed) {
  if (compressed.length >= bytes.length * 0.97) rmSync(path, { force: true });
  else if (!existsSync(path) || !readFileSync(path).equals(compressed)) writeFileSync(path, compressed);
  return Math.min(compressed.length, bytes.length);
}

const name = stamp(folder);
const files = pageFiles(folder);
const atOnce = new Set(firstVisit(folder, files));
const missing = [...atOnce].filter((file) => !files.includes(file));
if (missing.length) {
  console.error(`The page refers to files that were not built: ${missing.join(', ')}.`);
  process.exit(1);
}

let total = 0;
console.log(`${'bytes'.padStart(9)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}  file (* in a first visit)`);
for (const file of files) {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  const gzip = copy(`${path}.gz`, bytes, gzipSync(bytes, { level: 9 }));
  const small = copy(`${path}.br`, bytes, brotli(bytes));
  if (atOnce.has(file)) total += small;
  const sizes = [bytes.length, gzip, small].map((size) => String(size).padStart(9)).join('');
  console.log(`${sizes}  ${atOnce.has(file) ? '*' : ' '} ${file}`);
}
const verdict = `Page ${name}: a first visit takes ${total} bytes, of ${budget} it may take.`;
if (total > budget && !isAnySizeFine) {
  console.error(`${verdict} That is too much.`);
  process.exit(1);
}
console.log(verdict);
