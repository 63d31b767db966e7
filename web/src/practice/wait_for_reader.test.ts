// Nobody loses sand while a briefing is read.
import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { FakeCompanion } from '../teammates/testing/fake_companion';
import { startGame } from './start';
import { gameOfDeal, waitForReader } from './wait_for_reader';

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

it('the sand waits for the reader of each new scenario, and runs at once in a new deal of the same', async () => {
  const clock = new ManualClock();
  const { session } = await startGame(engine, { scenario: 2 }, new FakeCompanion(), clock);
  let read: string | null = null;
  const stop = waitForReader(session, (game) => game === read);
  const begin = async (): Promise<void> => {
    read = gameOfDeal(session.deal);
    await session.request({ t: 'resume' });
  };
  clock.pass(60_000);
  expect(session.sand()).toBe(180_000);
  await begin();
  clock.pass(1_000);
  expect(session.sand()).toBe(179_000);

  await session.request({ t: 'give_up' });
  await session.request({ t: 'again', deal: 'new' });
  clock.pass(1_000);
  expect(session.sand()).toBe(179_000);

  await session.request({ t: 'give_up' });
  await session.request({ t: 'next' });
  expect(gameOfDeal(session.deal)).toBe('S3');
  clock.pass(60_000);
  expect(session.sand()).toBe(180_000);
  expect(session.table.value?.clock).toBe('paused');
  await begin();
  clock.pass(1_000);
  expect(session.sand()).toBe(179_000);
  stop();
  session.close();
});
