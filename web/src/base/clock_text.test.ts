import { expect, it } from 'vitest';
import { timeLeft, timePassed } from './clock_text';

it('time left is rounded up, so that 0:00 is the end', () => {
  expect([180_000, 179_001, 254_400, 59_999, 1, 0, -5].map(timeLeft)).toEqual([
    '3:00',
    '3:00',
    '4:15',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ]);
});

it('time passed is rounded down', () => {
  expect([0, 999, 1_000, 165_900, 600_000, -5].map(timePassed)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '2:45',
    '10:00',
    '0:00',
  ]);
});
