// The viewpoint of a hero, in words: short, with what is for this hero; or everything.
import { heroName } from '../board/names';
import { te } from '../text/by_ear';
import { labelled, t } from '../text/text';
import { featureList, featureName, isWorthTelling } from './feature_words';
import type { Look, Offset, Reached, Viewpoint } from './viewpoint';

export type Detail = 'short' | 'all';

export function sentences(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '');
  return told.map((part) => (/[.:?!…]$/.test(part) ? part : `${part}.`)).join(' ');
}

// Names begin in lower case; as the first word of a sentence they don't.
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function endName(end: Look['end']): string {
  if (end === 'wall' || end === 'edge' || end === 'passage' || end === 'door') return te(`ear.end.${end}`);
  return heroName(end);
}

function lookText(look: Look, detail: Detail): string {
  const { direction, steps, marks, end, turns } = look;
  const named = t(`ability.${direction}`);
  if (steps === 0) return te('ear.shut', { direction: named, what: endName(end) });
  const parts = [te('ear.open', { direction: named, steps })];
  for (const mark of marks) {
    const features = detail === 'all' ? mark.features : mark.features.filter(isWorthTelling);
    for (const feature of features) parts.push(te('ear.at', { what: featureName(feature), steps: mark.steps }));
  }
  if (detail === 'all') {
    for (const turn of turns) {
      const ways = turn.ways.map((way) => t(`ability.${way}`)).join(', ');
      parts.push(te('ear.turn', { ways, steps: turn.steps }));
    }
  }
  // An exploration space has said it already.
  const isSaid = end === 'edge' && marks.at(-1)?.steps === steps;
  if (end !== 'wall' && !isSaid) parts.push(te('ear.then', { what: endName(end) }));
  return parts.join(', ');
}

export function offsetText({ rows, columns }: Offset): string {
  const parts: string[] = [];
  const add = (count: number, direction: 'north' | 'east' | 'south' | 'west'): void =>
    void parts.push(te('ear.offset', { count, direction: t(`ability.${direction}`) }));
  if (rows !== 0) add(Math.abs(rows), rows < 0 ? 'north' : 'south');
  if (columns !== 0) add(Math.abs(columns), columns < 0 ? 'west' : 'east');
  return parts.join(', ');
}

function reachedText(name: string, { offset, spot, features }: Reached): string {
  const where = [offsetText(offset), te('ear.tile', { tile: spot.tile })];
  const there = features.filter(({ symbol }) => symbol !== 'escalator' && symbol !== 'vortex').map(featureName);
  return te('ear.leads', { what: name, where: [...where, ...there].join(', ') });
}

// "Elf: north 3, its item at 2. East wall. South wall. West 1, then mage."
export function viewpointText({ pawn, here, looks, escalators, vortexes, spot }: Viewpoint, detail: Detail): string {
  const open = looks.filter(({ steps, end }) => detail === 'all' || steps > 0 || end !== 'wall');
  const parts = open.map((look) => lookText(look, detail));
  const told = detail === 'all' ? here : here.filter(isWorthTelling);
  if (told.length > 0) parts.unshift(te('ear.here', { what: featureList(told) }));
  if (detail === 'all') {
    parts.unshift(te('ear.tile', { tile: spot.tile }));
    for (const each of escalators) parts.push(reachedText(t('ability.escalator'), each));
    for (const each of vortexes) parts.push(reachedText(t('ability.vortex'), each));
  }
  const [first = '', ...rest] = parts;
  return sentences([labelled(capital(heroName(pawn)), first), ...rest.map(capital)]);
}
