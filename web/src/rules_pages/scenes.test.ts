// The drawn examples are true: every pawn stands on a corridor, every arrow goes where the tiles let it, and what is
// shown as blocked is blocked.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAtlas, turnsFor, type Atlas, type Spot } from '../board/atlas';
import { directionBetween, neighbours, opposite, steps, straightPath, turnDirection } from '../board/geometry';
import type { Border, Catalog } from '../engine/catalog';
import { builtEngine } from '../engine/engine_file';
import { directions, type Direction, type Pawn, type Place, type TileName } from '../engine/words';
import { pawnsOf, type BoardScene, type SceneTile } from './board_scenes';
import { scenes } from './scenes';

let catalog: Catalog;
beforeAll(async () => {
  catalog = (await builtEngine()).catalog;
});

const boards = Object.entries(scenes).flatMap(([name, scene]): (readonly [string, BoardScene])[] =>
  scene.kind === 'board' ? [[name, scene]] : [],
);

function atlasOf(scene: BoardScene): Atlas {
  const placed = scene.tiles.map((tile) => ({ ...tile, tile: tile.tile as TileName, dimension: 0 as const }));
  return makeAtlas(catalog, placed);
}

function spotAt(atlas: Atlas, place: string): Spot {
  const spot = atlas.spots.get(place as Place);
  if (!spot) throw new Error(`${place} is no corridor space here`);
  return spot;
}

function border(spot: Spot, toward: Direction): Border {
  return spot.space.borders[turnDirection(toward, -spot.turns)];
}

// What keeps a hero from a step, by walls and doors alone. A steel door opens while another hero is on a code space.
function stepIsOpen(scene: BoardScene, spot: Spot, toward: Direction, hero: Pawn): boolean {
  const atlas = atlasOf(scene);
  const step = steps[toward];
  const next = atlas.at(0, spot.row + step.row, spot.column + step.column);
  if (!next) return false;
  if (scene.security?.breach?.every((half) => half === spot.place || half === next.place)) return true;
  const sides = [border(spot, toward), border(next, opposite(toward))];
  if (next.tile !== spot.tile) return sides.every((side) => side === 'gate');
  const isCoded = Object.entries(scene.pawns).some(
    ([other, place]) => other !== hero && spotAt(atlas, place).space.symbol === 'code',
  );
  return sides.every(
    (side) => side === 'open' || (side === 'passage' && hero === 'orange') || (side === 'steel_door' && isCoded),
  );
}

// The six spaces before the side that the sensor looks to.
function isSwept(scene: BoardScene, spot: Spot): boolean {
  const sensor = scene.security?.sensor;
  const tile = scene.tiles.find((each) => each.tile === sensor?.tile);
  if (!sensor || !tile || spot.tile !== sensor.tile) return false;
  const [down, right] = [spot.row - tile.row - 1.5, spot.column - tile.column - 1.5];
  const { row, column } = steps[sensor.side];
  const ahead = row * down + column * right;
  return ahead > 0 && Math.abs(column * down + row * right) <= ahead;
}

describe.each(boards)('%s', (_name, scene) => {
  it('has its pawns on spaces of their own', () => {
    const atlas = atlasOf(scene);
    const places = Object.values(pawnsOf(scene));
    const { shaft = [], breach = [] } = scene.security ?? {};
    for (const place of [...places, ...scene.tokens, ...shaft, ...breach]) spotAt(atlas, place);
    expect(new Set(places).size).toBe(places.length);
  });

  it('only walks where walking is possible', () => {
    const atlas = atlasOf(scene);
    const others = (hero: Pawn): readonly string[] =>
      Object.entries(pawnsOf(scene)).flatMap(([colour, place]) => (colour === hero ? [] : [place]));
    for (const arrow of scene.arrows) {
      if (arrow.kind !== 'walk') continue;
      const from = spotAt(atlas, arrow.from);
      const to = spotAt(atlas, arrow.to);
      const toward = directionBetween(from, to);
      if (toward === null) throw new Error(`${arrow.from} to ${arrow.to} is not straight`);
      let here = from;
      for (const cell of straightPath(from, to)) {
        expect(stepIsOpen(scene, here, toward, arrow.pawn), `${here.place} to the ${toward}`).toBe(true);
        here = atlas.at(0, cell.row, cell.column) ?? here;
        expect(others(arrow.pawn)).not.toContain(here.place);
      }
    }
  });

  it('starts each walk where the pawn is', () => {
    const at: Partial<Record<Pawn, string>> = { ...pawnsOf(scene) };
    for (const arrow of scene.arrows) {
      expect(arrow.from).toBe(at[arrow.pawn]);
      if (arrow.kind !== 'blocked') at[arrow.pawn] = arrow.to;
    }
  });

  it('rides and flies by the rules', () => {
    const atlas = atlasOf(scene);
    for (const arrow of scene.arrows) {
      if (arrow.kind === 'vortex') {
        const { space } = spotAt(atlas, arrow.to);
        const inTheRoom = Object.entries(scene.pawns).find(
          ([, place]) => spotAt(atlas, place).space.symbol === 'control_room',
        );
        expect([space.symbol, space.colour]).toEqual(['vortex', inTheRoom?.[0] ?? arrow.pawn]);
      }
      if (arrow.kind === 'shaft') expect([arrow.from, arrow.to]).toEqual(scene.security?.shaft);
      if (arrow.kind === 'escalator') {
        const ends = scene.tiles.flatMap(({ tile }) => atlas.face(tile as TileName)?.escalators ?? []);
        expect(ends.some((pair) => pair.includes(arrow.from as Place) && pair.includes(arrow.to as Place))).toBe(true);
      }
    }
  });

  it('blocks what is blocked', () => {
    const atlas = atlasOf(scene);
    for (const arrow of scene.arrows) {
      if (arrow.kind !== 'blocked') continue;
      const from = spotAt(atlas, arrow.from);
      const step = steps[arrow.toward];
      const next = atlas.at(0, from.row + step.row, from.column + step.column);
      const pawns = Object.values(pawnsOf(scene));
      const taken = next !== null && pawns.includes(next.place);
      const guarded = next !== null && pawns.some((place) => spotAt(atlas, place).tile === next.tile);
      const seen = next !== null && (next.tile === scene.security?.beholder || isSwept(scene, next));
      expect(!stepIsOpen(scene, from, arrow.toward, arrow.pawn) || taken || guarded || seen).toBe(true);
    }
  });

  it('is a mall that could have come about by exploring', () => {
    const open = (tile: SceneTile, side: Direction): boolean => {
      const kind = catalog.tiles.find((face) => face.tile === tile.tile)?.sides[turnDirection(side, -tile.turns)].kind;
      return kind === 'explore';
    };
    const all = [...scene.tiles, ...scene.coming.filter(({ tile }) => tile !== '')];
    for (const tile of all) {
      const face = catalog.tiles.find((each) => each.tile === tile.tile);
      if (!face) throw new Error(`no tile ${tile.tile}`);
      if (face.entrance === null) {
        expect(tile.turns).toBe(0);
        continue;
      }
      const entrance = turnDirection(face.entrance, tile.turns);
      const shift = neighbours[entrance];
      const parent = scene.tiles.find(
        (each) => each.row === tile.row + shift.row && each.column === tile.column + shift.column,
      );
      // A tile whose entrance faces out of the picture was explored from there.
      if (parent) {
        expect(open(parent, opposite(entrance)), `${tile.tile} from ${parent.tile}`).toBe(true);
        expect(turnsFor(face, opposite(entrance))).toBe(tile.turns);
      }
    }
    for (const { row, column } of scene.coming) {
      const from = directions.find((side) => {
        const shift = neighbours[side];
        return scene.tiles.some(
          (tile) => tile.row + shift.row === row && tile.column + shift.column === column && open(tile, side),
        );
      });
      expect(from).toBeDefined();
    }
  });
});

describe('specific pictures', () => {
  const board = (name: keyof typeof scenes): BoardScene => {
    const scene = scenes[name];
    if (scene.kind !== 'board') throw new Error(`${name} is no board`);
    return scene;
  };

  it('theft: each hero on the item of its colour', () => {
    const atlas = atlasOf(board('theft'));
    for (const [colour, place] of Object.entries(board('theft').pawns)) {
      const { space } = spotAt(atlas, place);
      expect([space.symbol, space.colour]).toEqual(['item', colour]);
    }
  });

  it.each([
    ['walk', 'exploration'],
    ['escape', 'exit'],
    ['camera', 'camera'],
    ['foreign', 'item'],
    ['door', 'exit'],
  ] as const)('%s ends on the space it is about', (name, symbol) => {
    const last = board(name).arrows.at(-1);
    if (last?.kind !== 'walk') throw new Error('no walk');
    expect(spotAt(atlasOf(board(name)), last.to).space.symbol).toBe(symbol);
  });

  it.each([
    ['map', 'green', 'map'],
    ['door', 'yellow', 'code'],
    ['telekinesis', 'green', 'exploration'],
    ['control_room', 'yellow', 'control_room'],
    ['guard_room', 'orange', 'room_hero'],
  ] as const)('%s: the %s hero is on the space it is about', (name, colour, symbol) => {
    expect(spotAt(atlasOf(board(name)), board(name).pawns[colour] ?? '').space.symbol).toBe(symbol);
  });

  it('breach and shaft: one end is under the hero who lays them', () => {
    expect(board('breach').security?.breach).toContain(board('breach').pawns.yellow);
    expect(board('shaft').security?.shaft).toContain(board('shaft').pawns.orange);
  });

  it('explore and several: heroes at edges of their colours; ball: the mage on it', () => {
    for (const name of ['explore', 'several'] as const) {
      const atlas = atlasOf(board(name));
      for (const [colour, place] of Object.entries(board(name).pawns)) {
        const { space } = spotAt(atlas, place);
        expect([space.symbol, space.colour]).toEqual(['exploration', colour]);
      }
    }
    expect(spotAt(atlasOf(board('ball')), board('ball').pawns.purple ?? '').space.symbol).toBe('crystal_ball');
  });
});
