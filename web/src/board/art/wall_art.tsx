// Low walls seen from above and a little from the south: a dark south face, a top with a light edge, and what is let
// into them: orange walls with the dwarf's opening, and steel doors.
import type { JSX } from 'preact';
import { wallPath, type Stretch } from './walls';

export function WallArt({ all }: { readonly all: readonly Stretch[] }): JSX.Element {
  const path = wallPath(all.filter(({ kind }) => kind === 'wall'));
  return (
    <>
      <path class="art-wall art-wall-side" transform="translate(0 7)" d={path} />
      <path class="art-wall-corner" d="M0 0h9v9h-9zM391 0h9v9h-9zM0 391h9v9h-9zM391 391h9v9h-9z" />
      <path class="art-wall art-wall-edge" d={path} />
      <path class="art-wall art-wall-light" d={path} />
      <path class="art-wall art-wall-top" transform="translate(1 1.5)" d={path} />
      {all.map((stretch) => stretch.kind === 'passage' && <PassageArt {...stretch} />)}
      {all.map((stretch) => stretch.kind === 'steel_door' && <DoorArt {...stretch} />)}
    </>
  );
}

function PassageArt(stretch: Stretch): JSX.Element {
  const path = wallPath([stretch]);
  return (
    <g>
      <path class="art-wall art-wall-side" transform="translate(0 7)" d={path} />
      <path class="art-wall art-wall-edge" d={path} />
      <path class="art-wall art-passage-top" d={path} />
      <g transform={`translate(${(stretch.x1 + stretch.x2) / 2} ${(stretch.y1 + stretch.y2) / 2 + 2})`}>
        <path class="art-passage-plate art-piece" d="M-20 18V-5C-20-18-12-24 0-24S20-18 20-5V18z" />
        <path class="art-dark" d="M-12 18V-4C-12-12-7-16 0-16S12-12 12-4V18z" />
        <path class="art-passage-glow" d="M-12 18V9C-6 4 6 4 12 9V18z" />
      </g>
    </g>
  );
}

function DoorArt(stretch: Stretch): JSX.Element {
  const across = stretch.y1 === stretch.y2;
  const [x, y] = [(stretch.x1 + stretch.x2) / 2, (stretch.y1 + stretch.y2) / 2];
  return (
    <g transform={`translate(${x} ${y})${across ? '' : 'rotate(90)'}`}>
      <path class="art-shade" d="M-44 8H56L62 24H-30z" />
      <path class="art-iron art-piece" d="M-46-11H46V15H-46z" />
      <path class="art-steel" d="M-42-8H-2V7H-42zM2-8H42V7H2z" />
      <path class="art-dark" d="M-38-4h3v3h-3zM-10-4h3v3h-3zM7-4h3v3h-3zM35-4h3v3h-3zM-38 2h3v3h-3zM35 2h3v3h-3z" />
    </g>
  );
}
