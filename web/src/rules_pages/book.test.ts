// The rule book explains every rule that a player can meet, the same in every language, and nothing that isn't a rule.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes, type LanguageCode } from '../settings/languages';
import { isLoud } from '../text/flaws';
import { isCareless } from '../text/typography';
import { anchorsOf, findTarget } from './anchors';
import { wholeText, type Article, type Book } from '../text/rule_book';
import en from '../text/en/rule_book/book';
import { scenes } from './scenes';

const files = import.meta.glob<{ default: Book }>('../text/*/rule_book/book.ts', { eager: true });
const translated = languageCodes.filter((code) => code !== 'en');

function bookOf(language: LanguageCode): Book {
  return files[`../text/${language}/rule_book/book.ts`]?.default ?? [];
}

function project(file: string): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

const ledger = new Set([...project('docs/rules.md').matchAll(/^- \[([A-Z0-9-]+)\]/gm)].map((match) => match[1] ?? ''));

function rulesBehind(file: string): readonly string[] {
  return [...project(`src/${file}`).matchAll(/\w+::\w+, "\w+", "([A-Z0-9-]+)"/g)].map((match) => match[1] ?? '');
}

function articlesOf(book: Book): readonly Article[] {
  return book.flatMap((chapter) => chapter.articles);
}

describe.each(languageCodes)('the book in %s', (language) => {
  const book = bookOf(language);
  const anchors = anchorsOf(book);

  it('explains every rule that players can meet', () => {
    expect(ledger.size).toBeGreaterThan(330);
    expect([...ledger].filter((id) => !findTarget(anchors, id))).toEqual([]);
  });

  it('opens at a paragraph for the rule behind each refusal', () => {
    const behind = ['rules/refusal.cpp', 'rules/flaw.cpp', 'protocol/refusal.cpp'].flatMap(rulesBehind);
    expect(behind.length).toBeGreaterThan(110);
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

  it('has the full games and the tutorials in order, each with its briefing', () => {
    const games = articlesOf(book).filter(({ before }) => before !== undefined);
    const tutorials = Array.from({ length: 13 }, (_, i) => `t${i + 1}`);
    expect(games.map(({ id }) => id)).toEqual([...tutorials, 'f0', 'f1', 'f2', 'f3']);
  });

  it('finds rules in any case, and articles and chapters by name', () => {
    expect(findTarget(anchors, 'b-move-2')?.article.id).toBe('walk');
    expect(findTarget(anchors, 'vortex')?.paragraph).toBeNull();
    expect(findTarget(anchors, 'questions')?.chapter.id).toBe('questions');
    expect(findTarget(anchors, 'M5')?.article.id).toBe('m5'); // a module, and a game, by the name that tables give it
    expect(findTarget(anchors, 'T12')?.article.id).toBe('t12');
    expect(findTarget(anchors, 'B-NOTHING-1')).toBeNull();
  });

  it('is readable: no shouting, no endless paragraphs, a caption for each picture', () => {
    const texts = book.flatMap((chapter) => [
      chapter.title,
      chapter.lead,
      ...chapter.articles.flatMap(({ title, caption, paragraphs }) => [
        title,
        caption ?? '',
        ...paragraphs.flatMap((each) => [each.title ?? '', each.text]),
      ]),
    ]);
    const loud = texts.filter((text) => isLoud(text, language));
    expect(loud).toEqual([]);
    expect(texts.filter((text) => text.length > 470)).toEqual([]);
    expect(texts.filter((text) => text !== '' && isCareless(text, language))).toEqual([]);
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
  it.each(translated)('in %s has the same articles, pictures and rules as the English one', (language) => {
    expect(skeleton(bookOf(language))).toEqual(skeleton(en));
  });

  it.each(translated)('in %s has no sentence left in English', (language) => {
    const english = new Set(articlesOf(en).flatMap(({ paragraphs }) => paragraphs.map(wholeText)));
    const own = articlesOf(bookOf(language)).flatMap(({ paragraphs }) => paragraphs.map(wholeText));
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
