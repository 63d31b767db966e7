import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../game/session';
import type { Member, Table } from '../link/messages';
import { Toasts } from '../ui/toast';
import { useHostNews } from './host_news';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => render(null, place));

const table = signal<Table | null>(null);
const me = signal<Member | null>({ id: 2 } as Member);
const session = { table, me } as unknown as Session;
const ledBy = (host: number | null, phase = 'gathering'): Table => ({ host, phase }) as unknown as Table;

function Place(): null {
  useHostNews(session);
  return null;
}

const told = (): number => place.textContent?.split('You are the host now').length ?? 0;

it('says that one leads the table now, before and after a game', async () => {
  table.value = ledBy(1);
  render(
    <>
      <Place />
      <Toasts />
    </>,
    place,
  );
  await vi.waitFor(() => expect(told()).toBe(1));
  table.value = ledBy(2);
  await vi.waitFor(() => expect(told()).toBe(2));
});

it('says nothing to who led it from the start', async () => {
  const before = told();
  table.value = null;
  render(
    <>
      <Place />
      <Toasts />
    </>,
    place,
  );
  const shown = told();
  table.value = ledBy(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told()).toBe(shown);
  expect(before).toBeGreaterThan(0);
});
