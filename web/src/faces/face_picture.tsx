// A face, drawn.
import { Draw } from '../board/art/shapes';
import { memo } from '../board/memo';
import { faceDrawings } from './face_drawings';

export const FacePicture = memo<{ readonly picture: number }>(({ picture }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <Draw lines={faceDrawings[picture] ?? []} />
  </svg>
));
