// What a solo player chooses, as values and as the address of the game: a link to it deals the same kind of game.
import type { Catalog, Scenario } from '../engine/catalog';
import type { SoloChoice } from './start';

// Scenario 9 needs people to lead.
export function soloScenarios(catalog: Catalog): readonly Scenario[] {
  return catalog.scenarios.filter((scenario) => scenario.fewest_seats <= 1);
}

export function soloPath(choice: SoloChoice): string {
  const words = new URLSearchParams({ scenario: String(choice.scenario) });
  if (choice.side !== undefined) words.set('side', choice.side);
  if (choice.level !== undefined) words.set('level', String(choice.level));
  if (choice.sand_ms !== undefined) words.set('sand', String(choice.sand_ms));
  return `/practice/solo?${words}`;
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

// The number of a scenario that an address asks for and nobody can play alone.
export function unknownScenario(catalog: Catalog, search: string): string | null {
  const wanted = new URLSearchParams(search).get('scenario');
  const isKnown = soloScenarios(catalog).some(({ number }) => String(number) === wanted);
  return wanted === null || isKnown ? null : wanted.slice(0, 20);
}

// What an address cannot say or says wrongly is taken as the scenario has it.
export function readSoloChoice(catalog: Catalog, search: string): SoloChoice {
  const words = new URLSearchParams(search);
  const scenarios = soloScenarios(catalog);
  const wanted = wholeNumber(words.get('scenario'), 1, 99);
  const scenario = scenarios.find(({ number }) => number === wanted) ?? scenarios[0];
  if (scenario === undefined) return { scenario: 1 };
  const side = scenario.sides.find((one) => one === words.get('side'));
  const level = wholeNumber(words.get('level'), scenario.lowest_level, scenario.highest_level);
  const sand = wholeNumber(words.get('sand'), 10_000, 3_600_000);
  return {
    scenario: scenario.number,
    ...(side === undefined ? {} : { side }),
    ...(level === null ? {} : { level }),
    ...(sand === null ? {} : { sand_ms: sand }),
  };
}
