// The introduction: one custom mall, from the first step to the exit. The deck's first five tiles have the four items and
// the exit; the test next to this file plays every script through the engine.
import type { Goals } from '../board/mall_props';
import type { LocalTable } from '../game/local_table';
import { colours, type Colour, type Pawn, type Place } from '../engine/words';
import { nothingToShow, type Lesson, type LessonDeal } from './lesson';
import { happened, isOnTile, lies, spaceOf, stands, type Scene } from './scene';

// Two seats have all seven actions between them, and the learner has both.
export const introductionDeal: LocalTable['deal'] = {
  scenario: 1,
  seats: 2,
  seed: '00000000000000000000000000000001',
  deck: ['8', '6', '7', '9', '2'],
  heroes: { yellow: '1a:2,1', purple: '1a:1,1', green: '1a:2,2', orange: '1a:1,2' },
  deal: [
    ['vortex', 'north', 'east'],
    ['escalator', 'explore', 'south', 'west'],
  ],
};

// The rules of scenario 3 and one action tile each: the learner's has no north until it is passed on.
const passingDeal: LessonDeal = {
  ...introductionDeal,
  scenario: 3,
  heroes: { purple: '1a:0,1', yellow: '1a:2,1', green: '1a:2,2', orange: '1a:1,2' },
  deal: [
    ['escalator', 'explore', 'south', 'west'],
    ['vortex', 'north', 'east'],
  ],
};

// Two of the three minutes have run through, so a flip leaves two.
export const introductionStartsAt = 120_000;

function show(pawns: readonly Pawn[], spaces: readonly (string | null)[]): Goals {
  return { pawns, spaces: spaces.filter((space): space is Place => space !== null) };
}

function isFree(state: Scene['state'], row: number, column: number): boolean {
  return !state.tiles.some((tile) => tile.row === row && tile.column === column);
}

function heroesInTheMall(scene: Scene): readonly Colour[] {
  return colours.filter((colour) => !scene.state.escaped.includes(colour));
}

function heroesAwayFromTheirItems(scene: Scene): readonly Colour[] {
  return colours.filter((colour) => scene.state.pawns[colour] !== spaceOf(scene, 'item', colour));
}

function everythingIsFound(scene: Scene): boolean {
  return (
    colours.every((colour) => spaceOf(scene, 'item', colour) !== null) && spaceOf(scene, 'exit', 'purple') !== null
  );
}

// Two heroes on their arrows: whoever explores has a choice.
function twoArrows({ state }: Scene): Goals {
  const mage = stands(state, 'purple', '1a:1,0');
  const barbarian = stands(state, 'yellow', '1a:3,1');
  if (state.held !== null) return nothingToShow; // now the places are marked
  if (mage && barbarian) return show(['purple', 'yellow'], []);
  const pawns: Pawn[] = [];
  if (!mage) pawns.push('purple');
  if (!barbarian) pawns.push('yellow');
  return show(pawns, [mage ? null : '1a:1,0', barbarian ? null : '1a:3,1']);
}

// The last arrows of the first tile: the mage's to the west, the barbarian's to the south.
function openArrows({ state }: Scene): Goals {
  const west = isFree(state, -1, -4);
  const south = isFree(state, 4, -1);
  const pawns: Pawn[] = [];
  if (west) pawns.push('purple');
  if (south) pawns.push('yellow');
  return show(pawns, [west ? '1a:1,0' : null, south ? '1a:3,1' : null]);
}

export const lessons: readonly Lesson[] = [
  {
    name: 'walk',
    fits: () => true,
    goals: () => show(['orange'], ['1a:0,2']),
    isDone: ({ state }) => stands(state, 'orange', '1a:0,2'),
    script: ['o 1a:1,2>1a:0,2'],
  },
  {
    name: 'explore',
    fits: ({ state }) => stands(state, 'orange', '1a:0,2') && state.tiles.length === 1,
    goals: () => show(['orange'], []),
    isDone: ({ state }) => lies(state, '8'),
    script: ['draw'],
  },
  {
    name: 'far',
    fits: ({ state }) => !isFree(state, -4, 1) && isFree(state, -5, -3) && !lies(state, '6'),
    goals: ({ state }) => show(['orange'], stands(state, 'orange', '8:1,0') ? [] : ['8:1,0']),
    isDone: ({ state }) => lies(state, '6'),
    script: ['o 1a:0,2>8:3,1', 'o 8:3,1>8:3,3', 'o 8:3,3>8:0,3', 'o 8:0,3>8:0,0', 'o 8:0,0>8:1,0', 'draw'],
  },
  {
    name: 'vortex',
    fits: ({ state }) => !isOnTile(state, 'orange', '1a') && !Object.values(state.pawns).includes('1a:2,0' as Place),
    goals: () => show(['orange'], ['1a:2,0']),
    isDone: ({ events }) =>
      events.some((event) => event.kind === 'moved' && event.way === 'vortex' && event.pawn === 'orange'),
    script: ['o 8:1,0@1a:2,0'],
  },
  {
    name: 'escalator',
    fits: ({ state }) => isFree(state, 1, 4) && isOnTile(state, 'green', '1a') && !stands(state, 'green', '1a:2,3'),
    goals: ({ state }) => show(['green'], [stands(state, 'green', '1a:3,2') ? '1a:2,3' : '1a:3,2']),
    isDone: ({ state }) => stands(state, 'green', '1a:2,3'),
    script: ['g 1a:2,2>1a:3,2', 'g 1a:3,2/1a:2,3'],
  },
  {
    name: 'knock',
    fits: ({ state }) => stands(state, 'green', '1a:2,3') && isFree(state, 1, 4) && !lies(state, '7'),
    goals: () => show(['green'], []),
    isDone: ({ state }) => lies(state, '7'),
    script: ['draw'],
    knock: true,
  },
  {
    name: 'send',
    fits: () => true,
    goals: () => nothingToShow,
    isDone: ({ events }) => events.some((event) => event.kind === 'do_something' && event.by === 0),
    script: ['do-something 1'],
  },
  {
    name: 'stare',
    fits: () => true,
    goals: () => nothingToShow,
    isDone: ({ events }) => events.some((event) => event.kind === 'stared' && event.by === 0),
    script: ['stare 1'],
    stare: true,
    partner: true,
  },
  {
    name: 'sand',
    fits: ({ state }) => state.flips === 0,
    goals: () => show(['purple'], ['1a:0,0']),
    isDone: (scene) => happened(scene, 'flipped'),
    script: ['p 1a:1,1>1a:0,1', 'p 1a:0,1>1a:0,0'],
    sandRuns: true,
  },
  {
    name: 'talk',
    fits: ({ state }) => state.talk === 'window',
    goals: () => nothingToShow,
    isDone: (scene) => happened(scene, 'talk_closed'),
    script: ['p 1a:0,0>1a:0,1'],
  },
  {
    name: 'pass',
    fits: () => true,
    goals: ({ state }) => (state.flips === 0 ? show(['purple'], ['1a:0,0']) : show(['orange'], ['1a:0,2'])),
    isDone: ({ state }) => state.flips > 0 && stands(state, 'orange', '1a:0,2'),
    script: ['p 1a:0,1>1a:0,0', 'o 1a:1,2>1a:0,2'],
    partner: true,
    table: passingDeal,
  },
  {
    name: 'place',
    fits: ({ state }) => isFree(state, -1, -4) && isFree(state, 4, -1),
    goals: twoArrows,
    isDone: (scene) => happened(scene, 'placed'),
    script: ['p 1a:0,1>1a:1,1', 'p 1a:1,1>1a:1,0', 'y 1a:2,1>1a:3,1', 'draw', 'place 1a:1,0'],
  },
  {
    name: 'arrows',
    fits: () => true,
    goals: openArrows,
    isDone: everythingIsFound,
    script: ['draw'],
  },
  {
    name: 'items',
    fits: everythingIsFound,
    goals: (scene) => {
      const away = heroesAwayFromTheirItems(scene);
      return show(
        away,
        away.map((colour) => spaceOf(scene, 'item', colour)),
      );
    },
    isDone: (scene) => scene.state.theft || heroesAwayFromTheirItems(scene).length === 0,
    script: [
      ...['y 1a:3,1@8:1,2', 'y 8:1,2>8:0,2', 'y 8:0,2>8:0,0', 'y 8:0,0>8:1,0', 'y 8:1,0>6:2,2', 'y 6:2,2>6:0,2'],
      ...['g 1a:2,3/1a:3,2', 'g 1a:3,2>8:3,1', 'g 8:3,1>8:3,0'],
      ...['o 1a:2,0>1a:2,2', 'o 1a:2,2>1a:3,2', 'o 1a:3,2/1a:2,3', 'o 1a:2,3>7:3,1', 'o 7:3,1/7:1,2'],
      ...['o 7:1,2>7:1,0', 'o 7:1,0>7:2,0'],
      ...['p 1a:1,0>9:1,1', 'p 9:1,1>9:0,1', 'p 9:0,1>9:0,3', 'p 9:0,3>9:3,3', 'p 9:3,3>9:3,0'],
    ],
  },
  {
    name: 'theft',
    fits: (scene) => scene.state.theft || heroesAwayFromTheirItems(scene).length === 0,
    goals: () => nothingToShow,
    isDone: ({ state }) => state.theft,
    script: ['theft'],
  },
  {
    name: 'exit',
    fits: ({ state }) => state.theft,
    goals: (scene) => show(heroesInTheMall(scene), [spaceOf(scene, 'exit', 'purple')]),
    isDone: ({ state }) => state.escaped.length > 0,
    script: [
      ...['g 8:3,0>8:3,1', 'g 8:3,1>1a:0,2', 'g 1a:0,2>1a:0,1', 'g 1a:0,1>2:2,2', 'g 2:2,2>2:3,2', 'g 2:3,2>2:3,1'],
      ...['g 2:3,1/2:1,0', 'g 2:1,0>2:0,0'],
    ],
  },
  {
    name: 'rest',
    fits: ({ state }) => state.escaped.length > 0,
    goals: (scene) => show(heroesInTheMall(scene), [spaceOf(scene, 'exit', 'purple')]),
    isDone: ({ state }) => state.outcome === 'won',
    script: [
      ...['p 9:3,0>9:3,3', 'p 9:3,3>9:0,3', 'p 9:0,3>9:0,1', 'p 9:0,1>9:1,1', 'p 9:1,1>1a:1,1', 'p 1a:1,1>2:2,2'],
      ...['p 2:2,2>2:3,2', 'p 2:3,2>2:3,1', 'p 2:3,1/2:1,0', 'p 2:1,0>2:0,0'],
      ...['y 6:0,2>6:1,2', 'y 6:1,2>6:1,1', 'y 6:1,1>9:3,1', 'y 9:3,1>9:3,3', 'y 9:3,3>9:0,3', 'y 9:0,3>9:0,1'],
      ...['y 9:0,1>9:1,1', 'y 9:1,1>1a:1,1', 'y 1a:1,1>2:2,2', 'y 2:2,2>2:3,2', 'y 2:3,2>2:3,1', 'y 2:3,1/2:1,0'],
      ...['y 2:1,0>2:0,0'],
      ...['o 7:2,0>7:1,0', 'o 7:1,0>7:1,2', 'o 7:1,2/7:3,1', 'o 7:3,1>1a:2,3', 'o 1a:2,3/1a:3,2', 'o 1a:3,2>1a:3,1'],
      ...['o 1a:3,1>2:2,2', 'o 2:2,2>2:3,2', 'o 2:3,2>2:3,1', 'o 2:3,1/2:1,0', 'o 2:1,0>2:0,0'],
    ],
  },
];
