// One place at the table: who sits there, what they may do, whether they are here, and the red pawn before them.
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { Avatar } from '../avatars/avatar_view';
import { seatSigns } from '../game/seat_signs';
import { seatVoices, voiceHooks } from '../game/seat_voices';
import { Icon } from '../ui/icon';
import { ConnectionBars } from '../ui/connection_bars';
import { t } from '../text/text';
import { AbilityPicture, RedPawnPicture } from '../board/pieces';
import type { SeatView } from '../game/seats';
import { abilityList } from '../words/spoken';
import { StareEyes } from './stare_eyes';
import './seat_plate.css';

export interface SeatPlateProps {
  readonly view: SeatView;
  readonly theft: boolean;
  readonly chosen: boolean;
  readonly calling: boolean; // the red pawn, or a stare, may go here
  readonly stare: number | null; // its number, while they stare at me
  readonly digit: number | null; // the key that chooses this seat
  readonly onChoose: () => void;
}

function noteOf(view: SeatView): string | null {
  if (view.presence === 'away') return t('seat.waiting');
  const notes = [
    view.sittingIn === null ? null : t('seat.for', { name: view.sittingIn }),
    view.quality === 'good' ? null : t(`line.${view.quality}`),
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(', ');
}

function spokenName(view: SeatView): string {
  const kind = view.teammate ? t('teammates.word') : view.bot ? t('lobby.bot') : null;
  const parts = [view.name ?? t('seat.free'), kind, noteOf(view)];
  if (view.left || view.right) parts.push(t(view.left ? 'seat.left.short' : 'seat.right.short'));
  parts.push(abilityList(view.abilities));
  if (view.redPawn) parts.push(t('seat.red_pawn'));
  return parts.filter((part) => part !== null).join(', ');
}

// A key to press, or who they are and how their connection is: an avatar or a lamp in a lit or an empty ring, or bars that are
// missing.
function Lamp({ view, digit }: { readonly view: SeatView; readonly digit: number | null }): JSX.Element {
  if (digit !== null) return <kbd class="seat-plate-digit">{digit}</kbd>;
  if (view.quality !== 'good') return <ConnectionBars quality={view.quality} />;
  if (view.face === null) return <span class="seat-plate-lamp" />;
  return (
    <span class="seat-plate-lamp seat-plate-avatar">
      <Avatar face={view.face} name={view.name ?? ''} />
    </span>
  );
}

export function SeatPlate({ view, theft, chosen, calling, stare, digit, onChoose }: SeatPlateProps): JSX.Element {
  const note = noteOf(view);
  const voice = useComputed(() => seatVoices.value.get(view.seat)).value;
  const sign = useComputed(() => seatSigns.value.get(view.seat)).value;
  return (
    <button
      type="button"
      class="seat-plate"
      data-float="seat"
      data-seat={view.seat}
      data-presence={view.presence}
      data-calling={calling}
      {...voiceHooks(voice)}
      aria-expanded={chosen}
      onClick={onChoose}
    >
      <span class="hidden-text">{spokenName(view)}</span>
      <span class="seat-plate-name" aria-hidden="true">
        <Lamp view={view} digit={calling ? digit : null} />
        {(view.left || view.right) && <span class="seat-plate-hand">{view.left ? '←' : '→'}</span>}
        {view.bot && <Icon name="robot" />}
        {view.teammate && (
          <span class="seat-plate-mask">
            <Icon name="mask" />
          </span>
        )}
        <span class="seat-plate-text">{view.name ?? t('seat.free')}</span>
      </span>
      <span class="seat-plate-tile">
        {view.abilities.length === 0 && <Icon name="crown" />}
        {view.abilities.map((ability) => (
          <AbilityPicture key={ability} ability={ability} off={theft && ability === 'vortex'} />
        ))}
      </span>
      {note !== null && (
        <span class="seat-plate-note" aria-hidden="true">
          {note}
        </span>
      )}
      {(view.left || view.right) && (
        <span class="seat-plate-side" aria-hidden="true">
          {t(view.left ? 'seat.left.short' : 'seat.right.short')}
        </span>
      )}
      {view.redPawn && (
        <span class="seat-plate-pawn">
          <RedPawnPicture />
        </span>
      )}
      {sign && (
        <span key={`sign ${sign.id}`} class="seat-plate-sign" data-talk-sign={sign.name} aria-hidden="true">
          {sign.picture}
        </span>
      )}
      {stare !== null && <StareEyes key={`stare ${stare}`} />}
    </button>
  );
}
