import texts from '../achievements';
import { tell, type Chapter } from '../../rule_book';
import { achievementParagraphs } from '../../achievement_paragraphs';

const achievements: Chapter = {
  id: 'deeds',
  title: 'Succès',
  lead: 'Quarante-deux choses à tenter quand gagner ne suffit plus.',
  articles: [
    {
      id: 'deeds_how',
      title: 'Comment les décrocher',
      paragraphs: [
        tell(
          'Le jeu tient les comptes. Un succès ne compte que si vous gagnez cette partie, et jamais dans un tutoriel. On peut en décrocher plusieurs par partie. Chaque tour de sablier compte comme un retournement, sauf celui qui lance la partie. Une condition de position est remplie si elle est vraie à un moment quelconque.',
          'ACH-0',
        ),
        tell(
          'Une victoire compte avec trois minutes de sable au plus, jouée par des personnes et des partenaires, sans pause ni bot, sur une donne au hasard que personne n’a vue avant. Les donnes rejouées ou personnalisées, les courses, le casse du jour et les parties importées ne rapportent rien.',
          'R-90',
        ),
      ],
    },
    {
      id: 'deeds_ways',
      title: 'Tours avec conduits et brèches',
      paragraphs: achievementParagraphs(texts, 1, 6),
    },
    {
      id: 'deeds_room',
      title: 'Salle de garde, parole et plans',
      paragraphs: [
        tell(
          'Un héros est ressorti de la salle de garde s’il a été attrapé, s’il la quitte et s’il est encore libre à la fin de l’action. Un héros entré de son plein gré n’était pas prisonnier.',
          'R-92',
        ),
        ...achievementParagraphs(texts, 7, 12),
      ],
    },
    {
      id: 'deeds_tiles',
      title: 'Jeux de tuiles',
      paragraphs: achievementParagraphs(texts, 13, 19),
    },
    {
      id: 'deeds_guards',
      title: 'Jeux de gardes',
      paragraphs: achievementParagraphs(texts, 20, 28),
    },
    {
      id: 'deeds_all',
      title: 'Avec tous les défis',
      paragraphs: [
        tell(
          '«\u00a0Tous les défis\u00a0» veut dire que les modules 1, 5, 6, 8, 11 (avec au moins un garde) et 13 sont en jeu avec toutes leurs tuiles, et que chaque héros part par sa propre sortie.',
          'R-91',
        ),
        ...achievementParagraphs(texts, 29, 42),
      ],
    },
  ],
};
export default achievements;
