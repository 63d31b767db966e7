// The browser build's signature: node scripts/wasm_signature.mjs build/wasm/engine.wasm
// The module must have no imports, and exports bench_signature() -> 64 bits, printed as 16 hexadecimal digits.
import { readFileSync } from "node:fs";

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [file] = process.argv.slice(2);
if (!file) fail("usage: node scripts/wasm_signature.mjs ENGINE.wasm");
const module = new WebAssembly.Module(readFileSync(file));
const imports = WebAssembly.Module.imports(module);
if (imports.length) {
  fail(`The module wants imports: ${imports.map(({ module, name }) => `${module}.${name}`).join(", ")}; see src/wasm/shims.cpp.`);
}
const { exports } = new WebAssembly.Instance(module);
if (!exports.bench_signature) fail("The module does not export bench_signature.");
exports._initialize?.();
console.log(`signature ${BigInt.asUintN(64, exports.bench_signature()).toString(16).padStart(16, "0")}`);
