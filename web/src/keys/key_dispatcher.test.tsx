// One listener for all keys of the page, and an order among those who want them.
import { afterEach, expect, it, vi } from 'vitest';
import { isElsewhere, listenForKeys } from './key_dispatcher';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

function press(on: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
}

it('gives a key to the first scope that takes it, however late it was added', () => {
  const heard: string[] = [];
  const listen = (scope: Parameters<typeof listenForKeys>[0], takes: boolean): void => {
    stops.push(listenForKeys(scope, () => heard.push(scope) > 0 && takes));
  };
  listen('talk', true);
  listen('modules', true);
  listen('play', false);
  listen('watch', false);
  const event = press();
  expect(heard).toEqual(['watch', 'play', 'modules']);
  expect(event.defaultPrevented).toBe(true);
  listen('rebind', true);
  heard.length = 0;
  press();
  expect(heard).toEqual(['rebind']);
});

it('asks the focused element before talk, replay and rules', () => {
  const field = document.createElement('input');
  document.body.append(field);
  const heard: string[] = [];
  field.addEventListener('keydown', () => heard.push('field'));
  stops.push(listenForKeys('rules', () => heard.push('rules') === 0));
  stops.push(listenForKeys('play', () => heard.push('play') === 0));
  press(field);
  expect(heard).toEqual(['play', 'field', 'rules']);
});

it('listens once, and only as long as someone wants keys', () => {
  const add = vi.spyOn(globalThis, 'addEventListener');
  const remove = vi.spyOn(globalThis, 'removeEventListener');
  const one = listenForKeys('play', () => false);
  const other = listenForKeys('talk', () => false);
  expect(add).toHaveBeenCalledTimes(2); // before the page and after it
  one();
  expect(remove).not.toHaveBeenCalled();
  other();
  expect(remove).toHaveBeenCalledTimes(2);
});

it('knows when keys belong to a field or a dialog', () => {
  document.body.innerHTML = '<dialog><button></button></dialog><textarea></textarea><p></p>';
  const at = (selector: string): boolean => {
    let is = false;
    const stop = listenForKeys('play', (event) => {
      is = isElsewhere(event);
      return false;
    });
    press(document.querySelector(selector) ?? document.body);
    stop();
    return is;
  };
  expect(['dialog button', 'textarea', 'p'].map(at)).toEqual([true, true, false]);
});
