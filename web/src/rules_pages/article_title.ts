// The heading of an article. Scenario names are in the texts of the page, where the chooser finds them too.
import { hasText, t } from '../text/text';
import type { Article } from '../text/rule_book';

export function scenarioText(number: number, part: 'title' | 'new' | 'before'): string {
  const key = `scenario.S${number}.${part}`;
  return hasText(key) ? t(key) : '';
}

export function articleTitle(article: Article): string {
  if (article.scenario === undefined) return article.title;
  return t('rules.heading', { number: article.scenario, title: scenarioText(article.scenario, 'title') });
}

// What to say before the sand runs; nothing for an article that isn't a game.
export function beforeText(article: Article): string {
  return article.scenario === undefined ? (article.before ?? '') : scenarioText(article.scenario, 'before');
}
