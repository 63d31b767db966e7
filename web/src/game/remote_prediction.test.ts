import { beforeEach, describe, expect, it } from 'vitest';
import { action, place } from './testing/fake_engine';
import {
  happenings,
  oneTableEach,
  refusals,
  requests,
  session,
  sitDown,
  table,
  words,
  world,
  yellow,
} from './testing/sitting';

oneTableEach();

describe('prediction', () => {
  beforeEach(sitDown);

  it('shows a step at once, and confirming it changes nothing', () => {
    session.act(action('yellow b>c'));
    expect(yellow()).toBe('c');
    expect(session.confirmed.value?.pawns.yellow).toBe('b');
    expect(session.pending.value).toBe(1);
    world.connection.say(table.moves(1, 1, 'yellow', 'c', 400));
    expect(session.pending.value).toBe(0);
    expect(session.confirmed.value?.pawns.yellow).toBe('c');
    expect(session.shown.value).toBe(session.confirmed.value);
    expect(happenings).toMatchObject([{ version: 8, mine: true, foreseen: true, seat: 0, at: 400 }]);
    expect(happenings[0]?.before?.pawns.yellow).toBe('b');
    expect(happenings[0]?.after?.pawns.yellow).toBe('c');
  });

  it('builds each step on the one before, however late the answers are', () => {
    for (const step of ['yellow b>c', 'yellow c>d', 'yellow d>e']) session.act(action(step));
    expect(yellow()).toBe('e');
    world.connection.say(table.moves(1, 1, 'yellow', 'c'));
    expect(yellow()).toBe('e');
    world.connection.say(table.moves(1, 2, 'yellow', 'd'), table.moves(1, 3, 'yellow', 'e'));
    expect(yellow()).toBe('e');
    expect(session.pending.value).toBe(0);
    expect(refusals).toEqual([]);
  });

  it('reapplies its steps to what others did meanwhile', () => {
    session.act(action('yellow b>c'));
    session.act(action('yellow c>d'));
    world.connection.say(table.moves(2, 1, 'purple', 'g'));
    expect(session.shown.value?.pawns).toEqual({ yellow: 'd', purple: 'g' });
    world.connection.say(table.moves(1, 1, 'yellow', 'c'), table.moves(2, 2, 'purple', 'h'));
    expect(session.shown.value?.pawns).toEqual({ yellow: 'd', purple: 'h' });
    expect(happenings.map((one) => one.foreseen)).toEqual([false, true, false]);
  });

  it('lets a teammate act, whose lines have no number', () => {
    const members = table.table.members.map((member) =>
      member.id === 2 ? { ...member, id: 7, name: 'Cleo', kind: 'teammate' as const } : member,
    );
    const ring = [
      { chair: 0, owner: 1, holder: 1 },
      { chair: 1, owner: 2, holder: 7 },
    ];
    world.connection.say(table.becomes({ members, ring, teammates: { pace: 'human', stand_in: true } }));
    expect(session.table.value?.teammates).toEqual({ pace: 'human', stand_in: true });
    session.act(action('yellow b>c'));
    world.connection.say({ ...table.moves(7, null, 'purple', 'g'), seat: 1 });
    expect(session.shown.value?.pawns).toEqual({ yellow: 'c', purple: 'g' });
    expect(session.pending.value).toBe(1);
    expect(happenings.at(-1)).toMatchObject({ by: 7, seat: 1, mine: false });
  });

  it('glides back when it is refused, with the reason', () => {
    session.act(action('yellow b>c'));
    world.connection.say({
      refused: 'WayIsBlocked',
      n: 1,
      rule: 'B-MOVE-2',
      args: { place: place('c') },
      text: 'A wall.',
    });
    expect(yellow()).toBe('b');
    expect(refusals).toMatchObject([
      { request: 'do', action: 'yellow b>c', pawn: 'yellow', to: 'c', refusal: { refused: 'WayIsBlocked' } },
    ]);
  });

  it('drops everything built on a refused step', () => {
    session.act(action('yellow b>c'));
    session.act(action('yellow c>d'));
    world.connection.say({ refused: 'WayIsBlocked', n: 1, rule: null, args: {}, text: '' });
    expect(yellow()).toBe('b');
    expect(words()).toEqual(['WayIsBlocked', 'Overtaken']);
    world.connection.say({ refused: 'Overtaken', n: 2, rule: null, args: {}, text: '' });
    expect(words()).toEqual(['WayIsBlocked', 'Overtaken']);
    expect(session.pending.value).toBe(0);
  });

  it('is overtaken if someone else was faster with the same pawn, and is told once', () => {
    session.act(action('yellow b>c'));
    world.connection.say(table.moves(2, 1, 'yellow', 'a'));
    expect(yellow()).toBe('a');
    expect(refusals).toMatchObject([{ pawn: 'yellow', to: 'c', refusal: { refused: 'Overtaken' } }]);
    expect(session.pending.value).toBe(1);
    world.connection.say({ refused: 'Overtaken', n: 1, rule: null, args: {}, text: '' });
    expect(refusals.length).toBe(1);
    expect(session.pending.value).toBe(0);
  });

  it('accepts that the server grants what looked overtaken', () => {
    session.act(action('yellow b>c'));
    world.connection.say(table.moves(2, 1, 'yellow', 'a'), table.moves(2, 2, 'yellow', 'b'));
    expect(yellow()).toBe('b');
    world.connection.say(table.moves(1, 1, 'yellow', 'c'));
    expect(yellow()).toBe('c');
    expect(happenings.at(-1)).toMatchObject({ mine: true, foreseen: false });
    expect(session.resyncs).toBe(0);
  });

  it("does not send what is impossible, but sends what it can't judge", () => {
    session.act(action('yellow e>f'));
    expect(words()).toEqual(['Overtaken']);
    expect(requests()).toEqual([]);
    session.act(action('draw'));
    session.act(action('yellow e>f'));
    expect(requests()).toHaveLength(2);
    expect(yellow()).toBe('b');
  });

  it('has at most sixteen in flight', () => {
    for (let i = 0; i < 17; i += 1) session.act(action('draw'));
    expect(requests()).toHaveLength(16);
    expect(words()).toEqual(['TooMany']);
  });

  it('says what is legal, and why not, in the shown position', () => {
    session.act(action('yellow b>c'));
    expect(session.legal.value.map((legal) => legal.action)).toEqual(['yellow c>d', 'purple f>g']);
    expect(session.why('yellow', place('d'))).toEqual({ action: 'yellow c>d' });
    expect(session.why('yellow', place('f'))).toMatchObject({ refused: 'WayIsBlocked' });
  });

  it("lets nobody act during a pause, without a seat or while the server can't write", () => {
    world.connection.say(table.becomes({ clock: 'paused' }));
    expect(session.legal.value).toEqual([]);
    session.act(action('yellow b>c'));
    world.connection.say(table.becomes({ clock: 'running' }));
    world.connection.say({ frozen: true });
    session.act(action('yellow b>c'));
    world.connection.say({ frozen: false });
    world.connection.say(table.becomes({ ring: [{ chair: 0, owner: 1, holder: 2 }] }));
    session.act(action('yellow b>c'));
    world.connection.say(table.becomes({ phase: 'gathering', clock: 'stopped', result: 'given_up' }));
    session.act(action('yellow b>c'));
    expect(words()).toEqual(['GameIsPaused', 'StoreIsTroubled', 'NoSeat', 'NoGame']);
    expect(requests()).toEqual([]);
  });
});
