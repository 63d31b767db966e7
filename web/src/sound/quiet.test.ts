import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings/settings';
import { isQuiet, leavesSoundToScreen, turnSound } from './quiet';

afterEach(() => {
  leavesSoundToScreen.value = true;
  turnSound(false);
  leavesSoundToScreen.value = false;
  settings.muted.value = false;
});

it('a phone beside a big screen is quiet until it is turned on, and remembers that', () => {
  expect(isQuiet.value).toBe(false);
  leavesSoundToScreen.value = true;
  expect(isQuiet.value).toBe(true);
  turnSound(true);
  expect(isQuiet.value).toBe(false);
  leavesSoundToScreen.value = false;
  leavesSoundToScreen.value = true;
  expect(isQuiet.value).toBe(false);
});

it('turned off beside a big screen, it is heard again at the next table', () => {
  leavesSoundToScreen.value = true;
  turnSound(true);
  turnSound(false);
  expect(isQuiet.value).toBe(true);
  leavesSoundToScreen.value = false;
  expect(isQuiet.value).toBe(false);
  expect(settings.muted.value).toBe(false);
});

it('someone who has turned all sound off can turn it on beside a big screen with one press', () => {
  turnSound(false);
  leavesSoundToScreen.value = true;
  expect(isQuiet.value).toBe(true);
  turnSound(true);
  expect(isQuiet.value).toBe(false);
});
