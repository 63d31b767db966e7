// Runs Biome, the page's linter and formatter: node scripts/biome.mjs lint. Its program is taken from the package of this
// machine's kind; the package around them names ones for systems that not every registry mirror has.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL(`../node_modules/@biomejs/cli-linux-${process.arch}/biome`, import.meta.url));
const { error, status } = spawnSync(program, process.argv.slice(2), { stdio: 'inherit' });
if (error) console.error(`Biome doesn't run here (${error.message}): is there a package for linux-${process.arch}?`);
process.exitCode = status ?? 1;
