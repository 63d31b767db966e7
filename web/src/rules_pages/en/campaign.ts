import { tell, type Chapter } from '../book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Scenarios 1 to 7',
  lead: 'A path with one new rule at a time. What is new stays for all scenarios after it.',
  articles: [
    {
      id: 'path',
      title: 'The path',
      paragraphs: [
        tell(
          'Scenarios 1 to 7 are made to be played in this order, but nothing is locked. If one goes wrong, try again or skip it.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Tile 1 with side a; tiles 2 to 9 in the deck.', 'S1-1'),
        tell('All four heroes leave by the only exit there is, the purple one.', 'S1-2'),
        tell(
          'Loudspeakers mean nothing yet, so exploring with the elf lets nobody talk. Action tiles are not passed.',
          'S1-3',
        ),
        tell('If you agree, you may talk during the whole game.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('From here on each hero must leave by the exit of its own colour.', 'S2-1'),
        tell('Tile 1 with side a; tiles 2 to 12 in the deck. Loudspeakers still mean nothing.', 'S2-2'),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'From here on, with two or more people: each time the timer is flipped, everybody passes the action tile to the left, to the next one clockwise.',
          'S3-1',
        ),
        tell('Tile 1 with side a; tiles 2 to 12 in the deck. Loudspeakers still mean nothing.', 'S3-2'),
      ],
    },
    {
      id: 's4',
      title: '',
      scenario: 4,
      scene: 'dwarf',
      caption: 'The dwarf slips through the orange wall. The barbarian has to go the long way round.',
      paragraphs: [
        tell(
          'From here on the dwarf may pass the small openings in orange walls, both ways. For everybody else they are walls.',
          'S4-1',
        ),
        tell(
          'From here on everybody may talk when a tile is explored with the elf, on the same terms as after a flip: the first action ends it.',
          'S4-2',
        ),
        tell(
          'The talking begins when the tile is placed, and only if it was explored from a green exploration space with the elf on it. Other ways of adding tiles do not count.',
          'R-9',
        ),
        tell('Tile 1 with side a; tiles 2 to 14 in the deck.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption: 'The mage on the crystal ball: tiles may go to open edges of any colour, with nobody there.',
      paragraphs: [
        tell('Tile 1 with side b; tiles 2 to 14 in the deck, and tile 15 on top of them.', 'S5-1'),
        tell(
          'From here on: while the mage stands on a crystal ball that is in order, the explorer may add up to two tiles at unexplored edges of any colour, with no hero there. The second may go next to the first.',
          'S5-2',
        ),
        tell('There is no hurry, as long as the mage stays on the space.', 'S5-3'),
        tell(
          'The first tile may come whenever she is there. The second must be drawn before she moves and before the explorer does anything else; once drawn it waits and keeps her there until it is placed. Until the first tile the ball is not used up, whatever happens.',
          'R-8',
        ),
        tell('Used for one tile or for two, the ball is then out of order.', 'S5-4'),
        tell('Other heroes on a crystal ball: nothing happens.', 'S5-5'),
        tell(
          'If a place can be explored in more than one way, a ball whose use has begun comes first, then a hero of that colour who stands there, then a ball not used yet. With an empty deck a ball does nothing, and is not used up.',
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
      caption: 'The barbarian reaches the camera: a token under him, one camera less.',
      paragraphs: [
        tell('Tile 1 with side b; tiles 2 to 17 in the deck, two of them with a security camera.', 'S6-1'),
        tell(
          'From here on: while two or more cameras are working, no hero may be moved onto a sand timer space. A camera works from the moment it is revealed until it has an out-of-order token.',
          'S6-2',
        ),
        tell(
          'That holds for every sand timer space, used or not, and for every way of getting there. A hero who is there already may stay, and may leave.',
          'R-2',
        ),
        tell(
          'The barbarian switches a camera off by moving onto it. Other heroes there: nothing happens.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell('Tile 1 with side b; tiles 2 to 19 in the deck, four cameras, no new rule.', 'S7-1', 'R-95'),
        tell('Add tile by tile, up to all 24, with either side of tile 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;
