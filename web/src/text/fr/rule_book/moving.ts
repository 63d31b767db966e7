import { tell, type Chapter } from '../../rule_book';

const moving: Chapter = {
  id: 'moving',
  title: 'Se déplacer',
  lead: 'Tout droit, par le vortex ou par l’escalator. Jamais à travers quelqu’un.',
  articles: [
    {
      id: 'walk',
      title: 'Marcher',
      scene: 'walk',
      caption:
        'Le nain va au nord, puis à l’est jusqu’au bord orange\u00a0: deux déplacements, par deux personnes si aucune n’a les deux directions.',
      paragraphs: [
        tell(
          'Un déplacement emmène un héros dans la direction de ta flèche, d’une ou de plusieurs cases en ligne droite. C’est toi qui choisis où il s’arrête.',
          'B-MOVE-1',
        ),
        tell(
          'Les murs, le décor, les autres pions et le bord du centre commercial exploré l’arrêtent. Les héros ne sautent par-dessus rien et ne se traversent pas.',
          'B-MOVE-2',
        ),
        tell('Deux pions ne partagent jamais une case.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'Dans le passage',
      scene: 'blocked',
      caption: 'La magicienne ne peut pas aller au nord, car l’elfe y est. Quelqu’un doit d’abord déplacer l’elfe.',
      paragraphs: [
        tell(
          'Un héros peut s’arrêter sur n’importe quelle case de couloir, même d’une autre couleur, même sur un jeton Hors service.',
          'B-MOVE-8',
        ),
        tell(
          'Les effets se produisent là où un déplacement finit, pas en chemin. Sabliers, objets, sorties, caméras et boules de cristal sont tous dans des impasses\u00a0: on n’en traverse presque jamais par mégarde. Ce qui ferme toute une tuile en interdit aussi la traversée.',
          'R-1',
        ),
        tell(
          'Un sablier se retourne et une caméra s’éteint quand un héros s’y arrête. Pas besoin d’une action de plus.',
          'R-6',
        ),
        tell(
          'Peu importe qu’un héros arrive à pied, par l’escalator ou par le vortex\u00a0: la case agit de la même façon. Elle ne reste sans effet que si c’est une règle qui met le héros là, comme à la mise en place.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'D’une tuile à l’autre',
      scene: 'crossing',
      caption: 'Un passage exploré est ouvert à tous les héros, dans les deux sens.',
      paragraphs: [
        tell(
          'Là où deux côtés ouverts se rencontrent, tous les héros peuvent passer dans les deux sens, quelle que soit leur couleur.',
          'B-MOVE-4',
        ),
      ],
    },
    {
      id: 'meeting',
      title: 'Quand des tuiles se rencontrent',
      scene: 'meeting',
      caption: 'Personne n’a exploré ici, mais les deux côtés sont ouverts\u00a0: l’elfe passe.',
      paragraphs: [
        tell(
          'Deux cases d’exploration qui se retrouvent face à face forment aussi un passage, même si personne n’y a exploré.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Impasses',
      scene: 'dead_end',
      caption: 'L’ouverture donne sur le mur de la tuile voisine\u00a0: on ne passe pas.',
      paragraphs: [
        tell('Là où une ouverture rencontre un mur de la tuile voisine, on ne passe pas.', 'B-MOVE-5'),
        tell(
          'Une ouverture sans rien derrière pour l’instant est un bord\u00a0: personne ne passe tant qu’il n’est pas exploré.',
          'B-MOVE-7',
        ),
      ],
    },
    {
      id: 'vortex',
      title: 'Le vortex',
      scene: 'vortex',
      caption: 'De n’importe où jusqu’à un vortex libre de sa couleur.',
      paragraphs: [
        tell(
          'L’action Vortex emmène n’importe quel héros, où qu’il soit, à un vortex libre de sa couleur dans le centre commercial exploré.',
          'B-VORTEX-1',
        ),
        tell('Le héros n’a pas besoin de partir d’un vortex.', 'B-VORTEX-2'),
        tell('On ne peut pas s’en servir pour envoyer un héros sur la case où il est déjà.', 'R-5'),
        tell('Après le vol, le vortex est coupé jusqu’à la fin de la partie.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Les escalators',
      scene: 'escalator',
      caption: 'D’un bout à l’autre, en montant ou en descendant.',
      paragraphs: [
        tell(
          'L’action Escalator emmène un héros d’un bout à l’autre d’un escalator, en montant ou en descendant.',
          'B-ESC-1',
        ),
        tell(
          'Personne ne s’arrête au milieu. S’il y a quelqu’un à l’autre bout, on ne peut pas prendre l’escalator.',
          'B-ESC-2',
        ),
      ],
    },
  ],
};
export default moving;
