import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../engine/catalog';
import { builtEngine } from '../engine/engine_file';
import { aroundPath, aroundSetup, distinctDevices, readAroundChoice } from './choice';

let catalog: Catalog;
beforeAll(async () => {
  ({ catalog } = await builtEngine());
});

const read = (search: string) => readAroundChoice(catalog, search);

describe('a game around one screen', () => {
  it('is read from its address as it was written', () => {
    const choice = {
      scenario: 3,
      people: 3,
      seats: 5,
      pace: 'gentle',
      devices: ['pad2', 'left', 'numbers'],
      sand_ms: 240_000,
    } as const;
    expect(read(new URL(aroundPath(choice), 'http://x').search)).toEqual(choice);
  });

  it('may be around a touch screen', () => {
    const choice = { scenario: 1, people: 4, seats: 4, pace: 'human', devices: [] } as const;
    expect(aroundPath(choice)).toMatch(/with=touch/);
    expect(read(new URL(aroundPath(choice), 'http://x').search)).toEqual(choice);
  });

  it('is not what an address without people means, nor one that only puts a game together', () => {
    expect(read('?scenario=3')).toBeNull();
    expect(read(new URL(aroundSetup, 'http://x').search)).toBeNull();
    expect(read('?people=9')).toBeNull();
  });

  it('has what can be played instead of what is missing or wrong', () => {
    expect(read('?people=2')).toEqual({
      scenario: 1,
      people: 2,
      seats: 4,
      pace: 'human',
      devices: ['left', 'right'],
    });
    // Fewer seats than people, and the leader of scenario 9 needs three.
    expect(read('?people=3&seats=2')?.seats).toBe(4);
    expect(read('?people=2&seats=2&scenario=9')?.scenario).toBe(1);
    expect(read('?people=3&seats=3&scenario=9')?.scenario).toBe(9);
  });

  it('gives everyone something else to play with', () => {
    expect(distinctDevices(['pad1', 'pad1', 'nothing'], 3)).toEqual(['pad1', 'left', 'right']);
    expect(distinctDevices(['right'], 4)).toEqual(['right', 'left', 'pad1', 'pad2']);
    expect(distinctDevices(['left', 'right', 'numbers'], 2)).toEqual(['left', 'right']);
  });
});
