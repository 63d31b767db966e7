import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { Emitter } from '../base/source';
import type { Happening, Session } from '../game/session';
import { FakeTable } from '../game/testing/fake_table';
import { gameWatcher } from './seen_game';

function session(): Session & { readonly happenings: Emitter<Happening> } {
  const { table } = new FakeTable();
  const some = {
    kind: 'remote',
    code: table.code,
    link: signal({ kind: 'ended', why: 'closed' }),
    version: signal(9),
    hash: signal('00ff'),
    seat: signal(0),
    table: signal({ ...table, phase: 'gathering', record: 'r7' }),
    confirmed: signal({ outcome: 'lost' }),
    happenings: new Emitter<Happening>(),
  };
  return some as unknown as Session & { readonly happenings: Emitter<Happening> };
}

const happening: Happening = {
  version: 9,
  at: 2350,
  by: 1,
  seat: 0,
  mine: true,
  foreseen: false,
  events: [],
  before: null,
  after: null,
};

it('includes what everyone saw, even after the session has ended, but neither names nor the code', () => {
  const one = session();
  const stop = gameWatcher.follow(one);
  one.happenings.emit(happening);
  stop();
  one.happenings.emit({ ...happening, version: 10 });
  const seen = gameWatcher.seen();
  expect(seen).toMatchObject({ link: 'ended: closed', version: 9, seat: 0, record: 'r7' });
  expect(seen?.lines).toEqual([{ v: 9, at: 2350, seat: 0, events: [] }]);
  expect(JSON.stringify(seen)).not.toMatch(/Ana|Bo|ABC234/);
});

it('forgets the previous game', () => {
  gameWatcher.follow(session());
  expect(gameWatcher.seen()?.lines).toEqual([]);
  gameWatcher.forget();
  expect(gameWatcher.seen()).toBeNull();
});
