// What a player can do with someone at the table: put the red pawn in front of them, stare, take a deserted seat or a
// teammate's, or let a teammate take over.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { listenForKeys } from '../keys/key_dispatcher';
import { refusalText } from '../text/refusal_text';
import { t } from '../text/text';
import { toast } from '../ui/toast';
import { Button } from '../ui/button';
import type { Play } from '../play/play';
import { RedPawnPicture } from '../board/pieces';
import { seatView, type SeatView } from '../game/seats';
import './seat_sheet.css';

function titleOf(view: SeatView): string {
  const name = view.name ?? t('seat.free');
  if (view.presence === 'away') return t('seat.waiting_for', { name });
  if (view.sittingIn !== null) return `${name} ${t('seat.for', { name: view.sittingIn })}`;
  if (view.bot) return `${name}, ${t('lobby.bot')}`;
  if (view.quality !== 'good') return `${name}, ${t(`line.${view.quality}`)}`;
  return view.teammate ? `${name}, ${t('teammates.word')}` : name;
}

export function SeatSheet({ play }: { readonly play: Play }): JSX.Element | null {
  const sheet = useRef<HTMLDivElement>(null);
  const { session, pointing } = play;
  const seat = pointing.chosenSeat.value;
  useLayoutEffect(() => {
    if (seat === null) return undefined;
    sheet.current?.querySelector<HTMLElement>('button')?.focus();
    const plate = document.querySelector<HTMLElement>(`.seat-plate[data-seat="${seat}"]`);
    const close = (): true => {
      pointing.chosenSeat.value = null;
      return true;
    };
    const pressed = (event: PointerEvent): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (!sheet.current?.contains(target) && !plate?.contains(target)) close();
    };
    const stopKeys = listenForKeys('seat', ({ key }) => key === 'Escape' && close());
    document.addEventListener('pointerdown', pressed, true);
    return () => {
      // Pressed elsewhere, the focus is there already; else it was on a button of this sheet.
      if (document.activeElement === document.body || sheet.current?.contains(document.activeElement)) plate?.focus();
      stopKeys();
      document.removeEventListener('pointerdown', pressed, true);
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
  const open = empty && session.delay === undefined; // for anyone to take who isn't watching with a delay
  const watches = playing && session.seat.value === null && session.kind === 'remote';
  const fill = deserted && playing && table.teammates !== undefined && table.host === session.me.value?.id;
  const name = view.name ?? t('seat.free');
  const request = (wanted: Parameters<typeof session.request>[0]): void => {
    pointing.drop();
    void session.request(wanted).then((refusal) => refusal && toast(refusalText(refusal), 'trouble'));
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
          <Button icon="mask" onClick={() => request({ t: 'fill', chair: seat })}>
            {t('teammates.play_on')}
          </Button>
        )}
        {open && (
          <Button icon="chair" onClick={() => request({ t: 'take', seat })}>
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
