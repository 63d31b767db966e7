import { tell, type Chapter } from '../../rule_book';

const sand: Chapter = {
  id: 'sand',
  title: 'Le sable',
  lead: 'Il ne s’arrête jamais et ne ralentit jamais. Mais un sablier, ça se retourne.',
  articles: [
    {
      id: 'timer',
      title: 'Le sablier',
      scene: 'sand',
      caption: 'Après 70 secondes, un retournement vous laisse 70 secondes. Après 150, il en laisserait 150.',
      paragraphs: [
        tell(
          'Le sablier contient trois minutes. S’il se vide avant que les quatre héros soient dehors, vous perdez aussitôt.',
          'B-TIME-1',
        ),
        tell(
          'Quand un héros arrive sur une case sablier en service, le sablier est retourné tout de suite, qu’on le veuille ou non. Le sable déjà écoulé est maintenant celui qu’il vous reste.',
          'B-TIME-2',
        ),
        tell(
          'C’est du sable, pas un chronomètre\u00a0: un retournement n’ajoute rien, ne remet rien à zéro et n’arrête rien. Plus vous attendez, plus vous gagnez de temps, mais trop tard, c’est trop tard.',
          'B-TIME-5',
        ),
        tell(
          'Chacune de ces cases ne marche qu’une fois. Ensuite, elle reçoit un jeton Hors service, sous le héros.',
          'B-TIME-3',
        ),
        tell('Elles marchent encore après le vol.', 'B-TIME-4'),
      ],
    },
    {
      id: 'flip',
      title: 'Ce que fait un retournement',
      paragraphs: [
        tell(
          'Dans cet ordre\u00a0: le jeton est posé et le sablier retourné\u202f; les tuiles Action passent à gauche, ou la pioche solo est mélangée\u202f; tout le monde peut parler\u202f; dans le scénario 11, deux tuiles s’en vont.',
          'R-34',
        ),
        tell('Tous les retournements se valent. Lancer la partie n’en est pas un.', 'R-35'),
      ],
    },
    {
      id: 'clock',
      title: 'Sable ralenti, pauses et dernier grain',
      paragraphs: [
        tell(
          'Le sable se mesure en millièmes de seconde. Après un retournement, il vous reste la contenance du sablier moins ce qui restait. Une table peut choisir un sable ralenti, pour débuter ou pour les connexions lentes. Ces victoires comptent comme spéciales.',
          'R-12',
        ),
        tell(
          'Une action compte si tu l’as envoyée avant la chute du dernier grain. Le serveur mesure ta connexion et compense le retard, jusqu’à un quart de seconde. Le verdict peut donc tomber un instant après la fin.',
          'R-13',
        ),
        tell(
          'Le sable ne s’arrête pour personne, sauf si la table permet les pauses. Les victoires avec pauses comptent comme spéciales.',
          'R-16',
        ),
      ],
    },
  ],
};
export default sand;
