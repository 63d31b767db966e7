// Pawns, signs, tokens and icons in several sizes, on the floor and on the night.
import type { ComponentChildren, JSX } from 'preact';
import { AbilityIcon } from '../src/board/art/ability_icon';
import { HeroIcon } from '../src/board/art/heroes';
import { HeroSymbol } from '../src/board/art/hero_symbol';
import { RedPawn } from '../src/board/art/red_pawn';
import { TileBack } from '../src/board/art/tile_back';
import { OutOfOrder, TheftTile } from '../src/board/art/token_art';
import { abilities, colours } from '../src/engine/words';

const pawns = [...colours, 'guard1', 'guard2', 'guard3', 'guard4'] as const;

interface BoxProps {
  readonly size: number;
  readonly view: string;
  readonly children: ComponentChildren;
}

function Box({ size, view, children }: BoxProps): JSX.Element {
  return (
    <svg width={size} height={size} viewBox={view}>
      {children}
    </svg>
  );
}

export function PiecesPage(): JSX.Element {
  return (
    <div class="gallery-pieces">
      {[160, 120, 64, 36, 24].map((size, i) => (
        <p class={i % 2 === 0 ? 'gallery-floor' : ''}>
          {pawns.map((pawn) => (
            <HeroIcon pawn={pawn} size={size} />
          ))}
        </p>
      ))}
      {[120, 60, 24].map((size) => (
        <p class="gallery-floor">
          {colours.map((colour) => (
            <Box size={size} view="-45 -45 90 90">
              <HeroSymbol colour={colour} />
            </Box>
          ))}
          <Box size={size} view="-64 -70 128 128">
            <RedPawn />
          </Box>
          <Box size={size} view="-50 -50 100 100">
            <OutOfOrder />
          </Box>
          <Box size={size} view="0 0 200 300">
            <TheftTile side="plan" />
          </Box>
          <Box size={size} view="0 0 200 300">
            <TheftTile side="alarm" />
          </Box>
          <Box size={size} view="0 0 400 400">
            <TileBack back="base" />
          </Box>
          <Box size={size} view="0 0 400 400">
            <TileBack back="expansion" />
          </Box>
        </p>
      ))}
      {[96, 48, 24].map((size) => (
        <p>
          {abilities.map((ability) => (
            <AbilityIcon ability={ability} size={size} />
          ))}
        </p>
      ))}
    </div>
  );
}
