// The search for a way to win, with the module as it was really built.
import { expect, it } from 'vitest';
import { builtModule } from '../engine/engine_file';
import { WorkerAnswers } from '../teammates/worker_answers';
import type { StartWorker } from '../teammates/worker_calls';
import { builtEngine } from '../engine/engine_file';
import { dealsTried, OddsFinder } from './odds';
import { firstScenario, likeScenario, rulesetText } from './custom_scenario';

let ended = 0;
const inThisThread: StartWorker = (hear) => {
  const answers = new WorkerAnswers(() => builtModule('replay'), hear);
  return { send: (message) => answers.take(message), end: () => (ended += 1) };
};

it('SX-2: a few deals are solved, and a change starts over', async () => {
  const { catalog } = await builtEngine();
  const easy = rulesetText({ ...likeScenario(catalog, 'S1', 'x'), name: 'x' }, 2);
  const finder = new OddsFinder(inThisThread);
  const first = finder.look(rulesetText({ ...firstScenario(catalog), name: 'x' }, 4));
  expect(finder.odds.value.kind).toBe('looking');
  await Promise.all([first, finder.look(easy)]);
  const odds = finder.odds.value;
  if (odds.kind !== 'done') throw new Error(odds.kind);
  expect(odds.found).toHaveLength(dealsTried);
  for (const { verdict, actions } of odds.found) {
    expect(verdict).toBe('winnable');
    expect(actions).toBeGreaterThan(30);
  }
  expect(ended).toBe(2);
  await finder.look(null);
  expect(finder.odds.value).toEqual({ kind: 'none' });
});
