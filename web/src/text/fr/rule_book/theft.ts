import { tell, type Chapter } from '../../rule_book';

const theft: Chapter = {
  id: 'theft',
  title: 'Le vol et la fuite',
  lead: 'Prenez ce qui est à vous, plus ou moins, et filez.',
  articles: [
    {
      id: 'steal',
      title: 'Le vol',
      scene: 'theft',
      caption:
        'Les quatre sont sur l’objet de leur couleur\u00a0: maintenant, n’importe qui peut retourner la tuile Vol.',
      paragraphs: [
        tell(
          'Quand les quatre héros sont en même temps sur l’objet de leur couleur, n’importe qui peut retourner la tuile Vol. Il ne faut ni action ni tuile Action.',
          'B-THEFT-1',
        ),
        tell('Cela ne se fait pas tout seul. Tant que personne ne retourne la tuile, rien n’est volé.', 'B-THEFT-2'),
        tell('À partir de là, le vortex est coupé et les sorties sont ouvertes.', 'B-THEFT-3'),
        tell('On ne peut pas gagner sans le vol\u00a0: avant, personne ne peut partir par une sortie.', 'B-THEFT-4'),
      ],
    },
    {
      id: 'escape',
      title: 'La fuite',
      scene: 'escape',
      caption: 'Après le vol, le barbare atteint la sortie jaune, et le voilà dehors.',
      paragraphs: [
        tell(
          'Après le vol, un héros qui atteint une sortie qu’il peut prendre quitte aussitôt le centre commercial. Dans les scénarios 10 et 17, il est sauvé aussi, mais reste sur la sortie.',
          'B-EXIT-1',
        ),
        tell(
          'Avant le vol, les sorties sont des cases ordinaires. Après, une sortie reste une case ordinaire pour les héros qui ne peuvent pas la prendre.',
          'R-3',
        ),
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      paragraphs: [
        tell(
          'Après la fin, on ne peut plus rien faire. Le résultat, le temps et le nombre de cases sablier utilisées sont notés.',
          'B-END-1',
        ),
        tell(
          'Ce qui compte dans le Grand Livre\u00a0: le scénario, le nombre de tuiles, vos noms, et combien de cases sablier vous avez utilisées. Moins, c’est mieux.',
          'B-SCORE-1',
        ),
      ],
    },
  ],
};
export default theft;
