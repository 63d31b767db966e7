import { render } from 'preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { GoalSteps } from './goal_steps';

const place = document.createElement('div');
let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});
afterEach(() => render(null, place));

function shown(id: string): readonly (string | null)[] {
  const rules = engine.catalog.scenarios.find((scenario) => scenario.id === id)?.rules ?? {};
  render(<GoalSteps rules={rules} />, place);
  return [...place.querySelectorAll('li')].map((step) => step.textContent);
}

describe('the goal in pictures', () => {
  it('S1-2: scenario 1 ends at the purple exit', () => {
    expect(shown('S1')).toEqual(['Each hero on its own item', 'Steal everything', 'All out through the purple exit']);
  });

  it('S2-1: from scenario 2 on, each hero has its own exit', () => {
    const usual = ['Each hero on its own item', 'Steal everything', 'Each out through its own exit'];
    for (const id of ['S2', 'S7', 'S8', 'S17']) expect(shown(id), id).toEqual(usual);
  });

  it('S10-1, S10-2: the wrong bags need items and exits of other colours', () => {
    expect(shown('S10')).toEqual([
      'Each hero on an item of another colour',
      'Steal everything',
      'Each out through an exit of another colour',
    ]);
  });
});
