import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../game/session';
import type { Member, Table } from '../link/messages';
import { useHostNews } from './host_news';

const toast = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../ui/toast', () => ({ toast }));

const place = document.createElement('div');
document.body.append(place);
beforeEach(() => toast.mockClear());
afterEach(() => render(null, place));

const table = signal<Table | null>(null);
const me = signal<Member | null>({ id: 2 } as Member);
const session = { table, me } as unknown as Session;
const ledBy = (host: number | null, phase = 'gathering'): Table => ({ host, phase }) as unknown as Table;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

function Place(): null {
  useHostNews(session);
  return null;
}

// What is announced when someone becomes host after someone else, or after nobody.
async function toldOf(...tables: readonly (Table | null)[]): Promise<readonly string[]> {
  table.value = tables[0] ?? null;
  render(<Place />, place);
  await settled();
  for (const next of tables.slice(1)) {
    table.value = next;
    await settled();
  }
  return toast.mock.calls.map(([text]) => text);
}

it('says that one leads the table now, before and after a game', async () => {
  expect(await toldOf(ledBy(1), ledBy(2))).toEqual([expect.stringMatching(/^You’re the host now\. You can/)]);
});

it('says so again to someone who becomes host again', async () => {
  expect(await toldOf(ledBy(1), ledBy(2), ledBy(1), ledBy(2))).toHaveLength(2);
});

it('says nothing to who led it from the start', async () => {
  expect(await toldOf(null, ledBy(2))).toEqual([]);
});

it('says nothing when somebody else leads it, and leaves it to the banners in a game', async () => {
  expect(await toldOf(ledBy(1), ledBy(3))).toEqual([]);
  render(null, place);
  expect(await toldOf(ledBy(1, 'playing'), ledBy(2, 'playing'))).toEqual([]);
});
