// The expansion's texts are loaded on request, in the language of the page.
import { afterEach, describe, expect, it } from 'vitest';
import games from './de/security_games';
import { refusalText } from './refusal_text';
import { loadSecurityTexts, securityText, ts, tsn } from './security';
import { useLanguage } from './text';

afterEach(() => useLanguage('en'));

const watched = { refused: 'GuardIsWatching', rule: 'M1-2', text: 'A guard watches that tile.' };

describe('the texts of the expansion', () => {
  it('are loaded on request; a refusal requests them and shows the server’s words until then', async () => {
    expect(securityText('refusal.GuardIsWatching')).toBeNull();
    expect(ts('module.M1.name')).toBe('');
    expect(refusalText(watched)).toBe('A guard watches that tile.');
    await loadSecurityTexts();
    expect(refusalText(watched)).toBe('A guard is watching that tile. Move the guard away first.');
  });

  it('fill in placeholders and plurals', async () => {
    await loadSecurityTexts();
    expect(ts('game.heading.T', { number: 3, title: ts('game.T3.title') })).toBe('Tutorial 3: One behind bars');
    expect(tsn('news.guards', 1)).toBe('A guard appears');
    expect(tsn('news.guards', 2)).toBe('2 guards appear');
  });

  it('follow the language of the page', async () => {
    await loadSecurityTexts();
    await useLanguage('de');
    await expect.poll(() => ts('game.T3.title')).toBe(games['game.T3.title']);
    expect(refusalText(watched)).toMatch(/^Eine Wache/);
  });

  it('know no unknown key', async () => {
    await loadSecurityTexts();
    expect(securityText('refusal.NoSuchWord')).toBeNull();
    expect(refusalText({ refused: 'NoSuchWord', rule: null, text: 'Said the server.' })).toBe('Said the server.');
  });
});
