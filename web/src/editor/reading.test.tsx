import { render } from 'preact';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../board/test_mall';
import en from '../text/en/editor';
import { editorTexts } from '../text/editor';
import { toast, Toasts } from '../ui/toast';
import { fromAddress, fromFile } from './reading';
import { scenarioHash } from './scenario_link';

beforeAll(() => editorTexts.load());

// What is reported last.
function told(): string {
  const place = document.createElement('div');
  render(<Toasts />, place);
  return [...place.querySelectorAll('.toasts-note')].at(-1)?.textContent ?? '';
}

describe('a scenario that is loaded', () => {
  beforeEach(() => toast('Something else'));

  it.each(['#s=', '#s=!!!!', '#s=bm90IGpzb24', `#s=${btoa('{"name":"\xff"}')}`, `#s=${'a'.repeat(8001)}`, '#s=W10'])(
    'is told to be none in a broken link: %.20s',
    (hash) => {
      expect(fromAddress(hash, catalog)).toBeNull();
      expect(told()).toBe(en['editor.link.bad']);
    },
  );

  it.each(['', 'milk', '[]', '{}'])('is reported missing from a broken file: %s', (text) => {
    expect(fromFile(text, catalog)).toBeNull();
    expect(told()).toBe(en['editor.load.bad']);
  });

  it('says nothing if there is none, or if all is well', () => {
    const before = told();
    expect(fromAddress('', catalog)).toBeNull();
    expect(fromAddress('#t=5', catalog)).toBeNull();
    expect(fromAddress(scenarioHash({ name: 'Fine', level: 5 }), catalog)?.name).toBe('Fine');
    expect(told()).toBe(before);
  });

  it('names what could not be loaded, up to a limit', () => {
    expect(fromAddress(scenarioHash({ name: 'Odd', level: 100_000, colour: 'red' }), catalog)?.name).toBe('Odd');
    expect(told()).toContain('colour, level.');
    fromFile('{"name":"Odd","a":1,"b\u202e":1,"c":1,"d":1,"e":1,"f":1}', catalog);
    expect(told()).toContain('a, b, c, d, e, ….');
  });
});
