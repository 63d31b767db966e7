import { tell, type Chapter } from '../../rule_book';

const alone: Chapter = {
  id: 'alone',
  title: 'Jouer en solo',
  lead: 'Une personne, sept actions, et toujours la mauvaise sur le dessus.',
  articles: [
    {
      id: 'solo',
      title: 'La partie en solo',
      scene: 'solo',
      caption: 'Seule l’action du dessus de la pile marche.',
      paragraphs: [
        tell(
          'Les sept actions (quatre directions, explorer, escalator, vortex) sont mélangées en une pioche face cachée.',
          'B-SOLO-1',
        ),
        tell(
          'Tu les retournes une par une sur une pile. Tu ne peux utiliser que l’action du dessus de la pile, sur n’importe quel héros et autant de fois que tu veux.',
          'B-SOLO-2',
        ),
        tell(
          'Pour avoir une autre action, retourne d’autres tuiles. Quand la pioche est vide, on retourne la pile\u00a0: elle devient la pioche, sans mélange. On peut donc apprendre l’ordre.',
          'B-SOLO-3',
        ),
        tell('À chaque retournement du sablier, pioche et pile sont mélangées en une nouvelle pioche.', 'B-SOLO-4'),
        tell('Au début et après chaque mélange, rien n’est face visible. Retourne d’abord une tuile.', 'B-SOLO-6'),
        tell('Après le vol, le vortex sort encore, mais il ne fait rien.', 'B-SOLO-5'),
      ],
    },
  ],
};
export default alone;
