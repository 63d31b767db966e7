import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeEngine } from '../game/testing/fake_engine';
import type { Session } from '../game/session';
import type { Member, Table } from '../link/messages';
import { Lobby } from './lobby';

// What is fetched later is not needed here.
vi.mock('../shell/scenario_picture_lazy', () => ({ ScenarioPicture: () => null }));
vi.mock('../chooser/security_lazy', () => ({ SecurityAbout: () => null }));

const place = document.createElement('div');
document.body.append(place);
afterEach(() => render(null, place));

const member = (id: number, chair: number, left: number, kind: Member['kind']): Member =>
  ({
    id,
    chair,
    left,
    kind,
    name: `M${id}`,
    here: true,
    ready: kind === 'teammate',
    part: 'player',
  }) as unknown as Member;

// What stands next to the button that says one is ready.
async function standing(kind: Member['kind'], pauses: boolean): Promise<string> {
  const ana = member(1, 0, 2, 'person');
  const table = {
    ...{
      code: 'ABC234',
      phase: 'gathering',
      host: null,
      members: [ana, member(2, 1, 1, kind)],
      ring: [],
      result: null,
    },
    choice: {
      ...{ scenario: 'S1', seats: 0, side: null, level: null, sand_ms: null, free_talk: false, pairs: false },
      ...{ public: false, pauses },
    },
  } as unknown as Table;
  const session = {
    table: signal(table),
    me: signal(ana),
    link: signal({ kind: 'online' }),
    confirmed: signal(null),
  } as unknown as Session;
  await act(() => render(<Lobby session={session} engine={fakeEngine} />, place));
  return place.querySelector('.lobby-standing')?.textContent ?? '';
}

it('R-16: tells who sits among teammates alone, before the game, that nobody can pause it', async () => {
  expect(await standing('teammate', false)).toContain('No pauses at this table');
  expect(await standing('teammate', true)).not.toContain('No pauses');
  expect(await standing('person', false)).not.toContain('No pauses');
});
