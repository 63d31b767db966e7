// The article of a tutorial or full game, made from its texts: the chooser and the table show the same ones.
import type games from './en/security_games';
import type rules from './en/security_rules';
import type { Article, Paragraph } from './rule_book';

const setups = {
  F0: { deck: '2–8, 9*, 10–12', modules: [1, 2] },
  F1: { deck: '2–8, 9*, 10, 11, 12*, 25*, 26*', modules: [1, 2, 3, 4, 5, 6, 7] },
  F2: { deck: '2–6, 7*–9*, 10, 11*, 12*, 25*–27*', modules: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  F3: { deck: '2*, 3–5, 6*–12*, 25*–29*', modules: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  T1: { deck: '3, 4, 5, 8*, 10', modules: [3] },
  T2: { deck: '3, 4, 5, 8*, 10', modules: [4] },
  T3: { deck: '2, 3, 10, 11, 12, 26*, 25*', modules: [5] },
  T4: { deck: '3, 4, 5, 7, 12*', modules: [6] },
  T5: { deck: '26*, 2–12', modules: [7] },
  T6: { deck: '3, 4, 5, 12, 7*, 27*', modules: [8] },
  T7: { deck: '2, 3, 4, 5, 9*', modules: [1, 9] },
  T8: { deck: '2, 3, 4, 5, 9*', modules: [1, 10] },
  T9: { deck: '3, 4, 5, 8*, 10', modules: [10] },
  T10: { deck: '2–6, 9*, 11', modules: [1, 10] },
  T11: { deck: '3, 4, 5, 2*, 9*', modules: [1, 11] },
  T12: { deck: '2–5, 9*, 26*, 28*', modules: [1, 12] },
  T13: { deck: '3, 4, 5, 11, 6*, 29*', modules: [13] },
} as const;

export type GameName = keyof typeof setups;
type Words = Readonly<Record<keyof typeof games | keyof typeof rules, string>>;

function isTutorial(game: GameName): game is Extract<GameName, `T${number}`> {
  return game.startsWith('T');
}

export interface GameArticles {
  of(game: GameName, ...more: readonly Paragraph[]): Article;
}

export function gameArticles(words: Words): GameArticles {
  const filled = (key: keyof Words, args: Readonly<Record<string, string>>): string =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole);
  return {
    of(game, ...more) {
      const { deck, modules } = setups[game];
      const number = game.slice(1);
      const title = words[`game.${game}.title`];
      const heading = filled(isTutorial(game) ? 'game.heading.T' : 'game.heading.F', { number, title });
      const goal: Paragraph = { title: words['rules.goal'], text: words[`game.${game}.goal`], ids: [] };
      const names = modules.map((each) => words[`module.M${each}.name`]).join(', ');
      const setup = filled('rules.setup', { deck, modules: names });
      const hard: readonly Paragraph[] = isTutorial(game)
        ? [{ title: words['rules.hardcore'], text: words[`game.${game}.hard`], ids: [] }]
        : [];
      return {
        id: game.toLowerCase(),
        title: heading,
        before: words[`game.${game}.before`],
        paragraphs: [goal, { text: setup, ids: [`${game.slice(0, 1)}-${number}`] }, ...more, ...hard],
      };
    },
  };
}
