import { render } from 'preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadBookTexts } from '../text/book';
import { bookApi, type Heist } from './book_api';
import { HeistScreen } from './heist_screen';

beforeAll(loadBookTexts);
const place = document.createElement('div');
afterEach(() => {
  render(null, place);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const heist = (day: string): Heist => ({
  day,
  scenario: 'S3',
  ends: Date.parse(`${day}T00:00:00Z`) / 1_000 + 86_400,
  over: false,
  mine: 'not_tried',
  board: [],
});

it("the heist's countdown runs, and the next day follows by itself", async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T21:54:30Z') });
  const ask = vi
    .spyOn(bookApi, 'heist')
    .mockImplementation(async () => ({ ok: true, value: heist(new Date().toISOString().slice(0, 10)) }));
  render(<HeistScreen />, place);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(place.textContent).toContain('2\u00a0h\u00a005\u00a0min');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place.textContent).toContain('2\u00a0h\u00a004\u00a0min');
  await vi.advanceTimersByTimeAsync(2 * 3_600_000 + 5 * 60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(place.textContent).toMatch(/19\sNovember/);
  expect(place.textContent).toContain('23\u00a0h\u00a059\u00a0min');
});

it('a clock that is ahead of the server does not keep asking for the next day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  const ask = vi.spyOn(bookApi, 'heist').mockImplementation(async () => ({ ok: true, value: heist('2026-11-18') }));
  render(<HeistScreen />, place);
  await vi.advanceTimersByTimeAsync(100);
  expect(place.textContent).toContain('in 0\u00a0min');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(3);
  expect(place.querySelector('h2')).not.toBeNull();
});
