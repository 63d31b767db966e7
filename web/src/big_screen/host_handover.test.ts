import { signal } from '@preact/signals';
import { afterEach, expect, it, vi } from 'vitest';
import type { LinkState, Session } from '../game/session';
import type { Member, Table } from '../link/messages';
import { handHostOver, heirOf } from './host_handover';

const member = (id: number, more: Partial<Member> = {}): Member =>
  ({ id, name: `M${id}`, kind: 'person', part: 'player', chair: null, here: true, ...more }) as Member;

const screen = member(1, { part: 'spectator' });
const tableOf = (host: number | null, ...others: readonly Member[]): Table =>
  ({ host, members: [screen, ...others] }) as unknown as Table;

it('someone seated is host rather than a spectator, and a person rather than a program', () => {
  const [bot, mate] = [member(2, { kind: 'bot', chair: 0 }), member(3, { kind: 'teammate', chair: 1 })];
  expect(heirOf(tableOf(1, bot, mate, member(4), member(5, { chair: 2 })), 1)).toBe(5);
  expect(heirOf(tableOf(1, bot, mate, member(4)), 1)).toBe(4);
  expect(heirOf(tableOf(1, bot, mate), 1)).toBeNull();
});

it('nobody who is gone is made the host', () => {
  expect(heirOf(tableOf(1, member(2, { here: false, chair: 0 }), member(3)), 1)).toBe(3);
  expect(heirOf(tableOf(1, member(2, { here: false, chair: 0 })), 1)).toBeNull();
});

const table = signal<Table | null>(null);
const link = signal<LinkState>({ kind: 'online' });
let answer: (() => void) | null = null;
const request = vi.fn(() => new Promise<null>((resolve) => (answer = () => resolve(null))));
const session = { table, link, me: signal(screen), request } as unknown as Session;
let stop = (): void => undefined;
afterEach(() => {
  stop();
  request.mockClear();
  link.value = { kind: 'online' };
});

it('a screen that came first waits for someone, and asks once', async () => {
  table.value = tableOf(1);
  stop = handHostOver(session);
  expect(request).not.toHaveBeenCalled();
  table.value = tableOf(1, member(2, { chair: 0 }));
  expect(request.mock.calls).toEqual([[{ t: 'host', member: 2 }]]);
  table.value = tableOf(1, member(2, { chair: 0 }), member(3, { chair: 1 }));
  expect(request).toHaveBeenCalledTimes(1);
  answer?.();
  await Promise.resolve();
  table.value = tableOf(2, member(2, { chair: 0 }));
  expect(request).toHaveBeenCalledTimes(1);
});

it('asks for nothing while somebody else is host, or without a connection', () => {
  table.value = tableOf(2, member(2, { chair: 0 }));
  stop = handHostOver(session);
  link.value = { kind: 'reconnecting', since: 0, restarting: false };
  table.value = tableOf(1, member(2, { chair: 0 }));
  expect(request).not.toHaveBeenCalled();
  link.value = { kind: 'online' };
  expect(request).toHaveBeenCalledTimes(1);
});
