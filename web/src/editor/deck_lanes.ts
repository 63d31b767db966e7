// The lanes of the deck: what is drawn first and last, what is shuffled between, and what isn't in it.
import type { TileName } from '../engine/words';
import type { CustomScenario } from './custom_scenario';

export const lanes = ['top', 'in', 'bottom', 'out'] as const;
export type Lane = (typeof lanes)[number];
export type Pick = 'tiles' | 'top' | 'bottom';

export function isLane(name: string): name is Lane {
  return (lanes as readonly string[]).includes(name);
}

const without = (tiles: readonly TileName[], tile: TileName): readonly TileName[] =>
  tiles.filter((other) => other !== tile);

// What a press does to the deck. A tile can only be in one place.
export function pressed(own: CustomScenario, tile: TileName, pick: Pick, all: readonly TileName[]): CustomScenario {
  const rest = { ...own, top: without(own.top, tile), bottom: without(own.bottom, tile) };
  if (pick === 'tiles') {
    const tiles = own.tiles.includes(tile)
      ? without(own.tiles, tile)
      : all.filter((other) => other === tile || own.tiles.includes(other));
    return { ...rest, tiles };
  }
  if (own[pick].includes(tile)) return rest;
  const tiles = all.filter((other) => other === tile || own.tiles.includes(other));
  return { ...rest, tiles, [pick]: [...rest[pick], tile] };
}

// A tile is put down in a lane, before the one at `index` if that lane has an order.
export function dropped(
  own: CustomScenario,
  tile: TileName,
  lane: Lane,
  index: number | null,
  all: readonly TileName[],
): CustomScenario {
  const rest = { ...own, top: without(own.top, tile), bottom: without(own.bottom, tile) };
  if (lane === 'out') return { ...rest, tiles: without(own.tiles, tile) };
  const tiles = all.filter((other) => other === tile || own.tiles.includes(other));
  if (lane === 'in') return { ...rest, tiles };
  const order = own[lane];
  const before = index === null ? undefined : order[index];
  if (before === tile) return own;
  const others = without(order, tile);
  const at = before === undefined ? others.length : others.indexOf(before);
  return { ...rest, tiles, [lane]: [...others.slice(0, at), tile, ...others.slice(at)] };
}

interface PlaceInDeck {
  readonly kind: Lane;
  readonly number: number; // on top and at the bottom, from 1
}

export function placeOf(own: CustomScenario, tile: TileName): PlaceInDeck {
  const top = own.top.indexOf(tile);
  const bottom = own.bottom.indexOf(tile);
  if (top >= 0) return { kind: 'top', number: top + 1 };
  if (bottom >= 0) return { kind: 'bottom', number: bottom + 1 };
  return { kind: own.tiles.includes(tile) ? 'in' : 'out', number: 0 };
}

export function tilesOf(lane: Lane, own: CustomScenario, all: readonly TileName[]): readonly TileName[] {
  return lane === 'top' || lane === 'bottom' ? own[lane] : all.filter((tile) => placeOf(own, tile).kind === lane);
}
