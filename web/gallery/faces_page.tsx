// The printed faces, in one turn or in all four.
import type { JSX } from 'preact';
import { TileArt } from '../src/board/art/tile_art';
import type { Turns } from '../src/board/art/turned';
import type { TileFace } from '../src/engine/catalog';

interface Props {
  readonly faces: readonly TileFace[];
  readonly only: readonly string[] | null;
  readonly turns: string; // "0" to "3" or "all"
  readonly size: number;
}

const every: readonly Turns[] = [0, 1, 2, 3];

export function FacesPage({ faces, only, turns, size }: Props): JSX.Element {
  const shown = faces.filter((face) => only === null || only.includes(face.tile));
  const wanted = every.filter((each) => turns === 'all' || turns === String(each));
  return (
    <div class="gallery-faces">
      {shown.flatMap((face) =>
        wanted.map((each) => (
          <svg viewBox="-6 -6 412 412" width={size} height={size}>
            <TileArt face={face} turns={each} />
          </svg>
        )),
      )}
    </div>
  );
}
