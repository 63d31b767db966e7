// Whose view is shown: the seat, what its action tile allows, and the way back to all of them.
import type { JSX } from 'preact';
import { AbilityPicture } from '../board/pieces';
import { Avatar } from '../avatars/avatar_view';
import { abilitiesOf } from '../game/seats';
import { abilityList } from '../words/spoken';
import { tr } from '../text/replay';
import { Icon } from '../ui/icon';
import type { Player } from './player';
import './seat_hand.css';

export function SeatHand({ player }: { readonly player: Player }): JSX.Element | null {
  const seat = player.seat.value;
  if (seat === null) return null;
  const state = player.state.value;
  const abilities = abilitiesOf(state, [seat]);
  const face = player.avatarOf(seat);
  const toAll = tr('replay.view.all');
  return (
    <div class="seat-hand" data-float="seat" data-seen-from={seat}>
      {face !== null && <Avatar face={face} name={player.nameOf(seat)} />}
      <strong>{player.nameOf(seat)}</strong>
      <span class="seat-hand-tile" aria-hidden="true">
        {abilities.map((ability) => (
          <AbilityPicture key={ability} ability={ability} off={state.theft && ability === 'vortex'} />
        ))}
      </span>
      <span class="seat-hand-words">{abilityList(abilities)}</span>
      <button type="button" aria-label={toAll} title={toAll} onClick={() => (player.seat.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
