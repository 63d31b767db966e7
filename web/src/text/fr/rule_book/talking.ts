import { tell, type Chapter } from '../../rule_book';

const talking: Chapter = {
  id: 'talking',
  title: 'Parler et se taire',
  lead: 'La règle la plus dure de toutes\u00a0: ne rien dire.',
  articles: [
    {
      id: 'silence',
      title: 'Le silence',
      paragraphs: [
        tell(
          'Pendant la partie, personne ne communique\u00a0: ni mots, ni messages, ni doigt pointé, ni signaux. Il vous reste deux choses.',
          'B-COM-1',
        ),
        tell('Tu peux fixer quelqu’un du regard à tout moment, aussi intensément que tu veux.', 'B-COM-2'),
        tell(
          'Tu peux poser le pion rouge devant quelqu’un d’autre à tout moment. Il veut dire\u00a0: fais quelque chose. Quoi\u202f? À cette personne de trouver. Elle peut le passer aussitôt.',
          'B-COM-3',
        ),
        tell(
          'Il n’y a qu’un pion rouge. Tu peux le déplacer une fois par seconde au plus, et jamais devant toi.',
          'R-15',
        ),
      ],
    },
    {
      id: 'window',
      title: 'Quand on peut parler',
      paragraphs: [
        tell(
          'Après chaque retournement du sablier, tout le monde peut parler librement, aussi longtemps que vous voulez. Le sable continue de couler.',
          'B-COM-4',
        ),
        tell('Dès que quelqu’un fait une action, la discussion est finie pour tout le monde.', 'B-COM-5'),
        tell(
          'Ce qui compte comme une action\u00a0: un déplacement, le vortex, l’escalator, piocher ou placer une tuile, et retourner une tuile solo. Ce qui n’en est pas une\u00a0: retourner la tuile Vol, un choix imposé par les règles, le pion rouge, les regards et tout ce qui est refusé.',
          'R-14',
        ),
      ],
    },
  ],
};
export default talking;
