// Heroes of the other game are drawn under those of this one.
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Emitter } from '../base/source';
import { Mall } from '../board/mall';
import type { MallProps } from '../board/mall_props';
import { Overlays } from '../board/overlays';
import { catalog, place, testState } from '../board/test_mall';
import type { Pawn } from '../engine/words';
import type { Ghost } from './ghost';
import { ghostLayer } from './race_ghost';

const root = document.createElement('div');
document.body.append(root);
const overlays = new Overlays();
const state = signal(testState());
const ghost = signal<Ghost | null>(null);
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
  underPawns: overlays.underPawns,
  onAct: () => undefined,
  onHold: () => undefined,
  onWhy: () => undefined,
};

const rival = (colour: string): SVGGElement | null => root.querySelector(`.mall-view [data-rival="${colour}"]`);

beforeEach(() => {
  const still = { cancel: () => undefined, finished: Promise.resolve(), playState: 'finished' };
  Element.prototype.animate = () => still as unknown as Animation;
  overlays.add(ghostLayer(ghost), 'under');
  render(<Mall {...props} />, root);
});
afterEach(() => {
  render(null, root);
  vi.restoreAllMocks();
});

it('a ghost is under every pawn, steps aside where a hero is, and is hidden while its tile is missing', async () => {
  const heroes = { purple: place('1a:0,0'), green: place('1a:2,1'), orange: place('9:0,0') }; // green stands there
  ghost.value = { heroes, out: 0, isStolen: false, tiles: 1, flips: 0, result: 'running' };
  await vi.waitFor(() => expect(rival('purple')).not.toBeNull());
  const pawns = [...root.querySelectorAll('[data-pawn]')];
  expect(pawns.length).toBeGreaterThanOrEqual(4);
  for (const pawn of pawns) {
    const order = rival('purple')?.compareDocumentPosition(pawn) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  }
  expect(rival('purple')?.style.transform).toContain('scale(0.86)');
  expect(rival('green')?.style.transform).toContain('scale(0.5)');
  expect(rival('purple')?.getAttribute('visibility')).toBeNull();
  expect(rival('orange')?.getAttribute('visibility')).toBe('hidden');
});
