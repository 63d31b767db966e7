// What a space is called by what is printed on it. It stays the same for a whole game, so each is put together once.
import type { Space } from '../engine/catalog';
import type { Direction } from '../engine/words';
import { hasText, language, t } from '../text/text';
import { byRules, type Spot } from './atlas';
import { turnDirection, type Turns } from './geometry';
import { outward } from './vacancy';

export interface PrintedName {
  readonly name: string; // "tile 5, row 2, column 3, sand timer"
  readonly ways: string; // where one can go from there
}

const known = new WeakMap<
  Space,
  PrintedName & { readonly language: string; readonly turns: Turns; readonly turned: Turns }
>();

export function printedName(spot: Spot): PrintedName {
  const old = known.get(spot.space);
  if (old?.language === language.value && old.turns === spot.turns && old.turned === spot.turned) return old;
  const parts = [t('mall.space', { tile: spot.tile, row: spot.space.row + 1, column: spot.space.column + 1 })];
  const symbol = symbolName(spot);
  if (symbol !== null) parts.push(symbol);
  const { turns, turned } = spot;
  const made = { name: parts.join(', '), ways: waysOf(spot), language: language.value, turns, turned };
  known.set(spot.space, made);
  return made;
}

function symbolName(spot: Spot): string | null {
  const { symbol, colour } = spot.space;
  if (symbol === 'plain' || symbol === 'illustrated') return null;
  const name = `mall.symbol.${symbol}`;
  if (!hasText(name)) return null;
  if (colour === null) return t(name);
  return t('mall.symbol.of', { symbol: t(name), hero: t(`mall.of.${colour}`) });
}

// Openings of a space, as the rules call their directions: "open to the north, the east; escalator".
function waysOf(spot: Spot): string {
  const open: string[] = [];
  const printed = Object.entries(spot.space.borders) as [Direction, string][];
  for (const [direction, border] of printed) {
    const lies = byRules(turnDirection(direction, spot.turns), spot.turned);
    if (border === 'open' || border === 'gate') open.push(t(`ability.${lies}`));
    if (border === 'passage') open.push(t('mall.ways.passage', { direction: t(`ability.${lies}`) }));
  }
  const parts: string[] = [];
  if (open.length > 0) parts.push(t('mall.ways', { directions: open.join(', ') }));
  if (spot.escalator) parts.push(t('mall.ways.escalator'));
  const out = spot.space.symbol === 'exploration' ? outward(spot) : null;
  if (out !== null) parts.push(t('mall.ways.explore', { direction: t(`ability.${byRules(out, spot.turned)}`) }));
  return parts.join('; ');
}
