// A person as a disc: their picture on their colour, or the first letter of their name until the pictures have loaded
// and for people who have none. A screen reader ignores it, since the name is next to it.
import type { JSX } from 'preact';
import { lazy } from '../ui/lazy';
import { asExtra } from '../ui/missing_part';
import { lookOf } from './avatar';
import './avatar_view.css';

export interface AvatarProps {
  readonly face: number | null | undefined;
  readonly name: string;
}

const AvatarPicture = lazy(async () => (await import('./avatar_picture')).AvatarPicture, asExtra);

export function Avatar({ face, name }: AvatarProps): JSX.Element {
  const look = lookOf(face ?? 0);
  return (
    <span class={look === null ? 'avatar' : `avatar avatar-colour-${look.colour}`} aria-hidden="true">
      {look === null ? [...name][0]?.toUpperCase() : <AvatarPicture picture={look.picture} />}
    </span>
  );
}
