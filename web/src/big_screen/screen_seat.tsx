// One seat on the big screen: who sits there, what they can do, whether they are there, and the red pawn before them.
import type { JSX } from 'preact';
import { AbilityPicture, RedPawnPicture } from '../board/pieces';
import type { State } from '../engine/position';
import { Avatar } from '../avatars/avatar_view';
import { abilitiesOf, seatView } from '../game/seats';
import type { Session } from '../game/session';
import { t } from '../text/text';
import { Icon } from '../ui/icon';
import { abilityList } from '../words/spoken';

export interface ScreenSeatProps {
  readonly session: Session;
  readonly state: State;
  readonly seat: number;
}

export function ScreenSeat({ session, state, seat }: ScreenSeatProps): JSX.Element {
  const view = seatView(session.table.value, state, seat, null);
  const abilities = abilitiesOf(state, [seat]);
  const note =
    view.presence === 'away'
      ? t('seat.waiting')
      : view.sittingIn === null
        ? null
        : t('seat.for', { name: view.sittingIn });
  return (
    <li class="big-screen-seat" data-seat={seat} data-presence={view.presence} data-red-pawn={view.redPawn}>
      <span class="big-screen-seat-name">
        {view.teammate ? (
          <Icon name="mask" />
        ) : view.bot ? (
          <Icon name="robot" />
        ) : (
          view.name !== null && <Avatar face={view.face} name={view.name} />
        )}
        <span class="big-screen-name" data-may-be-cut="">
          {view.name ?? t('seat.free')}
        </span>
        {note !== null && (
          <span class="big-screen-seat-note" data-may-be-cut="">
            {note}
          </span>
        )}
      </span>
      <span class="big-screen-seat-tile">
        {abilities.length === 0 && <Icon name="crown" />}
        {abilities.map((ability) => (
          <AbilityPicture key={ability} ability={ability} off={state.theft && ability === 'vortex'} />
        ))}
      </span>
      <span class="hidden-text">
        {abilityList(abilities)}
        {view.redPawn && `, ${t('seat.red_pawn')}`}
      </span>
      {view.redPawn && (
        <span class="big-screen-seat-pawn">
          <RedPawnPicture />
        </span>
      )}
    </li>
  );
}
