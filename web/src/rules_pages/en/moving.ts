import { tell, type Chapter } from '../book';

const moving: Chapter = {
  id: 'moving',
  title: 'Moving',
  lead: 'Straight ahead, with the vortex, or by escalator. Never through each other.',
  articles: [
    {
      id: 'walk',
      title: 'Walking',
      scene: 'walk',
      caption: 'The dwarf goes north, then east to the orange edge: two moves, by two people if nobody has both directions.',
      paragraphs: [
        tell(
          'A move takes one hero in the direction of your arrow, one space or more in a straight line. You choose where it stops.',
          'B-MOVE-1',
        ),
        tell(
          'It stops before walls, scenery, the edge of the explored mall, and other pawns. Nothing is jumped over or passed through.',
          'B-MOVE-2',
        ),
        tell('Two pawns never share a space.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'In the way',
      scene: 'blocked',
      caption: 'The mage cannot go north: the elf stands there. Somebody has to move the elf first.',
      paragraphs: [
        tell(
          'Heroes may stand on every corridor space: on spaces of other colours too, and on out-of-order tokens.',
          'B-MOVE-8',
        ),
        tell(
          'Effects happen where a move ends, not on the way there. Timers, items, exits, cameras and crystal balls all lie at dead ends, so you will hardly pass over one by accident. What closes a whole tile closes it for passing through as well.',
          'R-1',
        ),
        tell(
          'Timers flip and cameras go off by stopping there. No extra action is needed.',
          'R-6',
        ),
        tell(
          'It does not matter how a hero arrives: on foot, by escalator or by vortex. The space acts the same way. Only being put somewhere by a rule, as in the setup, sets nothing off.',
          'R-46',
        ),
      ],
    },
    {
      id: 'crossing',
      title: 'From tile to tile',
      scene: 'crossing',
      caption: 'An explored passage is open to every hero, in both directions.',
      paragraphs: [
        tell(
          'Where two open sides meet, every hero may walk through in both directions, whatever its colour.',
          'B-MOVE-4',
        ),
      ],
    },
    {
      id: 'meeting',
      title: 'When tiles meet',
      scene: 'meeting',
      caption: 'Nobody explored here, but both sides are open: the elf walks through.',
      paragraphs: [
        tell(
          'Two exploration spaces that happen to meet make a passage too, although nobody explored there.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Dead ends',
      scene: 'dead_end',
      caption: 'The opening leads against the neighbour’s wall: no way through here.',
      paragraphs: [
        tell('Where an opening meets a wall of the neighbouring tile, there is no way through.', 'B-MOVE-5'),
        tell('An opening with nothing behind it yet is an edge: nobody can pass before it is explored.', 'B-MOVE-7'),
      ],
    },
    {
      id: 'vortex',
      title: 'The vortex',
      scene: 'vortex',
      caption: 'From anywhere to a vortex of its own colour, if that is free.',
      paragraphs: [
        tell(
          'The vortex action takes any hero from wherever it stands to a vortex space of its own colour in the explored mall. The target must be free.',
          'B-VORTEX-1',
        ),
        tell('The hero need not stand on a vortex to start.', 'B-VORTEX-2'),
        tell('To the very space where the hero stands it does not work.', 'R-5'),
        tell('After the theft the vortex is off for the rest of the game.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Escalators',
      scene: 'escalator',
      caption: 'From one end to the other, up or down.',
      paragraphs: [
        tell('The escalator action takes a hero from one end of an escalator to the other, both ways.', 'B-ESC-1'),
        tell('Nobody stops half-way. If somebody stands at the other end, it does not run.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;
