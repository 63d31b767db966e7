import games from '../../text/en/security_games';
import rules from '../../text/en/security_rules';
import { tell, type Chapter } from '../book';
import { gameArticles } from '../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutorials and full games',
  lead: 'Short games to learn one module each, and long ones to play them all.',
  articles: [
    {
      id: 'tutorials',
      title: 'How tutorials work',
      paragraphs: [
        tell(
          'A tutorial starts on side a of tile 1, with its own tiles shuffled face down and its own modules only. Anti-stress tokens may be added to any of them.',
          'T-SETUP',
        ),
        tell(
          'Where the goal names some heroes only, those must be on their items for the theft and get out for the win. The others need neither.',
          'T-GOAL',
        ),
        tell(
          'Hardcore is chosen before the start: side b of tile 1, and a win without any flip. Tutorials 5, 8 and 11 ask for something else instead and allow flips. Missing it costs the hardcore credit, not the win.',
          'T-HARD',
        ),
        tell(
          'If the special goal of tutorial 1, 5 or 7 can no longer be met, it is lost at once, and can be tried again.',
          'T-FAIL',
        ),
        tell('No achievement can be earned in a tutorial.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell('The dwarf begins caught and set aside together with the guard, the others on three of the middle spaces of tile 1.'),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('With hardcore chosen, three tiles by the time the map is used up still make an ordinary win.'),
    ),
    articles.of('T6'),
    articles.of('T7'),
    articles.of('T8'),
    articles.of('T9'),
    articles.of('T10'),
    articles.of('T11'),
    articles.of('T12'),
    articles.of('T13'),
    {
      id: 'full_games',
      title: 'The full games',
      paragraphs: [
        tell('They are played for the usual goal, all four items and all four exits, and achievements can be earned.'),
      ],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
