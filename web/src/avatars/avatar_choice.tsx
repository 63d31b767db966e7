// All avatars and colours: one tap chooses, and the browser remembers.
import type { JSX } from 'preact';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { colourCount, avatarOf, lookOf, ownAvatar, pictures } from './avatar';
import { Avatar } from './avatar_view';
import './avatar_choice.css';

export function AvatarChoice({ name }: { readonly name: string }): JSX.Element {
  const now = lookOf(ownAvatar()) ?? { picture: 0, colour: 0 };
  const choose = (look: Partial<typeof now>): void => void (settings.face.value = avatarOf({ ...now, ...look }));
  return (
    <div class="avatar-choice">
      <div class="avatar-choice-pictures" role="group" aria-label={t('avatar.pictures')}>
        {Array.from({ length: pictures }, (_, picture) => (
          <button
            key={picture}
            type="button"
            class="avatar-choice-one"
            aria-pressed={picture === now.picture}
            aria-label={t('avatar.picture', { number: picture + 1 })}
            onClick={() => choose({ picture })}
          >
            <Avatar face={avatarOf({ ...now, picture })} name={name} />
          </button>
        ))}
      </div>
      <div class="avatar-choice-colours" role="group" aria-label={t('avatar.colours')}>
        {Array.from({ length: colourCount }, (_, colour) => (
          <button
            key={colour}
            type="button"
            class="avatar-choice-one"
            aria-pressed={colour === now.colour}
            aria-label={t('avatar.colour', { number: colour + 1 })}
            onClick={() => choose({ colour })}
          >
            <span class={`avatar avatar-colour-${colour}`} />
          </button>
        ))}
      </div>
    </div>
  );
}
