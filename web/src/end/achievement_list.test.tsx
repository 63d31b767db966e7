import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '../settings/languages';
import { useLanguage } from '../text/text';
import { AchievementList } from './achievement_list';

const files = vi.hoisted(() => ({ areGone: false }));
vi.mock('../text/achievements', async (original) => {
  const real = await original<typeof import('../text/achievements')>();
  return {
    ...real,
    loadAchievements: (code: LanguageCode) =>
      files.areGone ? Promise.reject(new TypeError('gone')) : real.loadAchievements(code),
  };
});

function shown(numbers: readonly number[]): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  render(<AchievementList numbers={numbers} />, place);
  return place;
}

describe('the list of achievements', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await useLanguage('en');
  });

  it('names each one in the order of the numbers', async () => {
    const place = shown([1, 13, 27]);
    await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(3));
    const titles = [...place.querySelectorAll('strong')].map((title) => title.textContent);
    expect(titles).toEqual(['Commuter line', 'All in one corner', 'Nobody noticed']);
    expect(place.querySelector('li')?.dataset['deed']).toBe('1');
  });

  it('follows the language', async () => {
    const place = shown([20]);
    await vi.waitFor(() => expect(place.textContent).toContain('Small talk'));
    await useLanguage('de');
    await vi.waitFor(() => expect(place.textContent).toContain('Plausch im Flur'));
  });

  it('says that the words are missing, and fetches them again', async () => {
    files.areGone = true;
    const place = shown([20]);
    await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('didn’t load'));
    files.areGone = false;
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(place.textContent).toContain('Small talk'));
    expect(place.querySelector('[role=alert]')).toBeNull();
  });

  it('leaves out what it does not know', async () => {
    const place = shown([20, 99]);
    await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(1));
  });
});
