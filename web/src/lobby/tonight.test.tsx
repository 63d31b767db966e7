import { render } from 'preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { Table } from '../link/messages';
import { scenarioOf } from '../scenarios/choice';
import { scenarioNews } from '../scenarios/scenario_name';
import { gameGoal, gameNews } from '../scenarios/security_games';
import { loadSecurityTexts } from '../text/security';
import { Tonight } from './tonight';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
  await loadSecurityTexts();
});

function tonight(scenario: string): void {
  const table = { choice: { scenario } } as unknown as Table;
  render(<Tonight table={table} scenario={scenarioOf(engine.catalog, table.choice)} />, root);
}

it('a scenario is announced with its picture, what is new in it, and the goal', async () => {
  tonight('S10');
  expect(root.querySelector('[data-news="S10"]')?.textContent).toBe(scenarioNews('S10'));
  await vi.waitFor(() => expect(root.querySelector('.scenario-picture')).not.toBeNull());
  await vi.waitFor(() =>
    expect(root.querySelector<HTMLElement>('[data-goal-steps]')?.dataset['goalSteps']).toBe('foreign foreign'),
  );
});

it('so is a game of the expansion', async () => {
  tonight('T3-hardcore');
  await vi.waitFor(() => expect(root.querySelector('[data-news="T3"]')?.textContent).toBe(gameNews('T3')));
  expect(root.textContent).toContain(gameGoal('T3'));
  await vi.waitFor(() => expect(root.querySelector('.scenario-picture')).not.toBeNull());
});
