import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { startSolver } from '../turning_point/solver';
import { LostLine } from './lost_line';

vi.mock('../turning_point/solver', () => ({ startSolver: vi.fn() }));

const place = document.createElement('div');
document.body.append(place);
afterEach(() => {
  render(null, place);
  vi.restoreAllMocks();
  vi.mocked(startSolver).mockReset();
});

const record = { text: () => Promise.resolve('the record'), path: '/replay/r1' };
const lines = [{ at: 0 }, { at: 61_000 }, { at: 92_000 }, { at: 180_000 }];
const link = (): HTMLAnchorElement | null => place.querySelector('a[data-decided]');
const toReplay = (): string | null | undefined =>
  [...place.querySelectorAll('a')]
    .find(({ textContent }) => textContent === 'Find where it went wrong')
    ?.getAttribute('href');

// Plans are found until after this many lines.
function solverWithPlansUntil(last: number): { readonly ends: () => number } {
  const end = vi.fn();
  vi.mocked(startSolver).mockReturnValue({
    opened: Promise.resolve({ lines }),
    rescue: async (after) => ({ plan: after <= last ? { actions: 14, won_at: 1 } : null }),
    end,
  });
  return { ends: () => end.mock.calls.length };
}

it('says where a lost game was decided, and leads to that moment of its replay', async () => {
  const solver = solverWithPlansUntil(2);
  render(<LostLine record={record} />, place);
  expect(toReplay()).toMatch(/\/replay\/r1#lost$/);
  expect(link()).toBeNull();
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toMatch(/\/replay\/r1#t=61000$/));
  expect(link()?.textContent).toBe('At 1:01, you could still have won in 14 actions.');
  expect(toReplay()).toBeUndefined(); // one line
  expect(startSolver).toHaveBeenCalledWith('the record');
  expect(solver.ends()).toBe(1);
});

it('leaves the search to the replay if no way to win is found', async () => {
  const solver = solverWithPlansUntil(-1);
  render(<LostLine record={record} />, place);
  await vi.waitFor(() => expect(solver.ends()).toBe(1));
  expect(link()).toBeNull();
  expect(toReplay()).toMatch(/#lost$/);
});

it('stops searching when the end is left', async () => {
  const solver = solverWithPlansUntil(2);
  vi.mocked(startSolver).mockImplementation(() => ({
    opened: new Promise(() => undefined),
    rescue: async () => ({ plan: null }),
    end: () => ended.push(1),
  }));
  const ended: number[] = [];
  render(<LostLine record={record} />, place);
  await vi.waitFor(() => expect(startSolver).toHaveBeenCalled());
  render(null, place);
  await vi.waitFor(() => expect(ended).toEqual([1]));
  expect(solver.ends()).toBe(0);
});
