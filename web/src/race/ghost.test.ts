import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GhostCourse } from './ghost';

const record = readFileSync(new URL('../../../tests/records/achievements/13-earned.mmr', import.meta.url), 'utf8');

it('starts where the game began', () => {
  const ghost = new GhostCourse(record).at(0);
  expect(ghost).toMatchObject({ tiles: 0, flips: 0, isStolen: false, out: 0, result: 'running' });
  expect(ghost.heroes.green).toBe('1a:2,2');
});

it('moves with the time', () => {
  const course = new GhostCourse(record);
  expect(course.at(1300).heroes.green).toBe('1a:3,2');
  expect(course.at(1599)).toMatchObject({ tiles: 0 });
  expect(course.at(1600)).toMatchObject({ tiles: 1 });
  expect(course.at(1800).heroes.green).toBe('6:2,2');
});

it('ends like the game, and stays there', () => {
  expect(new GhostCourse(record).at(9_999_999)).toMatchObject({ isStolen: true, out: 4, result: 'won', heroes: {} });
});

it('swaps heroes, and knows nothing of guards', () => {
  const course = new GhostCourse(
    [
      '1 100 s0 x | moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk; moved pawn=green from=1a:2,2 to=1a:3,2 way=walk',
      '2 200 s0 x | swapped pawn=yellow other=green; moved pawn=guard1 from=2:0,0 to=2:0,1 way=walk | #00',
    ].join('\n'),
  );
  expect(course.at(200).heroes).toEqual({ yellow: '1a:3,2', green: '1a:0,1' });
});
