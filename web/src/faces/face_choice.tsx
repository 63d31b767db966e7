// All faces and colours: one tap chooses, and the browser remembers.
import type { JSX } from 'preact';
import { settings } from '../settings/settings';
import { t } from '../text/text';
import { colourCount, faceOf, lookOf, ownFace, pictures } from './face';
import { Face } from './face_view';
import './face_choice.css';

export function FaceChoice({ name }: { readonly name: string }): JSX.Element {
  const now = lookOf(ownFace()) ?? { picture: 0, colour: 0 };
  const choose = (look: Partial<typeof now>): void => void (settings.face.value = faceOf({ ...now, ...look }));
  return (
    <div class="face-choice">
      <div class="face-choice-pictures" role="group" aria-label={t('face.pictures')}>
        {Array.from({ length: pictures }, (_, picture) => (
          <button
            key={picture}
            type="button"
            class="face-choice-one"
            aria-pressed={picture === now.picture}
            aria-label={t('face.picture', { number: picture + 1 })}
            onClick={() => choose({ picture })}
          >
            <Face face={faceOf({ ...now, picture })} name={name} />
          </button>
        ))}
      </div>
      <div class="face-choice-colours" role="group" aria-label={t('face.colours')}>
        {Array.from({ length: colourCount }, (_, colour) => (
          <button
            key={colour}
            type="button"
            class="face-choice-one"
            aria-pressed={colour === now.colour}
            aria-label={t('face.colour', { number: colour + 1 })}
            onClick={() => choose({ colour })}
          >
            <span class={`face face-colour-${colour}`} />
          </button>
        ))}
      </div>
    </div>
  );
}
