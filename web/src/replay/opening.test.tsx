import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { languageCodes } from '../settings/languages';
import { replayTexts } from '../text/replay';
import { tableOf } from '../text/flaws';
import { useLanguage } from '../text/text';
import { Opening, troubleOf } from './opening';

const error = (word: string, status: number) => ({ error: word, status, text: '', retry_after_ms: null });

function told(word: string, status: number): string {
  const place = document.createElement('div');
  render(<Opening trouble={troubleOf(error(word, status))} onAgain={null} onFile={() => undefined} />, place);
  return place.querySelector('[role="alert"]')?.textContent ?? '';
}

describe("a record that can't be watched", () => {
  afterEach(() => useLanguage('en'));

  it.each(languageCodes)('says why (%s)', async (code) => {
    const texts = tableOf(code, 'replay');
    await useLanguage(code);
    await replayTexts.load();
    await expect.poll(() => told('HeistIsOn', 403)).toBe(texts['replay.trouble.closed']);
    expect(told('NoSuchRecord', 404)).toBe(texts['replay.trouble.gone']);
    expect(told('Unreachable', 0)).toBe(texts['replay.trouble.failed']);
    expect(told('NotUnderstood', 502)).toBe(texts['replay.trouble.failed']);
  });
});
