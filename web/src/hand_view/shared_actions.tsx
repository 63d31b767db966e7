// What needs no hero: exploring, the theft and the red pawn, at the lower edge under both thumbs.
import type { JSX } from 'preact';
import { actionOf, legalsOf } from '../board/legal_ways';
import { RedPawnPicture, TheftPicture } from '../board/pieces';
import { ActionButton } from '../hand/action_button';
import type { Play } from '../play/play';
import { theftWords } from '../table/stock';
import { labelled, t } from '../text/text';

function Explore({ play }: { readonly play: Play }): JSX.Element | null {
  const { session } = play;
  if (!play.abilities.value.includes('explore')) return null;
  const isPossible = legalsOf('explore', session.legal.value, play.placement).length > 0;
  const isPlacing = session.shown.value?.held != null;
  const name = t(isPlacing ? 'action.place' : 'action.explore');
  return (
    <ActionButton
      ability="explore"
      label={isPossible ? name : t('action.not_now', { action: name })}
      caption={t(isPlacing ? 'action.place.short' : 'action.explore.short')}
      possible={isPossible}
      off={false}
      long={false}
      onPress={(far) => play.commands.press('explore', far)}
    />
  );
}

// Anyone can do it, once all are in place; before that it says what is missing.
function Theft({ play }: { readonly play: Play }): JSX.Element | null {
  const state = play.session.shown.value;
  const finds = play.finds.value;
  if (state === null || finds === null || finds.wanted === 0) return null;
  const action = actionOf(play.session.legal.value, 'theft');
  const words = theftWords(state, finds, action !== null);
  return (
    <button
      type="button"
      class="shared-actions-theft"
      data-possible={action !== null}
      aria-label={action === null ? labelled(t('theft.tile'), words) : t('theft.do')}
      onClick={() => {
        if (action === null) play.refuseTheft();
        else play.act(action);
      }}
    >
      <TheftPicture side={state.theft ? 'alarm' : 'plan'} />
      <span aria-hidden="true">{action === null ? words : t('theft.do')}</span>
    </button>
  );
}

function RedPawn({ play }: { readonly play: Play }): JSX.Element | null {
  const { session, pointing } = play;
  const state = session.confirmed.value;
  const seat = session.seat.value;
  if (!state?.do_something.allowed || seat === null || state.seats < 2) return null;
  const isHere = state.do_something.before === seat;
  return (
    <button
      type="button"
      class="shared-actions-pawn"
      data-possible={session.legal.value.some((one) => one.kind === 'do_something')}
      aria-pressed={pointing.redPawnInHand.value}
      aria-label={t(isHere ? 'red_pawn.here' : 'red_pawn.send')}
      onClick={() => pointing.takeRedPawn()}
    >
      <RedPawnPicture />
      <span aria-hidden="true">{t('do_something')}</span>
    </button>
  );
}

export function SharedActions({ play }: { readonly play: Play }): JSX.Element {
  return (
    <div class="shared-actions">
      <Explore play={play} />
      <Theft play={play} />
      <RedPawn play={play} />
    </div>
  );
}
