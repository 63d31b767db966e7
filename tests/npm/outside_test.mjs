// The npm package in a project of somebody else: exactly the files it would be published with, found by its name.
//     node tests/npm/outside_test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = new URL('../../npm/', import.meta.url);
const about = JSON.parse(readFileSync(new URL('package.json', source), 'utf8'));
const project = mkdtempSync(join(tmpdir(), 'magicmaze-npm-'));
const script = `
  import { loadEngine, MagicMazeError } from 'magicmaze';
  import { readFileSync } from 'node:fs';
  import { fileURLToPath } from 'node:url';

  const where = import.meta.resolve('magicmaze/engine.wasm');
  for (const source of [undefined, where, new URL(where), readFileSync(fileURLToPath(where))]) {
    const game = (await loadEngine(source)).newGame({ scenario: 'T1-hardcore+M2', seats: 3, seed: 7n });
    const seat = [0, 1, 2].find((one) => game.legal(one).length > 0);
    const answer = game.act(seat, game.legal(seat)[0].action, 500);
    console.log(answer.version, game.hash);
  }
`;
try {
  const installed = join(project, 'node_modules', about.name);
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', ...about.files]) {
    const built = name === 'engine.wasm' ? new URL('../../build/wasm/engine-security.wasm', import.meta.url) : undefined;
    copyFileSync(built ?? new URL(name, source), join(installed, name));
  }
  writeFileSync(join(project, 'play.mjs'), script);
  const lines = execFileSync(process.execPath, ['play.mjs'], { cwd: project, encoding: 'utf8' }).trimEnd().split('\n');
  assert.equal(lines.length, 4, 'the engine is found by default, by its address and as bytes');
  assert.equal(new Set(lines).size, 1, lines.join());
  assert.match(lines[0], /^1 [0-9a-f]{16}$/);
  console.log('found by its name, loaded in four ways');
} finally {
  rmSync(project, { recursive: true });
}
