import { render } from 'preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { catalog } from '../board/test_mall';
import en from '../text/en/editor';
import { editorTexts } from '../text/editor';
import { firstScenario } from './custom_scenario';
import { Sharing } from './sharing';

beforeAll(() => editorTexts.load());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a saved file stays readable while the browser asks where to put it', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const place = document.createElement('div');
  render(<Sharing catalog={catalog} own={firstScenario(catalog)} seats={2} playable onLoad={() => undefined} />, place);
  const save = [...place.querySelectorAll('button')].find((button) => button.textContent === en['editor.save']);
  save?.click();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledOnce();
});
