// What has been found so far, read off the placed tiles: items, exits, cameras, timers.
import type { Catalog, Space } from '../engine/catalog';
import { spaceOf, type State } from '../engine/position';
import { colours, type Colour, type Place, type TileName } from '../engine/words';

export interface HeroFinds {
  readonly colour: Colour;
  readonly item: 'hidden' | 'found' | 'reached'; // reached: a hero that it counts for stands on it
  readonly exit: boolean;
  readonly escaped: boolean;
}

export interface Finds {
  readonly heroes: readonly HeroFinds[];
  readonly ready: number; // heroes that stand where the theft wants them
  readonly wanted: number; // of so many: a tutorial may ask for fewer, or for no theft
  readonly inside: number; // heroes that still have to get out
  readonly cameras: { readonly working: number; readonly off: number };
  readonly timers: { readonly working: number; readonly used: number };
}

// Which items the theft asks for: each hero's own, or (scenario 10) anybody's but its own.
export type ItemRule = 'own' | 'foreign';

export function itemRule(catalog: Catalog, scenario: string): ItemRule {
  return catalog.scenarios.find((other) => other.id === scenario)?.rules['items'] === 'foreign' ? 'foreign' : 'own';
}

// Which exits let a hero out: its own, the only one for everybody (scenario 1), or (scenario 10) any but its own.
type ExitRule = 'own' | 'one' | 'foreign';

function exitRule(catalog: Catalog, scenario: string): ExitRule {
  const word = catalog.scenarios.find((other) => other.id === scenario)?.rules['exits'];
  return word === 'one' || word === 'foreign' ? word : 'own';
}

const spacesOf = new WeakMap<Catalog, ReadonlyMap<TileName, readonly Space[]>>();

function spaces(catalog: Catalog, tile: TileName): readonly Space[] {
  let known = spacesOf.get(catalog);
  if (!known) {
    const special = new Set(['item', 'exit', 'camera', 'sand_timer']);
    known = new Map(catalog.tiles.map((face) => [face.tile, face.spaces.filter((space) => special.has(space.symbol))]));
    spacesOf.set(catalog, known);
  }
  return known.get(tile) ?? [];
}

export function findsOf(catalog: Catalog, state: State): Finds {
  const rule = itemRule(catalog, state.scenario);
  const items = new Map<Place, Colour>();
  const exits = new Set<Colour>();
  const broken = new Set(state.out_of_order);
  let cameras = 0;
  let camerasOff = 0;
  let timers = 0;
  for (const { tile } of state.tiles) {
    for (const space of spaces(catalog, tile)) {
      if (space.symbol === 'item' && space.colour) items.set(space.place, space.colour);
      if (space.symbol === 'exit' && space.colour) exits.add(space.colour);
      if (space.symbol === 'camera') broken.has(space.place) ? (camerasOff += 1) : (cameras += 1);
      if (space.symbol === 'sand_timer' && !broken.has(space.place)) timers += 1;
    }
  }
  const onItem = (colour: Colour): boolean => {
    const place = spaceOf(state.pawns[colour]);
    const item = place === null ? undefined : items.get(place);
    return item !== undefined && (item === colour) === (rule === 'own');
  };
  const found = new Set(items.values());
  const way = exitRule(catalog, state.scenario);
  const letsOut = (colour: Colour): boolean =>
    [...exits].some((exit) => way === 'one' || (exit === colour) === (way === 'own'));
  const heroes = colours.map((colour): HeroFinds => {
    const item = onItem(colour) ? 'reached' : found.has(colour) ? 'found' : 'hidden';
    return { colour, item, exit: letsOut(colour), escaped: state.escaped.includes(colour) };
  });
  const steals = state.security?.steals ?? colours;
  const escapes = state.security?.escapes ?? colours;
  return {
    heroes,
    ready: heroes.filter((hero) => hero.item === 'reached' && steals.includes(hero.colour)).length,
    wanted: steals.length,
    inside: heroes.filter((hero) => !hero.escaped && escapes.includes(hero.colour)).length,
    cameras: { working: cameras, off: camerasOff },
    timers: { working: timers, used: state.timer_spaces_used },
  };
}
