import { tell, type Chapter } from '../../rule_book';

const goal: Chapter = {
  id: 'goal',
  title: 'Le but du jeu',
  lead: 'Quatre héros fauchés, un centre commercial après la fermeture, trois minutes de sable.',
  articles: [
    {
      id: 'plan',
      title: 'Le plan',
      paragraphs: [
        tell(
          'Vous jouez ensemble. D’abord, vous explorez le centre commercial. Ensuite, vous amenez les quatre héros sur l’objet de leur couleur. Puis vous volez tout, l’alarme se déclenche et vous foncez vers les sorties.',
        ),
        tell(
          'Vous gagnez à l’instant où le dernier des quatre héros est dehors. Si le dernier grain de sable tombe avant, tout le monde perd.',
          'B-EXIT-2',
        ),
        tell(
          'Les héros n’appartiennent à personne. À chaque place, il y a une tuile Action avec quelques actions, valables pour tous les héros. Personne ne peut tout faire, donc personne n’y arrive sans les autres.',
        ),
      ],
    },
    {
      id: 'heroes',
      title: 'Les quatre héros',
      scene: 'heroes',
      caption: 'Le barbare et son épée, la magicienne et sa fiole, l’elfe et son arc, le nain et sa hache.',
      paragraphs: [
        tell(
          'Le barbare est en jaune, avec une épée. La magicienne est en violet avec une fiole, l’elfe en vert avec un arc, et le nain en orange avec une hache. Couleur et symbole vont toujours ensemble\u00a0: pas besoin de distinguer les couleurs.',
          'B-HERO-1',
        ),
      ],
    },
    {
      id: 'pieces',
      title: 'Ce qu’il y a sur la table',
      paragraphs: [
        tell(
          'Le centre commercial se compose de 24 tuiles de quatre carrés sur quatre. On part toujours de la tuile 1, qui a deux faces, 1a et 1b. Les carrés avec des boutiques, des fontaines et des haies sont du décor\u00a0: on ne s’y tient jamais.',
          'B-COMP-1',
        ),
        tell(
          'Il y a un sablier de trois minutes, une tuile Vol à deux faces, un pion rouge nommé «\u00a0Fais quelque chose\u202f!\u00a0», des jetons Hors service et une tuile Action par personne.',
          'B-COMP-2',
        ),
        tell('Chaque partie compte exactement quatre cases sablier\u00a0: sur les tuiles 1, 3, 4 et 5.', 'B-COMP-3'),
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      paragraphs: [
        tell(
          'Le scénario dit quelle face de la tuile 1 prendre et quelles tuiles sont dans la pioche. La pioche est mélangée et face cachée, sauf si le scénario dit autre chose.',
          'B-SETUP-1',
        ),
        tell(
          'Les héros commencent sur les quatre cases du milieu de la tuile 1, dans un ordre aléatoire.',
          'B-SETUP-2',
        ),
        tell(
          'Les tuiles Action dépendent du nombre de personnes, de une à huit (neuf dans le scénario 9). Chaque personne en reçoit une au hasard. Tout le monde peut les voir toutes, tout le temps.',
          'B-SETUP-3',
        ),
        tell(
          'Le nord est en haut pour tout le monde, du début à la fin. Une tuile peut être tournée quand on la place, mais les directions de tes actions ne tournent jamais avec elle.',
          'B-SETUP-4',
        ),
        tell(
          'À cinq ou plus, certaines directions existent en double. Les deux personnes qui partagent une direction sont assises le plus loin possible l’une de l’autre.',
          'B-SETUP-6',
        ),
        tell(
          'Avant le début, vous pouvez parler autant que vous voulez. Quand tout le monde est prêt, il y a un court compte à rebours. Puis le sable coule et le silence se fait. Jusque-là, vous pouvez encore tout changer à la table.',
          'B-SETUP-5',
          'R-11',
        ),
      ],
    },
  ],
};
export default goal;
