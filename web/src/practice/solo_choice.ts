// The choices for a game in this page, as values and as the game's address: a link to it deals the same kind of game.
import { sidesAt, type Catalog, type Scenario } from '../engine/catalog';
import { paces, type Pace } from '../link/messages';

// Seats in all: one is yours, teammates have the others.
export interface TeammateChoice {
  readonly seats: number;
  readonly pace: Pace;
}

export interface SoloChoice {
  readonly scenario: number;
  readonly game?: string; // of the expansion: "T1", "T1-hardcore+M2"
  readonly side?: '1a' | '1b';
  readonly level?: number;
  readonly sand_ms?: number;
  readonly teammates?: TeammateChoice;
}

export const mostSeats = 8;

// Alone, scenario 9 has nobody to lead.
export function scenariosFor(catalog: Catalog, seats: number): readonly Scenario[] {
  return catalog.scenarios.filter((scenario) => scenario.fewest_seats <= seats && scenario.most_seats >= seats);
}

export function soloPath(choice: SoloChoice): string {
  const words = new URLSearchParams({ scenario: choice.game ?? String(choice.scenario) });
  if (choice.teammates !== undefined) {
    words.set('seats', String(choice.teammates.seats));
    words.set('pace', choice.teammates.pace);
  }
  if (choice.side !== undefined) words.set('side', choice.side);
  if (choice.level !== undefined) words.set('level', String(choice.level));
  if (choice.sand_ms !== undefined) words.set('sand', String(choice.sand_ms));
  return `/practice/solo?${words}`;
}

// After the lessons: the first heist with teammates, who leave time to see each thing happen.
export const closingGame = soloPath({ scenario: 1, teammates: { seats: 4, pace: 'gentle' } });
export const slowClosingGame = soloPath({ scenario: 1, teammates: { seats: 4, pace: 'gentle' }, sand_ms: 420_000 });
export const earLesson = '/practice/introduction?by-ear';

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

function readTeammates(words: URLSearchParams): TeammateChoice | null {
  const seats = wholeNumber(words.get('seats'), 2, mostSeats);
  if (seats === null) return null;
  const pace = paces.find((one) => one === words.get('pace'));
  return { seats, pace: pace ?? 'human' };
}

// F0 to F3, T1 to T13, and the tutorials in hardcore mode or with anti-stress tokens.
function readGame(words: URLSearchParams): string | null {
  return /^(?:F[0-3]|T(?:[1-9]|1[0-3])(?:-hardcore)?(?:\+M2)?)$/.exec(words.get('scenario') ?? '')?.[0] ?? null;
}

// The number of a scenario that an address asks for and that this few can't play.
export function unknownScenario(catalog: Catalog, search: string): string | null {
  const words = new URLSearchParams(search);
  if (readGame(words) !== null) return null;
  const wanted = words.get('scenario');
  const isKnown = scenariosFor(catalog, readTeammates(words)?.seats ?? 1).some(
    ({ number }) => String(number) === wanted,
  );
  return wanted === null || isKnown ? null : wanted.slice(0, 20);
}

// Anything missing or wrong in an address gets the scenario's default.
export function readSoloChoice(catalog: Catalog, search: string): SoloChoice {
  const words = new URLSearchParams(search);
  const sand = wholeNumber(words.get('sand'), 10_000, 3_600_000);
  const slow = sand === null ? {} : { sand_ms: sand };
  const game = readGame(words);
  const teammates = readTeammates(words);
  if (game !== null) return { scenario: 1, game, ...(teammates === null ? {} : { teammates }), ...slow };
  const scenarios = scenariosFor(catalog, teammates?.seats ?? 1);
  const wanted = wholeNumber(words.get('scenario'), 1, 99);
  const scenario = scenarios.find(({ number }) => number === wanted) ?? scenarios[0];
  if (scenario === undefined) return { scenario: 1 };
  const level = wholeNumber(words.get('level'), scenario.lowest_level, scenario.highest_level);
  const side = sidesAt(scenario, level ?? scenario.level).find((one) => one === words.get('side'));
  return {
    scenario: scenario.number,
    ...(teammates === null ? {} : { teammates }),
    ...(side === undefined ? {} : { side }),
    ...(level === null ? {} : { level }),
    ...slow,
  };
}
