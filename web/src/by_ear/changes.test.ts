// What happened, in the words of those who listen: with direction and place, and what may be left out or can't wait.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAtlas } from '../board/atlas';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { GameEvent, State } from '../engine/position';
import type { ActionText, Place } from '../engine/words';
import { LocalSession } from '../game/local_session';
import type { Happening } from '../game/session';
import { ManualClock } from '../game/testing/manual_clock';
import { byEarTexts } from '../text/by_ear';
import type { Listener } from '../words/spoken';
import { changes } from './changes';
import { featuresOf, isExitFor, isItemFor } from './features';
import { targetsFor } from './targets';

const deal = {
  scenario: 1,
  seats: 4,
  deck: ['8', '6'],
  heroes: { yellow: '1a:2,1', purple: '1a:1,1', green: '1a:2,2', orange: '1a:1,2' },
  deal: [['north'], ['vortex', 'west'], ['explore', 'south'], ['escalator', 'east']],
};
const names = ['Ana', 'Bo', 'Cy', 'Di'];

let engine: Engine;
let session: LocalSession;
let happened: Happening[];
beforeAll(async () => {
  engine = await builtEngine();
  await byEarTexts.load();
});
beforeEach(() => {
  const people = { name: 'Ana', others: ['Bo', 'Cy', 'Di'], seatsHeld: 'one' } as const;
  session = new LocalSession(engine, { deal, ...people }, new ManualClock());
  happened = [];
  session.happenings.listen((happening) => happened.push(happening));
  return () => session.close();
});

const act = (seat: number, action: string): void => {
  const refused = session.actFor(seat, action as ActionText);
  if (refused !== null) throw new Error(refused.text);
};
const atlas = () => makeAtlas(engine.catalog, session.confirmed.value?.tiles ?? []);
const listener: Listener = {
  seat: 0,
  nameOf: (seat) => names[seat ?? -1] ?? null,
  tileOf: (place: Place) => atlas().spots.get(place)?.tile ?? null,
  abilities: () => ['north'],
};
const told = (happening: Happening | undefined) => (happening ? changes(happening, listener, atlas()) : []);
const pretended = (event: GameEvent): Happening => ({
  ...(happened[0] as Happening),
  mine: false,
  events: [event],
});

describe('what happened', () => {
  it('is who went where, and what is there for that hero', () => {
    session.act('o 1a:1,2>1a:0,2' as ActionText);
    act(2, 'y 1a:2,1>1a:3,1');
    act(2, 'g 1a:2,2>1a:3,2');
    act(3, 'g 1a:3,2/1a:2,3');
    expect(happened.map((each) => told(each).map(({ text }) => text))).toEqual([
      ['Dwarf north 1, its edge.'],
      ['Cy: barbarian south 1, its edge.'],
      ['Cy: elf south 1, escalator.'],
      ['Di: elf escalator, its edge.'],
    ]);
  });

  it('is about a hero, so that the next move of it replaces it; my own can’t wait', () => {
    session.act('o 1a:1,2>1a:0,2' as ActionText);
    act(2, 'y 1a:2,1>1a:3,1');
    expect(happened.flatMap(told).map(({ about, urgent, weight }) => [about, urgent, weight])).toEqual([
      ['orange', true, 'move'],
      ['yellow', undefined, 'move'],
    ]);
  });

  it('is a new tile with what it brings, told once', () => {
    session.act('o 1a:1,2>1a:0,2' as ActionText);
    act(2, 'draw');
    const [tile, ...more] = told(happened.at(-1));
    expect(tile?.text).toMatch(/^Cy explores: tile 8 with .*elf’s item/);
    expect([tile?.about, more]).toEqual(['tile', []]);
  });

  it('can wait if it is a knock, but not if it is the alarm or the end', () => {
    session.act('o 1a:1,2>1a:0,2' as ActionText);
    const how = (event: GameEvent) => told(pretended(event)).map(({ about, urgent }) => urgent ?? about);
    expect(how({ kind: 'do_something', by: 1, before: 0, ready_ms: 0 })).toEqual(['knock']);
    expect(how({ kind: 'stolen' })).toEqual([true]);
    expect(how({ kind: 'won', at_ms: 1 })).toEqual([true]);
    expect(how({ kind: 'talk_opened', talk: 'window' })).toEqual(['talk']);
  });
});

describe('what a space is to a hero', () => {
  const state = (): State => session.confirmed.value as State;

  it('depends on the rules of items and exits (S1-2, S2-1, S10-1, S10-2)', () => {
    const { rules } = state();
    expect(rules.exits).toBe('one');
    expect([isItemFor('green', 'green', rules), isItemFor('green', 'purple', rules)]).toEqual([true, false]);
    expect([isExitFor('green', 'purple', rules), isExitFor('green', 'green', rules)]).toEqual([true, false]);
    const foreign = { ...rules, items: 'foreign', exits: 'foreign' } as const;
    expect([isItemFor('green', 'green', foreign), isItemFor('green', 'purple', foreign)]).toEqual([false, true]);
    expect([isExitFor('green', 'green', foreign), isExitFor('green', 'purple', foreign)]).toEqual([false, true]);
    expect(isExitFor('green', 'green', { ...rules, exits: 'own' })).toBe(true);
  });

  it('ends when it is out of order, explored, or after the theft', () => {
    const spot = (place: string) => {
      const found = atlas().spots.get(place as Place);
      if (found === undefined) throw new Error(place);
      return found;
    };
    const isFor = (place: string, more: Partial<State> = {}) =>
      featuresOf(atlas(), { ...state(), ...more }, spot(place), 'orange').some((one) => one.isFor);
    expect(isFor('1a:0,0')).toBe(true);
    expect(isFor('1a:0,0', { out_of_order: ['1a:0,0' as Place] })).toBe(false);
    expect(isFor('1a:2,0')).toBe(true);
    expect(isFor('1a:2,0', { theft: true })).toBe(false);
    expect(isFor('1a:0,2')).toBe(true);
    session.act('o 1a:1,2>1a:0,2' as ActionText);
    act(2, 'draw');
    expect(isFor('1a:0,2')).toBe(false);
  });

  it('isn’t a target that is used up', () => {
    const kinds = (more: Partial<State> = {}) =>
      targetsFor(atlas(), { ...state(), ...more }, 'orange').map(({ kind }) => kind);
    expect(kinds()).toEqual(['edge', 'timer']);
    expect(kinds({ out_of_order: ['1a:0,0' as Place] })).toEqual(['edge']);
    expect(kinds({ deck: { ...state().deck, count: 0 } })).toEqual(['timer']);
    expect(kinds({ escaped: ['orange'] })).toEqual([]);
  });
});
