import games from '../security_games';
import rules from '../security_rules';
import { tell, type Chapter } from '../../rule_book';
import { gameArticles } from '../../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutorials und große Spiele',
  lead: 'Kurze Spiele, die je ein Modul erklären, und lange, in denen alles zusammenkommt.',
  articles: [
    {
      id: 'tutorials',
      title: 'So funktionieren Tutorials',
      paragraphs: [
        tell(
          'Ein Tutorial beginnt auf Seite a von Plättchen 1. Es hat seine eigenen Plättchen, gemischt und verdeckt, und nur seine eigenen Module. Anti-Stress-Marker könnt ihr immer dazunehmen.',
          'T-SETUP',
        ),
        tell(
          'Nennt das Ziel nur einige Helden, müssen diese für den Diebstahl auf ihren Gegenständen stehen und für den Sieg hinaus. Die anderen müssen beides nicht.',
          'T-GOAL',
        ),
        tell(
          'Hardcore wählt ihr vor dem Start: Seite b von Plättchen 1 und ein Sieg ganz ohne Umdrehen. Die Tutorials 5, 8 und 11 verlangen stattdessen etwas anderes und erlauben das Umdrehen. Verpasst ihr es, gewinnt ihr trotzdem, nur nicht im Hardcore-Modus.',
          'T-HARD',
        ),
        tell(
          'Könnt ihr das besondere Ziel von Tutorial 1, 5 oder 7 nicht mehr erreichen, habt ihr sofort verloren und könnt es noch einmal versuchen.',
          'T-FAIL',
        ),
        tell('In Tutorials gibt es keine Erfolge.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell(
        'Der Zwerg ist am Anfang gefangen und steht mit der Wache neben dem Spielfeld. Die anderen starten auf drei der mittleren Felder von Plättchen 1.',
      ),
    ),
    articles.of('T4'),
    articles.of('T5', tell('Im Hardcore-Modus sind drei Plättchen mit einer Karte immer noch ein normaler Sieg.')),
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
      title: 'Die großen Spiele',
      paragraphs: [
        tell('Hier gilt das übliche Ziel, alle vier Gegenstände und alle vier Ausgänge, und ihr könnt Erfolge holen.'),
      ],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
