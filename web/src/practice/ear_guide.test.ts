// The lesson in playing by ear, through the real engine: each step is done by its script, skipped, and begun again.
import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { builtEngine } from '../engine/engine_file';
import type { ActionText } from '../engine/words';
import { ManualClock } from '../game/testing/manual_clock';
import { byEarTexts } from '../text/by_ear';
import { earSteps } from './ear_steps';
import { startEarLesson } from './start';

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine();
});

it('every step has its text, with its key', async () => {
  const { session, earGuide } = await startEarLesson(engine, new ManualClock());
  for (const step of earSteps) {
    expect(byEarTexts.find(`ear.lesson.${step.name}`)).not.toBeNull();
    expect(earGuide.step.value?.name).toBe(step.name);
    expect(earGuide.text()).not.toMatch(/[{}]/);
    earGuide.skip();
  }
  expect(earGuide.step.value).toBeNull();
  expect(earGuide.text()).toMatch(/^You can play by ear/);
  earGuide.close();
  session.close();
});

it('every script is one way to do its step', async () => {
  const { session, earGuide } = await startEarLesson(engine, new ManualClock());
  for (const [index, { script, name }] of earSteps.entries()) {
    if (script.length === 0) {
      earGuide.skip();
      continue;
    }
    for (const action of script) {
      expect(earGuide.index.value, name).toBe(index);
      session.act(action as ActionText);
    }
    expect(earGuide.index.value, name).toBe(index + 1);
  }
  earGuide.close();
  session.close();
});

it('the sand waits, a step begins again, and the coach knocks when it is due', async () => {
  const world = new ManualClock();
  const { session, earGuide } = await startEarLesson(engine, world);
  world.pass(600_000);
  expect(session.confirmed.value?.outcome).toBe('running');
  const steps = earSteps.findIndex(({ name }) => name === 'step');
  for (let step = 0; step < steps; step += 1) earGuide.skip();
  session.act('g 1a:2,2>1a:3,2' as ActionText);
  earGuide.restart();
  expect(session.confirmed.value?.pawns.green).toBe('1a:2,2');
  expect(earGuide.step.value?.name).toBe('step');
  while (earGuide.step.value?.name !== 'needed') earGuide.skip();
  expect(session.confirmed.value?.do_something.before).toBe(0);
  earGuide.close();
  session.close();
});
