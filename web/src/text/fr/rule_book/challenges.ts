import { tell, type Chapter } from '../../rule_book';

const challenges: Chapter = {
  id: 'challenges',
  title: 'Scénarios 8 à 17',
  lead: 'Toutes les règles vues jusqu’ici s’appliquent, et chaque défi change une chose.',
  articles: [
    {
      id: 'levels',
      title: 'Face et niveau',
      paragraphs: [
        tell(
          'Les scénarios 8 à 17 utilisent toutes les règles des scénarios 2 à 6, l’une ou l’autre face de la tuile 1 et une pioche mélangée, sauf indication contraire.',
          'S-CHAL-1',
        ),
        tell('Le niveau, c’est le nombre de tuiles, de 12 à 24. Avec moins, il manquerait une sortie.', 'R-23'),
      ],
    },
    {
      id: 's8',
      title: '',
      scenario: 8,
      paragraphs: [tell('La pioche est face visible. Tout le monde voit la prochaine tuile.', 'S8-1')],
    },
    {
      id: 's9',
      title: '',
      scenario: 9,
      paragraphs: [
        tell(
          'De trois à neuf personnes. Prenez les tuiles Action prévues pour une personne de moins\u00a0: celle qui mène n’en a pas.',
          'S9-1',
        ),
        tell(
          'Seule la personne qui mène peut utiliser le pion rouge. Quand on le reçoit, on ne peut pas le passer.',
          'S9-2',
        ),
        tell(
          'Les tuiles Action tournent à chaque retournement comme d’habitude, et la place vide aussi\u00a0: c’est alors à la personne suivante de mener. Le pion rouge reste où il est.',
          'R-17',
        ),
      ],
    },
    {
      id: 's10',
      title: '',
      scenario: 10,
      scene: 'foreign',
      caption: 'Le barbare est sur l’objet de la magicienne\u00a0: dans ce scénario, c’est exactement ce qu’il faut.',
      paragraphs: [
        tell(
          'Pour le vol, chaque héros doit être sur un objet qui n’est pas de sa couleur, les quatre en même temps.',
          'S10-1',
        ),
        tell(
          'Chaque héros part par une sortie qui n’est pas de sa couleur. Une sortie n’accepte qu’un héros, qui y reste.',
          'S10-2',
        ),
        tell(
          'L’objet et la sortie d’un héros peuvent être de la même couleur, du moment que ce n’est pas la sienne. Après le vol, un héros sur une sortie d’une autre couleur est sauvé et ne bouge plus jamais. Le jeu vous prévient quand les sorties restantes ne conviennent plus aux héros restants.',
          'R-18',
        ),
      ],
    },
    {
      id: 's11',
      title: '',
      scenario: 11,
      paragraphs: [
        tell('Avant le vol, chaque retournement du sablier enlève deux tuiles du centre commercial.', 'S11-1'),
        tell(
          'Une tuile ne peut partir que s’il n’y a dessus ni héros ni jeton Hors service, si ce n’est pas la tuile 1, et si tout le reste est encore accessible sans le vortex.',
          'S11-2',
        ),
        tell('S’il n’y a pas deux tuiles à enlever, vous perdez.', 'S11-3'),
        tell(
          'Elles vont face cachée sous la pioche, ou forment la nouvelle pioche, et peuvent être explorées à nouveau.',
          'S11-4',
        ),
        tell(
          'N’importe qui peut choisir. Les tuiles partent l’une après l’autre, et la première doit en laisser une seconde qui puisse partir. Tant que les deux ne sont pas parties, on ne peut que parler, et le sable coule. «\u00a0Accessible\u00a0» veut dire à pied et par l’escalator, sans les ouvertures du nain et sans tenir compte des pions. Un côté qui a perdu sa voisine peut être exploré à nouveau.',
          'R-19',
        ),
      ],
    },
    {
      id: 's12',
      title: '',
      scenario: 12,
      paragraphs: [
        tell('Quand vous pourriez normalement parler, seuls les gestes sont permis, pas le langage.', 'S12-1'),
        tell(
          'Montrer, dessiner, faire des mimiques\u00a0: ce sont des gestes. Le texte et la voix sont du langage.',
          'R-20',
        ),
      ],
    },
    {
      id: 's13',
      title: '',
      scenario: 13,
      paragraphs: [
        tell(
          'Le nain et l’elfe commencent sur deux des cases du milieu de la tuile 1. La tuile 3 est posée à part\u202f; le barbare et la magicienne y commencent. Les deux dimensions ne se rejoignent jamais, où que vous ajoutiez des tuiles.',
          'S13-1',
        ),
        tell('La pioche est face visible.', 'S13-2'),
        tell('Les quatre héros ne peuvent jamais être dans la même dimension.', 'S13-3'),
        tell(
          'Le vortex ne fait qu’une chose\u00a0: il emmène un héros d’un vortex de sa couleur à un vortex de sa couleur dans l’autre dimension.',
          'S13-4',
        ),
        tell(
          'Les cases de départ du barbare et de la magicienne sur la tuile 3 sont choisies avant la partie, ou au hasard, et ne déclenchent rien. Une tuile piochée peut aller dans l’une ou l’autre dimension. L’interdiction d’être à quatre dans une dimension ne vaut que tant que les quatre sont dans le centre commercial. Et n’oubliez pas\u00a0: après le vol, plus personne ne peut changer de dimension.',
          'R-21',
        ),
      ],
    },
    {
      id: 's14',
      title: '',
      scenario: 14,
      paragraphs: [
        tell(
          'Personne ne parle, à aucun moment. Vous pouvez toujours fixer du regard et utiliser le pion rouge.',
          'S14-1',
        ),
      ],
    },
    {
      id: 's15',
      title: '',
      scenario: 15,
      paragraphs: [
        tell('Personne ne parle, à aucun moment, et il n’y a pas de pion rouge. Il ne reste que le regard.', 'S15-1'),
      ],
    },
    {
      id: 's16',
      title: '',
      scenario: 16,
      paragraphs: [tell('Le vortex est hors service pendant toute la partie.', 'S16-1')],
    },
    {
      id: 's17',
      title: '',
      scenario: 17,
      scene: 'groups',
      caption: 'L’elfe occupe la tuile\u00a0: le nain ne peut même pas la traverser.',
      paragraphs: [
        tell(
          'Deux héros ne peuvent jamais être sur la même tuile, sauf sur la tuile 1, qui en accepte autant qu’on veut.',
          'S17-1',
        ),
        tell(
          'Un héros qui atteint sa sortie est sauvé. Il y reste, ne bouge plus jamais et continue de bloquer sa tuile.',
          'S17-2',
        ),
        tell(
          'Cela vaut pour toutes les façons d’arriver, et pour la traversée. Une option permet deux héros par tuile. Par défaut, elle est désactivée.',
          'R-22',
        ),
        tell(
          'Les héros sauvés qui restent, ici et dans le scénario 10, bloquent leur case pour tous les pions. Rien ne peut les déplacer.',
          'R-79',
        ),
      ],
    },
    {
      id: 'own',
      title: 'Scénarios personnalisés',
      paragraphs: [
        tell(
          'Tu peux composer ton propre scénario\u00a0: la face de départ, les tuiles, ce qui est sur le dessus ou au fond de la pioche, et les règles actives ou non. Tu lui donnes un nom bien à lui.',
          'SX-1',
        ),
        tell('Ce qui ne pourrait pas être joué ou gagné est refusé, avec la raison.', 'SX-2'),
        tell(
          'Par exemple\u00a0: une pioche sans les quatre objets ou sans les sorties qu’il faut\u202f; des héros qui restent sur leur sortie, mais une seule sortie pour tous\u202f; quelqu’un qui mène alors que vous êtes moins de trois, ou sans le pion rouge\u202f; la parole libre dans un scénario silencieux.',
          'SX-3',
        ),
      ],
    },
  ],
};
export default challenges;
