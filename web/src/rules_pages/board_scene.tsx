// A part of a mall as a picture: the same tiles and pawns as in the game, with arrows.
import type { JSX } from 'preact';
import { makeAtlas, type Atlas } from '../board/atlas';
import { HeroArt } from '../board/art/heroes';
import { TileArt } from '../board/art/tile_art';
import { TileBack } from '../board/art/tile_back';
import { OutOfOrder } from '../board/art/token_art';
import { cellSize, steps, tileSize, type Point } from '../board/geometry';
import type { Catalog } from '../engine/catalog';
import type { PlacedTile } from '../engine/position';
import type { Pawn, Place, TileName } from '../engine/words';
import { pawnsOf, type BoardScene, type SceneArrow, type SceneTile } from './board_scenes';
import { SecurityAbove, SecurityFloor } from './security_scene';

const margin = 18;

function placed(tile: SceneTile): PlacedTile {
  return { ...tile, tile: tile.tile as TileName, dimension: 0 };
}

// The size is known before the engine has loaded, so that nothing jumps.
function viewOf(scene: BoardScene): { readonly box: string; readonly cells: number } {
  const all = [...scene.tiles, ...scene.coming];
  const left = Math.min(...all.map((tile) => tile.column)) * cellSize - margin;
  const top = Math.min(...all.map((tile) => tile.row)) * cellSize - margin;
  const right = Math.max(...all.map((tile) => tile.column)) * cellSize + tileSize + margin;
  const bottom = Math.max(...all.map((tile) => tile.row)) * cellSize + tileSize + margin;
  return { box: `${left} ${top} ${right - left} ${bottom - top}`, cells: (right - left) / cellSize };
}

// Wider than a tile: such a picture takes the whole column, a small one goes next to its text.
export function isWide(scene: BoardScene): boolean {
  return viewOf(scene).cells > 6;
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function Head({ from, to }: { readonly from: Point; readonly to: Point }): JSX.Element {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const place = `translate(${to.x} ${to.y}) rotate(${turn})`;
  return <path class="rules-arrow-head" d="M14 0L-20-22L-12 0L-20 22z" transform={place} />;
}

interface ArrowProps {
  readonly arrow: SceneArrow;
  readonly atlas: Atlas;
  readonly number: number | null;
  readonly stands: boolean; // the pawn is where the arrow starts, which leaves its face visible
}

function Arrow({ arrow, atlas, number, stands }: ArrowProps): JSX.Element | null {
  const from = atlas.spots.get(arrow.from as Place);
  if (!from) return null;
  if (arrow.kind === 'blocked') {
    const step = steps[arrow.toward];
    return (
      <g class="rules-arrow-stop" transform={`translate(${from.x + step.column * 54} ${from.y + step.row * 54})`}>
        <circle r="25" />
        <path d="M-11-11L11 11M11-11L-11 11" />
      </g>
    );
  }
  const to = atlas.spots.get(arrow.to as Place);
  if (!to) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const begin = between(from, to, (stands ? 42 : 0) / length);
  const end = between(from, to, 1 - 16 / length);
  const curved = arrow.kind === 'vortex' || arrow.kind === 'shaft';
  const bend = curved ? { x: (from.x + to.x) / 2 + 130, y: (from.y + to.y) / 2 } : between(begin, end, 0.42);
  const path = `M${begin.x} ${begin.y}${curved ? `Q${bend.x} ${bend.y} ` : 'L'}${end.x} ${end.y}`;
  return (
    <g class={`rules-arrow rules-arrow-${arrow.kind} rules-arrow-${arrow.pawn}`}>
      <path class="rules-arrow-edge" d={path} />
      <path class="rules-arrow-line" d={path} />
      <Head from={curved ? bend : from} to={end} />
      {number !== null && (
        <g class="rules-arrow-number" transform={`translate(${bend.x} ${bend.y})`}>
          <circle r="17" />
          <text y="8">{number}</text>
        </g>
      )}
    </g>
  );
}

// A pawn's steps are numbered, if there are several.
function numberOf(scene: BoardScene, arrow: SceneArrow): number | null {
  const own = scene.arrows.filter((each) => each.pawn === arrow.pawn);
  return own.length > 1 ? own.indexOf(arrow) + 1 : null;
}

// From where a tile is to where it goes.
function Moved({ scene, atlas }: { readonly scene: BoardScene; readonly atlas: Atlas }): JSX.Element | null {
  const tile = atlas.tiles.find((each) => each.tile === scene.security?.moved);
  const [goal] = scene.coming;
  if (!tile || !goal) return null;
  const from = { x: tile.x + tileSize / 2, y: tile.y + tileSize / 2 };
  const to = { x: goal.column * cellSize + tileSize / 2, y: goal.row * cellSize + tileSize / 2 };
  const bend = { x: Math.max(from.x, to.x), y: Math.min(from.y, to.y) };
  const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <g class="rules-arrow rules-arrow-moved">
      <path class="rules-arrow-edge" d={path} />
      <path class="rules-arrow-line" d={path} />
      <Head from={bend} to={to} />
    </g>
  );
}

function Pieces({ scene, catalog }: { readonly scene: BoardScene; readonly catalog: Catalog }): JSX.Element {
  const atlas = makeAtlas(catalog, scene.tiles.map(placed));
  const spot = (place: string): Point | null => atlas.spots.get(place as Place) ?? null;
  const pawns = Object.entries(pawnsOf(scene)).flatMap(
    ([pawn, place]): { readonly pawn: Pawn; readonly at: Point }[] => {
      const at = spot(place);
      return at ? [{ pawn: pawn as Pawn, at }] : [];
    },
  );
  return (
    <>
      {scene.coming.map((tile) => {
        const face = atlas.face(tile.tile as TileName);
        return (
          <g class="rules-coming" transform={`translate(${tile.column * cellSize} ${tile.row * cellSize})`}>
            <g class="rules-coming-tile">
              {face ? <TileArt face={face} turns={tile.turns} /> : <TileBack back="base" />}
            </g>
            <rect x="4" y="4" width={tileSize - 8} height={tileSize - 8} rx="18" />
          </g>
        );
      })}
      {atlas.tiles.map((tile) => (
        <g transform={`translate(${tile.x} ${tile.y})`}>
          <TileArt face={tile.face} turns={tile.turns} />
        </g>
      ))}
      {scene.security && <SecurityFloor scene={scene} atlas={atlas} />}
      {scene.tokens.map((place) => {
        const at = spot(place);
        return at && <g transform={`translate(${at.x} ${at.y})`}>{<OutOfOrder />}</g>;
      })}
      {[...pawns]
        .sort((a, b) => a.at.y - b.at.y)
        .map(({ pawn, at }) => (
          <g transform={`translate(${at.x} ${at.y})`}>
            <HeroArt pawn={pawn} />
          </g>
        ))}
      {scene.security && <SecurityAbove scene={scene} atlas={atlas} />}
      {scene.security?.moved !== undefined && <Moved scene={scene} atlas={atlas} />}
      {scene.arrows.map((arrow) => (
        <Arrow
          arrow={arrow}
          atlas={atlas}
          number={numberOf(scene, arrow)}
          stands={pawnsOf(scene)[arrow.pawn] === arrow.from}
        />
      ))}
    </>
  );
}

interface Props {
  readonly scene: BoardScene;
  readonly catalog: Catalog | null; // null: still on its way
}

export function BoardPicture({ scene, catalog }: Props): JSX.Element {
  const name = isWide(scene) ? 'rules-board rules-board-wide' : 'rules-board';
  return (
    <svg class={name} viewBox={viewOf(scene).box} aria-hidden="true" focusable="false">
      {catalog && <Pieces scene={scene} catalog={catalog} />}
    </svg>
  );
}
