import { expect, it } from 'vitest';
import type { Memory } from '../link/environment';
import { hasSeat, SeatKeeper, tokenAt } from '../link/seat_keeper';
import { screenMemory } from './screen_session';

function memory(): Memory {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('a screen and a person in one browser have a way back to the same table each', () => {
  const shared = memory();
  let count = 0;
  const secret = (): string => String((count += 1)).padStart(32, '0');
  const person = new SeatKeeper({ memory: shared, secret }, 'ABC234');
  const screen = new SeatKeeper({ memory: screenMemory(shared), secret }, 'ABC234');
  expect(screen.token).not.toBe(person.token);
  screen.confirm();
  expect(hasSeat(shared, 'ABC234')).toBe(false);
  expect(tokenAt(screenMemory(shared), 'ABC234')).toBe(screen.token);
  screen.forget();
  expect(new SeatKeeper({ memory: shared, secret }, 'ABC234').token).toBe(person.token);
});

it('everything else is remembered in the same place', () => {
  const shared = memory();
  screenMemory(shared).setItem('magicmaze.browser', 'x');
  expect(shared.getItem('magicmaze.browser')).toBe('x');
});
