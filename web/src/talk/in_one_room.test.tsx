// People in one room with a big screen hear each other without voice chat.
import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../game/session';
import type { Member, Table } from '../link/messages';
import { loadTalkTexts } from '../text/talk';
import type { TableTalk } from './table_talk';

// A phone: the page measures itself when it is loaded.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal('innerWidth', 360);
vi.stubGlobal('innerHeight', 740);
const { Voice } = await import('./voice');
const { VoicePanel } = await import('./voice_panel');
const { opennessOf } = await import('./openness');

const member = (id: number, more: Partial<Member>): Member => ({ id, here: true, chair: null, ...more }) as Member;
const [me, screen] = [member(1, { kind: 'person', chair: 0 }), member(2, { kind: 'screen' })];
const tableOf = (...members: readonly Member[]): Table =>
  ({ host: 9, phase: 'gathering', choice: { voice: 'built_in' }, members }) as unknown as Table;

const table = signal<Table | null>(tableOf(me));
const session = {
  table,
  me: signal(me),
  seat: signal(null),
  confirmed: signal(null),
  frozen: signal(false),
  link: signal({ kind: 'online' }),
  request: () => Promise.resolve(null),
} as unknown as Session;
const place = document.createElement('div');

beforeAll(loadTalkTexts);
beforeEach(() => void (table.value = tableOf(me)));
afterEach(() => render(null, place));

it('voice chat ends when the screen is switched on', () => {
  const voice = new Voice(
    session,
    computed(() => opennessOf(session)),
  );
  voice.isOn.value = true;
  expect(voice.isOn.value).toBe(true);
  table.value = tableOf(me, screen);
  expect(voice.isOn.value).toBe(false);
  voice.close();
});

it('it isn’t offered, and the panel says why', () => {
  const tableTalk = { talking: { session }, voice: { mine: signal('off') } } as unknown as TableTalk;
  table.value = tableOf(me, screen);
  render(<VoicePanel tableTalk={tableTalk} />, place);
  expect(place.textContent).toContain('there’s no voice chat on your phone');
  expect(place.querySelector('button')).toBeNull();
});
