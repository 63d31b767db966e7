import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionButton } from './action_button';

const place = document.createElement('div');
document.body.append(place);
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

function shown(onPress: (far: boolean) => void): HTMLButtonElement {
  render(<ActionButton ability="north" label="Up" caption="Up" possible off={false} long onPress={onPress} />, place);
  return place.querySelector('button') as HTMLButtonElement;
}

function press(button: HTMLButtonElement, ...kinds: readonly string[]): void {
  for (const kind of kinds) button.dispatchEvent(new MouseEvent(kind, { bubbles: true, detail: 1 }));
}

it('the click that ends a long press is not a second press', () => {
  const pressed = vi.fn();
  const button = shown(pressed);
  press(button, 'pointerdown');
  vi.runAllTimers();
  press(button, 'pointerup', 'click');
  expect(pressed.mock.calls).toEqual([[true]]);
});

it('a key counts after a long press that ended outside the button', () => {
  const pressed = vi.fn();
  const button = shown(pressed);
  press(button, 'pointerdown');
  vi.runAllTimers();
  press(button, 'pointerleave');
  button.click(); // as a key does
  expect(pressed.mock.calls).toEqual([[true], [false]]);
});
