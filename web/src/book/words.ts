// How the Book's figures are worded.
import { isGameName } from '../engine/game_names';
import { scenarioName } from '../scenarios/scenario_name';
import { tb, type BookKey } from '../text/book';
import { language } from '../text/text';
import type { Entry } from './book_api';

// A scenario of the rule book or a game of the expansion by number and title, a custom scenario by its name.
export function nameOfScenario(id: string): string {
  return /^S\d+$/.test(id) || isGameName(id) ? scenarioName(id) : id;
}

// English dates are British, like the words.
const dates = (): string => (language.value === 'en' ? 'en-GB' : language.value);

export function dateText(seconds: number): string {
  return new Intl.DateTimeFormat(dates(), { dateStyle: 'medium' }).format(new Date(seconds * 1_000));
}

export function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(dates(), { dateStyle: 'full', timeZone: 'UTC' });
  const text = format.format(new Date(`${day}T12:00:00Z`));
  return text.charAt(0).toLocaleUpperCase(dates()) + text.slice(1); // it is a heading
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const marks = [
  'interrupted',
  'paused',
  'slow_sand',
  'known_deal',
  'laid_by_hand',
  'race',
  'bots',
  'teammates',
  'imported',
] as const;

export function markTexts(entry: Entry): readonly string[] {
  return marks.filter((mark) => entry.marks.includes(mark)).map((mark) => tb(`book.mark.${mark}` satisfies BookKey));
}

// Who it was: the crew, the people, or someone at a private table or on another server.
export function whoText(entry: Entry): { readonly name: string; readonly people: string } {
  const people = (entry.names ?? []).filter((name) => name !== '').join(', ');
  if (entry.crew !== null) return { name: entry.crew, people };
  const nobody = entry.marks.includes('imported') ? tb('book.elsewhere') : tb('book.somebody');
  return { name: people === '' ? nobody : people, people: '' };
}
