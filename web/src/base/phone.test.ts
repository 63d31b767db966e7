import { expect, it } from 'vitest';
import { isPhoneSized } from './phone';

it('a phone is touched with fingers and small, upright or not', () => {
  expect(isPhoneSized(true, 360, 740)).toBe(true);
  expect(isPhoneSized(true, 844, 390)).toBe(true);
  expect(isPhoneSized(true, 820, 1180)).toBe(false);
  expect(isPhoneSized(false, 360, 740)).toBe(false); // a small window
});
