// An avatar, drawn.
import { Draw } from '../board/art/shapes';
import { memo } from '../board/memo';
import { avatarDrawings } from './avatar_drawings';

export const AvatarPicture = memo<{ readonly picture: number }>(({ picture }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <Draw lines={avatarDrawings[picture] ?? []} />
  </svg>
));
