import games from '../security_games';
import rules from '../security_rules';
import { tell, type Chapter } from '../../rule_book';
import { gameArticles } from '../../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutorials and full games',
  lead: 'Short games that teach one module each, and long ones that use them all.',
  articles: [
    {
      id: 'tutorials',
      title: 'How tutorials work',
      paragraphs: [
        tell(
          'A tutorial starts on side a of tile 1, with its own tiles shuffled face down and only its own modules. You can add anti-stress tokens to any of them.',
          'T-SETUP',
        ),
        tell(
          'If the goal names only some of the heroes, those have to be on their items for the theft and get out to win. The others don’t have to do either.',
          'T-GOAL',
        ),
        tell(
          'You choose hardcore before the game: side b of tile 1, and a win without any flips. Tutorials 5, 8 and 11 ask for something else instead and allow flips. If you miss it, you still win, just not hardcore.',
          'T-HARD',
        ),
        tell(
          'If you can no longer reach the special goal of tutorial 1, 5 or 7, you lose at once, and can try again.',
          'T-FAIL',
        ),
        tell('You can’t earn achievements in a tutorial.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell(
        'The dwarf starts as a captive, set aside together with the guard. The others start on three of the middle spaces of tile 1.',
      ),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('In hardcore mode, three tiles by the time the map is used up still count as an ordinary win.'),
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
      paragraphs: [tell('They have the usual goal, all four items and all four exits, and you can earn achievements.')],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
