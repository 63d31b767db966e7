// Which action a key means: from what is legal, who is chosen and how the mall lies. A pure function.
import type { Atlas, Spot } from '../board/atlas';
import { directionBetween, distanceBetween, steps } from '../board/geometry';
import type { Travel } from '../board/targets';
import { spaceOf, type Legal, type State } from '../engine/position';
import { directions, type ActionText, type Direction, type Pawn, type Place } from '../engine/words';
import { type Command, heroOf } from './keyboard_commands';

export interface Option {
  readonly place: Place;
  readonly action: ActionText;
}

// After some keys a second one says which.
export type Mode =
  | { readonly kind: 'plain' }
  | { readonly kind: 'places'; readonly command: Command; readonly options: readonly Option[]; readonly index: number }
  | { readonly kind: 'seats'; readonly command: 'do_something' | 'stare' };

export interface Situation {
  readonly state: State;
  readonly legal: readonly Legal[];
  readonly selected: Pawn | null;
  readonly atlas: Atlas;
  readonly mode: Mode;
  readonly seat: number | null; // mine
}

export interface Key {
  readonly command: Command | null;
  readonly code: string;
  readonly far: boolean; // with shift: all the way
}

export type Meaning =
  | { readonly kind: 'nothing' } // the key is not ours
  | { readonly kind: 'act'; readonly action: ActionText }
  | { readonly kind: 'select'; readonly pawn: Pawn | null }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'why'; readonly pawn: Pawn; readonly to: Place }
  | { readonly kind: 'choose_hero' } // which hero is meant cannot be known
  | { readonly kind: 'impossible'; readonly command: Command }
  | { readonly kind: 'ask'; readonly what: 'fit' | 'help' | 'pause' };

export const plain: Mode = { kind: 'plain' };

export function press(key: Key, now: Situation): Meaning {
  if (now.mode.kind === 'places') return pressPlaces(key, now, now.mode) ?? pressPlain(key, now);
  if (now.mode.kind === 'seats') return pressSeats(key, now, now.mode.command) ?? pressPlain(key, now);
  return pressPlain(key, now);
}

function digit(code: string): number | null {
  const match = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return match ? Number(match[1]) : null;
}

function pressPlaces(key: Key, now: Situation, mode: Extract<Mode, { kind: 'places' }>): Meaning | null {
  const legal = (option: Option | undefined): Meaning =>
    option && now.legal.some((each) => each.action === option.action)
      ? { kind: 'act', action: option.action }
      : { kind: 'mode', mode: plain };
  const point = (by: number): Meaning => {
    const { length } = mode.options;
    return { kind: 'mode', mode: { ...mode, index: (mode.index + by + length) % length } };
  };
  if (['Enter', 'NumpadEnter', 'Space'].includes(key.code)) return legal(mode.options[mode.index]);
  const number = digit(key.code);
  if (number !== null && number <= mode.options.length) return legal(mode.options[number - 1]);
  if (key.command === mode.command || key.command === 'east' || key.command === 'south') return point(1);
  if (key.command === 'west' || key.command === 'north') return point(-1);
  if (key.command === 'let_go') return { kind: 'mode', mode: plain };
  return null;
}

function signalTo(seat: number, now: Situation, command: 'do_something' | 'stare'): Meaning {
  const meant = (each: Legal): boolean =>
    (each.kind === 'do_something' && each.kind === command && each.before === seat) ||
    (each.kind === 'stare' && each.kind === command && each.at === seat);
  const found = now.legal.find(meant);
  return found ? { kind: 'act', action: found.action } : { kind: 'impossible', command };
}

function pressSeats(key: Key, now: Situation, command: 'do_something' | 'stare'): Meaning | null {
  const number = digit(key.code);
  if (number !== null) return signalTo(number - 1, now, command);
  if (key.command === 'let_go') return { kind: 'mode', mode: plain };
  const { seat } = now;
  const { seats } = now.state;
  // The left neighbour of a seat has the next number, around the ring.
  if (seat !== null && key.command === 'west') return signalTo((seat + 1) % seats, now, command);
  if (seat !== null && key.command === 'east') return signalTo((seat + seats - 1) % seats, now, command);
  return null;
}

function pressPlain(key: Key, now: Situation): Meaning {
  const { command } = key;
  if (command === null) return { kind: 'nothing' };
  const hero = heroOf(command);
  if (hero !== null) return selectHero(hero, command, now);
  const direction = directions.find((each) => each === command);
  if (direction !== undefined) return walk(direction, key.far, now);
  switch (command) {
    case 'vortex':
    case 'escalator':
      return travel(command, now);
    case 'explore':
      return explore(now);
    case 'theft':
    case 'reveal': {
      const found = now.legal.find((each) => each.kind === command);
      return found ? { kind: 'act', action: found.action } : { kind: 'impossible', command };
    }
    case 'do_something':
    case 'stare': {
      const found = now.legal.filter((each) => each.kind === command);
      const [only] = found;
      if (!only) return { kind: 'impossible', command };
      if (found.length === 1) return { kind: 'act', action: only.action };
      return { kind: 'mode', mode: { kind: 'seats', command } };
    }
    case 'fit':
    case 'help':
    case 'pause':
      return { kind: 'ask', what: command };
    case 'let_go':
      return now.selected === null && now.mode.kind === 'plain' ? { kind: 'nothing' } : { kind: 'select', pawn: null };
    default:
      return { kind: 'nothing' };
  }
}

function selectHero(pawn: Pawn, command: Command, now: Situation): Meaning {
  const at = now.state.pawns[pawn];
  return at === undefined || at === 'out' ? { kind: 'impossible', command } : { kind: 'select', pawn };
}

function spotOf(pawn: Pawn, now: Situation): Spot | null {
  const at = spaceOf(now.state.pawns[pawn]);
  return at === null ? null : (now.atlas.spots.get(at) ?? null);
}

function walk(direction: Direction, far: boolean, now: Situation): Meaning {
  const pawn = now.selected;
  if (pawn === null) return { kind: 'choose_hero' };
  const from = spotOf(pawn, now);
  if (from === null) return { kind: 'impossible', command: direction };
  let best: { readonly action: ActionText; readonly steps: number } | null = null;
  for (const each of now.legal) {
    if (each.kind !== 'move' || each.pawn !== pawn) continue;
    const to = now.atlas.spots.get(each.to);
    if (!to || directionBetween(from, to) !== direction) continue;
    const length = distanceBetween(from, to);
    const better = best === null || (far ? length > best.steps : length < best.steps);
    if (better) best = { action: each.action, steps: length };
  }
  if (best !== null) return { kind: 'act', action: best.action };
  const step = steps[direction];
  const next = now.atlas.at(from.dimension, from.row + step.row, from.column + step.column);
  return next ? { kind: 'why', pawn, to: next.place } : { kind: 'impossible', command: direction };
}

function oneOrMany(command: Command, options: readonly Option[]): Meaning {
  const [only] = options;
  if (!only) return { kind: 'impossible', command };
  if (options.length === 1) return { kind: 'act', action: only.action };
  return { kind: 'mode', mode: { kind: 'places', command, options, index: 0 } };
}

function travel(command: 'vortex' | 'escalator', now: Situation): Meaning {
  const all = now.legal.filter((each): each is Travel => each.kind === command);
  const mine = all.filter((each) => now.selected === null || each.pawn === now.selected);
  // Nobody is chosen, and more than one hero could be meant.
  if (now.selected === null && new Set(mine.map((each) => each.pawn)).size > 1) return { kind: 'choose_hero' };
  return oneOrMany(command, mine.map((each) => ({ place: each.to, action: each.action })));
}

function explore(now: Situation): Meaning {
  if (now.state.held !== null) {
    const places = now.legal.filter((each) => each.kind === 'place');
    return oneOrMany('explore', places.map((each) => ({ place: each.from, action: each.action })));
  }
  const draw = now.legal.find((each) => each.kind === 'draw');
  return draw ? { kind: 'act', action: draw.action } : { kind: 'impossible', command: 'explore' };
}
