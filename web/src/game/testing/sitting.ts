// A session at a table whose server is played by the test. What is exported belongs to the current test: each begins
// with its own world and table.
import { afterEach, beforeEach, expect } from 'vitest';
import type { Engine } from '../../engine/engine';
import { FakeWorld } from '../../link/testing/fake_world';
import { connectTable, type RemoteSession } from '../remote_session';
import type { Happening, Refused } from '../session';
import { fakeEngine, positionsAlive } from './fake_engine';
import { FakeTable } from './fake_table';

export let world: FakeWorld;
export let table: FakeTable;
export let session: RemoteSession;
export let happenings: Happening[];
export let refusals: Refused[];

// Someone comes; nothing has been said yet.
export function come(): void {
  comeWith(fakeEngine);
}

export function comeWith(engine: Engine): void {
  session = connectTable(engine, 'ABC234', { name: 'Ana', as: 'player' }, world);
  happenings = [];
  refusals = [];
  session.happenings.listen((happening) => happenings.push(happening));
  session.refusals.listen((refused) => refusals.push(refused));
}

// And is in the middle of a game.
export async function sitDown(): Promise<void> {
  come();
  await world.pass(0);
  world.connection.take();
  world.connection.say(table.welcome(), table.snapshot());
  world.connection.take();
}

export const yellow = (): string | undefined => session.shown.value?.pawns.yellow;
export const requests = (): readonly unknown[] => world.connection.take().filter((line) => 'n' in line);
export const words = (): readonly string[] => refusals.map((refused) => refused.refusal.refused);

export function oneTableEach(): void {
  beforeEach(() => {
    world = new FakeWorld();
    table = new FakeTable();
  });
  afterEach(() => {
    session.close();
    expect(positionsAlive()).toBe(0);
  });
}
