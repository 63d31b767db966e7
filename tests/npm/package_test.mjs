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
assert.equal(engine.catalog().tiles.length, 38);
assert.match(engine.signature(), /^[0-9a-f]{16}$/);
assert.equal(engine.signature(), (await ask({ cmd: 'version' })).signature);
assert.throws(() => engine.newGame({ scenario: 'S99' }), MagicMazeError);
assert.throws(() => game.act(0, 'dance'), MagicMazeError);
assert.equal(typeof game.why(0, 'yellow', '1b:0,0').refused, 'string');
assert.ok(game.advance(9_999_999).events.join().includes('lost'));
process_.stdin.end();
