// Real key events and gamepads that a test holds: each reaches the hand of its own person.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Key } from '../board/meaning';
import { changeControl, changedControls, type Device } from './controls';
import { DeviceInput, type PadReading, wayOfStick } from './device_input';

const frames: ((now: number) => void)[] = [];
let pads: (PadReading | null)[] = [];
const world = {
  pads: () => pads,
  frame: (then: (now: number) => void) => frames.push(then),
  cancel: () => void frames.splice(0),
};

let taken: string[] = [];
let stop: () => void = () => undefined;

function play(...devices: Device[]): void {
  const held = devices.map((device, seat) => ({
    device,
    hand: { take: ({ command, code }: Key) => taken.push(`${seat} ${command ?? code}`) > 0 },
  }));
  stop = new DeviceInput(held, world).listen();
}

function look(now: number): void {
  for (const frame of frames.splice(0)) frame(now);
}

function press(code: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

function pad(buttons: readonly number[] = [], axes: readonly number[] = [0, 0]): PadReading {
  const all = Array.from({ length: 17 }, (_, i) => ({ pressed: buttons.includes(i), touched: false, value: 0 }));
  return { connected: true, axes, buttons: all };
}

beforeEach(() => {
  taken = [];
  pads = [];
  changedControls.value = {};
});
afterEach(() => {
  stop();
  frames.splice(0);
  document.body.replaceChildren();
});

describe('one keyboard', () => {
  it('has a part for each, and a key that nobody has stays the page’s', () => {
    play('left', 'right');
    expect(press('KeyW').defaultPrevented).toBe(true);
    press('KeyL');
    press('Digit3');
    press('Digit0');
    press('KeyN');
    expect(press('F6').defaultPrevented).toBe(false);
    expect(press('Numpad8').defaultPrevented).toBe(false);
    expect(taken).toEqual(['0 north', '1 east', '0 hero3', '1 hero4', '1 Enter']);
  });

  it('walks on while a direction is held, and does nothing else twice', () => {
    play('left');
    press('KeyD');
    press('KeyD', document.body, { repeat: true });
    press('KeyR', document.body, { repeat: true });
    expect(taken).toEqual(['0 east', '0 east']);
  });

  it('belongs to who is typing, and to shortcuts', () => {
    play('left');
    const field = document.createElement('input');
    document.body.append(field);
    press('KeyW', field);
    press('KeyW', document.body, { ctrlKey: true });
    expect(taken).toEqual([]);
  });

  it('follows a change at once, and falls silent at the end', () => {
    play('left');
    changeControl('left', 'north', 'KeyZ');
    press('KeyZ');
    press('KeyW');
    stop();
    press('KeyZ');
    expect(taken).toEqual(['0 north']);
  });
});

describe('gamepads', () => {
  it('each reach their own person, once for each press', () => {
    play('pad2', 'pad1');
    pads = [pad([0]), pad([3, 7])];
    look(0);
    look(16);
    pads = [pad(), pad([7])];
    look(32);
    pads = [pad([0]), pad([7])];
    look(48);
    expect(taken).toEqual(['0 hero1', '0 explore', '1 hero3', '1 hero3']);
  });

  it('walk by stick and by cross, and go on while it is held', () => {
    play('pad1');
    pads = [pad([], [0, -1])];
    for (let now = 0; now < 380; now += 20) look(now);
    expect(taken).toEqual(['0 north']);
    for (let now = 380; now <= 560; now += 20) look(now);
    expect(taken).toEqual(['0 north', '0 north', '0 north']);
    pads = [pad([15])];
    look(580);
    expect(taken.at(-1)).toBe('0 east');
    pads = [pad()];
    look(600);
    pads = [pad([15])];
    look(620);
    expect(taken).toHaveLength(5);
  });

  it('walk no farther because a picture came late', () => {
    play('pad1');
    pads = [pad([], [0, -1])];
    look(0);
    look(2_000);
    look(4_000);
    expect(taken).toEqual(['0 north']);
  });

  it('may be missing, or go away in the middle of a press', () => {
    play('pad1');
    look(0);
    pads = [pad([0])];
    look(16);
    pads = [null];
    look(32);
    pads = [pad([0])];
    look(48);
    expect(taken).toEqual(['0 hero3', '0 hero3']);
  });

  it('have a stick that points where it is tilted most, and a little further until it is upright', () => {
    expect(wayOfStick([0.5, 0], null)).toBeNull();
    expect(wayOfStick([0.7, 0.5], null)).toBe('east');
    expect(wayOfStick([-0.5, 0.1], 'west')).toBe('west');
    expect(wayOfStick([0.1, 0.9], null)).toBe('south');
    expect(wayOfStick([0.2, 0.1], 'west')).toBeNull();
    expect(wayOfStick([], null)).toBeNull();
  });
});
