// What surrounds the tiles: the glow of a lit tile on the night, and the courtyards that the lattice leaves free.
import type { JSX } from 'preact';
import './art.css';
import './tile_art.css';

// For a layer below all tiles, one for each, at the tile's upper left corner.
export function TileGlow(): JSX.Element {
  return <rect class="tile-glow" x="-150" y="-150" width="700" height="700" fill="url(#art-glow)" />;
}

// 100 by 100 units; for holes with a tile on each of their four sides.
export function CourtyardArt(): JSX.Element {
  return <use href="#art-courtyard" />;
}
