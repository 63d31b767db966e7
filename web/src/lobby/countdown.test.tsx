import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../game/session';
import type { Table } from '../link/messages';
import { Countdown } from './countdown';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

function count(free_talk: boolean): void {
  const table = { countdown_ms: 3_000, choice: { free_talk }, members: [] } as unknown as Table;
  render(<Countdown session={{} as Session} table={table} me={null} />, root);
}

it('says each number in an element that stays', async () => {
  vi.useFakeTimers();
  count(false);
  await vi.advanceTimersByTimeAsync(100);
  const region = root.querySelector('[aria-live]');
  expect(region?.textContent).toBe('3');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(region?.textContent).toBe('2');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(region?.textContent).toBe('1');
  expect(region?.isConnected).toBe(true);
});

it('does not hush people who are allowed to talk', () => {
  count(true);
  expect(root.querySelector('dialog')?.getAttribute('aria-label')).toMatch(/You may talk/);
  count(false);
  expect(root.querySelector('dialog')?.getAttribute('aria-label')).toBe('Shh…');
});
