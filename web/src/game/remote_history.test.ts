import { beforeEach, describe, expect, it } from 'vitest';
import { action } from './testing/fake_engine';
import { happenings, oneTableEach, session, sitDown, table, world, yellow } from './testing/sitting';

oneTableEach();

describe('the history', () => {
  beforeEach(sitDown);

  it('asks for everything when the hash differs, once, and counts it', () => {
    const wrong = { ...table.moves(2, 1, 'yellow', 'c'), hash: 'other' };
    world.connection.say(wrong, table.moves(2, 2, 'yellow', 'd'));
    expect(world.connection.take()).toContainEqual({ t: 'snapshot' });
    expect(session.resyncs).toBe(1);
    world.connection.say(table.snapshot());
    expect(session.shown.value?.pawns.yellow).toBe('d');
    expect(session.version.value).toBe(table.v);
    world.connection.say(table.moves(2, 3, 'yellow', 'e'));
    expect(yellow()).toBe('e');
    expect(session.resyncs).toBe(1);
  });

  it('asks for everything when a version is missing or does not fit', () => {
    table.moves(2, 1, 'yellow', 'c');
    world.connection.say(table.moves(2, 2, 'yellow', 'd'));
    expect(session.resyncs).toBe(1);
    world.connection.say(table.snapshot());
    const strange = { ...table.moves(2, 3, 'yellow', 'e'), events: ['teleported pawn=yellow'] };
    world.connection.say(strange);
    expect(session.resyncs).toBe(2);
    expect(happenings).toEqual([]);
  });

  it('keeps its own steps across a snapshot', () => {
    session.act(action('yellow b>c'));
    world.connection.say({ ...table.moves(2, 1, 'purple', 'g'), hash: 'other' });
    world.connection.say(table.snapshot());
    expect(session.shown.value?.pawns).toEqual({ yellow: 'c', purple: 'g' });
    world.connection.say(table.moves(1, 1, 'yellow', 'c'));
    expect(session.pending.value).toBe(0);
  });

  it('ignores what it already knows', () => {
    const line = table.moves(2, 1, 'yellow', 'c');
    world.connection.say(line, line);
    expect(yellow()).toBe('c');
    expect(happenings.length).toBe(1);
    expect(session.resyncs).toBe(0);
  });

  it('follows a countdown into a new game', () => {
    world.connection.say(table.becomes({ phase: 'gathering', clock: 'stopped', result: 'won' }));
    expect(session.seat.value).toBeNull();
    world.connection.say(table.becomes({ phase: 'counting', countdown_ms: 3000 }));
    expect(session.table.value?.countdown_ms).toBe(3000);
    expect(session.confirmed.value).not.toBeNull();
    world.connection.say(table.begins());
    expect(session.seat.value).toBe(0);
    expect(session.now()).toBe(0);
    expect(happenings.at(-1)).toMatchObject({ before: null, at: 0, events: [] });
    expect(happenings.at(-1)?.after).not.toBeNull();
  });
});
