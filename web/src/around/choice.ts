// A game around one screen as its address: who plays, with what, and which scenario. A link to it deals the same kind of game.
import type { Catalog } from '../engine/catalog';
import { paces, type Pace } from '../link/messages';
import { mostSeats, scenariosFor } from '../practice/solo_choice';
import { type Device, devices } from './controls';

export const fewestPeople = 2;
export const mostPeople = 4;

export interface AroundChoice {
  readonly scenario: number;
  readonly people: number; // in the first seats
  readonly seats: number; // in all; teammates have the others
  readonly pace: Pace;
  readonly devices: readonly Device[]; // one for each; none around a touch screen
  readonly sand_ms?: number;
}

const touch = 'touch'; // a tablet flat on the table

export const usualDevices: readonly Device[] = ['left', 'right', 'pad1', 'pad2'];

// The address without a game: where one is put together.
export const aroundSetup = '/practice/solo?people';

export function aroundPath(choice: AroundChoice): string {
  const { scenario, people, seats, pace, devices: held, sand_ms } = choice;
  const words = new URLSearchParams({ people: String(people), scenario: String(scenario), seats: String(seats) });
  if (seats > people) words.set('pace', pace);
  words.set('with', held.length === 0 ? touch : held.join(' '));
  if (sand_ms !== undefined) words.set('sand', String(sand_ms));
  return `/practice/solo?${words}`;
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

// Two people never have the same; what is missing or wrong is replaced by what is free.
export function distinctDevices(wanted: readonly (string | undefined)[], people: number): readonly Device[] {
  const found: Device[] = [];
  for (let i = 0; i < people; i += 1) {
    const own = devices.find((device) => device === wanted[i] && !found.includes(device));
    const free = [...usualDevices, ...devices].find((device) => !found.includes(device) && !wanted.includes(device));
    const chosen = own ?? free;
    if (chosen !== undefined) found.push(chosen);
  }
  return found;
}

// Null: the address is of a game for one person.
export function readAroundChoice(catalog: Catalog, search: string): AroundChoice | null {
  const words = new URLSearchParams(search);
  const people = wholeNumber(words.get('people'), fewestPeople, mostPeople);
  if (people === null) return null;
  const seats = wholeNumber(words.get('seats'), people, mostSeats) ?? Math.max(people, 4);
  const possible = scenariosFor(catalog, seats);
  const scenario = possible.find(({ number }) => String(number) === words.get('scenario'))?.number ?? 1;
  const sand = wholeNumber(words.get('sand'), 10_000, 3_600_000);
  return {
    scenario,
    people,
    seats,
    pace: paces.find((pace) => pace === words.get('pace')) ?? 'human',
    devices: words.get('with') === touch ? [] : distinctDevices((words.get('with') ?? '').split(/[ +]/), people),
    ...(sand === null ? {} : { sand_ms: sand }),
  };
}
