// The playing screen: the mall in the middle, everybody around it, sand and talk on one side, the stock on the other.
import { useComputed, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Mall } from '../board/mall';
import type { Goals } from '../board/mall_props';
import type { Engine } from '../engine/engine';
import type { Talk } from '../engine/position';
import type { Session } from '../game/session';
import { BannerPlace } from '../play/banner_place';
import { BigMoment } from '../play/big_moment';
import { EndPanel, resultOf, type Onward } from '../play/end_panel';
import { LiveRegion } from '../play/live_region';
import { Notices } from '../play/notices';
import { Play } from '../play/play';
import { PlayMenu } from '../play/play_menu';
import { firstTally, wireReactions } from '../play/reactions';
import { SandTimer, type Standing } from '../play/sand_timer';
import { watchSand } from '../play/sand_watch';
import { SeatRing } from '../play/seat_ring';
import { SeatSheet } from '../play/seat_sheet';
import { StareEyes } from '../play/stare_eyes';
import { Stock } from '../play/stock';
import { StockStrip } from '../play/stock_strip';
import { tableLayout } from '../play/table_layout';
import { TalkFrame } from '../play/talk_frame';
import { TalkSign } from '../play/talk_sign';
import { wireRefusals } from '../play/wiring';
import { WordLine } from '../play/word_line';
import { YourPlace } from '../play/your_place';
import { go } from '../base/navigation';
import { spoken } from '../base/table_code';
import { soundBox } from '../sound/sound_box';
import { t } from '../text/text';
import { MissingPart } from '../ui/missing_part';
import { ScreenHeading } from '../ui/screen_heading';
import { Company } from './company';
import { RaceGhost } from './dialogs_later';
import { playedName } from './scenario_name';
import { SecurityGoal } from './security_later';
import './table.css';
import './table_wide.css';
import './table_small.css';
import './table_upright.css';
import './table_landscape.css';

export interface TableScreenProps {
  readonly session: Session;
  readonly engine: Engine;
  readonly guide?: ComponentChildren; // the coach, above the actions
  readonly goals?: ReadonlySignal<Goals | null>; // what the coach points at
  readonly onLobby?: () => void;
  readonly onward?: Onward; // where the end leads before anywhere else
}

function standingOf(session: Session): Standing {
  const table = session.table.value;
  const state = session.confirmed.value;
  if (state === null || state.outcome !== 'running' || table?.phase !== 'playing') return 'over';
  if (session.frozen.value) return 'frozen';
  if (table.clock === 'paused' || table.clock === 'interrupted') return table.clock;
  return 'running';
}

// When the game is over there is no silence to keep.
// while the game waits there is silence, whatever was open before.
function talkOf(session: Session): Talk {
  if (isOver(session)) return 'open';
  const clock = session.table.value?.clock;
  if (clock === 'paused' || clock === 'interrupted') return 'silent';
  return session.confirmed.value?.talk ?? 'silent';
}

function isOver(session: Session): boolean {
  const table = session.table.value;
  return session.confirmed.value?.outcome !== 'running' || (table !== null && table.phase !== 'playing');
}

interface Part {
  readonly session: Session;
}

function Heading({ session }: Part): JSX.Element {
  const name = useComputed(() => (session.confirmed.value === null ? null : playedName(session.confirmed.value))).value;
  if (name === null) return <ScreenHeading class="hidden-text" title={t('title')} />;
  // Who has several tables open tells them apart by their codes.
  const tab = session.code === null ? name : `${name} · ${spoken(session.code)}`;
  return (
    <ScreenHeading class="hidden-text" title={tab}>
      {t('place.title', { scenario: name })}
    </ScreenHeading>
  );
}

function Timer({ session, form }: Part & { readonly form: 'glass' | 'strip' }): JSX.Element {
  const capacity = useComputed(() => session.confirmed.value?.capacity_ms ?? 180_000);
  const flips = useComputed(() => session.confirmed.value?.flips ?? 0);
  const standing = useComputed(() => standingOf(session));
  return (
    <SandTimer
      sand={() => session.sand()}
      capacity={capacity.value}
      flips={flips.value}
      standing={standing.value}
      form={form}
    />
  );
}

function Sign({ session, brief }: Part & { readonly brief: boolean }): JSX.Element | null {
  const talk = useComputed(() => talkOf(session));
  const over = useComputed(() => isOver(session));
  const alone = useComputed(() => session.confirmed.value?.solo != null);
  const rules = useComputed(() => session.confirmed.value?.rules ?? null);
  if (alone.value) return null; // nobody to talk to
  return <TalkSign talk={talk.value} brief={brief} rules={rules.value} over={over.value} />;
}

function Frame({ session }: Part): JSX.Element {
  const talk = useComputed(() => talkOf(session));
  const alarm = useComputed(() => {
    const state = session.confirmed.value;
    return state !== null && state.theft && state.outcome === 'running';
  });
  return <TalkFrame talk={talk.value} alarm={alarm.value} />;
}

// Only tutorials have a goal of their own, and only with modules are there tutorials.
function Goal({ session }: Part): JSX.Element | null {
  const hasModules = useComputed(() => session.confirmed.value?.security !== undefined).value;
  return hasModules ? <SecurityGoal session={session} /> : null;
}

// Only a table that races a finished game has a ghost.
function Rival({ session }: Part): JSX.Element | null {
  const record = useComputed(() => session.table.value?.race ?? null).value;
  return record === null ? null : <RaceGhost session={session} record={record} />;
}

interface EndProps {
  readonly play: Play;
  readonly onLobby: (() => void) | undefined;
  readonly onward: Onward | undefined;
}

// The last grain, the last hero: the verdict waits until the picture has shown it.
function End({ play, onLobby, onward }: EndProps): JSX.Element | null {
  const { session } = play;
  const result = useComputed(() => resultOf(session.confirmed.value, session.table.value)).value;
  const [shown, setShown] = useState(result);
  useEffect(() => {
    const timer = setTimeout(() => setShown(result), result === null ? 0 : 900);
    return () => clearTimeout(timer);
  }, [result]);
  if (result === null || shown === null) return null;
  return <EndPanel play={play} result={result} onLobby={onLobby} onward={onward} />;
}

// Tokens, spells and what watches the mall: fetched for a game that has them.
function useMore(play: Play): void {
  const isWanted = useComputed(() => play.session.confirmed.value?.security !== undefined).value;
  useEffect(() => {
    if (!isWanted) return undefined;
    let over = false;
    void import('../security/more').then(({ morePlay }) => morePlay(play)).then(
      (more) => (over ? more.stop() : (play.more.value = more)),
      () => {
        if (!over) play.moreIsMissing.value = true;
      },
    );
    return () => {
      over = true;
      play.more.peek()?.stop();
      play.more.value = null;
      play.moreIsMissing.value = false;
    };
  }, [play, isWanted]);
}

function More({ play, part }: { readonly play: Play; readonly part: 'Tray' | 'Panel' }): JSX.Element | null {
  if (play.moreIsMissing.value && part === 'Tray') return <MissingPart />;
  const Part = play.more.value?.[part];
  return Part ? <Part /> : null;
}

function usePlay({ session, engine, goals }: TableScreenProps): Play {
  const play = useMemo(() => new Play(session, engine, goals), [session, engine, goals]);
  const game = useComputed(() => session.table.value?.games ?? 0).value;
  // Before the first picture: whoever sees the mall can play, and keeps the hero in hand.
  useLayoutEffect(() => {
    const stops = [
      wireReactions(play),
      wireRefusals(play),
      watchSand(play),
      soundBox.unlockOnFirstTouch(),
      play.keyboard.attach(window),
    ];
    return () => stops.forEach((stop) => stop());
  }, [play]);
  useLayoutEffect(() => {
    play.begin(firstTally(play));
  }, [play, game]);
  return play;
}

// This draws the table once and again only for another layout; every part of it follows the session by itself.
export function TableScreen(props: TableScreenProps): JSX.Element {
  const { session, guide, onLobby, onward } = props;
  const play = usePlay(props);
  useMore(play);
  // The same element again: whatever is drawn around it, the board is not drawn anew.
  const mall = useMemo(() => <Mall {...play.mall} />, [play]);
  const root = useRef<HTMLElement>(null);
  useSignalEffect(() => {
    if (root.current) root.current.dataset['mood'] = talkOf(session);
  });
  const layout = tableLayout.value;
  const wide = layout === 'wide';
  const roomy = wide || layout === 'tall'; // for a whole glass and a whole sign
  const leave = (): void => {
    if (session.kind === 'remote') void session.wish({ t: 'leave' });
    else go('/practice');
  };
  return (
    <main ref={root} class="table" data-layout={layout}>
      <Heading session={session} />
      <div class="table-menu">
        <PlayMenu play={play} onLeave={leave} />
      </div>
      <div class="table-left">
        <Timer session={session} form={roomy ? 'glass' : 'strip'} />
        {roomy && <Sign session={session} brief={false} />}
      </div>
      <SeatRing play={play} />
      <div class="table-mall">
        {mall}
        <div class="table-light" aria-hidden="true" />
        <BannerPlace banners={play.banners} />
        <StareEyes play={play} />
        <BigMoment play={play} />
        <Notices play={play} />
        <WordLine play={play} />
        <Goal session={session} />
        <Rival session={session} />
        <More play={play} part="Panel" />
        <SeatSheet play={play} />
        <Company session={session} place="table" />
      </div>
      {wide ? (
        <aside class="table-right" aria-label={t('stock.title')}>
          <Stock play={play} />
          <More play={play} part="Tray" />
        </aside>
      ) : (
        <div class="table-facts">
          {!roomy && <Sign session={session} brief />}
          <StockStrip play={play} />
          <More play={play} part="Tray" />
        </div>
      )}
      {guide !== undefined && <div class="table-guide">{guide}</div>}
      <YourPlace play={play} />
      <Frame session={session} />
      <LiveRegion play={play} />
      <End play={play} onLobby={onLobby} onward={onward} />
    </main>
  );
}
