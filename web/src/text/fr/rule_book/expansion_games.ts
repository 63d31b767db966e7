import games from '../security_games';
import rules from '../security_rules';
import { tell, type Chapter } from '../../rule_book';
import { gameArticles } from '../../game_articles';

const articles = gameArticles({ ...games, ...rules });

const expansionGames: Chapter = {
  id: 'expansion_games',
  title: 'Tutoriels et parties complètes',
  lead: 'Des parties courtes qui présentent chacune un module, et des longues qui les réunissent.',
  articles: [
    {
      id: 'tutorials',
      title: 'Comment fonctionnent les tutoriels',
      paragraphs: [
        tell(
          'Un tutoriel commence sur la face a de la tuile 1, avec ses propres tuiles mélangées face cachée et ses seuls modules. Vous pouvez ajouter les jetons antistress à n’importe lequel.',
          'T-SETUP',
        ),
        tell(
          'Si l’objectif ne nomme que certains héros, ce sont eux qui doivent être sur leur objet pour le vol, et dehors pour gagner. Les autres n’ont à faire ni l’un ni l’autre.',
          'T-GOAL',
        ),
        tell(
          'Le mode hardcore se choisit avant le début\u00a0: face b de la tuile 1, et une victoire sans aucun retournement. Les tutoriels 5, 8 et 11 demandent autre chose à la place et permettent les retournements. Si vous n’y arrivez pas, vous gagnez quand même, mais pas en hardcore.',
          'T-HARD',
        ),
        tell(
          'Si l’objectif spécial du tutoriel 1, 5 ou 7 ne peut plus être atteint, vous perdez aussitôt, et vous pouvez recommencer.',
          'T-FAIL',
        ),
        tell('On ne décroche pas de succès dans un tutoriel.', 'T-NOACH'),
      ],
    },
    articles.of('T1'),
    articles.of('T2'),
    articles.of(
      'T3',
      tell(
        'Le nain commence prisonnier, mis de côté avec le garde. Les autres commencent sur trois des cases du milieu de la tuile 1.',
      ),
    ),
    articles.of('T4'),
    articles.of(
      'T5',
      tell('En mode hardcore, trois tuiles avant que le plan soit hors service donnent encore une victoire ordinaire.'),
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
      title: 'Les parties complètes',
      paragraphs: [
        tell(
          'Elles ont l’objectif habituel, les quatre objets et les quatre sorties, et on peut y décrocher des succès.',
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
