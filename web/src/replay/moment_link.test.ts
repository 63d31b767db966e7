import { expect, test } from 'vitest';
import { momentHash, readMoment } from './moment_link';

test('a moment is read and written back', () => {
  expect(readMoment(momentHash(91_500.4))).toBe(91_500);
});

test.each(['', '#', '#t=', '#t=-5', '#t=1e9', '#t=12345678901', '#other'])('%s is the beginning', (hash) => {
  expect(readMoment(hash)).toBe(0);
});
