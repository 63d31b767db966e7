import { tell, type Chapter } from '../book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Exploring',
  lead: 'The mall grows where heroes look round the corner.',
  articles: [
    {
      id: 'explore',
      title: 'A new tile',
      scene: 'explore',
      caption: 'The dwarf stands at an orange edge: the next tile goes here, its white arrow leading in.',
      paragraphs: [
        tell(
          'Whoever has the lens may explore when a hero stands on an exploration space of its own colour, nothing lies beyond it yet, and the deck is not empty.',
          'B-EXPL-1',
        ),
        tell(
          'The top tile is turned over and laid so that its white arrow continues from that space. That decides its place and how it is turned.',
          'B-EXPL-2',
        ),
        tell('A hero of another colour on that space is no use for exploring.', 'B-EXPL-7'),
        tell('When the deck is empty, there is nothing left to explore.', 'B-EXPL-6'),
        tell(
          'Tiles never overlap: neighbours are shifted by one space against each other, like the tiles of a pinwheel.',
          'B-EXPL-5',
        ),
        tell(
          'An edge that faces a tile cannot be explored any more, whether there is a passage or a dead end, for as long as that tile lies there.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Several places at once',
      scene: 'several',
      caption: 'Two heroes at edges of their colours: first look at the tile, then choose one of the two places.',
      paragraphs: [
        tell(
          'If several heroes stand ready, the explorer draws the tile, looks at it, and then chooses in front of which of them it goes.',
          'B-EXPL-3',
        ),
        tell('One tile at a time: what is drawn must be placed before the next is drawn.', 'B-EXPL-4'),
        tell(
          'Everybody sees the drawn tile. With only one possible place it goes there at once. With several it waits for the explorer, and heroes who hold a place for it cannot be moved off until it is placed.',
          'R-7',
        ),
        tell(
          'If the explore action changes hands while a tile waits, its new holder places it. If its last possible place is gone, the tile goes back on top of the deck.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;
