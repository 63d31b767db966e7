import games from '../../text/de/security_games';
import rules from '../../text/de/security_rules';
import { tell, type Chapter } from '../book';
import { gameArticles } from '../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Lektionen und große Spiele',
  lead: 'Kurze Spiele, um je ein Modul zu lernen, und lange, um alle zu spielen.',
  articles: [
    {
      id: 'tutorials',
      title: 'So gehen die Lektionen',
      paragraphs: [
        tell(
          'Eine Lektion beginnt auf Seite a von Plättchen 1, mit eigenen Plättchen, gemischt und verdeckt, und nur den eigenen Modulen. Anti-Stress-Marker dürfen immer dazu.',
          'T-SETUP',
        ),
        tell(
          'Nennt das Ziel nur einige Helden, müssen diese zum Diebstahl auf ihren Gegenständen stehen und für den Sieg hinaus. Die anderen brauchen beides nicht.',
          'T-GOAL',
        ),
        tell(
          'Knallhart wird vor dem Start gewählt: Seite b von Plättchen 1 und ein Sieg ganz ohne Drehen. Die Lektionen 5, 8 und 11 verlangen stattdessen anderes und erlauben das Drehen. Wer es verfehlt, verliert die Auszeichnung, nicht den Sieg.',
          'T-HARD',
        ),
        tell(
          'Ist das besondere Ziel von Lektion 1, 5 oder 7 nicht mehr zu erreichen, ist sie sofort verloren und kann neu versucht werden.',
          'T-FAIL',
        ),
        tell('In Lektionen gibt es keine Erfolge zu holen.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell('Der Zwerg beginnt gefangen und steht mit der Wache beiseite, die anderen auf drei der mittleren Felder von Plättchen 1.'),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('Wer knallhart spielt und drei Plättchen schafft, bis die Karte verbraucht ist, gewinnt immerhin gewöhnlich.'),
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
      title: 'Die großen Spiele',
      paragraphs: [
        tell(
          'Gespielt wird um das übliche Ziel, alle vier Gegenstände und alle vier Ausgänge, und Erfolge sind zu holen.',
        ),
      ],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
