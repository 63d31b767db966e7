// What is wrong with the texts of a language: missing, left in English, different placeholders, too long, too loud, careless
// typography. The tests use it, and so does scripts/texts.mjs, which shows a translator what is left to do.
import { languageCodes, type LanguageCode } from '../settings/languages';
import type { AchievementTable } from './achievements';
import { isTooWide, lengthOf } from './text_limits';
import { isCareless } from './typography';

type Table = Readonly<Record<string, string>>;

interface Module<T> {
  readonly default: T;
}

// The tables of a language; achievements.ts has its own shape.
export const tableNames = [
  'index',
  'security',
  'book',
  'editor',
  'replay',
  'talk',
  'practice',
  'big_screen',
  'around',
  'hand_view',
  'by_ear',
] as const;
export type TableName = (typeof tableNames)[number];

const tables = import.meta.glob<Module<Table>>(
  './*/{index,security,book,editor,replay,talk,practice,big_screen,around,hand_view,by_ear}.ts',
  {
    eager: true,
  },
);
const achievements = import.meta.glob<Module<AchievementTable>>('./*/achievements.ts', { eager: true });
const alike = import.meta.glob<Module<readonly string[]>>('./*/alike.ts', { eager: true });

export function tableOf(language: LanguageCode, name: TableName): Table {
  return tables[`./${language}/${name}.ts`]?.default ?? {};
}

export function achievementsOf(language: LanguageCode): AchievementTable {
  return achievements[`./${language}/achievements.ts`]?.default ?? { heading: '', achievements: [] };
}

export type Flaw =
  | 'missing'
  | 'unknown'
  | 'English'
  | 'placeholders'
  | 'careless'
  | 'loud'
  | 'too long'
  | 'too wide'
  | 'half a plural';

export interface FlawedText {
  readonly key: string;
  readonly flaw: Flaw;
}

function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort().join();
}

// Only one thing raises its voice: the red pawn, by its name in this language.
export function isLoud(text: string, language: LanguageCode): boolean {
  const redPawn = tableOf(language, 'index')['do_something'] ?? '';
  return text.replaceAll(redPawn, '').includes('!');
}

// Still in English, and not among the texts that are meant to be.
export function isForgotten(text: string, english: string, language: LanguageCode): boolean {
  if (language === 'en' || text !== english || !/\p{L}{2}/u.test(english.replace(/\{\w+\}/g, ''))) return false;
  return !(alike[`./${language}/alike.ts`]?.default ?? []).includes(text);
}

function isHalfAPlural(key: string, table: Table): boolean {
  const other = key.endsWith('.one') ? key.replace(/one$/, 'other') : key.replace(/other$/, 'one');
  return /\.(one|other)$/.test(key) && (table[key] ?? '').includes('{count}') && !(other in table);
}

export function flawsOf(language: LanguageCode, name: TableName): readonly FlawedText[] {
  const english = tableOf('en', name);
  const table = tableOf(language, name);
  const flaws: FlawedText[] = [];
  for (const key of Object.keys(english)) if (!(key in table)) flaws.push({ key, flaw: 'missing' });
  for (const [key, text] of Object.entries(table)) {
    const source = english[key];
    const found: readonly (readonly [Flaw, boolean])[] = [
      ['unknown', source === undefined],
      ['English', source !== undefined && isForgotten(text, source, language)],
      ['placeholders', source !== undefined && placeholders(source) !== placeholders(text)],
      ['careless', isCareless(text, language)],
      ['loud', isLoud(text, language)],
      ['too long', [...text].length > lengthOf(key, language)],
      ['too wide', isTooWide(key, text)],
      ['half a plural', isHalfAPlural(key, table)],
    ];
    for (const [flaw, isThere] of found) if (isThere) flaws.push({ key, flaw });
  }
  return flaws;
}

export function flawsOfAchievements(language: LanguageCode): readonly FlawedText[] {
  const english = achievementsOf('en');
  const { achievements: own, heading } = achievementsOf(language);
  const flaws: FlawedText[] = [];
  if (heading === '') flaws.push({ key: 'heading', flaw: 'missing' });
  english.achievements.forEach(([title, how], index) => {
    const key = `achievement ${index + 1}`;
    const mine = own[index];
    if (mine === undefined) return flaws.push({ key, flaw: 'missing' });
    if (language !== 'en' && (mine[0] === title || mine[1] === how)) flaws.push({ key, flaw: 'English' });
    if (mine.some((text) => isCareless(text, language)) || !mine[1].endsWith('.'))
      flaws.push({ key, flaw: 'careless' });
    if (mine.join().includes('!')) flaws.push({ key, flaw: 'loud' });
    if ([...mine[0]].length > 28 || [...mine[1]].length > 130) flaws.push({ key, flaw: 'too long' });
    return undefined;
  });
  return flaws;
}

// Every flaw of one language or of all, one line each.
export function report(wanted: readonly LanguageCode[] = languageCodes): readonly string[] {
  return wanted.flatMap((language) => [
    ...tableNames.flatMap((name) =>
      flawsOf(language, name).map(({ key, flaw }) => `${language}/${name}.ts: ${key}: ${flaw}`),
    ),
    ...flawsOfAchievements(language).map(({ key, flaw }) => `${language}/achievements.ts: ${key}: ${flaw}`),
  ]);
}
