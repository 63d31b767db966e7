// Before whom the red pawn goes, or who is stared at: one large button for each of the others.
import type { JSX } from 'preact';
import { plain } from '../board/meaning';
import { targetsOf } from '../play/pointing';
import type { Play } from '../play/play';
import { th } from '../text/hand_view';
import { t } from '../text/text';
import { Button } from '../ui/button';

export function Whom({ play }: { readonly play: Play }): JSX.Element | null {
  const { session, pointing, commands } = play;
  const { asking } = pointing;
  if (asking === null) return null;
  const seats = [...targetsOf(session.legal.value, asking.what)];
  if (seats.length === 0) return null; // the game has ended meanwhile
  const close = (): void => {
    commands.mode.value = plain;
    pointing.drop();
  };
  const send = (seat: number): void => {
    commands.mode.value = plain;
    pointing.send(asking.what, seat);
  };
  return (
    <div class="hand-view-sheet" role="group" aria-label={th('hand.whom')}>
      <p>{th('hand.whom')}</p>
      {seats.map((seat) => (
        <button key={seat} type="button" class="button hand-view-choice" data-whom={seat} onClick={() => send(seat)}>
          {play.nameOf(seat) ?? t('seat.number', { number: seat + 1 })}
        </button>
      ))}
      <Button onClick={close}>{t('cancel')}</Button>
    </div>
  );
}
