// Settings are remembered by the browser and shared by its tabs.
import { describe, expect, it } from 'vitest';
import { settings } from './settings';

function fromAnotherTab(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('settings', () => {
  it('follow a choice made in another tab', () => {
    fromAnotherTab('magicmaze.language', '"fr"');
    expect(settings.language.value).toBe('fr');
    fromAnotherTab('magicmaze.theme', '"dawn"');
    expect(settings.theme.value).toBe('dawn');
    expect(settings.language.value).toBe('fr');
  });

  it('return to the default if another tab deletes them or writes nonsense', () => {
    fromAnotherTab('magicmaze.language', null);
    expect(settings.language.value).toBe('system');
    settings.theme.value = 'dawn';
    fromAnotherTab('magicmaze.theme', '{');
    expect(settings.theme.value).toBe('night');
    fromAnotherTab('magicmaze.muted', '"yes"');
    expect(settings.muted.value).toBe(false);
  });

  it('are remembered', () => {
    settings.name.value = 'Ana';
    expect(localStorage.getItem('magicmaze.name')).toBe('"Ana"');
  });
});
