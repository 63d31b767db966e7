import { tell, type Chapter } from '../../rule_book';

const turn: Chapter = {
  id: 'turn',
  title: 'À qui le tour\u202f?',
  lead: 'On agit quand ça semble être une bonne idée. Parfois, c’en est même une.',
  articles: [
    {
      id: 'anytime',
      title: 'N’importe quand, n’importe quel héros',
      paragraphs: [
        tell('Il n’y a pas de tours. Agis quand tu veux, aussi souvent que tu veux.', 'B-ACT-1'),
        tell(
          'Tu ne peux faire que ce qui est sur ta propre tuile Action. Tout le reste est refusé, et rien ne change.',
          'B-ACT-2',
        ),
        tell('Tes actions marchent sur tous les héros.', 'B-ACT-4'),
      ],
    },
    {
      id: 'together',
      title: 'Deux mains, un héros',
      paragraphs: [
        tell(
          'La personne qui déplace un héros décide où il s’arrête. Personne ne peut arrêter le déplacement de quelqu’un d’autre.',
          'B-ACT-3',
        ),
        tell(
          'Un déplacement, c’est tout ou rien. Si deux personnes attrapent le même héros, c’est la première demande arrivée au serveur qui compte. L’autre apprend que quelqu’un a été plus rapide, et rien d’autre ne se passe. Faire glisser un héros ne le bloque pas\u00a0: les autres voient seulement que quelqu’un le tient.',
          'R-4',
        ),
      ],
    },
    {
      id: 'mistakes',
      title: 'Erreurs',
      paragraphs: [
        tell(
          'Un mauvais déplacement ne s’annule pas s’il était permis. Seules les personnes qui ont les bonnes actions peuvent réparer les dégâts.',
          'B-ACT-5',
        ),
        tell(
          'Un déplacement interdit est refusé, avec la raison\u00a0: vous n’avez donc jamais rien à remettre en place. Le sable continue de couler.',
          'B-ACT-6',
        ),
      ],
    },
    {
      id: 'people',
      title: 'Quand quelqu’un se déconnecte',
      paragraphs: [
        tell(
          'Une personne qui se déconnecte garde sa tuile Action. Quelqu’un d’autre peut prendre sa place en attendant, et la lui rend à son retour. Le sable coule tant qu’il y a quelqu’un.',
          'R-24',
        ),
        tell(
          'Si le serveur tombe en panne, ce temps-là ne compte pas. La partie revient exactement comme elle était et attend que l’une des personnes à table la reprenne.',
          'R-25',
        ),
        tell(
          'Si personne à la table n’est connecté pendant cinq secondes, le sable s’arrête. La partie reste comme elle est et attend que l’une des personnes à table la reprenne.',
          'R-96',
        ),
        tell(
          'Certaines choses ne demandent pas de tuile Action\u00a0: n’importe qui peut donc les faire, même la personne qui mène sans actions. La plus importante\u00a0: retourner la tuile Vol.',
          'R-26',
        ),
      ],
    },
  ],
};
export default turn;
