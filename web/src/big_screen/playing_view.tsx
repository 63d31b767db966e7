// A game on the big screen: the mall in the middle, sand and stock at its sides, and the seats around it.
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { timeLeft } from '../base/clock_text';
import { Mall } from '../board/mall';
import { resultOf } from '../end/result';
import type { Engine } from '../engine/engine';
import { ringFrom, sides } from '../game/seats';
import type { Session } from '../game/session';
import { memberOf } from '../game/table_facts';
import { Play } from '../play/play';
import { firstTally, wireReactions } from '../play/reactions';
import { SandTimer } from '../sand/sand_timer';
import { watchSand } from '../sand/sand_watch';
import { playedName } from '../scenarios/scenario_name';
import { useGameWords } from '../scenarios/use_game_words';
import { isOver, sandStateOf, talkOf } from '../table/standing';
import { TalkFrame } from '../table/talk_frame';
import { TalkSign } from '../table/talk_sign';
import { useModuleParts } from '../table/use_module_parts';
import { labelled, t } from '../text/text';
import { BannerArea } from '../words/banner_area';
import { endText } from '../words/end_text';
import { LiveRegion } from '../words/live_region';
import { WatchingCode } from './invitation';
import { Overview } from './overview';
import { ScreenNotice } from './screen_notice';
import { ScreenSeat } from './screen_seat';
import { SoundHint } from './sound_hint';
import { keepToWatching } from './watching_banners';
import './playing_view.css';

export interface PlayingViewProps {
  readonly session: Session;
  readonly engine: Engine;
  readonly code: string;
}

// One play for all games of the table: a rematch begins it again.
function usePlay({ session, engine }: PlayingViewProps): Play {
  const play = useMemo(() => new Play(session, engine), [session, engine]);
  const game = useComputed(() => session.table.value?.games ?? 0).value;
  useLayoutEffect(() => {
    const stops = [
      wireReactions(play),
      keepToWatching(play.banners),
      watchSand(session, (text) => play.announcer.tell([{ weight: 'event', text }])),
    ];
    return () => stops.forEach((stop) => stop());
  }, [play]);
  useLayoutEffect(() => {
    play.begin(firstTally(play));
    play.showAll();
  }, [play, game]);
  return play;
}

function Timer({ session }: { readonly session: Session }): JSX.Element {
  const capacity = useComputed(() => session.confirmed.value?.capacity_ms ?? 180_000);
  const flips = useComputed(() => session.confirmed.value?.flips ?? 0);
  const standing = useComputed(() => sandStateOf(session));
  return (
    <SandTimer
      sand={() => session.sand()}
      capacity={capacity.value}
      flips={flips.value}
      standing={standing.value}
      form="glass"
    />
  );
}

function Silence({ session }: { readonly session: Session }): JSX.Element | null {
  const talk = useComputed(() => talkOf(session)).value;
  const over = useComputed(() => isOver(session)).value;
  const rules = useComputed(() => session.confirmed.value?.rules ?? null).value;
  const alone = useComputed(() => session.confirmed.value?.solo != null).value;
  if (alone) return null; // nobody to talk to
  return <TalkSign talk={talk} brief={false} rules={rules} over={over} />;
}

function Frame({ session }: { readonly session: Session }): JSX.Element {
  const talk = useComputed(() => talkOf(session)).value;
  const alarm = useComputed(() => session.confirmed.value?.theft === true && !isOver(session)).value;
  return <TalkFrame talk={talk} alarm={alarm} />;
}

function Seats({ play, side }: { readonly play: Play; readonly side: 'left' | 'right' }): JSX.Element | null {
  const state = play.session.confirmed.value;
  if (state === null) return null;
  const ring = ringFrom(state.seats, null);
  const { left } = sides(ring.length);
  // Clockwise: up at the left, down at the right.
  const here = side === 'left' ? ring.slice(0, left).reverse() : ring.slice(left);
  const isTight = ring.length > 4 || state.security !== undefined;
  return (
    <ul class="big-screen-seats" data-few={ring.length < 3} data-many={isTight} aria-label={t('lobby.ring')}>
      {here.map((seat) => (
        <ScreenSeat key={seat} session={play.session} state={state} seat={seat} />
      ))}
    </ul>
  );
}

function Result({ session }: { readonly session: Session }): JSX.Element | null {
  const table = session.table.value;
  const state = session.confirmed.value;
  const result = resultOf(state, table);
  if (result === null || state === null) return null;
  const host = memberOf(table, table?.host ?? null)?.name ?? '';
  return (
    <div class="big-screen-result" data-result={result} role="status">
      <p class="big-screen-title">{t(`end.${result}`)}</p>
      <p>{endText(result, state)}</p>
      {result === 'won' && <p>{labelled(t('end.time_left'), timeLeft(state.sand_ms))}</p>}
      {host !== '' && <p class="big-screen-note">{t('end.host_decides', { name: host })}</p>}
    </div>
  );
}

// Tokens and spells, as pictures.
function Tokens({ play }: { readonly play: Play }): JSX.Element | null {
  const Tray = play.modules.value?.Tray;
  return Tray ? (
    <div class="big-screen-tokens" inert>
      <Tray />
    </div>
  ) : null;
}

export function PlayingView(props: PlayingViewProps): JSX.Element {
  const { session } = props;
  const play = usePlay(props);
  useModuleParts(play);
  const played = useComputed(() => session.confirmed.value).value;
  useGameWords(played === null ? [] : [played.scenario]);
  // The same element again: no matter what is drawn around it, the board isn't drawn again.
  const mall = useMemo(() => <Mall {...play.mall} board={play.board} />, [play]);
  useEffect(() => play.showAll(), [play]); // from the first picture on
  const table = session.table.value;
  const over = useComputed(() => isOver(session)).value;
  const isTight = played !== null && (played.security !== undefined || played.seats > 7);
  return (
    <div
      class="big-screen-game"
      data-screen={over ? 'over' : 'playing'}
      data-mood={talkOf(session)}
      data-tight={isTight}
    >
      <div class="big-screen-side">
        <p class="big-screen-played" data-may-be-cut="">
          {played !== null && playedName(played)}
        </p>
        <Timer session={session} />
        <Silence session={session} />
        <Tokens play={play} />
        <Seats play={play} side="left" />
        <SoundHint brief={isTight} />
      </div>
      <div class="big-screen-mall">
        <div class="big-screen-board" inert aria-hidden="true">
          {mall}
        </div>
        <div class="big-screen-words">
          <BannerArea banners={play.banners} />
          <ScreenNotice session={session} />
          <Result session={session} />
        </div>
      </div>
      <div class="big-screen-side">
        <Overview play={play} />
        <Seats play={play} side="right" />
        {table !== null && <WatchingCode table={table} />}
      </div>
      <Frame session={session} />
      <LiveRegion announcer={play.announcer} />
    </div>
  );
}
