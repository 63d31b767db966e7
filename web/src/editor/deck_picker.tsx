// The deck: by number, or tile by tile; and which tiles are on top or at the bottom.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Catalog } from '../engine/catalog';
import type { TileName } from '../engine/words';
import { TilePicture } from '../board/pieces';
import { te, ten } from '../text/editor';
import { Choices } from '../ui/choices';
import { deckTiles, levelOf, tilesTo, type OwnScenario } from './own_scenario';
import './deck_picker.css';

type Pick = 'tiles' | 'top' | 'bottom';

const levels = Array.from({ length: 13 }, (_, i) => i + 12);

export interface DeckPickerProps {
  readonly catalog: Catalog;
  readonly own: OwnScenario;
  readonly onChange: (own: OwnScenario) => void;
}

const without = (tiles: readonly TileName[], tile: TileName): readonly TileName[] =>
  tiles.filter((other) => other !== tile);

// What a press does to the deck. A tile can only be in one place.
export function pressed(own: OwnScenario, tile: TileName, pick: Pick, all: readonly TileName[]): OwnScenario {
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

interface PlaceInDeck {
  readonly kind: 'out' | 'in' | 'top' | 'bottom';
  readonly number: number; // on top and at the bottom, from 1
}

function placeOf(own: OwnScenario, tile: TileName): PlaceInDeck {
  const top = own.top.indexOf(tile);
  const bottom = own.bottom.indexOf(tile);
  if (top >= 0) return { kind: 'top', number: top + 1 };
  if (bottom >= 0) return { kind: 'bottom', number: bottom + 1 };
  return { kind: own.tiles.includes(tile) ? 'in' : 'out', number: 0 };
}

export function DeckPicker({ catalog, own, onChange }: DeckPickerProps): JSX.Element {
  const pick = useSignal<Pick>('tiles');
  const all = deckTiles(catalog);
  const level = levelOf(catalog, own.tiles);
  const toLevel = (value: number): void => {
    const tiles = tilesTo(catalog, value);
    const kept = (list: readonly TileName[]): readonly TileName[] => list.filter((tile) => tiles.includes(tile));
    onChange({ ...own, tiles, top: kept(own.top), bottom: kept(own.bottom) });
  };
  return (
    <div class="deck-picker">
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
      <ul class="deck-picker-tiles">
        {all.map((tile) => {
          const { kind, number } = placeOf(own, tile);
          const face = catalog.tiles.find((each) => each.tile === tile);
          return (
            <li key={tile}>
              <button
                type="button"
                class="deck-picker-tile"
                data-tile={tile}
                data-in={kind}
                aria-pressed={kind !== 'out'}
                onClick={() => onChange(pressed(own, tile, pick.peek(), all))}
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
        })}
      </ul>
      <p class="soft-text">{ten('editor.count', own.tiles.length)}</p>
    </div>
  );
}
