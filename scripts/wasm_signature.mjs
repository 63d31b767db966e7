// A signature of the browser build: node scripts/wasm_signature.mjs build/wasm/engine.wasm bench_signature
// The module must have no imports, and exports such a function -> 64 bits, printed as 16 hexadecimal digits.
import { readFileSync } from "node:fs";

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [file, name] = process.argv.slice(2);
if (!file || !name) fail("usage: node scripts/wasm_signature.mjs MODULE.wasm FUNCTION");
const module = new WebAssembly.Module(readFileSync(file));
const imports = WebAssembly.Module.imports(module);
if (imports.length) {
  fail(`The module needs imports: ${imports.map(({ module, name }) => `${module}.${name}`).join(", ")}; see src/wasm/shims.cpp.`);
}
const { exports } = new WebAssembly.Instance(module);
if (!exports[name]) fail(`The module doesn't export ${name}.`);
exports._initialize?.();
console.log(`signature ${BigInt.asUintN(64, exports[name]()).toString(16).padStart(16, "0")}`);
