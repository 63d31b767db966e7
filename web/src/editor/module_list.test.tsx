import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { languageCodes } from '../settings/languages';
import { loadSecurityTexts } from '../text/security';
import { tableOf } from '../text/flaws';
import { useLanguage } from '../text/text';
import { moduleNames, type CustomScenario } from './custom_scenario';
import { flawText, moduleLabel, ModuleList } from './module_list';

const plain: CustomScenario = {
  name: 'Ours',
  side: '1b',
  tiles: [],
  top: [],
  bottom: [],
  modules: ['M8'],
  sand_ms: 180_000,
  switches: {} as CustomScenario['switches'], // not looked at here
};

let changed: CustomScenario | null = null;

function drawn(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  render(<ModuleList own={plain} onChange={(own) => (changed = own)} />, place);
  return place;
}

describe('the modules of a custom scenario', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await useLanguage('en');
  });

  it.each(languageCodes)('SX-2: are listed by number and name (%s)', async (code) => {
    const texts = tableOf(code, 'security');
    await useLanguage(code);
    await loadSecurityTexts();
    await expect.poll(() => drawn().textContent).toContain(texts['module.M12.name']);
    const place = drawn();
    const labels = [...place.querySelectorAll('.toggle-label')].map((label) => label.textContent);
    expect(labels).toEqual(moduleNames.map((module, index) => `${index + 1} · ${texts[`module.${module}.name`]}`));
    expect(place.querySelector('[data-module="M8"] input')).toHaveProperty('checked', true);
    expect(place.querySelector('[data-module="M8"] .toggle-note')?.textContent).toBe(texts['module.M8.about']);
  });

  it('SX-2: are named if one of them lacks something', async () => {
    await loadSecurityTexts();
    await expect.poll(() => moduleLabel('M5')).toBe('5 · Guard room');
    const flaw = { refused: 'ModuleNeedsATile', rule: 'X-GEN-6', args: { module: 'M5' }, text: '' };
    expect(flawText(flaw)).toBe('5 · Guard room: That module needs a tile that isn’t in the deck.');
    expect(flawText({ ...flaw, refused: 'ModuleNeedsAModule' })).toBe(
      tableOf('en', 'security')['stage.flaw.ModuleNeedsAModule.M5'],
    );
    expect(flawText({ refused: 'NameIsMissing', rule: null, text: '' })).not.toContain('·');
  });

  it('SX-2: keep their order, whichever is switched on first', () => {
    drawn().querySelector<HTMLInputElement>('[data-module="M2"] input')?.click();
    expect(changed?.modules).toEqual(['M2', 'M8']);
  });
});
