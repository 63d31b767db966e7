import { tell, type Chapter } from '../../rule_book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'The expansion: guards, doors and watchful eyes on one side, a bag of tricks on the other.',
  articles: [
    {
      id: 'kinds',
      title: 'Thirteen modules',
      paragraphs: [
        tell(
          'You can add as many modules as you like. The suggested order is 1 to 13. Seven are helpers: tokens, shafts, breaches, maps, telekinesis, spells and the control room. Six are challenges: the guard, the guard room, the locked exit, the beholder, reinforcements and the sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Everything you know still applies: the usual goal, and the permanent rules of scenarios 2 to 6. The crystal balls on tiles 8* and 10* work. Only tutorials may say otherwise.',
          'X-GEN-7',
        ),
        tell(
          'Anything that can’t work is refused, with the reason. A module needs its tiles, and some need another module. Tile 8* needs shafts or breaches (spells will do in tutorial 9), and the control room is no use without guards.',
          'X-GEN-6',
          'R-86',
        ),
        tell('Scenario 16 has no vortex, and therefore no control room: module 12 is refused there.', 'R-83'),
        tell('You can add base tiles 13 to 24. It makes for a very long night, so it isn’t recommended.', 'X-GEN-8'),
      ],
    },
    {
      id: 'stars',
      title: 'Starred tiles',
      paragraphs: [
        tell(
          'A tile with a star replaces the base tile with the same number. A deck never has both. Tiles 25* to 29* are extra.',
          'X-GEN-9',
        ),
        tell(
          'Starred tiles have a different back. With the deck face down, everyone can see whether the next tile has a star, and nothing more.',
          'X-GEN-5',
        ),
        tell('A symbol whose module isn’t in play does nothing. Its space is an ordinary one.', 'X-GEN-4'),
        tell(
          'Some things on a tile in the mall always work, whichever modules are in play: steel doors, codes, escalators, the dwarf’s openings, crystal balls, cameras and timers.',
          'R-60',
        ),
        tell(
          'Tile 28* has a fifth sand timer space. It works like the others, but it’s behind a steel door: you need a code to get in, and nothing to get out.',
          'R-37',
        ),
        tell(
          'The hatched arrows of 8* and 25* only show how to place the tile. They aren’t a way in or out. The door of 25* only lets you out if the tile beyond it is open on that side.',
          'R-33',
        ),
        tell('Command directions, the sensor and door arrows rotate with their tile.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Empty, gone, and back again',
      paragraphs: [
        tell(
          'A space or a tile is empty when there’s nothing on it: no pawn, frog, beholder, sensor or token.',
          'X-GEN-2',
        ),
        tell('Anything discarded is out of the game. Only the tiles in scenario 11 come back.', 'X-GEN-1'),
        tell(
          'A hero who escapes leaves the mall at once and no longer gets in the way of any guard or beholder.',
          'X-GEN-3',
        ),
        tell(
          'The guard, beholder, sensor and captive appear with their tile the first time it’s placed, not when it returns or is moved.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Arriving',
      paragraphs: [
        tell(
          'Arriving by shaft, swap or teleportation is the same as arriving on foot: timers flip, cameras switch off, exits let you out, maps open. When a rule puts a hero somewhere, nothing is triggered.',
          'R-46',
        ),
        tell(
          'Being watched comes first. With the guard room in play, a hero who enters a watched tile is caught on the first space of it, and nothing on that tile works, not even the exit.',
          'R-47',
        ),
        tell(
          'Without the guard room, anything that would bring a hero onto a watched tile is refused: moves, shafts, swap, teleportation, the control room.',
          'R-27',
        ),
        tell(
          'Teleportation, shafts and ghost form can end on any corridor space, even on 8* and behind steel doors, unless something forbids it.',
          'R-29',
        ),
        tell(
          'When a token covering a space is removed from under a hero, a code, crystal ball, map, item or exit works at once. A timer or camera only works the next time a hero arrives.',
          'R-48',
        ),
        tell(
          'Your own choices are refused if they’d break a rule. What the rules force on you happens anyway. If that leaves a hero on a guard’s tile without a guard room in play, or all four in one dimension, you lose.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'What a flip does now',
      paragraphs: [
        tell(
          'In this order: token and sand; active spells end; the guard room is reset; action tiles move; everyone may talk; scenario 11 takes its tiles. If you lose at any step, the game ends there.',
          'R-34',
        ),
        tell(
          'The sand timer token flips the timer just like a space does, with everything that follows. Only spaces count as timer spaces used.',
          'R-35',
        ),
        tell('Cameras block timer spaces, not the token.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Anyone can do it',
      paragraphs: [
        tell(
          'Every seat can use tokens, shafts, breaches, telekinesis, spells and the sensor, even without an action tile.',
          'R-26',
        ),
        tell(
          'In a solo game, anything every seat can use needs no solo tile. Exploring of any kind needs explore on top of the pile, the beholder needs its direction, and the control room needs the vortex.',
          'R-85',
        ),
        tell(
          'First come, first served. If something has changed in the meantime, the later request is refused, and nothing is turned, moved or spent twice.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'With the scenarios',
      paragraphs: [
        tell(
          'Scenarios 14 and 15 have no loudspeaker tokens. In scenario 12, they allow gestures. Swap tokens need two action tiles, so solo games have none and the leader in scenario 9 can’t take part in a swap.',
          'R-82',
          'R-84',
        ),
        tell(
          'Heroes who stay on their exits in scenarios 10 and 17 block their space for every pawn, and in 17 their tile for other heroes too. Guards can enter it, but nothing can catch or move heroes who are out.',
          'R-79',
        ),
        tell('Scenario 11 can take any empty tile, including the guard room.', 'R-80'),
        tell(
          'In scenario 13, shafts, breaches, swap, teleportation and telekinesis stay within one dimension. Guards can change dimension by spell or control room. Codes, controls, maps and balls reach both, and a captive goes to the guard room wherever it is. Tile 3 counts as a starting tile, like tile 1.',
          'R-81',
        ),
        tell(
          'Scenario 17 doesn’t apply inside the guard room, where a second hero loses the game anyway. Outside the door it does. Scenario 10 changes nothing there.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;
