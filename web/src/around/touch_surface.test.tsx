// Whose finger is whose: several at once, each where it was put down.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signal } from '@preact/signals';
import type { TouchHand, Thing } from './touch_hand';
import { TouchSurface } from './touch_surface';

let done: string[] = [];
let wanted = new Map<number, string>(); // by seat: what it waits for
let unclear: (readonly number[])[] = [];

function fake(seat: number): TouchHand {
  const note = (text: string): number => done.push(`${seat} ${text}`);
  const told = (thing: Thing): string => ('pawn' in thing ? thing.pawn : thing.place);
  return {
    seat,
    waiting: signal(null),
    hand: { selected: signal(null), tap: (at: string) => note(`tap ${at}`) },
    press: (ability: string) => note(`press ${ability}`),
    choose: (pawn: string) => note(`choose ${pawn}`),
    use: (ability: string, thing: Thing) => note(`use ${ability} ${told(thing)}`),
    knock: (other: number) => note(`knock ${other}`),
    takeRedPawn: () => note('take red pawn'),
    steal: () => note('steal'),
    meaningOf: (thing: Thing) => (wanted.get(seat) === told(thing) ? () => note(`meant ${told(thing)}`) : null),
  } as unknown as TouchHand;
}

const hands = [0, 1, 2, 3].map(fake);
let root: HTMLElement;
let surface: TouchSurface;
let stop: () => void;
let under = new Map<string, Element>(); // by "x y"

const panel = (seat: number): string =>
  `<section data-hand="${seat}" data-seat-target="${seat}">${['north', 'yellow', 'do_something', 'theft']
    .map((what) => `<button data-touch="${what}"></button>`)
    .join('')}</section>`;

const key = (seat: number, what: string): Element => {
  const found = root.querySelector(`[data-hand="${seat}"] [data-touch="${what}"]`);
  if (!found) throw new Error(`no ${what}`);
  return found;
};
const mall = (hook: string): Element => root.querySelector(`[${hook}]`) ?? root;

function send(type: string, pointerId: number, on: Element, x: number, y: number): void {
  const where = { clientX: x, clientY: y, pointerId, pointerType: 'touch', bubbles: true, button: 0 };
  on.dispatchEvent(new PointerEvent(type, where));
}

// Where a finger is lifted, something may be under it.
function put(x: number, y: number, element: Element): void {
  under.set(`${x} ${y}`, element);
}

beforeEach(() => {
  done = [];
  unclear = [];
  wanted = new Map();
  under = new Map();
  root = document.createElement('main');
  root.innerHTML =
    '<div data-board=""><svg><g data-pawn="green"><circle/></g><rect data-space="1a:0,1"/></svg></div>' +
    [0, 1, 2, 3].map(panel).join('') +
    '<i data-seat-target="4"></i><p class="touch-corner"><button id="menu"></button></p>';
  document.body.append(root);
  document.elementFromPoint = (x, y) => under.get(`${x} ${y}`) ?? null;
  document.elementsFromPoint = (x, y) => [under.get(`${x} ${y}`) ?? root];
  surface = new TouchSurface(root, hands, {
    onUnclear: (several) => unclear.push(several.map(({ seat }) => seat)),
    onDiscard: (tile) => done.push(`discard ${tile}`),
  });
  stop = surface.attach();
});
afterEach(() => {
  stop();
  root.remove();
  vi.restoreAllMocks();
});

describe('fingers', () => {
  it('press what they were put on, four at once, in any order', () => {
    for (const seat of [0, 1, 2, 3]) send('pointerdown', seat, key(seat, 'north'), seat, 0);
    for (const seat of [2, 0, 3, 1]) send('pointerup', seat, key(seat, 'north'), seat, 0);
    expect(done).toEqual(['2 press north', '0 press north', '3 press north', '1 press north']);
  });

  it('carry an action of their own to a hero, to a space, past each other', () => {
    put(50, 50, mall('data-pawn'));
    put(70, 70, mall('data-space'));
    send('pointerdown', 7, key(1, 'north'), 0, 0);
    send('pointerdown', 8, key(2, 'north'), 100, 100);
    send('pointermove', 7, key(1, 'north'), 50, 50);
    send('pointermove', 8, key(2, 'north'), 70, 70);
    expect([...surface.carried.value.values()].map(({ seat }) => seat)).toEqual([1, 2]);
    send('pointerup', 8, key(2, 'north'), 70, 70);
    send('pointerup', 7, key(1, 'north'), 50, 50);
    expect(done).toEqual(['2 use north 1a:0,1', '1 use north green']);
    expect(surface.carried.value.size).toBe(0);
  });

  it('that come back to an edge have thought better of it', () => {
    put(60, 0, key(3, 'yellow'));
    send('pointerdown', 1, key(0, 'north'), 0, 0);
    send('pointermove', 1, key(0, 'north'), 60, 0);
    send('pointerup', 1, key(0, 'north'), 60, 0);
    expect(done).toEqual([]);
  });

  it('may wander a little, and may be taken away by the system', () => {
    send('pointerdown', 1, key(0, 'yellow'), 0, 0);
    send('pointermove', 1, key(0, 'yellow'), 8, 8);
    send('pointerup', 1, key(0, 'yellow'), 8, 8);
    send('pointerdown', 2, key(1, 'yellow'), 0, 0);
    send('pointercancel', 2, key(1, 'yellow'), 0, 0);
    send('pointerup', 2, key(1, 'yellow'), 0, 0);
    expect(done).toEqual(['0 choose yellow']);
  });
});

describe('a finger on the mall', () => {
  const tap = (): void => {
    put(50, 50, mall('data-pawn'));
    send('pointerdown', 1, mall('data-pawn'), 50, 50);
    send('pointerup', 1, mall('data-pawn'), 50, 50);
  };

  it('does what the only hand that waits for it has asked for', () => {
    wanted.set(2, 'green').set(1, 'yellow');
    tap();
    expect(done).toEqual(['2 meant green']);
  });

  it('does nothing if it could be several people’s, and they are told', () => {
    wanted.set(2, 'green').set(0, 'green');
    tap();
    expect(done).toEqual([]);
    expect(unclear).toEqual([[0, 2]]);
  });

  it('does nothing for nobody, and never reaches the mall’s own gestures', () => {
    const heard = vi.fn();
    mall('data-pawn').addEventListener('pointerdown', heard);
    mall('data-pawn').addEventListener('click', heard);
    tap();
    mall('data-pawn').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    expect(done).toEqual([]);
  });
});

it('the red pawn is pushed to another edge, and not to the own one', () => {
  put(60, 0, key(3, 'yellow'));
  put(0, 60, key(0, 'north'));
  put(90, 90, mall('data-seat-target="4"'));
  for (const [x, y] of [
    [60, 0],
    [0, 60],
    [90, 90],
  ] as const) {
    send('pointerdown', 1, key(0, 'do_something'), 0, 0);
    send('pointermove', 1, key(0, 'do_something'), x, y);
    send('pointerup', 1, key(0, 'do_something'), x, y);
  }
  expect(done).toEqual(['0 knock 3', '0 knock 4']);
});

it('buttons beside the game are pressed as ever', () => {
  const heard = vi.fn();
  const menu = root.querySelector('#menu');
  menu?.addEventListener('click', heard);
  menu?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  // By a finger even while another one is on the glass, where browsers make no click.
  send('pointerdown', 1, key(0, 'north'), 0, 0);
  send('pointerdown', 2, menu as Element, 50, 50);
  send('pointerup', 2, menu as Element, 50, 50);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('a click without a finger, as a screen reader makes it, presses a key of a hand', () => {
  key(2, 'north').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  key(2, 'north').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(done).toEqual(['2 press north']);
});
