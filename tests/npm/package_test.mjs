// The npm package plays like the program: the same actions lead to the same positions as in `magicmaze engine`.
//     node tests/npm/package_test.mjs [PROGRAM] [ACTIONS]
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const program = process.argv[2] ?? 'build/release/magicmaze';
const wanted = Number(process.argv[3] ?? 1500);
const { loadEngine, MagicMazeError } = await import('../../npm/index.js');
const engine = await loadEngine(readFileSync(new URL('../../build/wasm/engine-security.wasm', import.meta.url)));

const process_ = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: process_.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  process_.stdin.write(`${JSON.stringify(request)}\n`);
  return JSON.parse((await lines.next()).value);
}

async function compare(scenario, seats) {
  let done = 0;
  for (let seed = 0; done < wanted; seed++) {
    const game = engine.newGame({ scenario, seats, seed });
    assert.equal((await ask({ cmd: 'new', scenario, seats, seed })).hash, game.hash);
    for (let step = 0; step < 400 && done < wanted; step++) {
      const seat = step % seats;
      const actions = [...game.legal(seat), ...(scenario.startsWith('S') ? [] : game.tokens(seat))];
      if (actions.length === 0) continue;
      const { action } = actions[(step * 7919) % actions.length];
      const at = game.at + 20;
      const told = await ask({ cmd: 'do', seat, at, action });
      const answer = game.act(seat, action, at);
      assert.equal(answer.refused, told.refused, action);
      if (!answer.refused) assert.equal(answer.hash, told.hash, action);
      done += 1;
      if (answer.refused || game.view().outcome !== 'running') break;
    }
    game.close();
  }
}

for (const [scenario, seats] of [['S1', 2], ['S7', 4], ['F0', 4], ['F3', 3], ['T8-hardcore+M2', 4]]) {
  await compare(scenario, seats);
  console.log(`${scenario}, ${seats} seats: ${wanted} actions, the same positions`);
}

const game = engine.newGame({ scenario: 'S7', seed: 5 });
const copy = game.clone();
const before = game.hash;
for (let seat = 0; game.hash === before; seat++) {
  const [first] = game.legal(seat);
  if (first) game.act(seat, first.action, 100);
}
assert.equal(copy.hash, before, 'a copy goes its own way');
const { tiles } = engine.catalog();
assert.equal(tiles.length, 38);

// The fields of a type in index.d.ts; those that may be missing and those that are left open don't count.
const types = readFileSync(new URL('../../npm/index.d.ts', import.meta.url), 'utf8');
function fieldsOf(name) {
  const body = types.split(`export interface ${name} {`)[1].split('\n}')[0];
  return [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, field]) => field).sort();
}
const sorted = (value) => Object.keys(value).sort();
for (const scenario of ['S1', 'S13', 'F3']) {
  const view = engine.newGame({ scenario }).view();
  assert.deepEqual(sorted(view).filter((field) => field !== 'security'), fieldsOf('View'));
  assert.equal('security' in view, scenario === 'F3');
  assert.deepEqual(sorted(view.tiles[0]), fieldsOf('LyingTile'));
}
for (const tile of tiles) {
  assert.deepEqual(fieldsOf('PrintedTile').filter((field) => !(field in tile)), []);
  for (const space of tile.spaces) assert.deepEqual(sorted(space), fieldsOf('PrintedSpace'));
}
assert.match(engine.signature(), /^[0-9a-f]{16}$/);
assert.equal(engine.signature(), (await ask({ cmd: 'version' })).signature);
assert.throws(() => engine.newGame({ scenario: 'S99' }), MagicMazeError);
assert.throws(() => game.act(0, 'dance'), MagicMazeError);
assert.equal(typeof game.why(0, 'yellow', '1b:0,0').refused, 'string');
assert.ok(game.advance(9_999_999).events.join().includes('lost'));
process_.stdin.end();
