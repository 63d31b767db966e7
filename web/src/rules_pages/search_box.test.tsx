import { render } from 'preact';
import { expect, it } from 'vitest';
import { SearchBox } from './search_box';

it('can be reached with the slash key as soon as it appears', () => {
  const root = document.createElement('div');
  document.body.append(root);
  render(<SearchBox query="" onQuery={() => undefined} onFirst={() => undefined} />, root);
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(slash);
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(slash.defaultPrevented).toBe(true); // and stays out of what is searched
});
