import { render } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../settings/languages';
import { editorTexts } from '../text/editor';
import { useLanguage } from '../text/text';
import { switches, switchNames, type CustomScenario } from './custom_scenario';
import { RuleSwitches } from './rule_switches';

const usual = Object.fromEntries(switchNames.map((name) => [name, switches[name][0]])) as CustomScenario['switches'];

const own: CustomScenario = {
  name: 'Ours',
  side: '1b',
  tiles: [],
  top: [],
  bottom: [],
  modules: [],
  sand_ms: 180_000,
  switches: usual,
};

function drawn(scenario: CustomScenario): HTMLElement {
  const place = document.createElement('div');
  render(<RuleSwitches own={scenario} onChange={() => undefined} />, place);
  return place;
}

function cardOf(rule: string, scenario: CustomScenario): HTMLElement {
  const card = drawn(scenario).querySelector<HTMLElement>(`[data-rule="${rule}"]`);
  if (card === null) throw new Error(`There is no card for ${rule}.`);
  return card;
}

describe('the cards of the rules', () => {
  beforeAll(editorTexts.load);

  it.each(switchNames)('%s says and shows what it does as it is set', (name) => {
    const cards = switches[name].map((word) => cardOf(name, { ...own, switches: { ...usual, [name]: word } }));
    const isOnOrOff = (switches[name] as readonly string[]).includes('yes');
    const said = cards.map((card) => card.querySelector('.choices-note, .toggle-note')?.textContent ?? '');
    const shown = cards.map((card) => card.querySelector('svg')?.innerHTML ?? '');
    expect(said).not.toContain('');
    expect(shown).not.toContain('');
    expect(new Set(said).size).toBe(isOnOrOff ? 1 : cards.length);
    expect(new Set(shown).size).toBe(isOnOrOff ? 1 : cards.length);
    expect(cards.map((card) => card.dataset['lit'])).toEqual(switches[name].map((word) => String(word !== 'no')));
  });

  it.each(languageCodes)('have a sentence for everything (%s)', async (code) => {
    await useLanguage(code);
    await editorTexts.load();
    const said = [...drawn(own).querySelectorAll('.rule-card :is(.choices-note, .toggle-note)')];
    expect(said).toHaveLength(switchNames.length);
    for (const note of said) expect(note.textContent).toMatch(/\.$/);
  });
});
