// What one can do with somebody at the table: put the red pawn before them, stare, take a deserted
// seat or a teammate's, or let a teammate play on.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { refusalText } from '../text/refusal_text';
import { t } from '../text/text';
import { toast } from '../ui/toast';
import { Button } from '../ui/button';
import type { Play } from './play';
import { RedPawnPicture } from './pieces';
import { seatView, type SeatView } from './seats';
import './seat_sheet.css';

function titleOf(view: SeatView): string {
  const name = view.name ?? t('seat.free');
  if (view.presence === 'away') return t('seat.waiting_for', { name });
  if (view.sittingIn !== null) return `${name} ${t('seat.for', { name: view.sittingIn })}`;
  if (view.bot) return `${name}, ${t('lobby.bot')}`;
  if (view.quality !== 'good') return `${name}, ${t(`line.${view.quality}`)}`;
  return view.teammate ? `${name}, ${t('mates.word')}` : name;
}

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
      if (byKey) event.stopPropagation();
    };
    document.addEventListener('keydown', close, true);
    document.addEventListener('pointerdown', close, true);
    return () => {
      // Pressed elsewhere, the focus is there already; else it was on a button of this sheet.
      if (document.activeElement === document.body || sheet.current?.contains(document.activeElement)) plate?.focus();
      document.removeEventListener('keydown', close, true);
      document.removeEventListener('pointerdown', close, true);
    };
  }, [seat]);
  if (seat === null) return null;
  const table = session.table.value;
  const view = seatView(table, session.confirmed.value, seat, session.seat.value);
  const legal = session.legal.value;
  const somebody = view.presence !== 'empty'; // who would hear it
  const knock = somebody && legal.some((one) => one.kind === 'do_something' && one.before === seat);
  const stare = somebody && legal.some((one) => one.kind === 'stare' && one.at === seat);
  const deserted = view.presence !== 'here' && session.kind === 'remote';
  const playing = table?.phase === 'playing';
  const empty = deserted || (view.teammate && playing && session.kind === 'remote');
  const open = empty && session.delay === undefined; // for anybody to take who does not watch later
  const watches = playing && session.seat.value === null;
  const fill = deserted && playing && table.teammates !== undefined && table.host === session.me.value?.id;
  const name = view.name ?? t('seat.free');
  const wish = (wanted: Parameters<typeof session.wish>[0]): void => {
    pointing.drop();
    void session.wish(wanted).then((refusal) => refusal && toast(refusalText(refusal), 'trouble'));
  };
  return (
    <div ref={sheet} class="seat-sheet" role="group" aria-label={name}>
      <p class="seat-sheet-name">{titleOf(view)}</p>
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
        {fill && (
          <Button icon="mask" onClick={() => wish({ t: 'fill', chair: seat })}>
            {t('mates.play_on')}
          </Button>
        )}
        {open && (
          <Button icon="chair" onClick={() => wish({ t: 'take', seat })}>
            {t(session.seat.value === null ? 'seat.take' : 'seat.take_instead')}
          </Button>
        )}
        {watches && (
          <Button
            icon="eye"
            onClick={() => {
              play.viewed.value = seat;
              pointing.drop();
            }}
          >
            {t('seat.view')}
          </Button>
        )}
        {!knock && !stare && !open && !watches && <span class="soft-text">{t('seat.nothing')}</span>}
      </div>
    </div>
  );
}
