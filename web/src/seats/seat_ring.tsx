// The others around the table: left and right; on small screens a row of chips. The order is clockwise either way.
import type { JSX } from 'preact';
import type { Play } from '../play/play';
import { targetsOf } from '../play/pointing';
import { SeatPlate } from './seat_plate';
import { ringFrom, seatView, sides } from '../game/seats';
import { t } from '../text/text';
import './seat_ring.css';

interface Props {
  readonly play: Play;
  readonly except?: readonly number[]; // those whose place is elsewhere on the screen
}

export function SeatRing({ play, except = [] }: Props): JSX.Element | null {
  const { session } = play;
  const state = session.confirmed.value;
  const table = session.table.value;
  if (!state) return null;
  // A player who holds every seat has nobody around.
  const held = play.held.value;
  const mine = held[0] ?? null; // also after the end, when no seat of a running game is mine any more
  const others = ringFrom(state.seats, mine).filter(
    (seat) => (held.length <= 1 || !held.includes(seat)) && !except.includes(seat),
  );
  const counts = sides(others.length);
  const { asking, chosenSeat } = play.pointing;
  const allowed = asking ? targetsOf(session.legal.value, asking.what) : new Set<number>();
  const plate = (seat: number): JSX.Element => (
    <SeatPlate
      key={seat}
      view={seatView(table, state, seat, mine)}
      theft={state.theft}
      chosen={chosenSeat.value === seat}
      calling={allowed.has(seat)}
      stare={play.stared.value?.seat === seat ? play.stared.value.id : null}
      digit={asking?.byKey === true ? seat + 1 : null}
      onChoose={() => {
        if (asking && allowed.has(seat)) play.pointing.send(asking.what, seat);
        else chosenSeat.value = chosenSeat.peek() === seat ? null : seat;
      }}
    />
  );
  return (
    <div class="seat-ring" role="group" aria-label={t('seat.ring')} data-many={others.length > 4}>
      <div class="seat-ring-side seat-ring-left">{others.slice(0, counts.left).map(plate)}</div>
      <div class="seat-ring-side seat-ring-right">{others.slice(counts.left).map(plate)}</div>
    </div>
  );
}
