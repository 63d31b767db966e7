// Games of the expansion in this page, alone and with teammates, started from an address and without a server.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { ManualClock } from '../game/testing/manual_clock';
import { tutorials } from '../scenarios/security_games';
import { readSoloChoice, soloPath, unknownScenario } from './solo_choice';
import { FakeCompanion } from '../teammates/testing/fake_companion';
import { startGame } from './start';

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

const read = (address: string) => readSoloChoice(engine.catalog, address.replace(/^[^?]*/, ''));

describe('a tutorial alone', () => {
  it('is written into the address and read back', () => {
    for (const game of ['F0', 'T1', 'T13-hardcore']) {
      const choice = { scenario: 1, game, sand_ms: 240_000 };
      expect(read(soloPath(choice))).toEqual(choice);
      const together = { ...choice, teammates: { seats: 4, pace: 'gentle' } as const };
      expect(read(soloPath(together))).toEqual(together);
      expect(unknownScenario(engine.catalog, `?scenario=${game}`)).toBeNull();
    }
    for (const game of ['F4', 'T0', 'T14', 'T1-easy', 'F1-hardcore']) {
      expect(read(`?scenario=${game}`)).toEqual({ scenario: 1 });
      expect(unknownScenario(engine.catalog, `?scenario=${game}`)).toBe(game);
    }
  });

  it('can be dealt for one player, and lists what its tokens allow', async () => {
    for (const game of tutorials) {
      const { session } = await startGame(engine, { scenario: 1, game }, new FakeCompanion(), new ManualClock());
      expect(session.confirmed.value).toMatchObject({ scenario: game, seats: 1 });
      expect(session.table.value?.choice.scenario).toBe(game);
      if (game === 'T1') expect(session.tokens()[0]).toMatchObject({ kind: 'shaft' });
      session.close();
    }
  });

  it('leads to the next', async () => {
    const { session } = await startGame(
      engine,
      { scenario: 1, game: 'T12-hardcore' },
      new FakeCompanion(),
      new ManualClock(),
    );
    expect(await session.request({ t: 'give_up' })).toBeNull();
    expect(await session.request({ t: 'next' })).toBeNull();
    expect(session.table.value?.choice.scenario).toBe('T13-hardcore');
    expect(await session.request({ t: 'next' })).toMatchObject({ refused: 'NoNextScenario' });
    session.close();
  });
});
