// What each module of the expansion brings, as a scene.
import { spaceDrawings } from '../board/art/space_drawings';
import { box, disc, type Drawing } from '../board/art/shapes';
import { beholderDrawing, sensorDrawing } from '../security_board/art/creature_drawings';
import { spellDrawing } from '../security_board/art/spell_drawings';
import { breachDrawing, helperDrawings, shaftDrawings } from '../security_board/art/token_drawings';
import type { RuleScene } from './rule_scene';

const bars: Drawing = [
  `steel ${[52, 65, 78, 91, 104].map((x) => box(x, 8, 5, 50, 2)).join('')}`,
  `iron ${box(46, 3, 68, 8, 3)}${box(46, 54, 68, 8, 3)}`,
];

export const moduleScenes: Readonly<Record<string, RuleScene>> = {
  M1: { sky: 'hall', lines: ['shine, M62 34L170 4V66z'], pawns: [['guard1', 52, 37, 0.44]] },
  M2: {
    sky: 'sea',
    pieces: [
      [helperDrawings.timer, 32, 32, 0.56],
      [helperDrawings.swap, 80, 32, 0.56],
      [helperDrawings.loudspeaker, 128, 32, 0.56],
    ],
  },
  M3: {
    sky: 'dusk',
    lines: ['trace M52 22C66 6 94 6 108 22'],
    pieces: [
      [shaftDrawings.dark, 30, 34, 0.5],
      [shaftDrawings.dark, 130, 34, 0.5],
    ],
    pawns: [['orange', 80, 41, 0.36]],
  },
  M4: { sky: 'dusk', pieces: [[breachDrawing, 110, 32, 0.52]], pawns: [['yellow', 46, 39, 0.4]] },
  M5: { sky: 'hall', pawns: [['purple', 80, 40, 0.38]], over: bars },
  M6: {
    sky: 'night',
    lines: [
      `iron ${box(34, 6, 46, 52, 4)}`,
      `steel ${box(39, 11, 36, 19, 2)}${box(39, 34, 36, 19, 2)}`,
      `orange ${disc(57, 32, 11)}`,
    ],
    symbols: [['orange', 57, 32, 0.22]],
    pieces: [[spaceDrawings.code ?? [], 114, 32, 0.78]],
  },
  M7: {
    sky: 'sea',
    lines: [`ghostly ${box(102, 8, 24, 24, 4)}${box(128, 34, 24, 24, 4)}`, 'trace M74 40C92 50 100 34 112 22'],
    pieces: [[spaceDrawings.map ?? [], 44, 32, 0.86]],
  },
  M8: { sky: 'night', pieces: [[beholderDrawing, 80, 38, 0.4]] },
  M9: {
    sky: 'night',
    lines: ['trace M66 44C78 56 96 56 108 46'],
    pieces: [[helperDrawings.telekinesis, 116, 32, 0.58]],
    pawns: [['green', 44, 39, 0.4]],
  },
  M10: {
    sky: 'dusk',
    pieces: [
      [spellDrawing('broom'), 92, 32, 0.6],
      [spellDrawing('crystal-ball'), 132, 32, 0.6],
    ],
    pawns: [['purple', 40, 39, 0.4]],
  },
  M11: {
    sky: 'hall',
    pawns: [
      ['guard2', 36, 40, 0.38],
      ['guard3', 80, 40, 0.38],
      ['guard4', 124, 40, 0.38],
    ],
  },
  M12: { sky: 'hall', pieces: [[spaceDrawings.control_room ?? [], 80, 32, 0.86]] },
  M13: { sky: 'dusk', lines: ['shine, M80 46L28 2H132z'], pieces: [[sensorDrawing, 80, 46, 0.5]] },
};
