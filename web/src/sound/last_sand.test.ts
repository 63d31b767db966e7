import { describe, expect, it } from 'vitest';
import { lastSand } from './last_sand';
import { sounds } from './effects';
import { lengthOf } from './strikes';

describe('the last thirty seconds', () => {
  it('are silent until then', () => expect(lastSand(30_001)).toBeNull());
  it('begin with grains', () => expect(lastSand(30_000)?.sound).toBe('grain'));
  it('end with a heartbeat that gets faster', () => {
    expect(lastSand(10_000)).toEqual({ sound: 'heartbeat', next: 1000 });
    expect(lastSand(5_000)).toEqual({ sound: 'heartbeat', next: 700 });
  });
  it('are silent after the last grain', () => expect(lastSand(0)).toBeNull());
});

describe('sounds', () => {
  it('are all shorter than two and a half seconds', () => {
    for (const sound of Object.values(sounds)) expect(lengthOf(sound.strikes)).toBeLessThan(2.5);
  });
});
