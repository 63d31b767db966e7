import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../game/session';
import type { Member, Table } from '../link/messages';
import { Watchers } from './play_menu';

const place = document.createElement('div');
afterEach(() => render(null, place));

const member = (id: number, chair: number | null, here = true): Member =>
  ({ id, chair, here, name: `M${id}`, kind: 'person' }) as unknown as Member;

it('tells that a screen is on, and does not count it', async () => {
  const screen = { ...member(3, null), kind: 'screen' } as Member;
  const table = signal<Table | null>({ members: [member(1, 0), screen] } as unknown as Table);
  await act(() => render(<Watchers session={{ table } as unknown as Session} />, place));
  expect(place.querySelector('[data-screen-on="true"]')).not.toBeNull();
  expect(place.querySelector('[data-watching]')).toBeNull();
  expect(place.textContent).toBe('The big screen is on');
  await act(() => {
    table.value = { members: [member(1, 0), { ...screen, here: false }] } as unknown as Table;
  });
  expect(place.textContent).toBe('');
});

it('counts who is watching, without those who play or are away', async () => {
  const table = signal<Table | null>({ members: [member(1, 0), member(2, 1)] } as unknown as Table);
  const session = { table } as unknown as Session;
  await act(() => render(<Watchers session={session} />, place));
  expect(place.textContent).toBe('');
  await act(() => {
    table.value = {
      members: [member(1, 0), member(2, 1, false), member(3, null), member(4, null), member(5, null, false)],
    } as unknown as Table;
  });
  expect(place.querySelector('[data-watching]')?.getAttribute('data-watching')).toBe('2');
  expect(place.textContent).toContain('2 people are watching');
});
