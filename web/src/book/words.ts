// How the Book's figures are worded.
import { isGameName } from '../engine/game_names';
import { scenarioName } from '../scenarios/scenario_name';
import { languages, type LanguageCode } from '../settings/languages';
import { tb, type BookKey } from '../text/book';
import { language } from '../text/text';
import type { Cell, Entry } from './book_api';

// A scenario of the rule book or a game of the expansion by number and title, a custom scenario by its name.
export function nameOfScenario(id: string): string {
  return /^S\d+$/.test(id) || isGameName(id) ? scenarioName(id) : id;
}

// Some languages count the first of a month and no other day, which Intl doesn't know. A day and its month stay on one
// line.
const first: Partial<Record<LanguageCode, string>> = { fr: '1er', it: '1º', pt: '1º' };

function formatted(date: Date, options: Intl.DateTimeFormatOptions): string {
  const code = language.value;
  return new Intl.DateTimeFormat(languages[code].tag, options)
    .formatToParts(date)
    .map(({ type, value }, index, parts) => {
      if (type === 'day' && value === '1') return first[code] ?? value;
      return parts[index - 1]?.type === 'day' ? value.replaceAll(' ', '\u00a0') : value; // before the month
    })
    .join('');
}

// Short, and never broken over two lines.
export function dateText(seconds: number): string {
  return formatted(new Date(seconds * 1_000), { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
}

export function dayText(day: string): string {
  const text = formatted(new Date(`${day}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
  return text.charAt(0).toLocaleUpperCase(languages[language.value].tag) + text.slice(1); // it is a heading
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

// Whose win is the best of a cell; empty if there is none, or nobody whose name is known.
export function bestText({ best_crew, best_names }: Cell): string {
  return best_crew ?? (best_names ?? []).filter((name) => name !== '' && !/^#\d+$/.test(name)).join(', ');
}
