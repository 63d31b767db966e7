import { expect, test } from 'vitest';
import { followMoments, momentHash, readMoment } from './moment_link';

test('a moment is read and written back', () => {
  expect(readMoment(momentHash(91_500.4))).toBe(91_500);
});

test.each(['', '#', '#t=', '#t=-5', '#t=1e9', '#t=12345678901', '#other'])('%s is the beginning', (hash) => {
  expect(readMoment(hash)).toBe(0);
});

test('goes to another moment in the address, and to nothing else in it', () => {
  const gone: number[] = [];
  const stop = followMoments({ seek: (time) => gone.push(time) });
  const change = (hash: string): void => {
    history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };
  change('#t=91500');
  change('#t=1000');
  change('#other');
  expect(gone).toEqual([91_500, 1_000]);
  stop();
  change('#t=5');
  expect(gone).toHaveLength(2);
});
