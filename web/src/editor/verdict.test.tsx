import { render } from 'preact';
import { beforeAll, expect, it } from 'vitest';
import en from '../text/en/editor';
import { editorTexts } from '../text/editor';
import { Verdict } from './editor_page';

beforeAll(() => editorTexts.load());
const place = document.createElement('div');
const flaw = { refused: 'NameIsMissing', rule: null, text: 'A scenario has a name.' };

it('starts by saying what to do, and only finds fault after a change', () => {
  render(<Verdict flaw={flaw} isNew />, place);
  const drawing = place.querySelector('path')?.getAttribute('d');
  expect(place.textContent).toContain(en['editor.begin']);
  expect(place.querySelector('.editor-verdict-new')?.getAttribute('data-flaw')).toBe('NameIsMissing');
  render(<Verdict flaw={flaw} isNew={false} />, place);
  expect(place.textContent).not.toContain(en['editor.begin']);
  expect(place.querySelector('.editor-verdict-new')).toBeNull();
  expect(place.querySelector('path')?.getAttribute('d')).not.toBe(drawing);
  render(<Verdict flaw={null} isNew />, place);
  expect(place.textContent).toContain(en['editor.fine']);
});
