// The picture next to the text of a banner: a spell that is cast, a token that is used.
import type { JSX } from 'preact';
import type { Spell } from '../engine/security_position';
import { HelperPicture, SpellPicture } from '../security_board/art/pieces';

type TokenName = 'token-timer' | 'token-swap' | 'token-loudspeaker';

export function pictureOf(what: Spell | TokenName): () => JSX.Element {
  switch (what) {
    case 'token-timer':
      return () => <HelperPicture name="timer" />;
    case 'token-swap':
      return () => <HelperPicture name="swap" />;
    case 'token-loudspeaker':
      return () => <HelperPicture name="loudspeaker" />;
    default:
      return () => <SpellPicture spell={what} />;
  }
}
