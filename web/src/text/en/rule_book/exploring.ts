import { tell, type Chapter } from '../../rule_book';

const exploring: Chapter = {
  id: 'exploring',
  title: 'Exploring',
  lead: 'The mall grows where heroes look round the corner.',
  articles: [
    {
      id: 'explore',
      title: 'A new tile',
      scene: 'explore',
      caption: 'The dwarf is at an orange edge: the next tile goes here, with its white arrow leading in.',
      paragraphs: [
        tell(
          'If you have the magnifying glass, you can explore when a hero is on an exploration space of its own colour, there’s no tile beyond it yet, and the deck isn’t empty.',
          'B-EXPL-1',
        ),
        tell(
          'The top tile is turned over and placed so that its white arrow leads on from that space. That decides where it goes and which way round.',
          'B-EXPL-2',
        ),
        tell('A hero of another colour on that space can’t explore.', 'B-EXPL-7'),
        tell('When the deck is empty, there’s nothing left to explore.', 'B-EXPL-6'),
        tell('Tiles never overlap. Neighbours are offset by one space, like a pinwheel.', 'B-EXPL-5'),
        tell(
          'Once a tile lies beyond an edge, you can’t explore there any more, whether it’s a passage or a dead end, for as long as that tile stays.',
          'R-10',
        ),
      ],
    },
    {
      id: 'several',
      title: 'Several places at once',
      scene: 'several',
      caption: 'Two heroes at edges of their colours: look at the tile first, then choose one of the two places.',
      paragraphs: [
        tell(
          'If several heroes are ready, the explorer draws the tile, looks at it, and then chooses which of them it goes in front of.',
          'B-EXPL-3',
        ),
        tell('One tile at a time: you have to place a drawn tile before you draw the next.', 'B-EXPL-4'),
        tell(
          'Everyone sees the drawn tile. If there’s only one place for it, it goes there at once. If there are several, it waits for the explorer, and the heroes at those places can’t leave until it’s placed.',
          'R-7',
        ),
        tell(
          'If the explore action changes hands while a tile is waiting, the new explorer places it. If its last possible place is gone, the tile goes back on top of the deck.',
          'R-38',
          'R-39',
        ),
      ],
    },
  ],
};
export default exploring;
