// What spaces and pawns are called, for screen readers and for people who play by names alone.
import { spaceOf, type Legal, type State } from '../engine/position';
import { type Direction, isHero, type Pawn, type Place } from '../engine/words';
import { listText, t, tn, type TextKey } from '../text/text';
import { type Atlas, byRules, type Spot } from './atlas';
import { directionBetween, distanceBetween } from './geometry';
import { printedName } from './printed_names';
import { type Target, targetsOf, travelsByPlace } from './targets';

export interface SpaceView {
  readonly role: 'button' | 'img'; // a button does something, or says why it doesn't
  readonly name: string;
  readonly ways: string; // where one can go from there
  readonly target: boolean; // of the chosen pawn
}

export interface PawnView {
  readonly name: string;
  readonly ways: ReadonlySet<Direction>; // where I can move it, as it is seen
  readonly escaped: boolean; // and stays on its exit
}

export function heroName(pawn: Pawn): string {
  return isHero(pawn) ? t(`hero.${pawn}`) : t('mall.guard', { number: pawn.slice(-1) });
}

export function theHero(pawn: Pawn): string {
  return isHero(pawn) ? t(`mall.the.${pawn}`) : t('mall.the.guard', { number: pawn.slice(-1) });
}

function pawnAt(state: State, place: Place): Pawn | null {
  for (const [pawn, at] of Object.entries(state.pawns)) if (at === place) return pawn as Pawn;
  return null;
}

// "tile 5, row 2, column 3, sand timer, the elf stands here"
export function spaceName(spot: Spot, state: State): string {
  const parts = [printedName(spot).name];
  if (state.tiles.some((tile) => tile.dimension === 1)) parts.push(t('mall.dimension', { number: spot.dimension + 1 }));
  if (state.out_of_order.includes(spot.place)) parts.push(t('mall.out_of_order'));
  const pawn = pawnAt(state, spot.place);
  if (pawn !== null) parts.push(t('mall.stands', { hero: theHero(pawn) }));
  return parts.join(', ');
}

const verbs: Readonly<Record<Target['kind'], TextKey>> = {
  move: 'mall.go',
  vortex: 'mall.vortex',
  escalator: 'mall.escalator',
  take_shaft: 'mall.shaft',
};

export function targetName(target: Target, state: State, atlas: Atlas): string {
  const name = t(verbs[target.kind], { space: spaceName(target.spot, state) });
  const from = atlas.spots.get(target.from);
  const direction = from && target.kind === 'move' ? directionBetween(from, target.spot) : null;
  if (!from || direction === null) return name;
  const named = t(`ability.${byRules(direction, atlas.turned)}`);
  return `${name}, ${tn('mall.steps', distanceBetween(from, target.spot), { direction: named })}`;
}

export function spaceViews(
  state: State,
  atlas: Atlas,
  legal: readonly Legal[],
  chosen: Pawn | null,
): ReadonlyMap<Place, SpaceView> {
  const views = new Map<Place, SpaceView>();
  const why = t('mall.why');
  const targets = new Map(
    chosen === null ? [] : targetsOf(legal, chosen, atlas).map((target) => [target.spot.place, target]),
  );
  const travels = travelsByPlace(chosen === null ? legal : []);
  for (const spot of atlas.spots.values()) {
    const { place } = spot;
    const { ways } = printedName(spot);
    const target = targets.get(place);
    if (target) {
      views.set(place, { role: 'button', name: targetName(target, state, atlas), ways, target: true });
      continue;
    }
    const name = spaceName(spot, state);
    if (chosen !== null) {
      const asks = state.pawns[chosen] === place ? name : `${name}, ${why}`;
      views.set(place, { role: 'button', name: asks, ways, target: false });
      continue;
    }
    const who = (travels.get(place) ?? []).map((travel) => theHero(travel.pawn));
    const reachable = who.length > 0 ? `${name}, ${t('mall.reachable', { heroes: listText(who) })}` : name;
    const does = who.length === 1 || pawnAt(state, place) !== null;
    views.set(place, { role: does ? 'button' : 'img', name: reachable, ways, target: false });
  }
  return views;
}

export function reach(count: number): string {
  return count === 0 ? t('mall.pawn.stuck') : tn('mall.pawn.targets', count);
}

export function pawnViews(state: State, atlas: Atlas, legal: readonly Legal[]): ReadonlyMap<Pawn, PawnView> {
  const views = new Map<Pawn, PawnView>();
  for (const [name, at] of Object.entries(state.pawns)) {
    const pawn = name as Pawn;
    const place = spaceOf(at);
    const spot = place === null ? undefined : atlas.spots.get(place);
    if (!spot) {
      views.set(pawn, { name: heroName(pawn), ways: new Set(), escaped: at === 'out' });
      continue;
    }
    const targets = targetsOf(legal, pawn, atlas);
    const ways = new Set<Direction>();
    for (const target of targets) {
      const way = target.kind === 'move' ? directionBetween(spot, target.spot) : null;
      if (way !== null) ways.add(way);
    }
    const escaped = isHero(pawn) && state.escaped.includes(pawn);
    const where = t('mall.space', { tile: spot.tile, row: spot.space.row + 1, column: spot.space.column + 1 });
    const can = escaped ? t('mall.escaped') : reach(targets.length);
    const said = `${t('mall.pawn', { hero: heroName(pawn), space: where })}, ${can}`;
    views.set(pawn, { name: said, ways, escaped });
  }
  return views;
}
