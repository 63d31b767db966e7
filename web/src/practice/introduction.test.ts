// The introduction is played through the real engine: as scripted, skipped, strayed from and begun again.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText } from '../engine/words';
import { ManualClock } from '../game/testing/manual_clock';
import { practiceTexts } from '../text/practice';
import type { LessonName } from './lesson';
import { lessons } from './lessons';
import { startIntroduction } from './start';

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

function begun() {
  const world = new ManualClock();
  const { session, guide } = startIntroduction(engine, world);
  const act = (action: string): void => session.act(action as ActionText);
  const playTo = (name: LessonName): void => {
    for (const lesson of lessons) {
      if (lesson.name === name) return;
      lesson.script.forEach(act);
    }
  };
  const now = (): string => {
    const progress = guide.progress.value;
    return progress.kind === 'lesson' ? progress.lesson.name : progress.kind;
  };
  const refused: string[] = [];
  session.refusals.listen(({ refusal }) => refused.push(refusal.refused));
  return { world, session, guide, act, playTo, now, refused };
}

describe('the introduction', () => {
  it('has all texts', () => {
    for (const { name } of lessons) {
      for (const part of ['title', 'text', 'done'])
        expect(practiceTexts.find(`practice.${name}.${part}`)).not.toBeNull();
    }
  });

  it('gives the learner all seven actions', () => {
    const { session } = begun();
    expect(new Set(session.confirmed.value?.action_tiles.flat()).size).toBe(7);
    expect(session.table.value?.ring.every(({ holder }) => holder === session.me.value?.id)).toBe(true);
  });

  it('leads from the first step to the win', () => {
    const { session, guide, act, now, refused, world } = begun();
    for (const lesson of lessons) {
      expect(now()).toBe(lesson.name);
      for (const [step, action] of lesson.script.entries()) {
        expect(now(), `${lesson.name}, ${action}`).toBe(lesson.name);
        expect(guide.goals.value).not.toBeNull();
        world.pass(400);
        act(action);
        if (step < lesson.script.length - 1)
          expect([undefined, 'other_place', 'done']).toContain(guide.note.value?.kind);
      }
      expect(guide.note.value).toEqual({ kind: 'done', lesson: lesson.name });
    }
    expect(refused).toEqual([]);
    expect(now()).toBe('finished');
    expect(session.confirmed.value?.outcome).toBe('won');
    expect(guide.goals.value).toBeNull();
  });

  it('can be skipped from end to end', () => {
    const { session, guide, now } = begun();
    for (const lesson of lessons) {
      expect(now()).toBe(lesson.name);
      guide.skip();
    }
    expect(now()).toBe('finished');
    expect(session.confirmed.value?.outcome).toBe('won');
    guide.skip();
    expect(now()).toBe('finished');
  });

  it('teaches choosing a place: two heroes on their arrows, one tile', () => {
    const { session, guide, act, now, playTo } = begun();
    playTo('place');
    expect(guide.goals.value).toEqual({ pawns: ['purple', 'yellow'], spaces: ['1a:1,0', '1a:3,1'] });
    act('p 1a:0,1>1a:1,1');
    act('p 1a:1,1>1a:1,0');
    act('y 1a:2,1>1a:3,1');
    expect(guide.goals.value).toEqual({ pawns: ['purple', 'yellow'], spaces: [] });
    act('draw');
    expect(guide.goals.value).toEqual({ pawns: [], spaces: [] });
    expect(session.legal.value.filter(({ kind }) => kind === 'place')).toHaveLength(2);
    expect(now()).toBe('place');
    act('place 1a:3,1');
    expect(now()).toBe('arrows');
    expect(guide.goals.value).toEqual({ pawns: ['purple'], spaces: ['1a:1,0'] });
  });

  it('shows where to go', () => {
    const { guide, act, playTo } = begun();
    expect(guide.goals.value).toEqual({ pawns: ['orange'], spaces: ['1a:0,2'] });
    playTo('escalator');
    expect(guide.goals.value).toEqual({ pawns: ['green'], spaces: ['1a:3,2'] });
    act('g 1a:2,2>1a:3,2');
    expect(guide.goals.value).toEqual({ pawns: ['green'], spaces: ['1a:2,3'] });
    const items = begun();
    items.playTo('items');
    expect(items.guide.goals.value?.spaces).toEqual(['6:0,2', '9:3,0', '8:3,0', '7:2,0']);
    const exit = begun();
    exit.playTo('exit');
    expect(exit.guide.goals.value?.spaces).toEqual(['2:0,0']);
  });
});

describe('the coach', () => {
  it('reacts gently to something else, and offers help after a while', () => {
    const { guide, act, now } = begun();
    act('p 1a:1,1>1a:0,1');
    expect(guide.note.value).toEqual({ kind: 'other_pawn', pawns: ['orange'] });
    act('do-something 1');
    expect(guide.note.value).toEqual({ kind: 'something_else' });
    act('p 1a:0,1>1a:1,1');
    act('p 1a:1,1>1a:0,1');
    expect(guide.note.value).toEqual({ kind: 'restart_helps' });
    expect(now()).toBe('walk');
    act('o 1a:1,2>1a:0,2');
    expect(now()).toBe('explore');
  });

  it('says that the right hero is on its way', () => {
    const { guide, act, playTo } = begun();
    playTo('far');
    act('o 1a:0,2>8:3,1');
    expect(guide.note.value).toEqual({ kind: 'other_place' });
  });

  it('sets up the table when a lesson needs it', () => {
    const { session, guide, act, now, playTo } = begun();
    playTo('explore');
    // The first tile goes to the elf's arrow instead of the dwarf's.
    act('g 1a:2,2>1a:3,2');
    act('g 1a:3,2/1a:2,3');
    act('o 1a:0,2>1a:0,1');
    act('draw');
    expect(now()).toBe('far');
    expect(guide.note.value).toEqual({ kind: 'relaid' });
    expect(session.confirmed.value?.tiles.find(({ tile }) => tile === '8')).toMatchObject({ row: -4, column: 1 });
    expect(session.confirmed.value?.pawns.green).toBe('1a:2,2');
  });

  it('restarts a lesson', () => {
    const { session, guide, act, now, playTo } = begun();
    playTo('items');
    const before = session.confirmed.value?.pawns;
    act('y 1a:3,1@8:1,2');
    act('g 1a:2,3/1a:3,2');
    guide.restart();
    expect(now()).toBe('items');
    expect(guide.note.value).toEqual({ kind: 'restarted' });
    expect(session.confirmed.value?.pawns).toEqual(before);
  });

  it('knocks, and the learner can knock back even after trying it before', () => {
    const { session, act, now, playTo, refused } = begun();
    act('do-something 1');
    playTo('knock');
    expect(session.confirmed.value?.do_something.before).toBe(0);
    act('draw');
    expect(now()).toBe('send');
    act('do-something 1');
    expect(now()).toBe('stare');
    expect(refused).toEqual([]);
  });

  it('B-COM-2: stares, and is stared back at', () => {
    const { session, act, now, playTo } = begun();
    const starers: (string | undefined)[] = [];
    session.stares.listen((by) => starers.push(session.table.peek()?.members.find(({ id }) => id === by)?.name));
    playTo('stare');
    expect(starers).toEqual(['Your coach']);
    // They have a seat of their own, so there is someone to tap.
    expect(session.table.value?.ring.map(({ holder }) => holder === session.me.value?.id)).toEqual([true, false]);
    expect(session.confirmed.value?.tiles).toHaveLength(4);
    act('do-something 1');
    expect(now()).toBe('stare');
    act('stare 1');
    expect(now()).toBe('sand');
    expect(starers).toHaveLength(1); // my own stare isn't at me
  });

  it('S3-1: shows what a flip passes on, at a table with one action tile each', () => {
    const { session, guide, act, now, playTo, refused } = begun();
    playTo('pass');
    const tiles = (): number[] | undefined => session.confirmed.value?.action_tiles.map((tile) => tile.length);
    expect(session.confirmed.value?.scenario).toBe('S3');
    expect(guide.note.value).toEqual({ kind: 'done', lesson: 'talk' });
    expect(session.table.value?.ring.map(({ holder }) => holder === session.me.value?.id)).toEqual([true, false]);
    expect(session.legal.value.some(({ action }) => action === 'o 1a:1,2>1a:0,2')).toBe(false);
    expect(tiles()).toEqual([4, 3]);
    act('p 1a:0,1>1a:0,0');
    expect(now()).toBe('pass');
    expect(tiles()).toEqual([3, 4]);
    expect(guide.goals.value).toEqual({ pawns: ['orange'], spaces: ['1a:0,2'] });
    act('o 1a:1,2>1a:0,2');
    expect(refused).toEqual([]);
    // And back to the mall of the introduction, as it was.
    expect(now()).toBe('place');
    expect(session.confirmed.value).toMatchObject({ scenario: 'S1', flips: 1 });
    expect(session.table.value?.members).toHaveLength(1);
    guide.restart();
    expect(session.confirmed.value?.tiles.map(({ tile }) => tile)).toEqual(['1a', '6', '7', '8']);
  });

  it('deals the introduction again after the lesson with a table of its own', async () => {
    const { session, now, playTo } = begun();
    playTo('pass');
    await session.request({ t: 'give_up' });
    expect(now()).toBe('over');
    await session.request({ t: 'again', deal: 'same' });
    expect(now()).toBe('walk');
    expect(session.confirmed.value?.scenario).toBe('S1');
  });

  it('lets the sand run only for its lesson, and never out', () => {
    const { session, world, playTo, act, now } = begun();
    world.pass(3_600_000);
    expect(session.sand()).toBeGreaterThan(55_000);
    playTo('sand');
    const before = session.sand() ?? 0;
    world.pass(5000);
    expect(session.sand()).toBe(before - 5000);
    world.pass(3_600_000);
    expect(session.sand()).toBe(10_000);
    act('p 1a:1,1>1a:0,1');
    act('p 1a:0,1>1a:0,0');
    expect(now()).toBe('talk');
    expect(session.confirmed.value).toMatchObject({ talk: 'window', outcome: 'running' });
    world.pass(3_600_000);
    expect(session.sand()).toBeGreaterThan(160_000);
  });

  it('starts over with the game, and leaves when another one begins', async () => {
    const { session, guide, act, now, playTo } = begun();
    playTo('vortex');
    await session.request({ t: 'give_up' });
    expect(now()).toBe('over');
    expect(guide.goals.value).toBeNull();
    await session.request({ t: 'again', deal: 'new' });
    expect(now()).toBe('walk');
    act('o 1a:1,2>1a:0,2');
    expect(now()).toBe('explore');
    await session.request({ t: 'next' });
    expect(now()).toBe('over');
    expect(session.confirmed.value?.scenario).toBe('S2');
    expect(session.sand()).toBe(180_000);
  });
});
