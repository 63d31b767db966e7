// What each rule does, as a scene for each of its words; a rule that is on or off has one for when it is on.
import { spaceDrawings } from '../board/art/space_drawings';
import { box, disc, star, type Drawing } from '../board/art/shapes';
import type { Colour, Pawn } from '../engine/words';
import { helperDrawings } from '../security_board/art/token_drawings';
import { scenarioDrawings } from '../shell/scenario_drawings';
import { bubble, camera, cross, door, dots, eye, tile, timer, vortex } from '../shell/scenario_shapes';
import { switches, type CustomScenario, type Switch } from './custom_scenario';
import type { RuleScene } from './rule_scene';

type Standing = readonly [pawn: Pawn | 'red', x: number, y: number, scale: number];

const standing = (pawn: Pawn | 'red', x: number, scale = 0.38): Standing => [pawn, x, 57 - 45 * scale, scale];

const bag = (colour: Colour, x: number): Drawing => [
  `${colour} M${x - 14} 26H${x + 14}L${x + 17} 58H${x - 17}z`,
  `glint M${x - 7} 26C${x - 7} 12 ${x + 7} 12 ${x + 7} 26`,
  `cream ${disc(x, 43, 10)}`,
];

const exit = (colour: Colour, x: number): Drawing => [
  `${colour} ${door(x, 32, 50, 58)}`,
  `gold, ${disc(x + 10, 44, 2.2)}`,
];

// Two heroes, each in front of what is theirs.
const goals = (thing: (colour: Colour, x: number) => Drawing, y: number, of: readonly [Colour, Colour]): RuleScene => ({
  sky: 'night',
  lines: [...thing(of[0], 60), ...thing(of[1], 136)],
  symbols: [
    [of[0], 60, y, 0.2],
    [of[1], 136, y, 0.2],
  ],
  pawns: [standing('yellow', 26), standing('green', 102)],
});

const arrowLeft = (x: number, y: number): string => `white, M${x + 5} ${y - 7}V${y + 7}L${x - 5} ${y}z`;

const stack = (front: Drawing): Drawing => [
  `stone ${box(72, 4, 44, 44, 5)}`,
  `stone ${box(67, 8, 44, 44, 5)}`,
  ...front,
];

const actionTile = (x: number, arrow: string): Drawing => [`lamp ${box(x - 14, 12, 28, 40, 5)}`, `dark, ${arrow}`];

const missingTile = (x: number): Drawing => [
  `ghostly ${box(x, 18, 30, 30, 4)}`,
  `white, M${x + 15} 20L${x + 24} 31H${x + 18}V41H${x + 12}V31H${x + 6}z`,
];

const scenes: Readonly<Record<string, RuleScene>> = {
  'items.own': goals(bag, 43, ['yellow', 'green']),
  'items.foreign': goals(bag, 43, ['green', 'yellow']),
  'exits.own': goals(exit, 26, ['yellow', 'green']),
  'exits.one': {
    sky: 'night',
    lines: [`lamp, M122 58L112 64H160L154 58z`, `purple ${door(138, 36, 52, 58)}`, `lamp, ${door(138, 24, 40, 58)}`],
    pawns: [
      standing('green', 104, 0.34),
      standing('yellow', 76, 0.34),
      standing('orange', 48, 0.34),
      standing('purple', 20, 0.34),
    ],
  },
  'exits.foreign': goals(exit, 26, ['green', 'yellow']),
  'talk.windows': { sky: 'sea', lines: [...timer(46, 32, 0.95), bubble(112, 26), dots(112, 25)] },
  'talk.free': {
    sky: 'sea',
    lines: [bubble(34, 30), dots(34, 29), bubble(82, 18), dots(82, 17), bubble(130, 34), dots(130, 33)],
  },
  'talk.gestures': { sky: 'sea', pieces: [[scenarioDrawings['S12']?.lines ?? [], 22, 1, 0.62]] },
  'talk.never': { sky: 'sea', pieces: [[scenarioDrawings['S14']?.lines ?? [], 30, 0, 0.64]] },
  'do_something.everybody': {
    sky: 'dusk',
    lines: [
      'whirl M60 24C48 16 36 20 30 32M100 24C112 16 124 20 130 32',
      'white, M21 29L39 31L28 45zM139 29L121 31L132 45z',
    ],
    pawns: [standing('red', 80, 0.44)],
  },
  'do_something.leader': { sky: 'dusk', pieces: [[scenarioDrawings['S9']?.lines ?? [], 26, 0, 0.68]] },
  'do_something.nobody': { sky: 'dusk', pawns: [standing('red', 80, 0.44)], over: [cross(80, 34, 24)] },
  'vortex.works': {
    sky: 'dusk',
    lines: [...vortex(36, 36, 20), ...vortex(124, 36, 20), 'trace M58 26C70 10 90 10 102 22'],
    pawns: [standing('purple', 36, 0.34)],
  },
  'vortex.out_of_service': {
    sky: 'dusk',
    lines: [...vortex(50, 32, 24), cross(50, 32, 21)],
    pawns: [standing('purple', 118, 0.36)],
  },
  'vortex.between_dimensions': {
    sky: 'night',
    lines: [
      `floor ${box(8, 8, 48, 48, 5)}`,
      `stone ${box(104, 8, 48, 48, 5)}`,
      ...vortex(32, 32, 15),
      ...vortex(128, 32, 15),
      'trace M52 30C68 18 92 18 108 30',
    ],
  },
  'groups.allowed': {
    sky: 'night',
    lines: [`floor ${box(38, 5, 84, 54, 5)}`],
    pawns: [
      ['yellow', 58, 36, 0.3],
      ['green', 80, 30, 0.3],
      ['orange', 102, 36, 0.3],
    ],
  },
  'groups.forbidden': {
    sky: 'night',
    lines: [tile(12, 8, 48), tile(100, 8, 48)],
    pawns: [
      ['yellow', 36, 34, 0.34],
      ['green', 124, 34, 0.34],
    ],
    over: [cross(80, 32, 13)],
  },
  'groups.pairs': {
    sky: 'night',
    lines: [`floor ${box(16, 6, 70, 52, 5)}`],
    pawns: [
      ['yellow', 36, 34, 0.32],
      ['green', 66, 34, 0.32],
      ['orange', 138, 36, 0.32],
    ],
    over: [cross(106, 32, 13)],
  },
  'deck_face.down': {
    sky: 'sea',
    lines: stack([`sea ${box(58, 12, 48, 48, 6)}`, `gold ${star(5, 15, 6, 82, 36)}`]),
  },
  'deck_face.up': {
    sky: 'sea',
    lines: [
      ...stack([
        tile(58, 12, 48),
        `sea ${box(64, 18, 14, 14, 3)}`,
        `red ${box(86, 38, 14, 14, 3)}`,
        `gold ${disc(93, 25, 7)}`,
        `moss ${disc(71, 45, 7)}`,
      ]),
      ...eye(136, 32, 12),
    ],
  },
  pass_action_tiles: {
    sky: 'sea',
    lines: [
      ...actionTile(38, 'M38 20L47 32H42V44H34V32H29z'),
      ...actionTile(88, 'M76 32L86 22V28H100V36H86V42z'),
      ...actionTile(138, 'M138 44L129 32H134V20H142V32H147z'),
      arrowLeft(12, 32),
      arrowLeft(63, 32),
      arrowLeft(113, 32),
    ],
  },
  loudspeakers: {
    sky: 'dusk',
    lines: [bubble(128, 24), dots(128, 23)],
    pieces: [[helperDrawings.loudspeaker, 34, 32, 0.58]],
    pawns: [standing('green', 84)],
  },
  dwarf_passages: {
    sky: 'dusk',
    lines: [`orange ${box(-10, 8, 180, 50)}`, 'dark, M58 58V34C58 14 102 14 102 34V58z'],
    pawns: [standing('orange', 80, 0.4)],
  },
  crystal_balls: {
    sky: 'night',
    lines: [
      tile(112, 6, 24),
      `sea ${disc(124, 18, 5)}`,
      `ghostly ${box(112, 34, 24, 24, 4)}`,
      'white, M122 39H126V44H131V48H126V53H122V48H117V44H122z',
    ],
    pieces: [[spaceDrawings.crystal_ball ?? [], 34, 32, 0.85]],
    pawns: [standing('purple', 80)],
  },
  cameras: {
    sky: 'hall',
    lines: [...camera(22, 18, 1), ...camera(138, 18, -1)],
    pieces: [[spaceDrawings.sand_timer ?? [], 80, 34, 0.8]],
    over: [cross(80, 34, 16)],
  },
  leader: {
    sky: 'dusk',
    lines: [
      'gold M58 30L53 8L68 17L80 3L92 17L107 8L102 30z',
      `red, ${disc(80, 22, 3)}`,
      ...eye(62, 45, 9),
      ...eye(98, 45, 9),
    ],
  },
  rearrangement: {
    sky: 'dusk',
    lines: [...timer(28, 32, 0.85), tile(54, 18, 30), ...missingTile(88), ...missingTile(122)],
  },
  two_dimensions: { sky: 'night', pieces: [[scenarioDrawings['S13']?.lines ?? [], 15, -8, 0.82]] },
};

// Of a rule as it is set; one that is off is shown as what it would do.
export function sceneOf(name: Switch, own: CustomScenario): RuleScene | undefined {
  return scenes[(switches[name] as readonly string[]).includes('yes') ? name : `${name}.${own.switches[name]}`];
}
