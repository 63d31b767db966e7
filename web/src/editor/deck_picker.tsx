// The deck on the table: by number, or tile by tile, dragged from lane to lane or pressed.
import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Catalog } from '../engine/catalog';
import type { TileName } from '../engine/words';
import { ArtDefs } from '../board/art/art_defs';
import { TilePicture } from '../board/pieces';
import { te, ten } from '../text/editor';
import { Choices } from '../ui/choices';
import { deckTiles, levelOf, tilesTo, type CustomScenario } from './custom_scenario';
import './deck_picker.css';
import { dropped, lanes, placeOf, pressed, tilesOf, type Lane, type Pick } from './deck_lanes';
import { TileDrag, type Landing } from './tile_drag';

const levels = Array.from({ length: 13 }, (_, i) => i + 12);

export interface DeckPickerProps {
  readonly catalog: Catalog;
  readonly own: CustomScenario;
  readonly onChange: (own: CustomScenario) => void;
}

// Tiles that are dragged across the board; the deck changes when one is put down.
function useTileDrag(onDrop: (tile: TileName, landing: Landing) => void): TileDrag {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const [drag] = useState(() => new TileDrag((tile, landing) => latest.current(tile, landing)));
  return drag;
}

export function DeckPicker({ catalog, own, onChange }: DeckPickerProps): JSX.Element {
  const board = useRef<HTMLDivElement>(null);
  const drag = useTileDrag((tile, { lane, before }) => {
    const all = deckTiles(catalog);
    const index = before === null ? -1 : tilesOf(lane, own, all).indexOf(before);
    onChange(dropped(own, tile, lane, index < 0 ? null : index, all));
  });
  useEffect(() => (board.current === null ? undefined : drag.attach(board.current)), [drag]);
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
      <div class="deck-board" ref={board}>
        {lanes.map((lane) => (
          <DeckLane key={lane} lane={lane} pick={pick} over={drag.over} {...{ catalog, own, onChange }} />
        ))}
      </div>
      <p class="soft-text">{ten('editor.count', own.tiles.length)}</p>
    </div>
  );
}

interface LaneProps extends DeckPickerProps {
  readonly lane: Lane;
  readonly pick: ReadonlySignal<Pick>;
  readonly over: ReadonlySignal<Lane | null>;
}

function DeckLane({ catalog, own, onChange, lane, pick, over }: LaneProps): JSX.Element {
  const all = deckTiles(catalog);
  const tiles = tilesOf(lane, own, all);
  return (
    <section
      class="deck-lane"
      data-lane-of={lane}
      data-target={over.value === lane}
      aria-label={te(`editor.lane.${lane}`)}
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
