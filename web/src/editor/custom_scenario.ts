// A custom scenario: what the editor holds, and how it is written. As a file and in a link it is the JSON of
// docs/engine-protocol.md; the engine gets it as a ruleset on one line (docs/notation.md).
import type { Catalog } from '../engine/catalog';
import type { TileName } from '../engine/words';

// The first word of each is the default: with these it is scenario 7.
export const switches = {
  items: ['own', 'foreign'],
  exits: ['own', 'one', 'foreign'],
  talk: ['windows', 'free', 'gestures', 'never'],
  do_something: ['everybody', 'leader', 'nobody'],
  vortex: ['works', 'out_of_service', 'between_dimensions'],
  groups: ['allowed', 'forbidden', 'pairs'],
  deck_face: ['down', 'up'],
  pass_action_tiles: ['yes', 'no'],
  loudspeakers: ['yes', 'no'],
  dwarf_passages: ['yes', 'no'],
  crystal_balls: ['yes', 'no'],
  cameras: ['yes', 'no'],
  leader: ['no', 'yes'],
  rearrangement: ['no', 'yes'],
  two_dimensions: ['no', 'yes'],
} as const;

export type Switch = keyof typeof switches;
export const switchNames = Object.keys(switches) as readonly Switch[];

export const moduleNames: readonly string[] = Array.from({ length: 13 }, (_, i) => `M${i + 1}`);
export const fullSand = 180_000;
export const leastSand = 30_000; // what the editor offers; the engine would accept more
export const mostSand = 600_000;

export interface CustomScenario {
  readonly name: string;
  readonly side: '1a' | '1b';
  readonly tiles: readonly TileName[]; // of the deck, in the order of the catalogue
  readonly top: readonly TileName[]; // of them, the uppermost first
  readonly bottom: readonly TileName[]; // the lowest last
  readonly modules: readonly string[];
  readonly sand_ms: number;
  readonly switches: Readonly<Record<Switch, string>>;
}

// All tiles that can be in a deck, in the order of the catalogue.
export function deckTiles(catalog: Catalog): readonly TileName[] {
  return catalog.tiles.filter(({ number }) => number > 1).map(({ tile }) => tile);
}

export function tilesTo(catalog: Catalog, level: number): readonly TileName[] {
  const isIn = ({ number, back }: Catalog['tiles'][number]): boolean =>
    number > 1 && number <= level && back === 'base';
  return catalog.tiles.filter(isIn).map(({ tile }) => tile);
}

// The level with exactly these tiles, if there is one.
export function levelOf(catalog: Catalog, tiles: readonly TileName[]): number | null {
  const level = Math.max(0, ...catalog.tiles.filter(({ tile }) => tiles.includes(tile)).map(({ number }) => number));
  const all = tilesTo(catalog, level);
  return level >= 2 && all.length === tiles.length && all.every((tile) => tiles.includes(tile)) ? level : null;
}

const usual = Object.fromEntries(switchNames.map((name) => [name, switches[name][0]])) as Record<Switch, string>;

export function firstScenario(catalog: Catalog): CustomScenario {
  const tiles = tilesTo(catalog, 19);
  return { name: '', side: '1b', tiles, top: [], bottom: [], modules: [], sand_ms: fullSand, switches: usual };
}

// The rules and tiles of a scenario of the rule book, as a starting point.
export function likeScenario(catalog: Catalog, id: string, name: string): CustomScenario {
  const found = catalog.scenarios.find((scenario) => scenario.id === id);
  const first = firstScenario(catalog);
  if (found === undefined) return { ...first, name };
  return {
    ...first,
    name,
    side: found.sides.includes(first.side) ? first.side : (found.sides[0] ?? first.side),
    tiles: tilesTo(catalog, found.level),
    switches: withSwitches(first.switches, found.rules),
  };
}

type Switches = CustomScenario['switches'];

// The word for a switch; null if there is no such word.
function wordFor(name: Switch, said: unknown): string | null {
  const word = typeof said === 'boolean' ? (said ? 'yes' : 'no') : said;
  return typeof word === 'string' && (switches[name] as readonly string[]).includes(word) ? word : null;
}

function withSwitches(before: Switches, said: Readonly<Record<string, unknown>>): Switches {
  const now = { ...before };
  for (const name of switchNames) now[name] = wordFor(name, said[name]) ?? before[name];
  return now;
}

// Everything but plain letters and digits is written as %xx.
function escaped(name: string): string {
  return [...new TextEncoder().encode(name)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[a-zA-Z0-9]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}

export function rulesetText(own: CustomScenario, seats: number): string {
  const words = [
    'scenario=own',
    `name=${escaped(own.name)}`,
    `seats=${seats}`,
    `side=${own.side}`,
    `tiles=${own.tiles.join(',')}`,
    `top=${own.top.join(',')}`,
    `bottom=${own.bottom.join(',')}`,
    `modules=${own.modules.join(',')}`,
    `sand=${own.sand_ms}`,
    ...switchNames.map((name) => `${name}=${own.switches[name]}`),
  ];
  return words.join(' ');
}

// Only what was given; the rest is the default.
export function scenarioJson(own: CustomScenario, catalog: Catalog): Readonly<Record<string, unknown>> {
  const level = levelOf(catalog, own.tiles);
  const said = switchNames.filter((name) => own.switches[name] !== usual[name]);
  const isYesOrNo = (name: Switch): boolean => (switches[name] as readonly string[]).includes('yes');
  return {
    name: own.name.trim(),
    side: own.side,
    ...(level === null ? { tiles: own.tiles } : { level }),
    ...(own.top.length > 0 ? { top: own.top } : {}),
    ...(own.bottom.length > 0 ? { bottom: own.bottom } : {}),
    ...(own.modules.length > 0 ? { modules: own.modules } : {}),
    ...(own.sand_ms === fullSand ? {} : { sand_ms: own.sand_ms }),
    ...Object.fromEntries(
      said.map((name) => [name, isYesOrNo(name) ? own.switches[name] === 'yes' : own.switches[name]]),
    ),
  };
}

function namesIn(value: unknown, known: readonly string[]): readonly string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((name): name is string => typeof name === 'string' && known.includes(name)))];
}

const fields: readonly string[] = [
  ...['name', 'side', 'level', 'tiles', 'combine', 'top', 'bottom', 'modules', 'sand_ms'],
  ...switchNames,
];

export interface Reading {
  readonly own: CustomScenario;
  readonly changed: readonly string[]; // fields that were ignored, completely or in part, or brought into range
}

// What a file or a link contains, as far as it is understood; null if it isn't a scenario at all.
export function readScenario(value: unknown, catalog: Catalog): Reading | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const said = value as Readonly<Record<string, unknown>>;
  if (typeof said['name'] !== 'string') return null;
  const changed = new Set(Object.keys(said).filter((field) => !fields.includes(field)));
  // A field as it was understood. If it is there but says something else, that is reported.
  const take = <T>(field: string, understood: T | null, usually: T): T => {
    if (said[field] !== undefined && understood !== said[field]) changed.add(field);
    return understood ?? usually;
  };
  const takeNames = (field: string, known: readonly string[]): readonly string[] => {
    const names = namesIn(said[field], known);
    const list = said[field];
    if (list !== undefined && !(Array.isArray(list) && list.length === names.length)) changed.add(field);
    return names;
  };

  const all = deckTiles(catalog);
  const first = firstScenario(catalog);
  const combined = takeNames(
    'combine',
    catalog.scenarios.map(({ id }) => id),
  ).reduce((rules, id) => {
    const other = catalog.scenarios.find((scenario) => scenario.id === id)?.rules ?? {};
    const different = Object.entries(other).filter(([name, word]) => usual[name as Switch] !== word);
    return withSwitches(rules, Object.fromEntries(different));
  }, first.switches);
  for (const name of switchNames) {
    if (said[name] !== undefined && wordFor(name, said[name]) === null) changed.add(name);
  }
  // Named tiles count, no matter what the level says.
  const isListed = said['tiles'] !== undefined;
  const level = take('level', isListed ? null : levelIn(said['level'], catalog), 19);
  const named = takeNames('tiles', all) as readonly TileName[];
  const tiles = isListed ? named : tilesTo(catalog, level);
  const own: CustomScenario = {
    name: take('name', [...said['name']].slice(0, 60).join(''), ''),
    side: take('side', said['side'] === '1a' || said['side'] === '1b' ? said['side'] : null, '1b'),
    tiles: all.filter((tile) => tiles.includes(tile)),
    top: takeNames('top', tiles) as readonly TileName[],
    bottom: takeNames('bottom', tiles) as readonly TileName[],
    modules: moduleNames.filter((name) => takeNames('modules', moduleNames).includes(name)),
    sand_ms: take('sand_ms', sandIn(said['sand_ms']), fullSand),
    switches: withSwitches(combined, said),
  };
  return { own, changed: [...changed] };
}

function levelIn(said: unknown, catalog: Catalog): number | null {
  const found = catalog.tiles.find(({ number, back }) => number > 1 && number === said && back === 'base');
  return found?.number ?? null;
}

function sandIn(said: unknown): number | null {
  return typeof said === 'number' ? Math.round(Math.min(mostSand, Math.max(leastSand, said))) : null;
}
