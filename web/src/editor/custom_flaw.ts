// What is wrong with a custom scenario. The engine says it, except for names that a scenario must not have.
import { hasUnseen } from '../base/name';
import type { Catalog } from '../engine/catalog';
import { isGameName } from '../engine/game_names';
import type { Refusing } from '../text/refusal_text';
import type { Checker } from './checker';
import { deckTiles, rulesetText, type CustomScenario } from './custom_scenario';

const longestInBytes = 60; // as the engine counts

type NameFlaw = 'NameIsUnseen' | 'NameIsLong' | 'NameIsPrinted';

// S17, F0, T1-hardcore, also in small letters.
function isPrinted(name: string, catalog: Catalog): boolean {
  const id = name.replace(/^[sft](?=\d)/, (letter) => letter.toUpperCase());
  return isGameName(id) || catalog.scenarios.some((scenario) => scenario.id === id);
}

function nameFlaw(name: string, catalog: Catalog): NameFlaw | null {
  if (name === '') return null; // the engine asks for one
  if (hasUnseen(name)) return 'NameIsUnseen';
  if (new TextEncoder().encode(name).length > longestInBytes) return 'NameIsLong';
  return isPrinted(name, catalog) ? 'NameIsPrinted' : null;
}

// The engine reads only as many tiles as there are numbers. If there are more, two have the same number, one of them
// starred: the engine is asked about those.
function readable(own: CustomScenario, catalog: Catalog): CustomScenario {
  const numberOf = new Map(catalog.tiles.map(({ tile, number }) => [tile, number]));
  const most = new Set(deckTiles(catalog).map((tile) => numberOf.get(tile))).size;
  if (own.tiles.length <= most) return own;
  const numbers = own.tiles.map((tile) => numberOf.get(tile));
  const second = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  return { ...own, tiles: own.tiles.filter((_, index) => numbers[index] === numbers[second]), top: [], bottom: [] };
}

// Null: it can be played.
export function flawOf(
  own: CustomScenario,
  seats: number,
  catalog: Catalog,
  checker: Pick<Checker, 'flawOf'>,
): Refusing | null {
  const name = own.name.trim();
  const refused = nameFlaw(name, catalog);
  if (refused !== null) return { refused, rule: null, text: '' };
  return checker.flawOf(rulesetText({ ...readable(own, catalog), name }, seats));
}
