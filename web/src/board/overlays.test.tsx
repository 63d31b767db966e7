// Layers that others put over the mall: the board tells them where things are, and when that changes.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Emitter } from '../base/source';
import type { State } from '../engine/position';
import type { Pawn } from '../engine/words';
import type { Board } from './board';
import { Mall } from './mall';
import type { MallProps } from './mall_props';
import { Overlays } from './overlays';
import { catalog, place, testState } from './test_mall';

const root = document.createElement('div');
document.body.append(root);
const state = signal<State | null>(null);
const overlays = new Overlays();
const props: MallProps = {
  catalog,
  state,
  legal: signal([]),
  selected: signal<Pawn | null>(null),
  hints: signal([]),
  steps: new Emitter(),
  recoils: new Emitter(),
  arrivals: new Emitter(),
  fit: new Emitter(),
  overlays: overlays.layers,
  onAct: () => undefined,
  onHold: () => undefined,
  onWhy: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  const still = { cancel: () => undefined, finished: Promise.resolve(), playState: 'finished' };
  Element.prototype.animate = () => still as unknown as Animation;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  state.value = testState();
  render(<Mall {...props} />, root);
});
afterEach(() => {
  render(null, root);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function boardOf(): Promise<{ readonly board: Board; readonly take: () => void }> {
  let found: Board | null = null;
  const take = overlays.add(({ board }) => {
    found = board;
    return <p data-layer="">over the mall</p>;
  });
  await vi.advanceTimersByTimeAsync(600);
  if (found === null) throw new Error('no layer was drawn');
  return { board: found, take };
}

it('draws a layer for as long as it is registered', async () => {
  const { take } = await boardOf();
  expect(root.querySelector('[data-layer]')?.textContent).toBe('over the mall');
  take();
  await vi.advanceTimersByTimeAsync(600);
  expect(root.querySelector('[data-layer]')).toBeNull();
});

it('says where a space and a pawn are, and that anything outside the mall is nowhere', async () => {
  const { board, take } = await boardOf();
  const at = board.onScreen({ space: place('1a:2,1') });
  const green = board.onScreen({ pawn: 'green' }); // stands there
  expect(at).not.toBeNull();
  expect(green).toMatchObject({ x: at?.x, y: at?.y });
  const right = board.onScreen({ space: place('1a:2,2') });
  expect((right?.x ?? 0) - (at?.x ?? 0)).toBeCloseTo(at?.size ?? 0);
  expect(board.onScreen({ space: place('9:0,0') })).toBeNull();
  const { pawns } = testState();
  state.value = testState({ pawns: { ...pawns, green: 'out' } });
  expect(board.onScreen({ pawn: 'green' })).toBeNull();
  take();
});

it('calls again when a pawn or the camera has moved, and never for no reason', async () => {
  const { board, take } = await boardOf();
  const put = vi.fn();
  const stop = board.follow(put);
  expect(put).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(put).toHaveBeenCalledTimes(1);
  board.rig.pan(10, 0);
  expect(put).toHaveBeenCalledTimes(2);
  const { pawns } = testState();
  state.value = testState({ pawns: { ...pawns, green: place('1a:3,1') } });
  expect(put).toHaveBeenCalledTimes(3);
  stop();
  board.rig.pan(10, 0);
  expect(put).toHaveBeenCalledTimes(3);
  take();
});
