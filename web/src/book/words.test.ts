import { beforeAll, describe, expect, it } from 'vitest';
import { scenarioName } from '../scenarios/scenario_name';
import { loadBookTexts } from '../text/book';
import { loadSecurityTexts } from '../text/security';
import { useLanguage } from '../text/text';
import { queryOf, type Cell, type Entry } from './book_api';
import { gridRows } from './book_grid';
import { bestText, dayAfter, dayText, markTexts, nameOfScenario, whoText } from './words';

const entry: Entry = {
  record: 'abc',
  scenario: 'S7',
  level: 19,
  seats: 4,
  timer_spaces_used: 3,
  left_ms: 65_400,
  game_ms: 200_000,
  ended: 1_700_000_000,
  marks: [],
  teammates: [],
  crew: null,
  names: null,
};

beforeAll(loadBookTexts);

describe('an entry of the Book', () => {
  it('says who it was: a crew, people, or nobody who wants to be named', () => {
    expect(whoText({ ...entry, crew: 'The Foxes', names: ['Ana', '', 'Bo'] })).toEqual({
      name: 'The Foxes',
      people: 'Ana, Bo',
    });
    expect(whoText({ ...entry, names: ['Ana', 'Bo'] })).toEqual({ name: 'Ana, Bo', people: '' });
    expect(whoText(entry)).toEqual({ name: 'A private table', people: '' });
    const imported = { ...entry, marks: ['public', 'imported'], names: ['', '', '', ''] };
    expect(whoText(imported)).toEqual({ name: 'Played elsewhere', people: '' });
  });

  it("B-SCORE-1: says what is special about it, and skips what it doesn't know", () => {
    expect(markTexts({ ...entry, marks: ['public', 'teammates', 'paused', 'something_new'] })).toEqual([
      'paused',
      'with teammates',
    ]);
    expect(markTexts({ ...entry, marks: ['public', 'imported'] })).toEqual(['imported']);
  });
});

describe('figures', () => {
  it.each([
    ['en', 'Friday, 1 May 2026', 'Saturday, 2 May 2026'],
    ['de', 'Freitag, 1. Mai 2026', 'Samstag, 2. Mai 2026'],
    ['pt', 'Sexta-feira, 1º de maio de 2026', 'Sábado, 2 de maio de 2026'],
    ['fr', 'Vendredi 1er mai 2026', 'Samedi 2 mai 2026'],
    ['es', 'Viernes, 1 de mayo de 2026', 'Sábado, 2 de mayo de 2026'],
    ['it', 'Venerdì 1º maggio 2026', 'Sabato 2 maggio 2026'],
  ] as const)('days are written in %s as people write them', async (code, first, second) => {
    await useLanguage(code);
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(dayText('2026-05-01'))).toBe(first);
    expect(plain(dayText('2026-05-02'))).toBe(second);
    await useLanguage('en');
  });

  it('a day and its month stay on one line', async () => {
    expect(dayText('2026-05-02')).toBe('Saturday, 2\u00a0May 2026');
    await useLanguage('es');
    expect(dayText('2026-05-02')).toBe('Sábado, 2\u00a0de\u00a0mayo de 2026');
    await useLanguage('en');
  });

  it('days continue across the end of a month', () => {
    expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('SX-1: a custom scenario has its own name', () => {
    expect(nameOfScenario('Ours & yours')).toBe('Ours & yours');
    expect(nameOfScenario('F1 for ever')).toBe('F1 for ever');
    expect(nameOfScenario('S7')).toMatch(/^7 · /);
  });

  it('a game of the expansion has its name once its texts have loaded', async () => {
    expect(nameOfScenario('T3-hardcore')).toBe('Maximum Security T3-hardcore');
    await loadSecurityTexts();
    expect(nameOfScenario('F0')).toBe('Maximum Security · Night watch');
    expect(nameOfScenario('F1')).toBe('Maximum Security · Full game 1: Doors and shafts');
    expect(nameOfScenario('T3')).toMatch(/^Maximum Security · Tutorial 3: [^·]+$/);
    expect(nameOfScenario('T3-hardcore')).toBe(`${nameOfScenario('T3')} · hardcore`);
    expect(scenarioName('T3-hardcore+M2')).toBe(`${nameOfScenario('T3')} · hardcore · Anti-stress tokens`);
  });

  it('a question becomes an address', () => {
    expect(queryOf({ of: 'all', scenario: 'Ours & yours', level: 19 })).toBe(
      'of=all&scenario=Ours%20%26%20yours&level=19',
    );
  });
});

describe('the grid', () => {
  const cell = (scenario: string, level: number, best: Partial<Cell> = {}): Cell => ({
    scenario,
    level,
    entries: 1,
    apart: 0,
    fewest_spaces: 2,
    best_crew: null,
    best_names: null,
    ...best,
  });

  it('has a row for every scenario of the book, won or not, and for every other name', () => {
    const { book, own } = gridRows([cell('S9', 24), cell('Ours', 12), cell('S9', 12)]);
    expect(book).toHaveLength(17);
    expect(book[8]?.cells.map(({ level }) => level)).toEqual([12, 24]);
    expect(book[0]?.cells).toEqual([]);
    expect(own.map(({ scenario }) => scenario)).toEqual(['Ours']);
  });

  it('lists the games of the expansion separately, in their order', () => {
    const names = ['T10', 'T2', 'Ours', 'T1-hardcore', 'F1', 'T1', 'T2-hardcore', 'F0', 'F1 for ever'];
    const { security, own } = gridRows(names.map((scenario) => cell(scenario, 6)));
    expect(security.map(({ scenario }) => scenario)).toEqual([
      'F0',
      'F1',
      'T1',
      'T1-hardcore',
      'T2',
      'T2-hardcore',
      'T10',
    ]);
    expect(own.map(({ scenario }) => scenario)).toEqual(['F1 for ever', 'Ours']);
  });

  it('B-SCORE-1: says whose win is the best of a cell: the crew, otherwise its people', () => {
    const names = ['Ana', '', '#3', 'Bo'];
    expect(bestText(cell('S1', 9, { best_crew: 'The Foxes', best_names: names }))).toBe('The Foxes');
    expect(bestText(cell('S1', 9, { best_names: names }))).toBe('Ana, Bo');
    expect(bestText(cell('S1', 9, { best_names: ['', '#2'] }))).toBe('');
    expect(bestText(cell('S1', 9))).toBe('');
  });
});
