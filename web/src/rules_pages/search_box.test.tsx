import { render } from 'preact';
import { expect, it } from 'vitest';
import { SearchBox } from './search_box';

it('is reached by the slash as soon as it is there', () => {
  const root = document.createElement('div');
  document.body.append(root);
  render(<SearchBox query="" onQuery={() => undefined} onFirst={() => undefined} />, root);
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(slash);
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(slash.defaultPrevented).toBe(true); // and stays out of what is searched
});
