// What one can do with somebody at the table: put the red pawn before them, stare, or take a deserted seat.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { refusalText } from '../text/refusal_text';
import { t } from '../text/text';
import { toast } from '../ui/toast';
import { Button } from '../ui/button';
import type { Play } from './play';
import { RedPawnPicture } from './pieces';
import { seatView } from './seats';
import './seat_sheet.css';

export function SeatSheet({ play }: { readonly play: Play }): JSX.Element | null {
  const sheet = useRef<HTMLDivElement>(null);
  const { session, pointing } = play;
  const seat = pointing.chosenSeat.value;
  useEffect(() => {
    if (seat === null) return undefined;
    sheet.current?.querySelector<HTMLElement>('button')?.focus();
    const plate = document.querySelector<HTMLElement>(`.seat-plate[data-seat="${seat}"]`);
    const close = (event: Event): void => {
      const target = event.target instanceof Node ? event.target : null;
      const byKey = event instanceof KeyboardEvent;
      if (byKey ? event.key !== 'Escape' : sheet.current?.contains(target) || plate?.contains(target)) return;
      pointing.chosenSeat.value = null;
      if (byKey) {
        event.stopPropagation();
        plate?.focus();
      }
    };
    document.addEventListener('keydown', close, true);
    document.addEventListener('pointerdown', close, true);
    return () => {
      document.removeEventListener('keydown', close, true);
      document.removeEventListener('pointerdown', close, true);
    };
  }, [seat]);
  if (seat === null) return null;
  const view = seatView(session.table.value, session.confirmed.value, seat, session.seat.value);
  const legal = session.legal.value;
  const knock = legal.some((one) => one.kind === 'do_something' && one.before === seat);
  const stare = legal.some((one) => one.kind === 'stare' && one.at === seat);
  const deserted = view.presence !== 'here' && session.kind === 'remote';
  const name = view.name ?? t('seat.free');
  const take = (): void => {
    pointing.drop();
    void session.wish({ t: 'take', seat }).then((refusal) => refusal && toast(refusalText(refusal), 'trouble'));
  };
  return (
    <div ref={sheet} class="seat-sheet" role="group" aria-label={name}>
      <p class="seat-sheet-name">{view.presence === 'away' ? t('seat.waiting_for', { name }) : name}</p>
      <div class="seat-sheet-buttons">
        {knock && (
          <button type="button" class="button seat-sheet-knock" onClick={() => pointing.send('do_something', seat)}>
            <RedPawnPicture />
            <span>{t('do_something')}</span>
          </button>
        )}
        {stare && (
          <Button icon="eye" onClick={() => pointing.send('stare', seat)}>
            {t('seat.stare')}
          </Button>
        )}
        {deserted && (
          <Button icon="chair" onClick={take}>
            {t(session.seat.value === null ? 'seat.take' : 'seat.take_instead')}
          </Button>
        )}
        {!knock && !stare && !deserted && <span class="soft-text">{t('seat.nothing')}</span>}
      </div>
    </div>
  );
}
