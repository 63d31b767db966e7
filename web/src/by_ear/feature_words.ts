// What is printed on a space, in as few words as possible: "its item", "sand timer", "mage edge".
import { heroName } from '../board/names';
import type { Colour } from '../engine/words';
import { te } from '../text/by_ear';
import { t, type TextKey } from '../text/text';
import type { Feature } from './features';

const own = {
  item: 'ear.own.item',
  exit: 'ear.own.exit',
  exploration: 'ear.own.edge',
  vortex: 'ear.own.vortex',
} as const;

function isOwnKind(symbol: string): symbol is keyof typeof own {
  return symbol in own;
}

function plainName({ symbol, colour, isFor }: Feature): string {
  if (symbol === 'escalator') return t('ability.escalator');
  if (isFor && isOwnKind(symbol)) return te(own[symbol]);
  if (symbol === 'exploration' && colour !== null) return te('ear.edge.of', { hero: heroName(colour) });
  const name = t(`mall.symbol.${symbol}` as TextKey);
  return colour === null ? name : t('mall.symbol.of', { symbol: name, hero: t(`mall.of.${colour}`) });
}

export function featureName(feature: Feature): string {
  const name = plainName(feature);
  return feature.isOff ? te('ear.off', { what: name }) : name;
}

// Nothing that a hero walks past without a thought.
export function isWorthTelling({ isFor, isOff, symbol }: Feature): boolean {
  return isFor && !isOff && symbol !== 'vortex';
}

export function featureList(features: readonly Feature[]): string {
  return features.map(featureName).join(', ');
}

export function heroNames(heroes: readonly Colour[]): string {
  return heroes.map(heroName).join(', ');
}
