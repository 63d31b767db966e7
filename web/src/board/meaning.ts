// What a key, a button of the action tile or a tap on a space means, given what is legal, who is chosen and how the
// mall is laid out. This is the only place that decides it, with pure functions; the caller carries it out.
import { spaceOf, type Legal, type State } from '../engine/position';
import type { Ability, ActionText, Direction, Pawn, Place } from '../engine/words';
import { type Command, heroOf } from '../keys/keyboard_commands';
import { byRules } from './atlas';
import type { Turns } from './geometry';
import { isDirection, legalsOf } from './legal_ways';
import type { Placement } from './placement';
import { type Travel, travelsTo } from './targets';

export interface Option {
  readonly place: Place;
  readonly action: ActionText;
}

// After some keys a second one says which.
export type Mode =
  | { readonly kind: 'plain' }
  | { readonly kind: 'places'; readonly command: Command; readonly options: readonly Option[]; readonly index: number }
  | { readonly kind: 'seats'; readonly command: 'do_something' | 'stare' };

type PlacesMode = Extract<Mode, { kind: 'places' }>;

export interface Situation {
  readonly state: State;
  readonly legal: readonly Legal[];
  readonly selected: Pawn | null;
  readonly placement: Placement;
  readonly mode: Mode;
  readonly seat: number | null; // mine
  readonly turned: Turns; // the whole mall, clockwise: keys mean what is seen
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
  | { readonly kind: 'next_hero'; readonly pawns: readonly Pawn[] } // each press takes the next of those who can
  | { readonly kind: 'impossible'; readonly command: Command }
  | { readonly kind: 'ask'; readonly what: 'fit' | 'help' | 'pause' };

export const plain: Mode = { kind: 'plain' };

// ---- keys

export function meaningOfKey(key: Key, now: Situation): Meaning {
  if (now.mode.kind === 'places') return keyForPlaces(key, now, now.mode) ?? plainKey(key, now);
  if (now.mode.kind === 'seats') return keyForSeats(key, now, now.mode.command) ?? plainKey(key, now);
  return plainKey(key, now);
}

function digit(code: string): number | null {
  const match = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return match ? Number(match[1]) : null;
}

function pointAt(mode: PlacesMode, by: 1 | -1): Meaning {
  const { length } = mode.options;
  return { kind: 'mode', mode: { ...mode, index: (mode.index + by + length) % length } };
}

function keyForPlaces(key: Key, now: Situation, mode: PlacesMode): Meaning | null {
  const legal = (option: Option | undefined): Meaning =>
    option && now.legal.some((each) => each.action === option.action)
      ? { kind: 'act', action: option.action }
      : { kind: 'mode', mode: plain };
  if (['Enter', 'NumpadEnter', 'Space'].includes(key.code)) return legal(mode.options[mode.index]);
  const number = digit(key.code);
  if (number !== null && number <= mode.options.length) return legal(mode.options[number - 1]);
  if (key.command === mode.command || key.command === 'east' || key.command === 'south') return pointAt(mode, 1);
  if (key.command === 'west' || key.command === 'north') return pointAt(mode, -1);
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

function keyForSeats(key: Key, now: Situation, command: 'do_something' | 'stare'): Meaning | null {
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

function plainKey(key: Key, now: Situation): Meaning {
  const { command } = key;
  if (command === null) return { kind: 'nothing' };
  const hero = heroOf(command);
  if (hero !== null) return selectHero(hero, command, now);
  if (isDirection(command)) {
    const direction = byRules(command, now.turned);
    return now.selected === null ? { kind: 'choose_hero' } : walk(direction, key.far, now.selected, now);
  }
  switch (command) {
    case 'vortex':
    case 'escalator': {
      const all = travels(command, now);
      const mine = all.filter((each) => now.selected === null || each.pawn === now.selected);
      // Nobody is chosen, and more than one hero could be meant.
      if (now.selected === null && pawnsOf(mine).length > 1) return { kind: 'choose_hero' };
      return oneOrMany(command, mine.map(optionOf));
    }
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

// ---- buttons of the action tile: like the keys, but they need no hero if only one can be meant

export function meaningOfButton(ability: Ability, far: boolean, now: Situation): Meaning {
  const all = legalsOf(ability, now.legal, now.placement);
  const [only] = all;
  if (only === undefined) return { kind: 'impossible', command: ability };
  if (isDirection(ability)) return walkByButton(ability, far, now);
  if (ability === 'explore' && all.length === 1) return { kind: 'act', action: only.action };
  const meant = ability === 'explore' ? explore(now) : travelByButton(ability, now);
  // Pressed again, it moves on to the next of the numbered places.
  const isAgain = meant.kind === 'mode' && now.mode.kind === 'places' && now.mode.command === ability;
  return isAgain ? pointAt(now.mode as PlacesMode, 1) : meant;
}

function walkByButton(direction: Direction, far: boolean, now: Situation): Meaning {
  const pawns = pawnsOf(legalsOf(direction, now.legal, now.placement) as readonly Travel[]);
  const [only] = pawns;
  if (now.selected === null && (only === undefined || pawns.length > 1)) return { kind: 'choose_hero' };
  const pawn = now.selected ?? only;
  // If the chosen hero can't do it, nothing is done with another one unasked.
  if (pawn === undefined || !pawns.includes(pawn)) return { kind: 'impossible', command: direction };
  return walk(direction, far, pawn, now);
}

function travelByButton(command: 'vortex' | 'escalator', now: Situation): Meaning {
  const all = travels(command, now);
  const pawns = pawnsOf(all);
  const only = now.selected === null && pawns.length === 1 ? pawns[0] : undefined;
  const pawn = now.selected !== null && pawns.includes(now.selected) ? now.selected : only;
  if (pawn === undefined) return { kind: 'next_hero', pawns };
  return oneOrMany(command, all.filter((each) => each.pawn === pawn).map(optionOf));
}

// ---- taps on a space

export type TapMeaning =
  | Extract<Meaning, { kind: 'act' | 'why' }>
  | { readonly kind: 'pawn'; readonly pawn: Pawn } // who stands there was tapped
  | { readonly kind: 'which'; readonly pawns: readonly Pawn[] }; // of those who can go there; perhaps nobody

export function meaningOfTap(
  place: Place,
  now: Pick<Situation, 'legal' | 'selected'> & { readonly state: State | null },
): TapMeaning {
  const { selected } = now;
  const all = travelsTo(now.legal, place);
  const meant = selected === null ? all : all.filter((each) => each.pawn === selected);
  const [travel] = meant;
  if (travel && meant.length === 1) return { kind: 'act', action: travel.action };
  const there = Object.entries(now.state?.pawns ?? {}).find(([, at]) => at === place)?.[0] as Pawn | undefined;
  if (there !== undefined) return { kind: 'pawn', pawn: there };
  if (selected !== null) return { kind: 'why', pawn: selected, to: place };
  return { kind: 'which', pawns: all.map((each) => each.pawn) };
}

// ---- what they share

function travels(command: 'vortex' | 'escalator', now: Situation): readonly Travel[] {
  return now.legal.filter((each): each is Travel => each.kind === command);
}

function pawnsOf(ways: readonly Travel[]): readonly Pawn[] {
  return [...new Set(ways.map((one) => one.pawn))];
}

function optionOf({ to, action }: Travel): Option {
  return { place: to, action };
}

function oneOrMany(command: Command, options: readonly Option[]): Meaning {
  const [only] = options;
  if (!only) return { kind: 'impossible', command };
  if (options.length === 1) return { kind: 'act', action: only.action };
  return { kind: 'mode', mode: { kind: 'places', command, options, index: 0 } };
}

// The nearest space in that direction, or the farthest; if none is legal, why not.
function walk(direction: Direction, far: boolean, pawn: Pawn, now: Situation): Meaning {
  const ways = legalsOf(direction, now.legal, now.placement) as readonly Travel[];
  const lengths = ways
    .filter((each) => each.pawn === pawn)
    .map((each) => [now.placement.distance(each.from, each.to), each.action] as const);
  const sorted = lengths.sort(([one], [other]) => one - other);
  const best = far ? sorted[sorted.length - 1] : sorted[0];
  if (best) return { kind: 'act', action: best[1] };
  const from = spaceOf(now.state.pawns[pawn]);
  const next = from === null ? null : now.placement.neighbour(from, direction);
  return next === null ? { kind: 'impossible', command: direction } : { kind: 'why', pawn, to: next };
}

function explore(now: Situation): Meaning {
  if (now.state.held !== null) {
    const places = now.legal.filter((each) => each.kind === 'place');
    return oneOrMany(
      'explore',
      places.map((each) => ({ place: each.from, action: each.action })),
    );
  }
  const draw = now.legal.find((each) => each.kind === 'draw');
  return draw ? { kind: 'act', action: draw.action } : { kind: 'impossible', command: 'explore' };
}
