import { tell, type Chapter } from '../book';

const security: Chapter = {
  id: 'security',
  title: 'Maximum Security',
  lead: 'The expansion: guards, doors and eyes on one side, a bag of tricks on the other.',
  articles: [
    {
      id: 'kinds',
      title: 'Thirteen modules',
      paragraphs: [
        tell(
          'Modules can be added in any number; the suggested order is 1 to 13. Seven are helpers: tokens, shafts, breaches, maps, telekinesis, spells and the control room. Six are challenges: the guard, the guard room, the locked exit, the beholder, reinforcements and the sensor.',
          'X-GEN-10',
          'R-87',
        ),
        tell(
          'Everything you know holds: the usual goal, and the lasting rules of scenarios 2 to 6. Tiles 8* and 10* have crystal balls, and they work. Only tutorials may say otherwise.',
          'X-GEN-7',
        ),
        tell(
          'What cannot work is refused, with the reason: a module needs its tiles, and some need another module. Tile 8* wants shafts or breaches (in tutorial 9 spells do), the control room wants guards to command.',
          'X-GEN-6',
          'R-86',
        ),
        tell('Scenario 16 has no vortex and therefore no control room: module 12 is refused there.', 'R-83'),
        tell(
          'The base tiles 13 to 24 may be mixed in. It makes for a very long night, so the chooser advises against it.',
          'X-GEN-8',
        ),
      ],
    },
    {
      id: 'stars',
      title: 'Starred tiles',
      paragraphs: [
        tell(
          'A tile with a star takes the place of the base tile with its number; a deck never holds both. Tiles 25* to 29* are additional.',
          'X-GEN-9',
        ),
        tell(
          'Starred tiles have another back: with the deck face down everybody sees whether the next tile has a star, and nothing more.',
          'X-GEN-5',
        ),
        tell('A sign whose module is not in play means nothing; its space is an ordinary one.', 'X-GEN-4'),
        tell(
          'Whatever the modules, though: steel doors, codes, escalators, the dwarf’s openings, crystal balls, cameras and timers of a tile that lies in the mall work.',
          'R-60',
        ),
        tell(
          'Tile 28* has a fifth sand timer. It is a timer space like the others; its steel door costs a code on the way in and nothing on the way out.',
          'R-37',
        ),
        tell(
          'The hatched arrows of 8* and 25* only tell how the tile is laid and open no way. The door of 25* lets out only where the tile beyond it is open on that side.',
          'R-33',
        ),
        tell('Command directions, the sensor and the arrows of doors turn with their tile.', 'R-30'),
      ],
    },
    {
      id: 'empty',
      title: 'Empty, gone, and back again',
      paragraphs: [
        tell('A space or a tile is empty when nothing is on it: no pawn, frog, beholder, sensor or token.', 'X-GEN-2'),
        tell('What is discarded is out of the game. Only the tiles of scenario 11 come back.', 'X-GEN-1'),
        tell(
          'A hero who escapes leaves the mall at once and is in the way of no guard and no beholder any more.',
          'X-GEN-3',
        ),
        tell(
          'Guard, beholder, sensor and captive come with their tile the first time it is laid, not when it returns or is moved.',
          'R-44',
        ),
      ],
    },
    {
      id: 'arriving',
      title: 'Arriving',
      paragraphs: [
        tell(
          'Shaft, swap and teleportation bring a hero onto a space just as walking does: timers flip, cameras go off, exits take, maps open. Who is put somewhere by a rule sets nothing off.',
          'R-46',
        ),
        tell(
          'The watch comes first. With the guard room in play, a hero who comes onto a watched tile is caught on its first space, and nothing on that tile works, not even the exit.',
          'R-47',
        ),
        tell(
          'Without the guard room, whatever would bring a hero onto a watched tile is refused: moves, shafts, swap, teleportation, the control room.',
          'R-27',
        ),
        tell(
          'Teleportation, shafts and ghost form may end on any corridor space, also on 8* and behind steel doors, unless something bars it.',
          'R-29',
        ),
        tell(
          'When a cover is taken off under a hero, code, crystal ball, map, item and exit work at once; a timer or a camera only when somebody comes there anew.',
          'R-48',
        ),
        tell(
          'What you choose is refused if it would break a ban. What the rules force happens all the same, and the game is lost if it leaves a hero on a guard’s tile without a guard room in play, or all four in one dimension.',
          'R-50',
        ),
      ],
    },
    {
      id: 'security_flip',
      title: 'What a flip does now',
      paragraphs: [
        tell(
          'In this order: token and sand; spells that were holding end; the guard room is put in order; action tiles pass; everybody may talk; scenario 11 takes its tiles. A loss at any step ends the game there.',
          'R-34',
        ),
        tell(
          'The sand timer token flips like a space does, with all that follows. Only spaces count as timer spaces used.',
          'R-35',
        ),
        tell('Cameras bar timer spaces, not the token.', 'R-36'),
      ],
    },
    {
      id: 'everybody',
      title: 'Everybody’s business',
      paragraphs: [
        tell(
          'Tokens, shafts, breaches, telekinesis, spells and the sensor are open to every seat, also to one without an action tile.',
          'R-26',
        ),
        tell(
          'Playing alone, what is open to every seat needs no solo tile. Exploring of any kind needs explore on top of the pile, the beholder its direction, the control room the vortex.',
          'R-85',
        ),
        tell(
          'The first to act counts. A request that starts from something that has changed meanwhile is refused, and nothing is turned, moved or spent twice.',
          'R-89',
        ),
      ],
    },
    {
      id: 'with_scenarios',
      title: 'Together with the scenarios',
      paragraphs: [
        tell(
          'Loudspeaker tokens are not laid out in scenarios 14 and 15; in 12 they open gestures. Swap tokens need two action tiles: there are none in solo, and they pass by the leader of scenario 9.',
          'R-82',
          'R-84',
        ),
        tell(
          'Heroes who stay on their exits in scenarios 10 and 17 block their space for every pawn, in 17 their tile for heroes too. Guards may come onto it; nothing catches or moves those who are out.',
          'R-79',
        ),
        tell('Scenario 11 may take any empty tile, the guard room included.', 'R-80'),
        tell(
          'In scenario 13 shafts, breaches, swap, teleportation and telekinesis stay in one dimension; guards may change over by spell or control room. Codes, controls, maps and balls reach both, and a captive goes to the guard room wherever it lies. Tile 3 is treated like tile 1.',
          'R-81',
        ),
        tell(
          'Scenario 17 does not count inside the guard room, where a second hero loses the game anyway; outside the door it does. Scenario 10 changes nothing there.',
          'R-88',
        ),
      ],
    },
  ],
};
export default security;
