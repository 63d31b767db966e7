// A mix of modules as plain values: what a host ticks, the deck that follows from it, and the custom scenario that the
// table is asked for. The engine says whether it can be played.
import type { Deal } from '../engine/engine';
import type { Module } from '../engine/security_position';
import type { Choice } from '../link/messages';

// In the order the book suggests.
export const modules: readonly Module[] = [
  ...(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7'] as const),
  ...(['M8', 'M9', 'M10', 'M11', 'M12', 'M13'] as const),
];
const challenges: ReadonlySet<Module> = new Set(['M1', 'M5', 'M6', 'M8', 'M11', 'M13']);

export const isChallenge = (module: Module): boolean => challenges.has(module);

export interface Mix {
  readonly modules: ReadonlySet<Module>;
  readonly guards: 1 | 2 | 3; // reinforcements, if M11 is in play
  readonly wide: boolean; // tiles 13 to 24 too
  readonly closed: boolean; // 8* instead of 8, if something opens its walls
  readonly rules: number; // of a scenario, 7 to 17; 7 means nothing but the permanent rules
}

export const firstMix: Mix = { modules: new Set(['M1', 'M2']), guards: 1, wide: false, closed: false, rules: 7 };

// The introduction and the three full games use the first ones.
export const fullGames: Readonly<Record<string, number>> = { F0: 2, F1: 7, F2: 11, F3: 13 };

export function withModule(mix: Mix, module: Module, on: boolean): Mix {
  const next = new Set(mix.modules);
  if (on) next.add(module);
  else next.delete(module);
  return { ...mix, modules: next };
}

// without shafts or breaches nobody could enter 8*.
export const opensWalls = (mix: Mix): boolean => mix.modules.has('M3') || mix.modules.has('M4');

export function upTo(mix: Mix, last: number): Mix {
  return { ...mix, modules: new Set(modules.slice(0, last)), guards: last === modules.length ? 3 : mix.guards };
}

const starsOf: Readonly<Partial<Record<Module, readonly number[]>>> = {
  M1: [9],
  M5: [25],
  M6: [12],
  M7: [26],
  M8: [7, 27],
  M12: [28],
  M13: [6, 29],
};
const reinforcements = [11, 10, 2];
const withCode: readonly number[] = [7, 8, 9, 26, 29];

// X-GEN-9: a starred tile replaces the tile with its number; 25* and above replace nothing.
export function deckOf(mix: Mix): readonly string[] {
  const stars = new Set([...mix.modules].flatMap((module) => starsOf[module] ?? []));
  if (mix.modules.has('M11')) for (const number of reinforcements.slice(0, mix.guards)) stars.add(number);
  if (mix.closed && opensWalls(mix)) stars.add(8);
  // M5-1, M12-1: a door needs a code somewhere, unless a shaft leads around it.
  const needsCode = mix.modules.has('M12') || (mix.modules.has('M5') && !mix.modules.has('M3'));
  if (needsCode && !withCode.some((number) => stars.has(number))) stars.add(26);
  const deck: string[] = [];
  for (let number = 2; number <= 29; number += 1) {
    if (stars.has(number)) deck.push(`${number}*`);
    else if (number <= (mix.wide ? 24 : 12)) deck.push(String(number));
  }
  return deck;
}

export interface Weight {
  readonly challenges: number;
  readonly helpers: number;
  readonly level: 'easy' | 'fair' | 'tough' | 'merciless';
}

// At a glance: a challenge weighs as much as two helpers, and so does each further guard.
export function weigh(mix: Mix): Weight {
  const all = [...mix.modules];
  const hard = all.filter(isChallenge).length;
  const helpers = all.length - hard;
  const score = 2 * (hard + (mix.modules.has('M11') ? mix.guards - 1 : 0)) - helpers;
  const level = score <= 0 ? 'easy' : score <= 2 ? 'fair' : score <= 6 ? 'tough' : 'merciless';
  return { challenges: hard, helpers, level };
}

function named(mix: Mix): readonly Module[] {
  return modules.filter((module) => mix.modules.has(module));
}

export function customScenario(mix: Mix): Readonly<Record<string, unknown>> {
  return {
    name: `Mix: ${named(mix).join(' ')}`,
    side: '1a',
    tiles: deckOf(mix),
    modules: named(mix),
    ...(mix.rules === 7 ? {} : { combine: [`S${mix.rules}`] }),
  };
}

// The same for the engine.
export function dealOf(mix: Mix): Omit<Deal, 'seed'> {
  return { scenario: mix.rules, seats: 4, side: '1a', tiles: deckOf(mix), modules: named(mix) };
}

function isModule(word: unknown): word is Module {
  return (modules as readonly unknown[]).includes(word);
}

function listIn(own: Readonly<Record<string, unknown>>, key: string): readonly unknown[] {
  const list = own[key];
  return Array.isArray(list) ? list : [];
}

// What the switches show if a table plays no mix: the modules of its full game, or nothing.
export function startOf({ scenario }: Pick<Choice, 'scenario'>): Mix {
  return upTo(firstMix, typeof scenario === 'string' ? (fullGames[scenario] ?? 0) : 0);
}

export function isSame(one: Mix, other: Mix): boolean {
  return JSON.stringify(customScenario(one)) === JSON.stringify(customScenario(other));
}

// The mix a table plays, or null if it plays something else.
export function mixOf(choice: Pick<Choice, 'scenario'>): Mix | null {
  const own = choice.scenario;
  if (typeof own === 'string') return null;
  const chosen = listIn(own, 'modules').filter(isModule);
  if (chosen.length === 0) return null;
  const tiles = listIn(own, 'tiles');
  const guards = reinforcements.filter((number) => tiles.includes(`${number}*`)).length;
  const combined = /^S(\d+)$/.exec(String(listIn(own, 'combine')[0] ?? ''))?.[1];
  return {
    modules: new Set(chosen),
    guards: guards === 3 ? 3 : guards === 2 ? 2 : 1,
    wide: tiles.includes('13'),
    closed: tiles.includes('8*'),
    rules: combined === undefined ? 7 : Number(combined),
  };
}
