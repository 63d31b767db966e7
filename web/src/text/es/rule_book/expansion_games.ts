import games from '../security_games';
import rules from '../security_rules';
import { tell, type Chapter } from '../../rule_book';
import { gameArticles } from '../../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutoriales y partidas completas',
  lead: 'Partidas cortas que enseñan un módulo cada una, y largas que los usan todos.',
  articles: [
    {
      id: 'tutorials',
      title: 'Cómo funcionan los tutoriales',
      paragraphs: [
        tell(
          'Un tutorial empieza por la cara a de la loseta 1, con sus losetas barajadas boca abajo y solo con sus módulos. A cualquiera se le pueden añadir fichas antiestrés.',
          'T-SETUP',
        ),
        tell(
          'Si el objetivo nombra solo a algunos héroes, esos tienen que estar en sus objetos para el robo y salir para ganar. Los demás no tienen que hacer ni lo uno ni lo otro.',
          'T-GOAL',
        ),
        tell(
          'El modo extremo se elige antes de empezar: cara b de la loseta 1 y ganar sin ningún giro. Los tutoriales 5, 8 y 11 piden otra cosa a cambio y permiten giros. Si no se consigue, se gana igual, pero no en extremo.',
          'T-HARD',
        ),
        tell(
          'Si ya no se puede alcanzar el objetivo especial del tutorial 1, 5 o 7, se pierde al momento y se puede volver a intentar.',
          'T-FAIL',
        ),
        tell('En un tutorial no se consiguen logros.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell(
        'El enano empieza cautivo, apartado junto con el guardia. Los demás empiezan en tres de las casillas centrales de la loseta 1.',
      ),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('En modo extremo, tres losetas cuando se gasta el mapa siguen contando como victoria normal.'),
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
      title: 'Las partidas completas',
      paragraphs: [
        tell('Tienen el objetivo de siempre, los cuatro objetos y las cuatro salidas, y se pueden conseguir logros.'),
      ],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
