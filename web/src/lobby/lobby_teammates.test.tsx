import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../game/session';
import type { Member, Table, Teammates } from '../link/messages';
import { LobbyTeammates } from './lobby_teammates';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => render(null, place));

const ana = { id: 1, name: 'Ana', kind: 'person', part: 'player', chair: 0 } as unknown as Member;

// What was asked for, and the host's radios.
async function shown(
  mates: Partial<Teammates>,
  host: number,
): Promise<{ asked: unknown[]; radios: () => HTMLInputElement[] }> {
  const asked: unknown[] = [];
  const table = {
    host,
    members: [ana],
    ring: [],
    choice: { scenario: 'S1', seats: 0, pauses: false },
  } as unknown as Table;
  const session = {
    table: signal(table),
    request: (what: unknown) => {
      asked.push(what);
      return Promise.resolve(null);
    },
  } as unknown as Session;
  const all: Teammates = { pace: 'human', stand_in: false, ...mates };
  await act(() => render(<LobbyTeammates session={session} table={table} me={ana} mates={all} />, place));
  return { asked, radios: () => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')] };
}

it('the host chooses the temperament of teammates', async () => {
  const { asked, radios } = await shown({ temperament: 'mixed' }, 1);
  const names = radios().map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['calm', 'unhurried', 'brisk', 'instant', 'mixed', 'patient', 'eager']);
  await act(() => radios()[6]?.click());
  expect(asked).toEqual([{ t: 'teammates', temperament: 'eager' }]);
});

it('the others see the temperament, if the server says what it is', async () => {
  await shown({ temperament: 'calm' }, 2);
  expect(place.textContent).toContain('Temperament: patient.');
  await shown({}, 2);
  expect(place.textContent).not.toContain('Temperament');
});
