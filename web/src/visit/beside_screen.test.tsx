import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Member, Table } from '../link/messages';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal('innerWidth', 360);
vi.stubGlobal('innerHeight', 740);
const { leaveSoundToScreen } = await import('./beside_screen');
const { isQuiet } = await import('../sound/quiet');
const { Toasts } = await import('../ui/toast');

const place = document.createElement('div');
afterEach(() => render(null, place));

const tableOf = (...kinds: readonly Member['kind'][]): Table =>
  ({ members: kinds.map((kind, id) => ({ id, kind, here: true })) }) as unknown as Table;

it('a phone is quiet while a screen is at the table, and says so once', async () => {
  await act(() => render(<Toasts />, place));
  const table = signal<Table | null>(tableOf('person'));
  const stop = leaveSoundToScreen({ table });
  expect(isQuiet.value).toBe(false);
  await act(() => void (table.value = tableOf('person', 'screen')));
  expect(isQuiet.value).toBe(true);
  expect(place.textContent).toContain('Sound comes from the big screen now.');
  await act(() => render(null, place));
  table.value = tableOf('person');
  expect(isQuiet.value).toBe(false);
  table.value = tableOf('person', 'screen');
  expect(isQuiet.value).toBe(true);
  stop();
  expect(isQuiet.value).toBe(false);
});
