// What the playing screen says about the rules of a custom scenario, and of tutorials with their own goal.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import { expansionGame, customGame } from '../engine/custom_game_for_tests';
import type { State } from '../engine/position';
import type { Session } from '../game/session';
import { ManualClock } from '../game/testing/manual_clock';
import { EndPanel } from '../end/end_panel';
import { Play } from '../play/play';
import { Stock } from './stock';
import { StockStrip } from './stock_strip';
import { startIntroduction } from '../practice/start';
import { loadSecurityTexts } from '../text/security';
import { Lobby } from '../lobby/lobby';
import { TableScreen } from './table';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
  await Promise.all([engine.expand(), loadSecurityTexts()]);
});

// A spectator of that position: no engine is asked there.
function watching(state: State): Session {
  const { session } = startIntroduction(engine, new ManualClock());
  return Object.create(session, {
    confirmed: { value: signal(state) },
    shown: { value: signal(state) },
    legal: { value: signal([]) },
    seat: { value: signal(null) },
    objectionTo: { value: () => null },
  }) as Session;
}

const noteOf = (): string | null => root.querySelector('.talk-sign-note')?.textContent ?? null;

describe('the sign about talking', () => {
  it('S14-1: says that nobody ever talks wherever the rules say so', () => {
    render(<TableScreen session={watching(customGame(engine, { talk: 'never' }))} engine={engine} />, root);
    expect(noteOf()).toBe('All game long.');
  });

  it('S15-1: does not offer a red pawn that is not in the game', () => {
    render(<TableScreen session={watching(customGame(engine, { do_something: 'nobody' }))} engine={engine} />, root);
    expect(noteOf()).toBe('Only staring.');
  });

  it('is as usual in a custom scenario with the usual rules', () => {
    render(<TableScreen session={watching(customGame(engine, {}))} engine={engine} />, root);
    expect(noteOf()).toBe('Only staring and the red pawn.');
  });
});

describe('a custom scenario', () => {
  it('goes by its name', () => {
    render(<TableScreen session={watching(customGame(engine, {}))} engine={engine} />, root);
    expect(root.querySelector('h1')?.textContent).toContain('Our night');
  });

  it('S10-1: names the rule about items when the theft is not ready', () => {
    const refusal = (state: State): string => {
      const play = new Play(watching(state), engine);
      play.refuseTheft();
      return play.announcer.word.value?.text ?? '';
    };
    expect(refusal(customGame(engine, { items: 'foreign' }))).toBe(
      'Not on an item of another colour yet: the barbarian.',
    );
    expect(refusal(customGame(engine, {}))).toBe('Not on the right item yet: the barbarian.');
    expect(refusal(expansionGame(engine, 'T1'))).toBe('Not on the right item yet: the elf.'); // T-GOAL
    expect(refusal(expansionGame(engine, 'T3'))).toBe('There’s no theft in this game.');
  });

  it('S9-2: only says "the leader" where the red pawn is the leader\'s alone', () => {
    const refusal = (do_something: 'leader' | 'everybody'): string => {
      const own = customGame(engine, {});
      const rules = { ...own.rules, leader: 'yes', do_something } as const;
      const led = { ...own, rules, action_tiles: [['north'], ['south'], ['east'], []] } as const;
      const session = Object.create(watching(led), { seat: { value: signal(0) } }) as Session;
      const play = new Play(session, engine);
      play.pointing.takeRedPawn();
      return play.announcer.word.value?.text ?? '';
    };
    expect(refusal('leader')).toContain('leader');
    expect(refusal('everybody')).not.toContain('leader');
  });

  it('S16-1: shows the vortex key as off', () => {
    const keyIsOff = (state: State): boolean => {
      const mine = { ...state, action_tiles: [['vortex'], [], [], []] } as unknown as State;
      const session = Object.create(watching(mine), { seat: { value: signal(0) } }) as Session;
      render(<TableScreen session={session} engine={engine} />, root);
      const picture = root.querySelector('.action-button[data-ability="vortex"] .piece-ability');
      expect(picture).not.toBeNull();
      const isOff = picture?.getAttribute('data-off') === 'true';
      render(null, root);
      return isOff;
    };
    expect(keyIsOff(customGame(engine, { vortex: 'out_of_service' }))).toBe(true);
    expect(keyIsOff(customGame(engine, {}))).toBe(false);
  });
});

describe('the lobby after a game', () => {
  const isOffered = (name: string): boolean => {
    const choice = {
      scenario: { name },
      seats: 0,
      side: null,
      level: null,
      sand_ms: null,
      public: false,
      pauses: false,
    };
    const table = {
      code: 'ABC234',
      phase: 'gathering',
      host: 1,
      members: [],
      ring: [],
      seats: 4,
      result: 'won',
      choice,
    };
    const session = {
      table: signal(table),
      me: signal({ id: 1, chair: null, ready: false }),
      link: signal({ kind: 'online' }),
      confirmed: signal(customGame(engine, {})),
    } as unknown as Session;
    render(<Lobby session={session} engine={engine} />, root);
    return root.querySelector('.lobby-again') !== null;
  };

  it('offers the same custom scenario again, and not another one that is chosen now', () => {
    expect(isOffered('Our night')).toBe(true);
    expect(isOffered('Their night')).toBe(false);
  });
});

describe('a goal for fewer than four', () => {
  const factsOf = (state: State): string | null => {
    render(<EndPanel play={new Play(watching(state), engine)} result="won" onLobby={undefined} />, root);
    return root.querySelector('[data-fact="out"]')?.textContent ?? null;
  };

  it('T-GOAL: is reached when everyone who had to get out is out', () => {
    const won = { ...expansionGame(engine, 'T1'), outcome: 'won', theft: true, escaped: ['green'] } as const;
    expect(factsOf(won)).toBe('1/1');
  });

  it('T-5: says nothing about exits if nobody has to leave', () => {
    expect(factsOf({ ...expansionGame(engine, 'T5'), outcome: 'won' })).toBeNull();
  });

  it("counts them in the stock and leaves out the others' marks", () => {
    const lost = { ...expansionGame(engine, 'T1'), theft: true, outcome: 'lost', reason: 'sand_ran_out' } as const;
    render(<Stock play={new Play(watching(lost), engine)} />, root);
    expect(root.querySelector('.stock-theft')?.textContent).toContain('0 of 1 got out');
    expect(root.querySelectorAll('.stock-found .hero-marks-mark')).toHaveLength(1);
    expect(root.querySelector('.stock-found')?.textContent).toContain('barbarian: not part of the goal');
  });

  it('T-3: says nothing about a theft, on a small screen either', async () => {
    render(<StockStrip play={new Play(watching(expansionGame(engine, 'T3')), engine)} />, root);
    await vi.waitFor(() =>
      expect(root.querySelector('.stock-strip .hidden-text')?.textContent).toContain('tiles left'),
    );
    expect(root.querySelector('.stock-strip')?.textContent).not.toContain('in place');
  });
});
