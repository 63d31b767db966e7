import { tell, type Chapter } from '../../rule_book';

const campaign: Chapter = {
  id: 'campaign',
  title: 'Scenarios 1 to 7',
  lead: 'One new rule at a time. Each one stays for all the scenarios that follow.',
  articles: [
    {
      id: 'path',
      title: 'The order',
      paragraphs: [
        tell(
          'Scenarios 1 to 7 are meant to be played in this order, but nothing is locked. If one goes wrong, try again or skip it.',
          'S-CAMP-1',
        ),
      ],
    },
    {
      id: 's1',
      title: '',
      scenario: 1,
      paragraphs: [
        tell('Tile 1 with side a up, tiles 2 to 9 in the deck.', 'S1-1'),
        tell('All four heroes leave through the only exit, the purple one.', 'S1-2'),
        tell(
          'Loudspeakers do nothing yet, so exploring with the elf doesn’t let you talk. Action tiles stay where they are.',
          'S1-3',
        ),
        tell('If you agree, you can talk all game long.', 'S1-4'),
      ],
    },
    {
      id: 's2',
      title: '',
      scenario: 2,
      paragraphs: [
        tell('From here on, each hero has to leave through the exit of its own colour.', 'S2-1'),
        tell('Tile 1 with side a up, tiles 2 to 12 in the deck. Loudspeakers still do nothing.', 'S2-2'),
      ],
    },
    {
      id: 's3',
      title: '',
      scenario: 3,
      paragraphs: [
        tell(
          'From here on, with two or more players: each time the timer is flipped, everyone passes their action tile to the left, to the next player clockwise.',
          'S3-1',
        ),
        tell('Tile 1 with side a up, tiles 2 to 12 in the deck. Loudspeakers still do nothing.', 'S3-2'),
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
          'From here on, the dwarf can pass through the small openings in orange walls, both ways. For everyone else, they’re walls.',
          'S4-1',
        ),
        tell(
          'From here on, everyone may talk when a tile is explored with the elf, just like after a flip: the first action ends it.',
          'S4-2',
        ),
        tell(
          'You may talk once the tile is placed, and only if it was explored from a green exploration space with the elf on it. Other ways of adding tiles don’t count.',
          'R-9',
        ),
        tell('Tile 1 with side a up, tiles 2 to 14 in the deck.', 'S4-3'),
      ],
    },
    {
      id: 's5',
      title: '',
      scenario: 5,
      scene: 'ball',
      caption: 'The mage is on the crystal ball: tiles can go to unexplored edges of any colour, with no hero there.',
      paragraphs: [
        tell('Tile 1 with side b up, tiles 2 to 14 in the deck, with tile 15 on top.', 'S5-1'),
        tell(
          'From here on: while the mage is on a working crystal ball, the explorer can add up to two tiles at unexplored edges of any colour, with no hero there. The second can go next to the first.',
          'S5-2',
        ),
        tell('There’s no hurry, as long as the mage stays on the space.', 'S5-3'),
        tell(
          'The first tile can come at any time while the mage is there. The second has to be drawn before the mage moves and before the explorer does anything else. Once it’s drawn, it waits, and the mage has to stay until it’s placed. Until the first tile, the ball isn’t used up, whatever happens.',
          'R-8',
        ),
        tell('After one tile or two, the ball is out of order.', 'S5-4'),
        tell('When any other hero stops on a crystal ball, nothing happens.', 'S5-5'),
        tell(
          'If a place can be explored in more than one way, a ball already in use comes first, then a hero of that colour standing there, then an unused ball. With an empty deck, a ball does nothing and isn’t used up.',
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
      caption: 'The barbarian reaches the camera and covers it with a token: one fewer camera.',
      paragraphs: [
        tell('Tile 1 with side b up, tiles 2 to 17 in the deck, two of them with a security camera.', 'S6-1'),
        tell(
          'From here on: while two or more cameras are working, no hero can be moved onto a sand timer space. A camera works from the moment it’s revealed until it gets an out-of-order token.',
          'S6-2',
        ),
        tell(
          'That goes for every sand timer space, used or not, and for every way of getting there. A hero who’s already there can stay, and can leave.',
          'R-2',
        ),
        tell(
          'The barbarian turns a camera off by moving onto it. When any other hero stops there, nothing happens.',
          'S6-3',
        ),
      ],
    },
    {
      id: 's7',
      title: '',
      scenario: 7,
      paragraphs: [
        tell('Tile 1 with side b up, tiles 2 to 19 in the deck, four cameras, no new rules.', 'S7-1', 'R-95'),
        tell('Add more tiles one by one, up to all 24, with either side of tile 1.', 'S7-2'),
      ],
    },
  ],
};
export default campaign;
