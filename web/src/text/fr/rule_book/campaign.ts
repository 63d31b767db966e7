import { tell, type Chapter } from '../../rule_book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Scénarios 1 à 7',
  lead: 'Une nouvelle règle à la fois. Chacune reste pour tous les scénarios qui suivent.',
  articles: [
    {
      id: 'path',
      title: 'Dans l’ordre',
      paragraphs: [
        tell(
          'Les scénarios 1 à 7 sont pensés pour être joués dans cet ordre, mais rien n’est bloqué. Si l’un d’eux tourne mal, recommencez ou passez au suivant.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Tuile 1 sur sa face a, tuiles 2 à 9 dans la pioche.', 'S1-1'),
        tell('Les quatre héros partent par l’unique sortie, la violette.', 'S1-2'),
        tell(
          'Les haut-parleurs ne font encore rien\u00a0: explorer avec l’elfe ne permet donc pas de parler. Les tuiles Action restent où elles sont.',
          'S1-3',
        ),
        tell('Si vous êtes d’accord, vous pouvez parler pendant toute la partie.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('À partir d’ici, chaque héros doit partir par la sortie de sa couleur.', 'S2-1'),
        tell('Tuile 1 sur sa face a, tuiles 2 à 12 dans la pioche. Les haut-parleurs ne font toujours rien.', 'S2-2'),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'À partir d’ici, dès que vous jouez à deux ou plus\u00a0: à chaque retournement du sablier, tout le monde passe sa tuile Action à gauche, dans le sens horaire.',
          'S3-1',
        ),
        tell('Tuile 1 sur sa face a, tuiles 2 à 12 dans la pioche. Les haut-parleurs ne font toujours rien.', 'S3-2'),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'Le nain se faufile à travers le mur orange. Le barbare doit faire tout le tour.',
      paragraphs: [
        tell(
          'À partir d’ici, le nain peut passer par les petites ouvertures des murs orange, dans les deux sens. Pour les autres, ce sont des murs.',
          'S4-1',
        ),
        tell(
          'À partir d’ici, tout le monde peut parler quand une tuile est explorée avec l’elfe, comme après un retournement\u00a0: la première action y met fin.',
          'S4-2',
        ),
        tell(
          'Vous pouvez parler une fois la tuile placée, et seulement si elle a été explorée depuis une case d’exploration verte, avec l’elfe dessus. Les autres façons d’ajouter une tuile ne comptent pas.',
          'R-9',
        ),
        tell('Tuile 1 sur sa face a, tuiles 2 à 14 dans la pioche.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption:
        'La magicienne est sur la boule de cristal\u00a0: on peut ajouter des tuiles aux bords inexplorés de toutes les couleurs, sans héros.',
      paragraphs: [
        tell('Tuile 1 sur sa face b, tuiles 2 à 14 dans la pioche, et la tuile 15 sur le dessus.', 'S5-1'),
        tell(
          'À partir d’ici\u00a0: tant que la magicienne est sur une boule de cristal en service, la personne qui explore peut ajouter jusqu’à deux tuiles à des bords inexplorés de n’importe quelle couleur, sans héros. La seconde peut aller à côté de la première.',
          'S5-2',
        ),
        tell('Rien ne presse, tant que la magicienne reste sur la case.', 'S5-3'),
        tell(
          'La première tuile peut venir à tout moment tant que la magicienne est là. La seconde doit être piochée avant que la magicienne bouge et avant que la personne qui explore fasse autre chose. Une fois piochée, elle attend, et la magicienne doit rester jusqu’à ce qu’elle soit placée. Avant la première tuile, quoi qu’il arrive, la boule n’est pas utilisée.',
          'R-8',
        ),
        tell('Après une ou deux tuiles, la boule est hors service.', 'S5-4'),
        tell('Quand un autre héros s’arrête sur une boule de cristal, il ne se passe rien.', 'S5-5'),
        tell(
          'Si on peut explorer un endroit de plusieurs façons, une boule déjà entamée passe d’abord, puis un héros de cette couleur sur place, puis une boule encore neuve. Avec une pioche vide, une boule ne fait rien et n’est pas utilisée.',
          'R-40',
          'R-45',
        ),
      ],
    },
    {
      id: 's6',
      title: '',
      scenario: 6,
      scene: 'camera',
      caption: 'Le barbare atteint la caméra et la couvre d’un jeton\u00a0: une caméra de moins.',
      paragraphs: [
        tell('Tuile 1 sur sa face b, tuiles 2 à 17 dans la pioche, dont deux avec une caméra de surveillance.', 'S6-1'),
        tell(
          'À partir d’ici\u00a0: tant que deux caméras ou plus sont en marche, aucun héros ne peut aller sur une case sablier. Une caméra marche dès qu’elle est révélée, jusqu’à ce qu’elle reçoive un jeton Hors service.',
          'S6-2',
        ),
        tell(
          'Cela vaut pour toutes les cases sablier, utilisées ou non, et pour toutes les façons d’y arriver. Un héros qui s’y trouve déjà peut rester, et peut partir.',
          'R-2',
        ),
        tell(
          'Le barbare éteint une caméra en allant dessus. Quand un autre héros s’y arrête, il ne se passe rien.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell(
          'Tuile 1 sur sa face b, tuiles 2 à 19 dans la pioche, quatre caméras, aucune nouvelle règle.',
          'S7-1',
          'R-95',
        ),
        tell('Ajoutez d’autres tuiles une à une, jusqu’à 24, avec l’une ou l’autre face de la tuile 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;
