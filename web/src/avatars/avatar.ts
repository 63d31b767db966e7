// A person's avatar: their own picture and colour, as the number that the server passes on (docs/protocol.md). 0 is
// none.
import { settings } from '../settings/settings';

export const pictures = 12;
export const colourCount = 8;
const picturesInColour = 16; // the wire leaves room for more

export interface Look {
  readonly picture: number;
  readonly colour: number;
}

export function avatarOf({ picture, colour }: Look): number {
  return 1 + colour * picturesInColour + picture;
}

// None for a number from a page that knows more avatars than this one.
export function lookOf(face: number): Look | null {
  const picture = (face - 1) % picturesInColour;
  const colour = Math.floor((face - 1) / picturesInColour);
  return face >= 1 && picture < pictures && colour < colourCount ? { picture, colour } : null;
}

// Until someone chooses an avatar, it follows from their name, so that four friends look different from the start.
export function avatarOfName(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const spread = (sum ^ (sum >>> 17)) >>> 0;
  return avatarOf({ picture: spread % pictures, colour: Math.floor(spread / pictures) % colourCount });
}

export function ownAvatar(): number {
  const chosen = settings.face.value;
  return lookOf(chosen) === null ? avatarOfName(settings.name.value) : chosen;
}
