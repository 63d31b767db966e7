// A camera that is close follows the action, but not right after it has been moved by hand.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings/settings';
import { asSight, sees } from './camera';
import { CameraRig } from './camera_rig';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const mall = asSight(box(0, 0, 4000, 4000));
const farAway = box(3600, 3600, 3800, 3800);
const here = box(100, 100, 300, 300);

let now = 0;
let rig: CameraRig;

beforeEach(() => {
  settings.motion.value = 'reduced'; // the camera is there at once
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  rig = new CameraRig();
  rig.attach(document.createElement('div'));
  rig.look(mall, mall.box, here);
  rig.resize({ width: 800, height: 800 });
});
afterEach(() => vi.restoreAllMocks());

const inView = (what: typeof here): boolean => sees(rig.camera, what, rig.view);

function comeClose(): void {
  rig.zoom({ x: 0, y: 0 }, 4);
  expect(rig.isClose.value).toBe(true);
  expect([inView(here), inView(farAway)]).toEqual([true, false]);
}

describe('a camera that is close', () => {
  it('follows what I do', () => {
    comeClose();
    const { scale } = rig.camera;
    rig.followTo(farAway, true, null);
    expect(inView(farAway)).toBe(true);
    expect(rig.camera.scale).toBe(scale);
  });

  it('follows others, unless it has just been moved by hand', () => {
    comeClose();
    rig.followTo(farAway, false, null);
    expect(inView(farAway)).toBe(false);
    now += 3000;
    rig.followTo(farAway, false, null);
    expect(inView(farAway)).toBe(true);
  });

  it('is not led from place to place without a pause', () => {
    comeClose();
    now += 3000;
    rig.followTo(farAway, false, null);
    now += 500;
    rig.followTo(here, false, null);
    expect(inView(here)).toBe(false);
    now += 1500;
    rig.followTo(here, false, null);
    expect(inView(here)).toBe(true);
  });

  it('keeps my own place in view whatever others do', () => {
    comeClose();
    now += 3000;
    rig.followTo(farAway, false, here);
    expect([inView(here), inView(farAway)]).toEqual([true, false]);
  });

  it('stays where it is while it shows everything', () => {
    const { camera } = rig;
    rig.followTo(farAway, true, null);
    expect(rig.camera).toEqual(camera);
  });
});

it('one key switches between everything and the close-up, and every press has an effect', () => {
  const all = rig.camera;
  rig.toggleClose();
  expect(rig.mode.value).toBe('close');
  expect(rig.camera.scale).toBeGreaterThan(all.scale * 1.3);
  expect(inView(here)).toBe(true);
  rig.toggleClose();
  expect(rig.mode.value).toBe('all');
  expect(rig.camera.scale).toBeCloseTo(all.scale);
  rig.zoom({ x: 0, y: 0 }, 4);
  rig.toggleClose();
  expect(rig.mode.value).toBe('all');
});

it('glides on when a pan is let go in motion, unless motion is reduced', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  rig.zoom({ x: 0, y: 0 }, 4);
  const { x } = rig.camera;
  rig.fling({ x: -2, y: 0 });
  expect(rig.camera.x).toBe(x);
  settings.motion.value = 'full';
  rig.fling({ x: -2, y: 0 });
  frames.shift()?.(1_000);
  frames.shift()?.(2_000);
  expect(rig.camera.x).toBeLessThan(x - 100);
});
