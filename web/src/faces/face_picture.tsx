// A face, drawn.
import { Draw } from '../board/art/shapes';
import { still } from '../board/still';
import { faceDrawings } from './face_drawings';

export const FacePicture = still<{ readonly picture: number }>(({ picture }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <Draw lines={faceDrawings[picture] ?? []} />
  </svg>
));
