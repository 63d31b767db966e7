import { afterEach, expect, it } from 'vitest';
import { readFocus } from './focus_reader';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('says the name of what has the focus, and the title of its dialog once', () => {
  const said: string[] = [];
  stop = readFocus((text) => said.push(text));
  document.body.innerHTML = `
    <p tabindex="0">not a control</p>
    <button id="menu" aria-label="Menu">x</button>
    <dialog open aria-labelledby="title">
      <h2 id="title">Settings</h2>
      <button id="close"> Close
        it </button>
      <label>Sound <input id="sound" type="checkbox"></label>
    </dialog>`;
  const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
  for (const each of ['p', '#menu', '#close', '#sound', '#menu']) focus(each);
  expect(said).toEqual(['Menu.', 'Settings. Close it.', 'Sound.', 'Menu.']);
  stop();
  focus('#close');
  expect(said).toHaveLength(4);
});
