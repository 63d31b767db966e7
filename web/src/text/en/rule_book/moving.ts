import { tell, type Chapter } from '../../rule_book';

const moving: Chapter = {
  id: 'moving',
  title: 'Moving',
  lead: 'Straight ahead, by vortex or by escalator. Never through each other.',
  articles: [
    {
      id: 'walk',
      title: 'Walking',
      scene: 'walk',
      caption:
        'The dwarf goes north, then east to the orange edge: two moves, by two players if nobody has both directions.',
      paragraphs: [
        tell(
          'A move takes one hero in the direction of your arrow, one or more spaces in a straight line. You choose where it stops.',
          'B-MOVE-1',
        ),
        tell(
          'Walls, scenery, other pawns and the edge of the explored mall stop it. Heroes can’t jump over anything or pass through each other.',
          'B-MOVE-2',
        ),
        tell('Two pawns never share a space.', 'B-MOVE-3'),
      ],
    },
    {
      id: 'blocked',
      title: 'In the way',
      scene: 'blocked',
      caption: 'The mage can’t go north because the elf is there. Someone has to move the elf first.',
      paragraphs: [
        tell(
          'Heroes can stop on any corridor space, including spaces of other colours and out-of-order tokens.',
          'B-MOVE-8',
        ),
        tell(
          'Effects happen where a move ends, not along the way. Timers, items, exits, cameras and crystal balls are all at dead ends, so you’ll hardly ever cross one by accident. Anything that closes a whole tile also closes it for passing through.',
          'R-1',
        ),
        tell('Timers flip and cameras switch off when a hero stops there. No extra action needed.', 'R-6'),
        tell(
          'It doesn’t matter whether a hero arrives on foot, by escalator or by vortex: the space works the same way. Nothing happens only when a rule puts the hero there, as in the setup.',
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
          'Where two open sides meet, every hero can walk through in both directions, whatever its colour.',
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
          'Two exploration spaces that happen to meet also make a passage, even though nobody explored there.',
          'B-MOVE-6',
        ),
      ],
    },
    {
      id: 'dead_end',
      title: 'Dead ends',
      scene: 'dead_end',
      caption: 'The opening leads to the neighbouring tile’s wall: no way through here.',
      paragraphs: [
        tell('Where an opening meets a wall of the neighbouring tile, there’s no way through.', 'B-MOVE-5'),
        tell('An opening with nothing behind it yet is an edge: nobody can pass until it’s explored.', 'B-MOVE-7'),
      ],
    },
    {
      id: 'vortex',
      title: 'The vortex',
      scene: 'vortex',
      caption: 'From anywhere to a free vortex of its own colour.',
      paragraphs: [
        tell(
          'The vortex action takes any hero, wherever it is, to a free vortex of its own colour in the explored mall.',
          'B-VORTEX-1',
        ),
        tell('The hero doesn’t have to start on a vortex.', 'B-VORTEX-2'),
        tell('You can’t use it to send a hero to the space it’s already on.', 'R-5'),
        tell('After the theft, the vortex is off for the rest of the game.', 'B-VORTEX-3'),
      ],
    },
    {
      id: 'escalator',
      title: 'Escalators',
      scene: 'escalator',
      caption: 'From one end to the other, up or down.',
      paragraphs: [
        tell('The escalator action takes a hero from one end of an escalator to the other, up or down.', 'B-ESC-1'),
        tell('Nobody stops halfway. If someone is at the other end, you can’t use it.', 'B-ESC-2'),
      ],
    },
  ],
};
export default moving;
