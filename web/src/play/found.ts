// What has been found so far, read from the placed tiles: items, exits, cameras, timers.
import type { Catalog, Space } from '../engine/catalog';
import { spaceOf, type State } from '../engine/position';
import { stillInside, type Rules } from '../engine/rules';
import { colours, type Colour, type Place, type TileName } from '../engine/words';

export interface HeroFinds {
  readonly colour: Colour;
  readonly item: 'hidden' | 'found' | 'reached'; // reached: a hero that it counts for stands on it
  readonly exit: boolean;
  readonly escaped: boolean;
  readonly steals: boolean; // whether it is needed for the theft
  readonly leaves: boolean; // whether it has to escape
}

export interface Finds {
  readonly heroes: readonly HeroFinds[];
  readonly ready: number; // heroes who are in place for the theft
  readonly wanted: number; // of this many: a tutorial may need fewer, or no theft
  readonly leaving: number; // heroes that have to get out
  readonly inside: number; // of them, those who still have to
  readonly cameras: { readonly working: number; readonly off: number };
  readonly timers: { readonly working: number; readonly used: number };
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

// Which exits let a hero out: its own, the purple one for everyone, or any but its own (S2-1, S1-2, S10-2).
function isExitFor(hero: Colour, exit: Colour, rule: Rules['exits']): boolean {
  return rule === 'one' ? exit === 'purple' : (exit === hero) === (rule === 'own');
}

export function findsOf(catalog: Catalog, state: State): Finds {
  const { rules, goal } = state;
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
      if (space.symbol === 'camera' && rules.cameras === 'yes')
        broken.has(space.place) ? (camerasOff += 1) : (cameras += 1);
      if (space.symbol === 'sand_timer' && !broken.has(space.place)) timers += 1;
    }
  }
  const onItem = (colour: Colour): boolean => {
    const place = spaceOf(state.pawns[colour]);
    const item = place === null ? undefined : items.get(place);
    return item !== undefined && (item === colour) === (rules.items === 'own');
  };
  const found = new Set(items.values());
  const letsOut = (colour: Colour): boolean => [...exits].some((exit) => isExitFor(colour, exit, rules.exits));
  const heroes = colours.map((colour): HeroFinds => {
    const item = onItem(colour) ? 'reached' : found.has(colour) ? 'found' : 'hidden';
    return {
      colour,
      item,
      exit: letsOut(colour),
      escaped: state.escaped.includes(colour),
      steals: goal.steals.includes(colour),
      leaves: goal.escapes.includes(colour),
    };
  });
  return {
    heroes,
    ready: heroes.filter((hero) => hero.item === 'reached' && hero.steals).length,
    wanted: goal.steals.length,
    leaving: goal.escapes.length,
    inside: stillInside(state),
    cameras: { working: cameras, off: camerasOff },
    timers: { working: timers, used: state.timer_spaces_used },
  };
}
