import games from '../security_games';
import rules from '../security_rules';
import { tell, type Chapter } from '../../rule_book';
import { gameArticles } from '../../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutoriais e partidas completas',
  lead: 'Partidas curtas que ensinam um módulo cada, e longas que usam todos.',
  articles: [
    {
      id: 'tutorials',
      title: 'Como funcionam os tutoriais',
      paragraphs: [
        tell(
          'Um tutorial começa no lado a da peça 1, com suas próprias peças embaralhadas e viradas para baixo e só com seus módulos. Dá para acrescentar marcadores antiestresse a qualquer um deles.',
          'T-SETUP',
        ),
        tell(
          'Se o objetivo fala só de alguns heróis, são esses que precisam estar nos seus itens na hora do roubo e fugir para vocês vencerem. Os outros não precisam fazer nada disso.',
          'T-GOAL',
        ),
        tell(
          'O modo hardcore é escolhido antes do início: lado b da peça 1 e vitória sem nenhuma virada. Os tutoriais 5, 8 e 11 pedem outra coisa e permitem viradas. Se não der, a vitória ainda vale, só não é hardcore.',
          'T-HARD',
        ),
        tell(
          'Se não der mais para cumprir o objetivo especial do tutorial 1, 5 ou 7, vocês perdem na hora e podem tentar de novo.',
          'T-FAIL',
        ),
        tell('Não dá para ganhar conquistas em um tutorial.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell(
        'O anão começa preso, fora do tabuleiro, junto com o guarda. Os outros começam em três dos espaços centrais da peça 1.',
      ),
    ),
    articles.of('T4'),
    articles.of('T5', tell('No modo hardcore, três peças com um só uso do mapa ainda valem uma vitória comum.')),
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
      paragraphs: [tell('O objetivo é o de sempre, os quatro itens e as quatro saídas, e dá para ganhar conquistas.')],
    },
    articles.of('F0'),
    articles.of('F1'),
    articles.of('F2'),
    articles.of('F3'),
  ],
};
export default expansionGames;
