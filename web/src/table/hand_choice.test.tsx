import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../game/session';
import type { Member, Table } from '../link/messages';

// A phone in this test: the page measures itself when it is loaded.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal('innerWidth', 360);
vi.stubGlobal('innerHeight', 740);
const { handChoice, mayPlayByHand, playsByHand } = await import('./hand_choice');

const member = (id: number, more: Partial<Member>): Member =>
  ({ id, kind: 'person', chair: null, here: true, ...more }) as Member;
const me = member(1, { chair: 0 });
const screen = member(2, { kind: 'screen' });
const at = (mine: Member, ...members: readonly Member[]): Pick<Session, 'table' | 'me'> => ({
  me: signal(mine),
  table: signal({ members: [mine, ...members] } as unknown as Table),
});

beforeEach(() => void (handChoice.value = 'auto'));
afterEach(() => void (handChoice.value = 'auto'));

it('a phone becomes a hand when a screen is on, for someone who plays', () => {
  expect(playsByHand(at(me))).toBe(false);
  expect(playsByHand(at(me, screen))).toBe(true);
  expect(playsByHand(at({ ...me, chair: null }, screen))).toBe(false);
  expect(mayPlayByHand(at({ ...me, chair: null }, screen))).toBe(false);
});

it('stays one while the screen reconnects', () => {
  expect(playsByHand(at(me, { ...screen, here: false }))).toBe(true);
});

it('shows what was chosen', () => {
  handChoice.value = 'table';
  expect(playsByHand(at(me, screen))).toBe(false);
  expect(mayPlayByHand(at(me, screen))).toBe(true);
  handChoice.value = 'hand';
  expect(playsByHand(at(me, screen))).toBe(true);
  expect(playsByHand(at(me))).toBe(false);
});
