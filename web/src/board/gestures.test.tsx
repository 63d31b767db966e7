// A pan that is let go in motion glides on, whatever it was made with.
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Board } from './board';
import { Gestures } from './gestures';

const root = document.createElement('div');
document.body.append(root);
const rig = { pan: vi.fn(), fling: vi.fn(), halt: vi.fn() };
const camera = { x: 0, y: 0, scale: 1 };
const board = { rig: { ...rig, camera }, figures: new Map() } as unknown as Board;
let detach: () => void;
let now: number;

beforeEach(() => {
  render(<div class="stage" />, root);
  const stage = root.querySelector<HTMLElement>('.stage');
  if (stage === null) throw new Error('There is no stage.');
  stage.setPointerCapture = () => undefined;
  detach = new Gestures(stage, board).attach();
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  detach();
  render(null, root);
  vi.restoreAllMocks();
  for (const spy of Object.values(rig)) spy.mockReset();
});

function send(type: string, pointerType: string, x: number): void {
  const buttons = type === 'pointerup' || type === 'pointercancel' ? 0 : 1;
  const words = {
    pointerId: 1,
    pointerType,
    isPrimary: true,
    bubbles: true,
    clientX: x,
    clientY: 100,
    button: 0,
    buttons,
  };
  const event = new PointerEvent(type, words);
  Object.defineProperty(event, 'timeStamp', { value: now });
  root.querySelector('.stage')?.dispatchEvent(event);
}

// 20 pixels every 10 ms.
function drag(pointerType: string): void {
  send('pointerdown', pointerType, 100);
  for (let x = 120; x <= 200; x += 20) {
    now += 10;
    send('pointermove', pointerType, x);
  }
}

it.each(['mouse', 'touch', 'pen'])('a %s that lets go in motion', (pointerType) => {
  drag(pointerType);
  now += 10;
  send('pointerup', pointerType, 200);
  expect(rig.pan).toHaveBeenCalled();
  expect(rig.fling).toHaveBeenCalledTimes(1);
  expect(rig.fling.mock.calls[0]?.[0].x).toBeGreaterThan(1);
});

it.each(['mouse', 'touch'])('a %s that stops before it lets go moves nothing any more', (pointerType) => {
  drag(pointerType);
  now += 200;
  send('pointerup', pointerType, 200);
  expect(rig.fling).not.toHaveBeenCalled();
});

it('a drag that is cut off moves nothing any more', () => {
  drag('mouse');
  now += 10;
  send('pointercancel', 'mouse', 200);
  expect(rig.fling).not.toHaveBeenCalled();
});
