import { tell, type Chapter } from '../../rule_book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Explorer',
  lead: 'Le centre commercial grandit là où les héros jettent un œil.',
  articles: [
    {
      id: 'explore',
      title: 'Une nouvelle tuile',
      scene: 'explore',
      caption: 'Le nain est à un bord orange\u00a0: la prochaine tuile va ici, et on y entre par sa flèche blanche.',
      paragraphs: [
        tell(
          'Si tu as la loupe, tu peux explorer quand un héros est sur une case d’exploration de sa couleur, qu’il n’y a pas encore de tuile au-delà et que la pioche n’est pas vide.',
          'B-EXPL-1',
        ),
        tell(
          'La tuile du dessus est retournée et placée de façon que sa flèche blanche prolonge cette case. Sa place et son sens sont donc fixés.',
          'B-EXPL-2',
        ),
        tell('Un héros d’une autre couleur sur cette case ne peut pas explorer.', 'B-EXPL-7'),
        tell('Quand la pioche est vide, il n’y a plus rien à explorer.', 'B-EXPL-6'),
        tell(
          'Les tuiles ne se chevauchent jamais. Deux voisines sont décalées d’une case, comme les ailes d’un moulin à vent.',
          'B-EXPL-5',
        ),
        tell(
          'Dès qu’une tuile se trouve au-delà d’un bord, on ne peut plus y explorer, que ce soit un passage ou une impasse, tant que cette tuile reste là.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Plusieurs endroits à la fois',
      scene: 'several',
      caption:
        'Deux héros à des bords de leur couleur\u00a0: regarde d’abord la tuile, puis choisis l’un des deux endroits.',
      paragraphs: [
        tell(
          'Si plusieurs héros sont bien placés, la personne qui explore pioche la tuile, la regarde, puis choisit lequel la reçoit.',
          'B-EXPL-3',
        ),
        tell('Une tuile à la fois\u00a0: il faut placer une tuile piochée avant de piocher la suivante.', 'B-EXPL-4'),
        tell(
          'Tout le monde voit la tuile piochée. S’il n’y a qu’un endroit possible, elle y va aussitôt. S’il y en a plusieurs, elle attend la personne qui explore, et les héros à ces endroits ne peuvent pas partir avant qu’elle soit placée.',
          'R-7',
        ),
        tell(
          'Si l’action Explorer change de mains pendant qu’une tuile attend, c’est la nouvelle personne qui la place. Si son dernier endroit possible disparaît, la tuile retourne sur le dessus de la pioche.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;
