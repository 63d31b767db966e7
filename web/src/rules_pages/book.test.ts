// The rule book tells every rule that a player can meet, the same in every language, and nothing that is no rule.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loudOnes } from '../text/text_limits';
import { anchorsOf, findTarget } from './anchors';
import type { Article, Book } from './book';
import de from './de/book';
import en from './en/book';
import pt from './pt/book';
import { scenes } from './scenes';

const books: Readonly<Record<'en' | 'de' | 'pt', Book>> = { en, de, pt };

function project(file: string): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

const ledger = new Set([...project('docs/rules.md').matchAll(/^- \[([A-Z0-9-]+)\]/gm)].map((match) => match[1] ?? ''));

// The expansion is not played yet: its modules, games and achievements, and the rulings about them.
const ofTheExpansion = /^(M\d+|X|F|T|ACH)-/;
const rulingsOfTheExpansion = new Set([
  ...[27, 28, 29, 30, 31, 32, 33, 36, 37, 41, 42, 43, 44, 47, 48, 49, 50],
  ...Array.from({ length: 28 }, (_, i) => 51 + i), // captives, doors, shafts, spells
  ...[80, 81, 82, 84, 85, 87, 88, 89],
].map((number) => `R-${number}`));

function rulesBehind(file: string): readonly string[] {
  return [...project(`src/${file}`).matchAll(/\{\w+::\w+, "\w+", "([A-Z0-9-]+)"/g)].map((match) => match[1] ?? '');
}

function articlesOf(book: Book): readonly Article[] {
  return book.flatMap((chapter) => chapter.articles);
}

describe.each(['en', 'de', 'pt'] as const)('the book in %s', (language) => {
  const book = books[language];
  const anchors = anchorsOf(book);

  it('tells every rule that players can meet', () => {
    const wanted = [...ledger].filter((id) => !ofTheExpansion.test(id) && !rulingsOfTheExpansion.has(id));
    expect(wanted.length).toBeGreaterThan(130);
    expect(wanted.filter((id) => !findTarget(anchors, id))).toEqual([]);
  });

  it('opens at a paragraph for the rule behind each refusal', () => {
    const behind = ['rules/refusal.cpp', 'rules/flaw.cpp', 'protocol/refusal.cpp'].flatMap(rulesBehind);
    expect(behind.length).toBeGreaterThan(70);
    const untold = behind.filter((id) => typeof findTarget(anchors, id)?.paragraph !== 'number');
    expect(untold).toEqual([]);
  });

  it('names no rule that does not exist', () => {
    const named = articlesOf(book).flatMap((article) => article.paragraphs.flatMap(({ ids }) => ids));
    expect(named.filter((id) => !ledger.has(id))).toEqual([]);
  });

  it('has the seventeen scenarios in order', () => {
    const numbers = articlesOf(book).flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]));
    expect(numbers).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  });

  it('finds rules whatever the capitals, and articles and chapters by name', () => {
    expect(findTarget(anchors, 'b-move-2')?.article.id).toBe('walk');
    expect(findTarget(anchors, 'vortex')?.paragraph).toBeNull();
    expect(findTarget(anchors, 'questions')?.chapter.id).toBe('questions');
    expect(findTarget(anchors, 'B-NOTHING-1')).toBeNull();
  });

  it('is readable: no shouting, no endless paragraphs, a caption for each picture', () => {
    const texts = book.flatMap((chapter) => [
      chapter.title,
      chapter.lead,
      ...chapter.articles.flatMap(({ title, caption, paragraphs }) => [
        title,
        caption ?? '',
        ...paragraphs.map(({ text }) => text),
      ]),
    ]);
    const loud = texts.filter((text) => loudOnes.reduce((rest, name) => rest.replaceAll(name, ''), text).includes('!'));
    expect(loud).toEqual([]);
    expect(texts.filter((text) => text.length > 470)).toEqual([]);
    expect(texts.filter((text) => /\.\.\.|"| {2}|--/.test(text) || text.trim() !== text)).toEqual([]);
    const silent = articlesOf(book).filter((article) => article.scene !== undefined && (article.caption ?? '') === '');
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

function skeleton(book: Book): unknown {
  return book.map((chapter) => ({
    id: chapter.id,
    articles: chapter.articles.map(({ id, scene, scenario, paragraphs }) => ({
      id,
      scene,
      scenario,
      ids: paragraphs.map(({ ids }) => ids),
    })),
  }));
}

describe('the books', () => {
  it.each(['de', 'pt'] as const)('in %s has the same articles, pictures and rules as the English one', (language) => {
    expect(skeleton(books[language])).toEqual(skeleton(en));
  });

  it.each(['de', 'pt'] as const)('in %s has no sentence left in English', (language) => {
    const english = new Set(articlesOf(en).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)));
    const own = articlesOf(books[language]).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
    expect(own.filter((text) => english.has(text))).toEqual([]);
  });

  it('use every picture', () => {
    const used = new Set(articlesOf(en).map(({ scene }) => scene));
    expect(Object.keys(scenes).filter((name) => !used.has(name as keyof typeof scenes))).toEqual([]);
  });

  it('name each article once', () => {
    const ids = [...en.map(({ id }) => id), ...articlesOf(en).map(({ id }) => id)];
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
