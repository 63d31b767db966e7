// The deck on the table: by number, or tile by tile, dragged from lane to lane or pressed.
import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Catalog } from '../engine/catalog';
import type { TileName } from '../engine/words';
import { ArtDefs } from '../board/art/art_defs';
import { TilePicture } from '../board/pieces';
import { te, ten } from '../text/editor';
import { Choices } from '../ui/choices';
import { deckTiles, levelOf, tilesTo, type CustomScenario } from './custom_scenario';
import './deck_picker.css';

type Pick = 'tiles' | 'top' | 'bottom';
type Lane = (typeof lanes)[number];

const lanes = ['top', 'in', 'bottom', 'out'] as const;

const levels = Array.from({ length: 13 }, (_, i) => i + 12);

export interface DeckPickerProps {
  readonly catalog: Catalog;
  readonly own: CustomScenario;
  readonly onChange: (own: CustomScenario) => void;
}

const without = (tiles: readonly TileName[], tile: TileName): readonly TileName[] =>
  tiles.filter((other) => other !== tile);

// What a press does to the deck. A tile can only be in one place.
export function pressed(own: CustomScenario, tile: TileName, pick: Pick, all: readonly TileName[]): CustomScenario {
  const rest = { ...own, top: without(own.top, tile), bottom: without(own.bottom, tile) };
  if (pick === 'tiles') {
    const tiles = own.tiles.includes(tile)
      ? without(own.tiles, tile)
      : all.filter((other) => other === tile || own.tiles.includes(other));
    return { ...rest, tiles };
  }
  if (own[pick].includes(tile)) return rest;
  const tiles = all.filter((other) => other === tile || own.tiles.includes(other));
  return { ...rest, tiles, [pick]: [...rest[pick], tile] };
}

// A tile is put down in a lane, before the one at `index` if that lane has an order.
export function dropped(
  own: CustomScenario,
  tile: TileName,
  lane: Lane,
  index: number | null,
  all: readonly TileName[],
): CustomScenario {
  const rest = { ...own, top: without(own.top, tile), bottom: without(own.bottom, tile) };
  if (lane === 'out') return { ...rest, tiles: without(own.tiles, tile) };
  const tiles = all.filter((other) => other === tile || own.tiles.includes(other));
  if (lane === 'in') return { ...rest, tiles };
  const order = own[lane];
  const before = index === null ? undefined : order[index];
  if (before === tile) return own;
  const others = without(order, tile);
  const at = before === undefined ? others.length : others.indexOf(before);
  return { ...rest, tiles, [lane]: [...others.slice(0, at), tile, ...others.slice(at)] };
}

interface PlaceInDeck {
  readonly kind: Lane;
  readonly number: number; // on top and at the bottom, from 1
}

function placeOf(own: CustomScenario, tile: TileName): PlaceInDeck {
  const top = own.top.indexOf(tile);
  const bottom = own.bottom.indexOf(tile);
  if (top >= 0) return { kind: 'top', number: top + 1 };
  if (bottom >= 0) return { kind: 'bottom', number: bottom + 1 };
  return { kind: own.tiles.includes(tile) ? 'in' : 'out', number: 0 };
}

export function DeckPicker({ catalog, own, onChange }: DeckPickerProps): JSX.Element {
  const pick = useSignal<Pick>('tiles');
  const level = levelOf(catalog, own.tiles);
  const toLevel = (value: number): void => {
    const tiles = tilesTo(catalog, value);
    const kept = (list: readonly TileName[]): readonly TileName[] => list.filter((tile) => tiles.includes(tile));
    onChange({ ...own, tiles, top: kept(own.top), bottom: kept(own.bottom) });
  };
  return (
    <div class="deck-picker">
      <ArtDefs />
      <Choices
        label={te('editor.level')}
        value={level}
        compact
        options={levels.map((value) => ({ value, label: String(value) }))}
        note={level === null ? te('editor.level.none') : undefined}
        onChange={toLevel}
      />
      <Choices
        label={te('editor.pick')}
        value={pick.value}
        options={(['tiles', 'top', 'bottom'] as const).map((value) => ({ value, label: te(`editor.pick.${value}`) }))}
        onChange={(value) => (pick.value = value)}
      />
      <div class="deck-board">
        {lanes.map((lane) => (
          <DeckLane key={lane} lane={lane} pick={pick} {...{ catalog, own, onChange }} />
        ))}
      </div>
      <p class="soft-text">{ten('editor.count', own.tiles.length)}</p>
    </div>
  );
}

interface LaneProps extends DeckPickerProps {
  readonly lane: Lane;
  readonly pick: ReadonlySignal<Pick>;
}

const dragged = 'application/x-magicmaze-tile';

function tilesOf(lane: Lane, own: CustomScenario, all: readonly TileName[]): readonly TileName[] {
  return lane === 'top' || lane === 'bottom' ? own[lane] : all.filter((tile) => placeOf(own, tile).kind === lane);
}

function DeckLane({ catalog, own, onChange, lane, pick }: LaneProps): JSX.Element {
  const isTarget = useSignal(false);
  const all = deckTiles(catalog);
  const tiles = tilesOf(lane, own, all);
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes(dragged) !== true) return;
    event.preventDefault();
    isTarget.value = true;
  };
  const drop = (event: DragEvent): void => {
    const tile = event.dataTransfer?.getData(dragged) as TileName | undefined;
    isTarget.value = false;
    if (tile === undefined || !all.includes(tile)) return;
    event.preventDefault();
    const under = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null;
    const index = tiles.indexOf((under?.dataset['tile'] ?? '') as TileName);
    onChange(dropped(own, tile, lane, index < 0 ? null : index, all));
  };
  return (
    <section
      class="deck-lane"
      data-lane-of={lane}
      data-target={isTarget.value}
      aria-label={te(`editor.lane.${lane}`)}
      onDragOver={over}
      onDragLeave={() => (isTarget.value = false)}
      onDrop={drop}
    >
      <h3 class="deck-lane-name">{te(`editor.lane.${lane}`)}</h3>
      {tiles.length === 0 && <p class="deck-lane-empty">{te('editor.lane.empty')}</p>}
      <ul class="deck-picker-tiles">
        {tiles.map((tile) => (
          <DeckTile
            key={tile}
            {...{ catalog, own, tile }}
            onPress={() => onChange(pressed(own, tile, pick.peek(), all))}
          />
        ))}
      </ul>
    </section>
  );
}

interface DeckTileProps {
  readonly catalog: Catalog;
  readonly own: CustomScenario;
  readonly tile: TileName;
  readonly onPress: () => void;
}

function DeckTile({ catalog, own, tile, onPress }: DeckTileProps): JSX.Element {
  const { kind, number } = placeOf(own, tile);
  const face = catalog.tiles.find((each) => each.tile === tile);
  return (
    <li>
      <button
        type="button"
        class="deck-picker-tile"
        data-tile={tile}
        data-in={kind}
        aria-pressed={kind !== 'out'}
        draggable
        onDragStart={(event) => event.dataTransfer?.setData(dragged, tile)}
        onClick={onPress}
      >
        <span class="hidden-text">
          {te('editor.tile', { tile })}, {te(`editor.tile.${kind}`, { number })}
        </span>
        {face && <TilePicture face={face} />}
        <span class="deck-picker-name" aria-hidden="true">
          {tile}
          {kind === 'top' && ` ↑${number}`}
          {kind === 'bottom' && ` ↓${number}`}
        </span>
      </button>
    </li>
  );
}
