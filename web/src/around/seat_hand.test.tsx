// What each person around the screen can do with their own keys, and what they can't do with anyone else's action tile.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText, Place, TileName } from '../engine/words';
import { LocalSession } from '../game/local_session';
import { ManualClock } from '../game/testing/manual_clock';
import type { Command } from '../keys/keyboard_commands';
import { Play } from '../play/play';
import { ownGames } from '../settings/own_games';
import { Audience } from './audience';
import { rememberAround } from './own_list';
import { SeatHand } from './seat_hand';

const place = (text: string): Place => text as Place;
const deal = {
  scenario: 1,
  seats: 4,
  deck: ['5', '3'],
  heroes: { yellow: '1a:1,1', purple: '1a:1,2', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['vortex', 'west'], ['explore', 'south'], ['escalator', 'east'], ['north']],
};

let engine: Engine;
let world: ManualClock;
let session: LocalSession;
let audience: Audience;
let play: Play;
let hands: readonly SeatHand[];

beforeAll(async () => {
  engine = await builtEngine();
});
beforeEach(() => {
  world = new ManualClock();
  session = new LocalSession(engine, { deal, name: 'Ana', others: ['Bo', 'Cy', 'Di'], seatsHeld: 'one' }, world);
  audience = new Audience(session, 4);
  play = new Play(audience, engine);
  hands = [0, 1, 2, 3].map((seat) => new SeatHand(session, play, seat));
});
afterEach(() => {
  audience.close();
  session.close();
});

const notMine = 'That’s not on your action tile. Someone else can do it.';

const press = (seat: number, command: Command | null, code = ''): boolean =>
  hands[seat]?.take({ command, code, far: false }) ?? false;
const at = (pawn: 'yellow' | 'green' | 'purple') => session.confirmed.value?.pawns[pawn];
const told = (seat: number): string => hands[seat]?.word.value?.text ?? '';

describe('a hand', () => {
  it('chooses its own hero, while others choose theirs or the same one', () => {
    press(0, 'hero1');
    press(1, 'hero1');
    press(3, 'hero3');
    expect(hands.map((hand) => hand.selected.value)).toEqual(['yellow', 'yellow', null, 'green']);
    press(1, 'let_go');
    expect(hands.map((hand) => hand.selected.value)).toEqual(['yellow', null, null, 'green']);
  });

  it('moves what it has chosen by its own action tile, and by no other', () => {
    press(0, 'hero1');
    press(3, 'hero1');
    press(0, 'north');
    expect(at('yellow')).toBe('1a:1,1');
    expect(told(0)).toBe(notMine);
    expect(told(3)).toBe('');
    press(3, 'north');
    expect(at('yellow')).toBe('1a:0,1');
    press(0, 'west');
    expect(at('yellow')).toBe('1a:0,0');
    expect(told(0)).toBe('');
  });

  it('is told alone what it has to do first', () => {
    press(0, 'west');
    expect(told(0)).toBe('Choose a hero first.');
    expect(hands.slice(1).map((hand) => hand.word.value)).toEqual([null, null, null]);
  });

  it('has only what its own tile allows', () => {
    expect(hands.map((hand) => [...hand.abilities.value].sort())).toEqual(deal.deal.map((each) => [...each].sort()));
    expect(hands[3]?.can('north')).toBe(true);
    expect(hands[0]?.can('north')).toBe(false);
    expect(hands[3]?.legal.value.filter(({ kind }) => kind === 'move').length).toBeGreaterThan(0);
    expect(hands[1]?.legal.value.some(({ kind }) => kind === 'vortex')).toBe(false);
  });

  it('puts the red pawn before a neighbour', () => {
    press(0, 'do_something');
    expect(hands[0]?.commands.mode.value.kind).toBe('seats');
    press(0, 'west');
    expect(session.confirmed.value?.do_something.before).toBe(1);
    expect(hands[0]?.commands.mode.value.kind).toBe('plain');
  });

  it('does what a tap on the mall means for its tile alone', () => {
    hands[3]?.choose('yellow');
    hands[3]?.tap(place('1a:0,1'));
    expect(at('yellow')).toBe('1a:0,1');
    hands[1]?.choose('yellow');
    hands[1]?.tap(place('1a:0,0'));
    expect(at('yellow')).toBe('1a:0,1');
    expect(told(1)).toBe(notMine);
  });

  it('is empty when another game begins', async () => {
    const stop = hands[1]?.watch();
    press(1, 'hero2');
    press(1, 'do_something');
    await session.request({ t: 'again', deal: 'same' });
    expect(hands[1]?.selected.value).toBeNull();
    expect(hands[1]?.commands.mode.value.kind).toBe('plain');
    stop?.();
  });

  it('is told when the game is paused', async () => {
    await session.request({ t: 'pause' });
    press(0, 'hero1');
    press(0, 'west');
    expect(at('yellow')).toBe('1a:1,1');
  });
});

describe('the screen that everyone looks at', () => {
  it('has no seat, acts for nobody, and shows everyone’s moves as someone’s', () => {
    const seen: (readonly [number | null, boolean])[] = [];
    audience.happenings.listen(({ seat, mine }) => seen.push([seat, mine]));
    expect(audience.seat.value).toBeNull();
    expect(audience.legal.value.some(({ kind }) => kind === 'move' || kind === 'theft')).toBe(false);
    const before = session.hash.value;
    audience.act('y 1a:1,1>1a:1,0' as ActionText);
    expect(session.hash.value).toBe(before);
    press(0, 'hero1');
    press(0, 'west');
    expect(seen).toEqual([[0, false]]);
  });

  it('takes tiles away for all when the rules want it', () => {
    const action = 'discard 5' as ActionText;
    const discard = { kind: 'discard', action, tile: '5' as TileName } as const;
    vi.spyOn(session, 'legalFor').mockImplementation((seat) => (seat === 2 ? [discard] : []));
    const done = vi.spyOn(session, 'actFor').mockReturnValue(null);
    audience.act(action);
    expect(done).toHaveBeenCalledWith(2, action);
  });

  it('may pause, give up and deal again for all', async () => {
    expect(audience.table.value?.host).toBe(audience.me.value.id);
    expect(await audience.request({ t: 'give_up' })).toBeNull();
    expect(audience.table.value).toMatchObject({ phase: 'gathering', result: 'given_up' });
    expect(await audience.request({ t: 'again', deal: 'same' })).toBeNull();
    expect(audience.table.value?.phase).toBe('playing');
  });
});

it('the game is remembered as one around one screen, with nobody’s name', () => {
  ownGames.value = { scenarios: {}, with: [] };
  const stop = rememberAround(session);
  world.pass(181_000);
  expect(session.confirmed.value?.outcome).toBe('lost');
  expect(ownGames.value).toMatchObject({ scenarios: { S1: { games: 1, won: 0 } }, with: [], around: 1 });
  stop();
});
