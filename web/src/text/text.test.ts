// Languages that load late, or not at all.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Text = typeof import('./text');

// The texts, as in a page that has just started.
async function freshText(): Promise<Text> {
  vi.resetModules();
  return import('./text');
}

const inGerman = { default: { 'lobby.ready': 'Bereit' } };

describe('words', () => {
  beforeEach(() => vi.stubGlobal('navigator', { languages: ['de-AT'] }));
  afterEach(() => {
    vi.doUnmock('./de');
    vi.unstubAllGlobals();
  });

  it("are in the browser's language, and no other is fetched", async () => {
    const fetched: string[] = [];
    vi.doMock('./de', () => inGerman);
    vi.doMock('./en', () => {
      fetched.push('en');
      return inGerman;
    });
    const { followLanguage, hasText, language, t } = await freshText();
    expect(hasText('lobby.ready')).toBe(false); // nothing has come yet
    await followLanguage();
    vi.doUnmock('./en');
    expect(language.value).toBe('de');
    expect(t('lobby.ready')).toBe('Bereit');
    expect(hasText('lobby.ready')).toBe(true);
    expect(fetched).toEqual([]);
  });

  it("are English if the browser's can't be loaded", async () => {
    vi.doMock('./de', () => {
      throw new Error('The line is cut.');
    });
    const { followLanguage, language, t } = await freshText();
    await followLanguage();
    expect(language.value).toBe('en');
    expect(t('lobby.ready')).not.toBe('');
  });

  it('are those requested last, whichever arrive first', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    vi.doMock('./de', async () => {
      await held;
      return inGerman;
    });
    const { language, useLanguage } = await freshText();
    const german = useLanguage('de');
    await useLanguage('en');
    release();
    await german;
    expect(language.value).toBe('en');
  });
});

describe('a number with decimals', () => {
  it.each([
    ['en', '1.5', '2.0'],
    ['de', '1,5', '2,0'],
    ['pt', '1,5', '2,0'],
    ['fr', '1,5', '2,0'],
    ['es', '1,5', '2,0'],
    ['it', '1,5', '2,0'],
  ] as const)('is written in %s as people write it', async (code, half, whole) => {
    const { decimalText, useLanguage } = await freshText();
    await useLanguage(code);
    expect(decimalText(1.5)).toBe(half);
    expect(decimalText(2)).toBe('2');
    expect(decimalText(2, 1)).toBe(whole);
  });
});

describe('zero of something', () => {
  it.each([
    ['en', 'other'],
    ['de', 'other'],
    ['pt', 'other'],
    ['fr', 'one'],
    ['es', 'other'],
    ['it', 'other'],
  ] as const)('is counted in %s as people say it', async (code, form) => {
    const { pluralForm, useLanguage } = await freshText();
    await useLanguage(code);
    expect(pluralForm(0)).toBe(form);
  });
});

describe('several names', () => {
  it.each([
    ['en', 'Ana, Ben and Inés', 'Ana or Ben'],
    ['de', 'Ana, Ben und Inés', 'Ana oder Ben'],
    ['pt', 'Ana, Ben e Inés', 'Ana ou Ben'],
    ['fr', 'Ana, Ben et Inés', 'Ana ou Ben'],
    ['es', 'Ana, Ben e Inés', 'Ana o Ben'],
    ['it', 'Ana, Ben e Inés', 'Ana o Ben'],
  ] as const)('are joined in %s as people join them', async (code, all, either) => {
    const { listText, useLanguage } = await freshText();
    await useLanguage(code);
    expect(listText(['Ana', 'Ben', 'Inés'])).toBe(all);
    expect(listText(['Ana', 'Ben'], 'disjunction')).toBe(either);
    expect(listText(['Ana'])).toBe('Ana');
  });
});
