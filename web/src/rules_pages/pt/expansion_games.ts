import games from '../../text/pt/security_games';
import rules from '../../text/pt/security_rules';
import { tell, type Chapter } from '../book';
import { gameArticles } from '../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Lições e partidas completas',
  lead: 'Partidas curtas para aprender um módulo em cada, e longas para jogar todos.',
  articles: [
    {
      id: 'tutorials',
      title: 'Como são as lições',
      paragraphs: [
        tell(
          'Uma lição começa no lado a da peça 1, com peças próprias, embaralhadas e viradas para baixo, e só os seus módulos. Marcadores antiestresse podem entrar em qualquer uma.',
          'T-SETUP',
        ),
        tell(
          'Quando o objetivo fala só de alguns heróis, esses precisam estar sobre seus itens para o roubo e sair para a vitória. Os outros não precisam de nada disso.',
          'T-GOAL',
        ),
        tell(
          'O modo extremo é escolhido antes do início: lado b da peça 1 e vitória sem nenhuma virada. As lições 5, 8 e 11 pedem outra coisa no lugar e permitem viradas. Falhar nisso custa a distinção, não a vitória.',
          'T-HARD',
        ),
        tell(
          'Se o objetivo especial da lição 1, 5 ou 7 já não pode ser cumprido, ela está perdida na hora e pode ser tentada de novo.',
          'T-FAIL',
        ),
        tell('Nas lições não se ganham conquistas.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell('O anão começa preso e fica à parte com o guarda, os outros em três dos espaços centrais da peça 1.'),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('No modo extremo, três peças até o mapa se esgotar ainda são uma vitória comum.'),
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
      title: 'As partidas completas',
      paragraphs: [
        tell('Joga-se pelo objetivo de sempre, os quatro itens e as quatro saídas, e conquistas podem ser ganhas.'),
      ],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
