// A person as a disc: their picture on their colour, or the first letter of their name until the pictures have loaded
// and for people who have none. A screen reader ignores it, since the name is next to it.
import type { JSX } from 'preact';
import { lazy } from '../ui/lazy';
import { asExtra } from '../ui/missing_part';
import { lookOf } from './face';
import './face_view.css';

export interface FaceProps {
  readonly face: number | null | undefined;
  readonly name: string;
}

const FacePicture = lazy(async () => (await import('./face_picture')).FacePicture, asExtra);

export function Face({ face, name }: FaceProps): JSX.Element {
  const look = lookOf(face ?? 0);
  return (
    <span class={look === null ? 'face' : `face face-colour-${look.colour}`} aria-hidden="true">
      {look === null ? [...name][0]?.toUpperCase() : <FacePicture picture={look.picture} />}
    </span>
  );
}
