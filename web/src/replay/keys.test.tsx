import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import { onKey } from './keys';
import type { Player } from './player';

const playing = signal(false);
const player = { toggle: () => (playing.value = !playing.value) } as unknown as Player;

// Whether a key plays while this has the focus.
function plays(key: string, focused: string): boolean {
  playing.value = false;
  document.body.innerHTML = focused;
  const listener = (event: KeyboardEvent): void => void onKey(event, player);
  document.body.addEventListener('keydown', listener);
  const target = document.body.querySelector('[data-here]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  document.body.removeEventListener('keydown', listener);
  return playing.value;
}

const button = '<button data-here>»</button>';
const slider = '<input data-here type="range">';
const board = '<div data-board><button data-here></button></div>';
const speed = '<select data-here><option>1×</option></select>';

describe('the keys of a replay', () => {
  afterEach(() => document.body.replaceChildren());

  it('leave the space bar to the focused element', () => {
    expect(plays(' ', '')).toBe(true);
    for (const focused of [button, slider, board, speed]) expect(plays(' ', focused), focused).toBe(false);
  });

  it('include one that plays from anywhere except text fields', () => {
    for (const focused of ['', button, slider, board, speed]) expect(plays('k', focused), focused).toBe(true);
    expect(plays('K', button)).toBe(true);
    expect(plays('k', '<input data-here type="text">')).toBe(false);
    expect(plays('k', '<textarea data-here></textarea>')).toBe(false);
  });
});
