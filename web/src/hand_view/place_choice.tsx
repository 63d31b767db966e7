// Several places are possible: the mall shows them with numbers, and the same numbers are large buttons.
import type { JSX } from 'preact';
import { plain, type Option } from '../board/meaning';
import { spaceName } from '../board/names';
import type { Play } from '../play/play';
import { th } from '../text/hand_view';
import { labelled, t } from '../text/text';
import { Button } from '../ui/button';

export function PlaceChoice({ play }: { readonly play: Play }): JSX.Element | null {
  const { session, commands } = play;
  const mode = commands.mode.value;
  const state = session.shown.value;
  if (mode.kind !== 'places' || state === null) return null;
  const act = ({ action }: Option): void => {
    commands.mode.value = plain;
    play.act(action);
  };
  const nameOf = (option: Option, number: number): string => {
    const spot = play.atlas().spots.get(option.place);
    const name = th('hand.number', { number });
    return spot === undefined ? name : labelled(name, spaceName(spot, state));
  };
  return (
    <div class="hand-view-choices" role="group" aria-label={th('hand.where')}>
      <p>{th('hand.where')}</p>
      <div class="hand-view-numbers">
        {mode.options.map((option, index) => (
          <button
            key={option.action}
            type="button"
            class="button hand-view-choice"
            data-choice={option.place}
            aria-label={nameOf(option, index + 1)}
            onClick={() => act(option)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <Button onClick={() => (commands.mode.value = plain)}>{t('cancel')}</Button>
    </div>
  );
}
